"""The rules page of Mau Mau: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.crazy_eights.guide import COMPUTERS, NO_CALL, POINTS_GAME, TARGET
from engine.guide import Difference, Example, Guide, Point, Question, Row, Table
from engine.questions import ONLINE, SAVING

MAU_MAU_GUIDE = Guide(
    summary=(
        N_(
            "In Mau Mau you try to be the first without cards. It is played with 32 cards, from "
            "the seven to the ace; each player gets five, one card is turned up, and the others "
            "are the stock."
        ),
        N_(
            "In your turn you lay one card on the pile. It must have the same suit or the same "
            "rank as the top card. Jacks are wild: a jack goes on anything, and whoever plays it "
            "names the suit that must be followed next."
        ),
        N_(
            "A seven makes the next player draw two cards or play another seven, which makes the "
            "penalty larger for the player after that. An eight makes the next player miss a turn."
        ),
        N_(
            "If you have nothing to play, you draw one card. If it can be played, you may play it "
            "at once; otherwise your turn ends. When the stock is used up, the pile except its top "
            "card is shuffled and becomes the new stock."
        ),
        N_("The first player without cards wins the hand, whatever the last card was."),
    ),
    quick=Example(
        "sevens-and-eights-must-match",
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
            "a-seven-draws-two",
            N_("Sevens draw two"),
            N_("Two players lay a seven one after the other."),
            N_("The third one has no seven and takes all four cards. Then the turn passes."),
            ("9.1", "9.5"),
        ),
        Example(
            "an-eight-skips-in-mau-mau",
            N_("Eights skip"),
            N_("An eight is played with three players at the table."),
            N_("The next player misses a turn and cannot answer with another eight."),
            ("11.1", "15.8"),
        ),
    ),
    remember=(
        Point(
            N_("A jack does not ward off a seven. Only another seven does."),
            ("6.4", "9.3"),
            "a-jack-lifts-no-penalty",
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
                "a-seven-draws-two",
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
                "the-jack-is-wild-in-mau-mau",
            ),
            Row(
                (
                    N_("An ordinary card"),
                    N_("The same suit or the same rank"),
                    N_("The next player follows it"),
                ),
                "suit-or-rank-in-both",
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
    differences=(
        Difference(
            N_("The wild card"),
            N_("The jack is wild and may be played on a jack."),
            N_("Some rules forbid a jack on a jack."),
            ("15.4", "15.5"),
        ),
        Difference(
            N_("Hands"),
            N_("Everybody begins with five cards."),
            N_("Some rules deal six."),
            ("15.3",),
        ),
        Difference(
            N_("After a penalty"),
            N_("Taking a penalty ends the turn."),
            N_("In some rules you may still play in that turn."),
            ("15.7",),
        ),
        Difference(
            N_("The eight"),
            N_("An eight skips the next player, who cannot answer it."),
            N_("In some rules another eight passes the skip on."),
            ("15.8",),
        ),
        Difference(
            N_("The nine"),
            N_("No card changes the direction of play."),
            N_("In some rules a nine turns it."),
            ("15.9",),
        ),
        Difference(
            N_("A drawn card"),
            N_("A drawn card that fits may be played at once."),
            N_("Some rules make you wait for the next turn."),
            ("15.13",),
        ),
        Difference(
            N_("Calling the last card"),
            N_("Nothing has to be said."),
            N_("In many rounds you have to say “Mau” and draw if you forget."),
            ("15.15",),
        ),
    ),
    faq=(
        Question(
            N_("What distinguishes Mau Mau from Crazy Eights?"),
            N_(
                "The principle is the same. Mau Mau has 32 cards, the jack is wild instead of the "
                "eight, sevens make others draw, and eights skip, all without any option."
            ),
            ("15.1", "15.4", "15.6", "15.8"),
        ),
        Question(
            N_("Can a jack save me from a seven?"),
            N_("No. While a penalty is waiting, only another seven can be played."),
            ("6.4", "9.3"),
        ),
        Question(
            N_("Must I answer a seven if I hold one?"),
            N_("No, you may take the penalty and keep your seven."),
            ("9.4",),
        ),
        Question(
            N_("May I finish with a seven, an eight or a jack?"),
            N_("Yes, any card may be your last, and its effect no longer matters."),
            ("12.0", "15.16"),
        ),
        Question(
            N_("May I draw although I could play?"),
            N_("No. As long as one of your cards can be played, you must play."),
            ("7.1", "7.2"),
        ),
        NO_CALL,
        COMPUTERS,
        ONLINE,
        SAVING,
    ),
    history=(
        N_(
            "Mau Mau is the best-known game of its family in the German-speaking countries and a "
            "close relative of Crazy Eights and of the British Switch."
        ),
        N_(
            "There is no official rule book, and almost every round has its own habits. Tapete "
            "follows the most common ones; the list of differences names what you may meet "
            "elsewhere."
        ),
    ),
)
