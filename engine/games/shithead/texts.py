"""The sentences of Idiot and Vändtia in English: clauses, refusals, events, options."""

from engine.game import N_, Option, Sentence

IDIOT_NAME = N_("Idiot")
VANDTIA_NAME = N_("Vändtia")

BASE_CLAUSES: dict[str, str] = {}
ALL_CLAUSES: dict[str, str] = {}
REFUSALS: dict[str, str] = {}
SENTENCES: dict[str, Sentence] = {}

OPTION_CLAUSES = {
    "matching_draw": "10.1",
    "voluntary_pickup": "E1",
    "voluntary_chance": "E2",
    "penalty_card": "E3",
    "transparent_threes": "E4",
    "seven_or_lower": "E5",
    "skipping_eights": "E6",
    "last_hand_combination": "E7",
    "lowest_opening": "E9",
    "no_special_finish": "E13",
}
OPTIONS = tuple(
    Option(id, "flag", (False, True), False, clause, "", "") for id, clause in OPTION_CLAUSES.items()
)
