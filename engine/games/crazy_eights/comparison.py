"""Crazy Eights without options beside each of its options, topic by topic."""

from engine.game import N_
from engine.guide import Column, Comparison, Topic

TOPICS = (
    Topic(N_("The two"), ("9.1", "9.11")),
    Topic(N_("The queen of spades"), ("10.1", "10.2")),
    Topic(N_("The jack"), ("11.1", "11.2", "11.3")),
    Topic(N_("The ace"), ("11.5", "11.7")),
    Topic(N_("Answering a penalty"), ("9.3", "9.4", "10.3")),
    Topic(N_("Adding penalties up"), ("9.1", "9.2", "10.4")),
    Topic(N_("Taking a penalty"), ("9.5", "9.6", "9.7", "10.5")),
    Topic(N_("Having nothing to play"), ("7.1", "7.3", "7.4", "7.6")),
    Topic(N_("A two as the start card"), ("3.4", "3.8")),
    Topic(N_("Another card as the start card"), ("3.5", "3.6", "3.7", "3.8")),
    Topic(N_("A card with an effect as the last card"), ("9.8", "10.6", "11.8", "12.0")),
    Topic(N_("The end of the game"), ("12.2", "12.4", "12.5", "12.6")),
    Topic(N_("Together with other options"), ("9.10", "10.4", "11.6")),
)

STANDARD = (
    N_("An ordinary card: it must match the suit or the rank."),
    N_("An ordinary card: it must match the suit or the rank."),
    N_("An ordinary card: it must match the suit or the rank."),
    N_("An ordinary card: it must match the suit or the rank."),
    N_("There are no penalties, so there is nothing to answer."),
    N_("There is nothing to add up."),
    N_("You draw only if you have nothing to play, and then one card."),
    N_("You draw one card. If it can be played, you may play it at once or keep it."),
    N_("The game begins as usual."),
    N_("The game begins as usual. Only an eight is replaced."),
    N_("It wins like any other card, and so does an eight."),
    N_("The game ends with the first hand, and whoever is without cards wins it."),
    N_("Six options can be added in any combination."),
)


def _column(option: str, **cells: str) -> Column:
    """Cells by the names of `PLACES`; the others stay as in the standard game."""
    assert set(cells) <= set(PLACES), f"{set(cells) - set(PLACES)} are no topics"
    return Column(option, tuple(cells.get(place, "") for place in PLACES))


PLACES = (
    "two", "queen", "jack", "ace", "answer", "adding", "taking", "nothing", "two_first",
    "other_first", "last", "end", "together",
)  # fmt: skip

COLUMNS = (
    _column(
        "twos_draw_two",
        two=N_("The next player has to draw two cards or to play another two."),
        answer=N_(
            "Only a two answers a two. No eight and no card of the named suit can be played until "
            "the penalty has been taken."
        ),
        adding=N_(
            "Each two adds two cards, and the first player who does not add another draws them "
            "all: two, four, six or eight."
        ),
        taking=N_(
            "All cards are drawn at once, the turn ends, and they cannot be played before the next "
            "turn."
        ),
        two_first=N_("The first player faces two cards and may answer with a two."),
        last=N_("A two as the last card wins at once, and nobody draws."),
        together=N_(
            "It combines with all of them. A two does not answer the queen of spades, and the "
            "queen cannot be added to twos. With “Draw until you can play” a penalty stays as it "
            "stands."
        ),
    ),
    _column(
        "queen_of_spades_draws_five",
        queen=N_("It still has to match, and then the next player has to draw five cards."),
        answer=N_("Nothing answers the queen of spades."),
        adding=N_("The five cards are never added to anything."),
        taking=N_(
            "The five cards are drawn at once, the turn ends, and they cannot be played before the "
            "next turn."
        ),
        other_first=N_("With the queen of spades the first player has to take five cards."),
        last=N_("The queen of spades as the last card wins at once, and nobody draws."),
        together=N_(
            "It combines with all of them. While a penalty of twos is waiting, the queen cannot be "
            "played."
        ),
    ),
    _column(
        "jacks_skip",
        jack=N_("The next player misses a turn. With two players you play again."),
        other_first=N_("With a jack the first player is skipped, and the next one begins."),
        last=N_("A jack as the last card wins, and its effect no longer matters."),
        together=N_(
            "It combines with all of them. No jack can be played on a penalty that is waiting."
        ),
    ),
    _column(
        "aces_reverse",
        ace=N_("The direction of play turns. With two players you play again."),
        other_first=N_("With an ace play goes anticlockwise from the dealer."),
        last=N_("An ace as the last card wins, and its effect no longer matters."),
        together=N_(
            "It combines with all of them. While a penalty is waiting, the direction stays as it "
            "is."
        ),
    ),
    _column(
        "draw_until_playable",
        nothing=N_(
            "You draw until a card can be played, and that card must be played. If all cards run "
            "out, your turn ends."
        ),
        together=N_(
            "It combines with all of them. A jack, an ace or a two that ends the drawing has its "
            "effect."
        ),
    ),
    _column(
        "points_game",
        end=N_(
            "Whoever wins a hand scores what the others still hold. Hands are dealt until a player "
            "reaches the target."
        ),
        together=N_("It combines with all of them, and no option changes what a card counts."),
    ),
)

COMPARISON = Comparison(
    N_("The options beside the standard game"),
    N_("Standard game"),
    TOPICS,
    STANDARD,
    COLUMNS,
)
