"""What players of Idiot and Vändtia ask, and the answers."""

from engine.game import N_
from engine.guide import Question
from engine.questions import KEEPING

PLAYERS = Question(
    "players",
    N_("How many can play?"),
    N_(
        "Two to five players sit at the table: you and one to four computer players on the same "
        "device."
    ),
    ("1.2",),
)
CANNOT_PLAY = Question(
    "cannot-play",
    N_("What happens if I cannot play?"),
    N_(
        "You take the whole pile into your hand or, while the stock has cards, take a chance with "
        "its top card. If the card fits, it has to be laid; if it does not, you take it together "
        "with the pile."
    ),
    ("11.1", "11.2", "11.3", "11.5", "11.7"),
)
HIDDEN_CARD = Question(
    "hidden-card",
    N_("May I choose which hidden card to turn?"),
    N_(
        "Yes. When the stock, your hand and your face-up cards are all used up, you choose a "
        "hidden card by its place, without seeing it. If it does not fit, you take it together "
        "with the pile and must empty your hand before you turn another."
    ),
    ("13.1", "13.3", "13.4"),
)
AFTER_THE_WINNER = Question(
    "after-the-winner",
    N_("Does the game end when somebody wins?"),
    N_(
        "No. The first player without cards wins, but the others play on until only one of them "
        "has cards. That player is the Idiot. With two players both happen at the same moment."
    ),
    ("14.1", "14.6", "14.7"),
)
ACROSS_PLAYERS = Question(
    "across-players",
    N_("Do four alike count if different players laid them?"),
    N_(
        "Yes. It does not matter who laid the earlier cards, as long as all four lie directly on "
        "one another. Whoever lays the fourth card plays again."
    ),
    ("8.1", "8.2", "8.5"),
)
COMPUTERS = Question(
    "computers",
    N_("What do the computer players know?"),
    N_(
        "Only what a person in the same seat could know: the own hand and everything that lies "
        "open or has been seen by all. They cannot look at your hand, at hidden cards or into the "
        "stock. You choose how well they play, for example easy or medium."
    ),
    ("16.1", "16.2", "16.3", "16.4"),
)
NEVER_ENDING = Question(
    "never-ending",
    N_("What if the same cards keep coming back?"),
    N_(
        "If for 200 actions no card is drawn, burned or played from the table and nobody goes "
        "out, the game ends as locked. All who still hold cards then share the next place, and "
        "nobody is the Idiot. A warning comes after 150 such actions."
    ),
    ("15.1", "15.2", "15.3", "15.4"),
)

IDIOT_FAQ = (
    PLAYERS,
    Question(
        "must-play",
        N_("Must I play if I can?"),
        N_(
            "Yes. As long as one of the cards that you may play from fits, you can neither pick "
            "up the pile nor take a chance."
        ),
        ("5.7", "11.1"),
    ),
    CANNOT_PLAY,
    HIDDEN_CARD,
    AFTER_THE_WINNER,
    Question(
        "threes",
        N_("Are threes transparent?"),
        N_("No. A 3 is an ordinary card, and the lowest of all."),
        ("4.1",),
    ),
    ACROSS_PLAYERS,
    Question(
        "special-finish",
        N_("May I finish on a 2 or a 10?"),
        N_(
            "Yes, any card may be your last. If you go out by burning the pile, the next player "
            "begins a new one."
        ),
        ("14.2", "14.5"),
    ),
    Question(
        "house-rules",
        N_("Which house rules can I add?"),
        N_(
            "None: Idiot has one fixed set of rules here. It knows no jokers, no sequences, no "
            "further exchanges and no other rules for the 10. %(vandtia)s is the same game with "
            "house rules to choose from."
        ),
        ("1.1", "2.2", "5.1", "7.1"),
    ),
    Question(
        "regional",
        N_("Why do I know other rules?"),
        N_(
            "The rules differ from region to region and from family to family. Here you find the "
            "Norwegian rules as Norske kortspill describes them, with two to five players, no "
            "jokers, special 2s and 10s, and four alike that burn the pile. The list "
            "%(differences)s names what you may meet elsewhere."
        ),
        ("1.1", "1.2", "6.1", "7.1", "8.1"),
    ),
    NEVER_ENDING,
    COMPUTERS,
    *KEEPING,
)
VANDTIA_FAQ = (
    PLAYERS,
    Question(
        "must-play",
        N_("Must I play if I can?"),
        N_(
            "Yes, unless a house rule allows otherwise: “Pick up at any time” and “Take a chance "
            "at any time” leave the choice to you."
        ),
        ("5.7", "E1", "E2"),
    ),
    CANNOT_PLAY,
    HIDDEN_CARD,
    AFTER_THE_WINNER,
    Question(
        "threes",
        N_("Are threes transparent?"),
        N_(
            "Not unless you want it so. A 3 is an ordinary low card; the house rule “Transparent "
            "3s” lets the card beneath it decide."
        ),
        ("4.1", "E4"),
    ),
    Question(
        "special-finish",
        N_("May I finish on a 2 or a 10?"),
        N_(
            "Yes, any card may be your last. If your table prefers to limit this, choose the "
            "house rule “No finish on 2 or 10” before the deal."
        ),
        ("14.2", "E13"),
    ),
    ACROSS_PLAYERS,
    Question(
        "house-rules",
        N_("Which house rules can I add?"),
        N_(
            "There are ten: “Add a drawn match”, “Pick up at any time”, “Take a chance at any "
            "time”, “Penalty card”, “Transparent 3s”, “7 or lower”, “8s skip”, “Hand and face-up "
            "together”, “Open with the lowest” and “No finish on 2 or 10”. You choose them before "
            "the deal, and all are off at first. The table shows which ones are on. Jokers and "
            "sequences are not among them."
        ),
        ("10.1", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E9", "E13"),
    ),
    Question(
        "regional",
        N_("Why do I know other rules?"),
        N_(
            "Every table has its own habits, and the sources disagree on several points. The list "
            "%(differences)s shows what holds here and what you may meet elsewhere."
        ),
    ),
    NEVER_ENDING,
    COMPUTERS,
    *KEEPING,
)
