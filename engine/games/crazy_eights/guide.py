"""The rules page of Crazy Eights: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.crazy_eights.comparison import COMPARISON
from engine.guide import Example, Guide, HouseRule, Point, Question, Row, Table
from engine.questions import ONLINE, SAVING

POINTS_GAME = HouseRule(
    "points_game",
    N_(
        "Instead of a single hand you play several. Cards that the others still hold at the end "
        "of a hand are worth points to its winner, so expensive cards should not be left to the "
        "last moment."
    ),
    "12.2",
)
TARGET = HouseRule(
    "target",
    N_(
        "The score at which a points game ends. If you leave it to the table, it is 50 points for "
        "each player; without the option “Points game” it means nothing."
    ),
    "12.4",
)
COMPUTERS = Question(
    N_("What do the computer players see?"),
    N_(
        "Only what a person in the same seat would see: their own hand, everything that has been "
        "played, and how many cards the others hold. Like anybody who pays attention, they may "
        "draw conclusions from your drawing. They cannot look at your hand or into the stock."
    ),
    ("17.1", "17.2", "17.4"),
)
NO_CALL = Question(
    N_("Do I have to say something when I have one card left?"),
    N_("No. Everybody sees how many cards you hold."),
    ("17.1",),
)

CRAZY_EIGHTS_GUIDE = Guide(
    summary=(
        N_(
            "In Crazy Eights you try to be the first without cards. With two players each gets "
            "seven cards, with more players five; one card is turned up, and the others are the "
            "stock."
        ),
        N_(
            "In your turn you lay one card on the pile. It must have the same suit or the same "
            "rank as the top card. Eights are wild: an eight goes on anything, and whoever plays "
            "it names the suit that must be followed next."
        ),
        N_(
            "If you have nothing to play, you draw one card. If it can be played, you may play it "
            "at once; otherwise your turn ends. You may not draw as long as you can play, and an "
            "eight counts as being able to."
        ),
        N_(
            "When the stock is used up, the pile except its top card is shuffled and becomes the "
            "new stock. The first player without cards wins the hand."
        ),
        N_(
            "All other cards are ordinary ones until you choose options before the deal: twos "
            "that make the next player draw, a queen of spades that does so without an answer, "
            "jacks that skip, aces that reverse, drawing until you can play, and a game for "
            "points."
        ),
    ),
    quick=Example(
        "suit-or-rank",
        N_("A quick example"),
        N_(
            "The seven of hearts lies on the pile, and you hold the seven of spades, the king of "
            "hearts and the four of clubs. What may you play?"
        ),
        N_(
            "The seven has the rank and the king has the suit, so either may be played. The four "
            "has neither, and drawing is not allowed because you can play."
        ),
        ("5.1", "7.1"),
    ),
    examples=(
        Example(
            "a-named-suit",
            N_("The eight names a suit"),
            N_(
                "The seven of hearts lies on the pile. You hold the eight and the four, one of "
                "clubs and one of spades, so only the eight can be played."
            ),
            N_(
                "You name diamonds. Now the next player needs a diamond or another eight; the "
                "clubs printed on your eight mean nothing."
            ),
            ("5.3", "6.1", "7.2"),
            tip=N_("Name the suit that you hold most of."),
        ),
        Example(
            "only-a-two-answers-a-two",
            N_("Twos draw two"),
            N_(
                "With the option “Twos draw two”, a two of hearts is played at a player who holds "
                "the five, the king and an eight."
            ),
            N_(
                "Neither the suit nor the eight helps. Only another two would have passed the "
                "penalty on, so two cards are taken, and the turn is over."
            ),
            ("9.3", "9.5", "6.4"),
            tip=N_("Taking a penalty costs you a turn as well as the cards, so answer if you can."),
        ),
        Example(
            "draw-until-one-fits",
            N_("Drawing until you can play"),
            N_(
                "With the option “Draw until you can play”, you have nothing that fits on the "
                "seven of hearts."
            ),
            N_(
                "Two cards do not fit; the third one, a king of hearts, does. The drawing ends "
                "there, and the king has to be played."
            ),
            ("7.6",),
        ),
    ),
    remember=(
        Point(
            N_(
                "An eight is something to play. If it is all that fits, you must play it and may "
                "not draw instead."
            ),
            ("7.2",),
            "an-eight-must-be-played",
        ),
        Point(
            N_("An eight as the last card wins at once, and you name no suit with it."),
            ("6.3",),
            "an-eight-as-last-card",
        ),
        Point(
            N_(
                "Only the eight is wild. A two, a jack, an ace or the queen of spades must match, "
                "whatever the options make of it."
            ),
            ("5.4",),
        ),
    ),
    table=Table(
        N_("In short"),
        (N_("You play"), N_("May go on"), N_("What follows")),
        (
            Row(
                (
                    N_("An ordinary card"),
                    N_("The same suit or the same rank"),
                    N_("The next player follows it"),
                ),
                "suit-or-rank",
            ),
            Row(
                (
                    N_("An eight"),
                    N_("Any card, but no penalty"),
                    N_("The next player follows the suit that you name"),
                ),
                "a-named-suit",
            ),
            Row(
                (
                    N_("A two, with its option"),
                    N_("The same suit, or any two"),
                    N_("The next player adds a two or draws two cards for each"),
                ),
                "only-a-two-answers-a-two",
            ),
            Row(
                (
                    N_("The queen of spades, with its option"),
                    N_("Spades, or another queen"),
                    N_("The next player draws five cards"),
                ),
                "nothing-answers-the-queen",
            ),
            Row(
                (
                    N_("A jack, with its option"),
                    N_("The same suit, or any jack"),
                    N_("The next player misses a turn"),
                ),
                "a-jack-skips",
            ),
            Row(
                (
                    N_("An ace, with its option"),
                    N_("The same suit, or any ace"),
                    N_("The direction of play turns"),
                ),
                "an-ace-reverses",
            ),
        ),
    ),
    tips=(
        N_(
            "Keep your eights for the moment when nothing else fits, and play any other card first."
        ),
        N_(
            "In a points game do not keep an eight too long: it counts 50 points against you. Play "
            "it when somebody has only one card left."
        ),
        N_("Name the suit that you hold most of. Your eights do not count for this."),
        N_(
            "Remember who drew on which suit. Against a single opponent, name the suit that had "
            "to be drawn on, as long as not many cards have been drawn since."
        ),
        N_(
            "Count the cards that have been played. After the pile has been shuffled you know "
            "which cards the stock holds."
        ),
        N_(
            "With “Twos draw two”, answer a two with a two: you are spared the cards and keep your "
            "turn. Once all four twos have been seen, nobody can answer yours."
        ),
        N_(
            "With “Queen of spades draws five”, aim the queen at a player who has one or two cards "
            "left. There is no answer to it."
        ),
        N_(
            "With two players a jack or an ace gives you another turn if its option is on, so keep "
            "a second card of its suit for that turn."
        ),
        N_("In a points game, get rid of tens and court cards before low cards."),
    ),
    house_rules=(
        HouseRule(
            "twos_draw_two",
            N_(
                "A two sends the next player to the stock for two cards. Another two passes the "
                "penalty on and makes it larger, until somebody has to take it or prefers to. Up "
                "to eight cards can come together."
            ),
            "9.1",
        ),
        HouseRule(
            "queen_of_spades_draws_five",
            N_(
                "One single card brings five cards to the next player, and nothing wards it off. "
                "Since it has to match, it cannot be played at any time one likes."
            ),
            "10.2",
        ),
        HouseRule(
            "jacks_skip",
            N_(
                "A jack takes a turn away from the next player. With two players that turn is "
                "yours."
            ),
            "11.1",
        ),
        HouseRule(
            "aces_reverse",
            N_(
                "An ace sends play back to the player who has just been on turn. Since that would "
                "change nothing with two players, an ace gives another turn there."
            ),
            "11.5",
        ),
        HouseRule(
            "draw_until_playable",
            N_(
                "Without a card that fits you draw as many as it takes, and play the one that "
                "does. Hands grow larger, and naming a suit becomes a stronger weapon."
            ),
            "7.6",
        ),
        POINTS_GAME,
        TARGET,
    ),
    comparison=COMPARISON,
    faq=(
        Question(
            N_("What is “Twos draw two”?"),
            N_(
                "An option under which a two makes the next player draw two cards. Another two is "
                "the only way round it: it passes the penalty on and adds two more cards. Whoever "
                "does not add a two draws them all at once, and that turn is over."
            ),
            ("9.1", "9.2", "9.3", "9.5"),
        ),
        Question(
            N_("Can an eight save me from a penalty?"),
            N_(
                "No. While a penalty is waiting, an eight can be played no more than a card of the "
                "suit that was named. Only a two answers a two, and nothing answers the queen of "
                "spades."
            ),
            ("6.4", "9.3", "10.3"),
        ),
        Question(
            N_("Must I answer a two if I hold one?"),
            N_("No, you may take the penalty and keep your two."),
            ("9.4",),
        ),
        Question(
            N_("May I play a card that I have just taken as a penalty?"),
            N_("Not in the same turn. Taking a penalty ends it."),
            ("9.5", "9.6"),
        ),
        Question(
            N_("What if there are not enough cards to draw?"),
            N_(
                "The pile except its top card is shuffled and becomes the new stock. If that runs "
                "out too, you draw what there is, and the rest of a penalty lapses."
            ),
            ("8.1", "8.2", "9.7"),
        ),
        Question(
            N_("What if the first card is a two?"),
            N_(
                "With the option “Twos draw two” the first player faces two cards at once and may "
                "answer with a two. Without the option it is a card like any other. An eight is "
                "never the first card."
            ),
            ("3.2", "3.4", "3.8"),
        ),
        Question(
            N_("What if my last card is a two?"),
            N_("Then you have won, and nobody draws any more."),
            ("9.8", "12.0"),
        ),
        Question(
            N_("How do the options go together?"),
            N_(
                "Every combination is possible. A two does not answer the queen of spades, and the "
                "queen cannot be added to twos. With “Draw until you can play” a penalty is still "
                "drawn exactly as it stands."
            ),
            ("9.10", "10.3", "10.4"),
        ),
        Question(
            N_("May I draw although I could play?"),
            N_("No. As long as one of your cards can be played, you must play."),
            ("7.1", "7.2"),
        ),
        Question(
            N_("Must I play a card that I have just drawn?"),
            N_(
                "Not normally: you may keep it. With the option “Draw until you can play” you must "
                "play it."
            ),
            ("7.4", "7.6"),
        ),
        Question(
            N_("What if nobody can play and nothing can be drawn?"),
            N_(
                "Then the hand is blocked, and the player whose cards count least wins it. If that "
                "is shared, nobody does."
            ),
            ("8.6", "8.7"),
        ),
        NO_CALL,
        COMPUTERS,
        ONLINE,
        SAVING,
    ),
    history=(
        N_(
            "Crazy Eights belongs to a large family of games in which everybody tries to shed "
            "cards by matching the suit or the rank of the top card. In its plain form the eight "
            "is the only card with a power of its own; cards that punish, skip or reverse come "
            "from house rules and from its relatives."
        ),
        N_(
            "A card that makes the next player draw two is the most common of them. The British "
            "game Switch gives this to the two and Mau Mau, which you can play here as well, to "
            "the seven."
        ),
        N_(
            "Players do not agree on whether such a penalty may be passed on. In Tapete it grows "
            "as long as everybody answers with a card of the same rank, and what has been taken "
            "can be played only in a later turn."
        ),
    ),
)
