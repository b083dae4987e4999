"""The rules page of Mau Mau: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.crazy_eights.differences import MAU_MAU_DIFFERENCES, MAU_MAU_NOTES
from engine.games.crazy_eights.guide import BEGINNING, DRAWING, ENDING, MATCHING, RESTOCKING
from engine.games.crazy_eights.house_rules import POINTS_GAME, TARGET
from engine.games.crazy_eights.questions import MAU_MAU_FAQ
from engine.games.crazy_eights.texts import MAU_MAU_OPTIONS
from engine.guide import Example, Guide, Point, Row, Table, comparison

MAU_MAU_GUIDE = Guide(
    goal=(
        Point(
            N_(
                "Be the first without cards. A card must match the top card in suit or rank, and "
                "a jack goes on anything."
            ),
            ("5.1", "12.0"),
        ),
    ),
    set_up=(
        Point(
            N_("Two to five can play, with 32 cards: from the seven to the ace in each suit."),
            ("1.1", "1.2"),
        ),
        Point(
            N_(
                "Each player gets five cards. One card is turned up and begins the pile. The "
                "other cards are the stock."
            ),
            ("2.2", "2.3", "3.1"),
        ),
        BEGINNING,
    ),
    turn=(
        MATCHING,
        DRAWING,
        Point(
            N_("You may not draw as long as you can play, and a jack counts as being able to."),
            ("7.1", "7.2"),
        ),
        RESTOCKING,
    ),
    special=(
        Point(
            N_(
                "A jack may be played on any card. Whoever plays it names the suit that must be "
                "followed next."
            ),
            ("5.2", "6.1", "6.2"),
        ),
        Point(
            N_(
                "A seven makes the next player draw two cards. Another seven passes that on and "
                "adds two more."
            ),
            ("9.1", "9.3", "9.5"),
        ),
        Point(N_("An eight makes the next player miss a turn."), ("11.1",)),
    ),
    end=ENDING,
    quick=Example(
        "match-by-example-in-mau-mau",
        N_("A quick example"),
        N_(
            "The ten of hearts lies on the pile, and you hold the seven of spades, the eight of "
            "clubs, the nine of hearts and the jack of clubs. What may you play?"
        ),
        N_(
            "The nine follows suit, and the jack goes on anything. The seven and the eight have an "
            "effect, but they have to match like any other card."
        ),
        ("5.1", "5.4"),
    ),
    examples=(
        Example(
            "seven-by-example",
            N_("Sevens draw two"),
            N_("A seven has been played at you. You hold a seven and a jack."),
            N_(
                "The jack does not ward the penalty off. Your seven passes it on, and the next "
                "player, who has none, takes all four cards."
            ),
            ("6.4", "9.1", "9.3", "9.5"),
        ),
        Example(
            "an-eight-skips-in-mau-mau",
            N_("Eights skip"),
            N_("You play an eight with three players at the table."),
            N_("The next player misses a turn and cannot answer with another eight."),
            ("11.1", "15.8"),
        ),
        Example(
            "a-named-suit-in-mau-mau",
            N_("The jack names a suit"),
            N_("Only the jack of clubs fits on the ten of hearts, so you have to play it."),
            N_(
                "You name diamonds. Now the next player needs a diamond or another jack; the clubs "
                "printed on your jack mean nothing."
            ),
            ("5.3", "6.1", "7.2"),
            tip=N_("Name the suit that you hold most of."),
        ),
    ),
    tempting=("draw",),
    remember=(
        Point(
            N_("A jack does not ward off a seven. Only another seven does."),
            ("6.4", "9.3"),
        ),
        Point(
            N_("In a points game, a jack as the last card doubles what you score."),
            ("15.16",),
            "a-jack-as-last-card-doubles",
        ),
    ),
    table=Table(
        N_("In short"),
        (N_("You play"), N_("May go on"), N_("What follows")),
        (
            Row(
                (
                    N_("A seven"),
                    N_("The same suit, or any seven"),
                    N_("The next player adds a seven or draws two cards for each"),
                ),
                "seven-by-example",
            ),
            Row(
                (
                    N_("An eight"),
                    N_("The same suit, or any eight"),
                    N_("The next player misses a turn"),
                ),
                "an-eight-skips-in-mau-mau",
            ),
            Row(
                (
                    N_("A jack"),
                    N_("Any card, but no penalty"),
                    N_("The next player follows the suit that you name"),
                ),
                "a-named-suit-in-mau-mau",
            ),
            Row(
                (
                    N_("An ordinary card"),
                    N_("The same suit or the same rank"),
                    N_("The next player follows it"),
                ),
                "match-by-example-in-mau-mau",
            ),
        ),
    ),
    tips=(
        N_("Keep your jacks for the moment when nothing else fits, and play any other card first."),
        N_("Name the suit that you hold most of. Your jacks do not count for this."),
        N_("Answer a seven with a seven: you are spared the cards and keep your turn."),
        N_(
            "With two players an eight gives you another turn, so keep a second card of its suit "
            "for it."
        ),
        N_(
            "In a points game a jack left in your hand costs 20 points, but as your last card it "
            "doubles what you score."
        ),
    ),
    house_rules=(POINTS_GAME, TARGET),
    comparison=comparison(
        N_("The options compared with the game without them"),
        N_("Without options"),
        MAU_MAU_DIFFERENCES,
        {option.id: option.text for option in MAU_MAU_OPTIONS},
    ),
    differences=MAU_MAU_DIFFERENCES,
    notes=MAU_MAU_NOTES,
    faq=MAU_MAU_FAQ,
    history=(
        Point(
            N_(
                "Mau Mau is the best-known game of its family in the German-speaking countries and "
                "a close relative of %(crazy_eights)s and of the British Switch."
            ),
            (),
        ),
        Point(
            N_(
                "There is no official rule book, and almost every round has its own habits. Tapete "
                "follows the most common ones; the list %(differences)s names what you may meet "
                "elsewhere."
            ),
            (),
        ),
    ),
)
