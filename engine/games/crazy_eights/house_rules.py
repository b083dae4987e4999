"""The options of Crazy Eights and Mau Mau: what each changes, and why one may want it."""

from engine.game import N_
from engine.guide import HouseRule

POINTS_GAME = HouseRule(
    "points_game",
    N_(
        "Instead of a single hand you play several. Cards that the others still hold at the end "
        "of a hand are worth points to its winner, so expensive cards should not be left to the "
        "last moment."
    ),
    "12.2",
    "points-by-example",
)
TARGET = HouseRule(
    "target",
    N_(
        "The score at which a points game ends. If you leave it to the table, it is 50 points for "
        "each player; without the option “Points game” it means nothing."
    ),
    "12.4",
)

HOUSE_RULES = (
    HouseRule(
        "twos_draw_two",
        N_(
            "A two sends the next player to the stock for two cards. Another two passes the "
            "penalty on and makes it larger, until somebody has to take it or prefers to. Up "
            "to eight cards can come together."
        ),
        "9.1",
        "twos-by-example",
    ),
    HouseRule(
        "queen_of_spades_draws_five",
        N_(
            "One single card brings five cards to the next player, and nothing wards it off. "
            "Since it has to match, it cannot be played at any time one likes."
        ),
        "10.2",
        "queen-by-example",
    ),
    HouseRule(
        "jacks_skip",
        N_("A jack takes a turn away from the next player. With two players that turn is yours."),
        "11.1",
        "a-jack-skips",
    ),
    HouseRule(
        "aces_reverse",
        N_(
            "An ace sends play back to the player who has just been on turn. Since that would "
            "change nothing with two players, an ace gives another turn there."
        ),
        "11.5",
        "an-ace-reverses",
    ),
    HouseRule(
        "draw_until_playable",
        N_(
            "Without a card that fits you draw as many as it takes, and play the one that "
            "does. Hands grow larger, and naming a suit becomes a stronger weapon."
        ),
        "7.6",
        "draw-until-by-example",
    ),
    POINTS_GAME,
    TARGET,
)
