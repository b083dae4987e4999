"""What players of Crazy Eights and Mau Mau ask, and the answers."""

from engine.game import N_
from engine.guide import Question
from engine.questions import KEEPING

_PLAYERS = Question(
    "players",
    N_("How many can play?"),
    N_(
        "Two to five players sit at the table: you and one to four computer players on the same "
        "device."
    ),
    ("1.2",),
)
_CANNOT_PLAY = Question(
    "cannot-play",
    N_("What happens if I cannot play?"),
    N_(
        "You draw one card. If it fits, you may play it at once or keep it; otherwise your turn "
        "ends. If nothing is left to draw, you pass."
    ),
    ("7.3", "7.4", "7.5", "8.4"),
)
_VOLUNTARY_DRAW = Question(
    "voluntary-draw",
    N_("May I draw although I could play?"),
    N_("No. As long as one of your cards can be played, you must play."),
    ("7.1", "7.2"),
)
_AFTER_THE_WINNER = Question(
    "after-the-winner",
    N_("Does the game end when somebody wins?"),
    N_(
        "Yes. The hand ends as soon as a player has no cards, and that player has won. With the "
        "option “Points game” the next hand is dealt, until somebody reaches the target."
    ),
    ("12.0", "12.5", "12.6"),
)
_BLOCKED = Question(
    "blocked",
    N_("What if nobody can play and nothing can be drawn?"),
    N_(
        "Then the hand is blocked, and the player whose cards count least wins it. If that is "
        "shared, nobody does."
    ),
    ("8.6", "8.7"),
)
_TAKEN = Question(
    "taken-cards",
    N_("May I play a card that I have just taken as a penalty?"),
    N_("Not in the same turn. Taking a penalty ends it."),
    ("9.5", "9.6"),
)
_TOO_FEW = Question(
    "too-few",
    N_("What if there are not enough cards to draw?"),
    N_(
        "The pile except its top card is shuffled and becomes the new stock. If that runs out "
        "too, you draw what there is, and the rest of a penalty lapses."
    ),
    ("8.1", "8.2", "9.7"),
)
_REGIONAL = Question(
    "regional",
    N_("Why do I know other rules?"),
    N_(
        "Nobody has fixed the rules of these games, so almost every round has its own habits. The "
        "list %(differences)s shows what holds here and what you may meet elsewhere."
    ),
)
_NO_CALL = Question(
    "call",
    N_("Do I have to say something when I have one card left?"),
    N_("No. Everybody sees how many cards you hold."),
    ("17.1",),
)
_COMPUTERS = Question(
    "computers",
    N_("What do the computer players see?"),
    N_(
        "Only what a person in the same seat would see: their own hand, everything that has been "
        "played, and how many cards the others hold. Like anybody who pays attention, they may "
        "draw conclusions from your drawing. They cannot look at your hand or into the stock."
    ),
    ("17.1", "17.2", "17.4"),
)
_OPTIONS = (
    Question(
        "twos_draw_two",
        N_("What is “Twos draw two”?"),
        N_(
            "An option under which a two makes the next player draw two cards. Another two is the "
            "only way round it: it passes the penalty on and adds two more cards. Whoever does "
            "not add a two draws them all at once, and that turn is over."
        ),
        ("9.1", "9.2", "9.3", "9.5"),
    ),
    Question(
        "queen_of_spades_draws_five",
        N_("What is “Queen of spades draws five”?"),
        N_(
            "An option under which the queen of spades makes the next player draw five cards. It "
            "still has to match like any other card, and nothing answers it."
        ),
        ("10.1", "10.2", "10.3"),
    ),
    Question(
        "jacks_skip",
        N_("What is “Jacks skip”?"),
        N_(
            "An option under which a jack makes the next player miss a turn. With two players, "
            "whoever plays a jack plays again."
        ),
        ("11.1", "11.2"),
    ),
    Question(
        "aces_reverse",
        N_("What is “Aces reverse”?"),
        N_(
            "An option under which an ace turns the direction of play. With two players, whoever "
            "plays an ace plays again."
        ),
        ("11.5", "11.7"),
    ),
    Question(
        "draw_until_playable",
        N_("What is “Draw until you can play”?"),
        N_(
            "An option under which you draw card after card until one can be played, and play "
            "that card. Without it you draw a single card."
        ),
        ("7.3", "7.6"),
    ),
    Question(
        "points_game",
        N_("What is “Points game”?"),
        N_(
            "An option under which several hands are played. Whoever wins a hand scores what the "
            "others still hold, and the first player to reach the target wins the game."
        ),
        ("12.2", "12.4", "12.5"),
    ),
)

