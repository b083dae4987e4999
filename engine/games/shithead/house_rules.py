"""The house rules of Vändtia: what each changes, and why one may want it."""

from engine.game import N_
from engine.guide import HouseRule

HOUSE_RULES = (
    HouseRule(
        "matching_draw",
        N_(
            "After a play you refill your hand. If the refill brings a card of the rank that "
            "you have just laid, you may lay it too, and draw again. On average adding and "
            "keeping are about equally good."
        ),
        "10.1",
        "add-by-example",
    ),
    HouseRule(
        "voluntary_pickup",
        N_(
            "You may take the pile although you could play. This can be worth it when the pile "
            "is small and holds cards that you want, such as a 2 or an ace."
        ),
        "E1",
        "pick-up-by-example",
    ),
    HouseRule(
        "voluntary_chance",
        N_(
            "You may turn the top card of the stock although you could play from the hand, for "
            "example to keep a good card for later. If the turned card does not fit, you take "
            "it and the pile as usual."
        ),
        "E2",
        "chance-by-example",
    ),
    HouseRule(
        "penalty_card",
        N_(
            "Picking up costs more near the end: if you play from your face-up cards and have "
            "to take the pile, one face-up card of your choice goes into your hand as well."
        ),
        "E3",
        "penalty-card-by-example",
    ),
    HouseRule(
        "transparent_threes",
        N_(
            "A 3 may be laid on any card but does not count as the top card: the next player "
            "has to follow the card beneath it. You can thus use a 3 when nothing else fits."
        ),
        "E4",
        "a-transparent-3",
    ),
    HouseRule(
        "seven_or_lower",
        N_(
            "On a 7 the next card must not be higher: only ranks from 3 to 7 fit, besides the "
            "2 and the 10. Low cards are useful then, and high ones are not."
        ),
        "E5",
        "seven-by-example",
    ),
    HouseRule(
        "skipping_eights",
        N_(
            "One 8 makes the next player miss a turn, two 8s the next two players, and so on. "
            "With two players a single 8 means that you play again."
        ),
        "E6",
        "an-8-skips-one",
    ),
    HouseRule(
        "last_hand_combination",
        N_(
            "When the stock is used up and you lay all the cards you have in hand, face-up "
            "cards of the same rank may go with them. That can save you a turn."
        ),
        "E7",
        "last-hand-card-with-its-like",
    ),
    HouseRule(
        "lowest_opening",
        N_(
            "Whoever begins has to lay the rank that was the reason for beginning, and cannot "
            "open with any other card."
        ),
        "E9",
        "opening-by-example",
    ),
    HouseRule(
        "no_special_finish",
        N_(
            "A 2 or a 10 may not be the card with which you go out, so you have to think in "
            "time about what you keep until the end."
        ),
        "E13",
        "no-finish-on-a-2",
    ),
)
