"""The rules page of Crazy Eights: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.crazy_eights.comparison import COMPARISON
from engine.games.crazy_eights.differences import DIFFERENCES, NOTES
from engine.games.crazy_eights.house_rules import HOUSE_RULES
from engine.games.crazy_eights.questions import FAQ
from engine.guide import Example, Guide, Point, Row, Table

BEGINNING = Point(N_("The player after the dealer begins, and play goes clockwise."), ("2.4",))
RESTOCKING = Point(
    N_(
        "When the stock is used up, the pile except its top card is shuffled and becomes the new "
        "stock."
    ),
    ("8.1",),
)
DRAWING = Point(
    N_(
        "If you have nothing to play, you draw one card. If it fits, you may play it at once or "
        "keep it; otherwise your turn ends."
    ),
    ("7.3", "7.4", "7.5"),
)
MATCHING = Point(
    N_("You play one card. It must have the suit or the rank of the top card."), ("4.1", "5.1")
)
ENDING = (
    Point(
        N_(
            "The first player without cards wins the hand, whatever the last card was. A single "
            "hand is the whole game, unless you choose the option “Points game”."
        ),
        ("12.0", "12.6"),
    ),
    Point(
        N_(
            "If nobody can play or draw any more, the hand is blocked, and the player whose cards "
            "count least wins it."
        ),
        ("8.6", "8.7"),
    ),
)

CRAZY_EIGHTS_GUIDE = Guide(
    goal=(
        Point(
            N_(
                "Be the first without cards. A card must match the top card in suit or rank, and "
                "an eight goes on anything."
            ),
            ("5.1", "12.0"),
        ),
    ),
    set_up=(
        Point(
            N_("Two to five can play, with one pack of 52 cards and without jokers."),
            ("1.1", "1.2"),
        ),
        Point(
            N_(
                "With two players each gets seven cards, with more players five. One card is "
                "turned up and begins the pile. The other cards are the stock."
            ),
            ("2.2", "2.3", "3.1"),
        ),
        BEGINNING,
    ),
    turn=(
        MATCHING,
        DRAWING,
        Point(
            N_("You may not draw as long as you can play, and an eight counts as being able to."),
            ("7.1", "7.2"),
        ),
        RESTOCKING,
    ),
    special=(
        Point(
            N_(
                "An eight may be played on any card. Whoever plays it names the suit that must be "
                "followed next."
            ),
            ("5.2", "6.1", "6.2"),
        ),
        Point(
            N_(
                "All other cards are ordinary ones until you choose options before the deal: twos "
                "that make the next player draw, a queen of spades that does so without an "
                "answer, jacks that skip and aces that reverse."
            ),
            ("5.4", "9.1", "10.2", "11.1", "11.5"),
        ),
    ),
    end=ENDING,
    quick=Example(
        "match-by-example",
        N_("A quick example"),
        N_(
            "The seven of hearts lies on the pile, and you hold the seven of spades, the king of "
            "hearts, the four of clubs and the nine of diamonds. What may you play?"
        ),
        N_(
            "The seven has the rank and the king has the suit, so either may be played. The four "
            "and the nine have neither, and drawing is not allowed because you can play."
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
            "draw-by-example",
            N_("Drawing a card"),
            N_("Nothing in your hand fits on the seven of hearts, so you draw."),
            N_(
                "The two of hearts fits. You may play it at once, as here, or keep it for later. "
                "Your other cards have to wait for your next turn."
            ),
            ("7.1", "7.3", "7.4"),
        ),
        Example(
            "penalty-by-example",
            N_("A penalty is waiting"),
            N_(
                "With the options “Twos draw two” and “Queen of spades draws five”, the next "
                "player has played a two at you."
            ),
            N_(
                "Neither the eight nor the queen helps. The two passes the penalty on, and it is "
                "four cards now."
            ),
            ("6.4", "9.1", "9.3", "10.4"),
            tip=N_("Taking a penalty costs you a turn as well as the cards, so answer if you can."),
        ),
    ),
    tempting=("draw",),
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
                "match-by-example",
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
                "twos-by-example",
            ),
            Row(
                (
                    N_("The queen of spades, with its option"),
                    N_("Spades, or another queen"),
                    N_("The next player draws five cards"),
                ),
                "queen-by-example",
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
    house_rules=HOUSE_RULES,
    comparison=COMPARISON,
    differences=DIFFERENCES,
    notes=NOTES,
    faq=FAQ,
    history=(
        Point(
            N_(
                "Crazy Eights belongs to a large family of games in which everybody tries to shed "
                "cards by matching the suit or the rank of the top card. In its plain form the "
                "eight is the only card with a power of its own; cards that punish, skip or "
                "reverse come from house rules and from its relatives."
            ),
            ("5.4",),
        ),
        Point(
            N_(
                "A card that makes the next player draw two is the most common of them. The "
                "British game Switch gives this to the two, and %(mau_mau)s, which you can play "
                "here as well, to the seven."
            ),
            ("9.1",),
        ),
        Point(
            N_(
                "Players do not agree on whether such a penalty may be passed on. In Tapete it "
                "grows as long as everybody answers with a card of the same rank, and what has "
                "been taken can be played only in a later turn."
            ),
            ("9.3", "9.6"),
        ),
    ),
)