FAQ = (
    _PLAYERS,
    _CANNOT_PLAY,
    _VOLUNTARY_DRAW,
    Question(
        "drawn-card",
        N_("Must I play a card that I have just drawn?"),
        N_(
            "Not normally: you may keep it. With the option “Draw until you can play” you must "
            "play it."
        ),
        ("7.4", "7.6"),
    ),
    Question(
        "penalty",
        N_("What answers a penalty?"),
        N_(
            "Only a two answers a two: it passes the penalty on and adds two cards. Nothing "
            "answers the queen of spades. An eight or a card of the suit that was named helps "
            "against neither."
        ),
        ("6.4", "9.3", "10.3"),
    ),
    Question(
        "must-answer",
        N_("Must I answer a two if I hold one?"),
        N_("No, you may take the penalty and keep your two."),
        ("9.4",),
    ),
    _TAKEN,
    _TOO_FEW,
    Question(
        "start-card",
        N_("What if the first card is a two?"),
        N_(
            "With the option “Twos draw two” the first player faces two cards at once and may "
            "answer with a two. Without the option it is a card like any other. An eight is never "
            "the first card."
        ),
        ("3.2", "3.4", "3.8"),
    ),
    Question(
        "special-finish",
        N_("May I finish on an eight or another special card?"),
        N_(
            "Yes, any card may be your last, and you have won at once. No suit is named then, "
            "nobody draws and nobody is skipped."
        ),
        ("6.3", "9.8", "10.6", "11.8", "12.0"),
    ),
    _AFTER_THE_WINNER,
    _BLOCKED,
    Question(
        "house-rules",
        N_("Which house rules are in?"),
        N_(
            "Six, as options: “Twos draw two”, “Queen of spades draws five”, “Jacks skip”, “Aces "
            "reverse”, “Draw until you can play” and “Points game”. You choose them before the "
            "deal, and all are off at first. The table shows which ones are on. Playing several "
            "cards at once or calling the last card is not among them."
        ),
        ("4.1", "5.4"),
    ),
    *_OPTIONS,
    Question(
        "together",
        N_("How do the options go together?"),
        N_(
            "Every combination is possible. A two does not answer the queen of spades, and the "
            "queen cannot be added to twos. With “Draw until you can play” a penalty is still "
            "drawn exactly as it stands."
        ),
        ("9.10", "10.3", "10.4"),
    ),
    _REGIONAL,
    _NO_CALL,
    _COMPUTERS,
    *KEEPING,
)
MAU_MAU_FAQ = (
    _PLAYERS,
    Question(
        "crazy-eights",
        N_("What distinguishes Mau Mau from Crazy Eights?"),
        N_(
            "The principle is the same as in %(crazy_eights)s. Mau Mau has 32 cards, the jack is "
            "wild instead of the eight, sevens make others draw, and eights skip, all without any "
            "option."
        ),
        ("15.1", "15.4", "15.6", "15.8"),
    ),
    _CANNOT_PLAY,
    _VOLUNTARY_DRAW,
    Question(
        "penalty",
        N_("What answers a penalty?"),
        N_(
            "Only another seven: it passes the penalty on and adds two cards. A jack or a card of "
            "the same suit cannot be played while a penalty is waiting."
        ),
        ("6.4", "9.3"),
    ),
    Question(
        "must-answer",
        N_("Must I answer a seven if I hold one?"),
        N_("No, you may take the penalty and keep your seven."),
        ("9.4",),
    ),
    _TAKEN,
    _TOO_FEW,
    Question(
        "special-finish",
        N_("May I finish with a seven, an eight or a jack?"),
        N_("Yes, any card may be your last, and its effect no longer matters."),
        ("12.0", "15.16"),
    ),
    _AFTER_THE_WINNER,
    _BLOCKED,
    Question(
        "house-rules",
        N_("Which house rules are in?"),
        N_(
            "One can be added: the option “Points game”, with a target to choose. Otherwise Mau "
            "Mau has one fixed set of rules here, the most common one."
        ),
        ("15.19",),
    ),
    _REGIONAL,
    _NO_CALL,
    _COMPUTERS,
    *KEEPING,
)
