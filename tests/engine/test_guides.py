"""Every question that players ask is answered, and every decision of the rules is owned up to."""

import pytest

from engine import GAMES
from engine.game import AnyGame

# Question -> id of the entry that answers it, by the games where it can be asked.
ASKED: dict[str, dict[str, str]] = {
    "crazy_eights mau_mau idiot vandtia tute": {
        "How many can play?": "players",
        "Does the game end when somebody wins?": "after-the-winner",
        "Which house rules are in?": "house-rules",
        "Why do the rules differ from region to region?": "regional",
        "What do the computers know?": "computers",
        "Is it played over the network?": "online",
        "Is the shuffle fair?": "shuffle",
        "Where is my game kept?": "saving",
        "How do I delete it?": "deleting",
    },
    "crazy_eights mau_mau idiot vandtia": {
        "What if I cannot play?": "cannot-play",
        "May I finish on a special card?": "special-finish",
    },
    "idiot vandtia": {
        "May I choose the hidden card?": "hidden-card",
        "Must I play if I can?": "must-play",
        "Are threes transparent?": "threes",
        "Does four alike count across players?": "across-players",
    },
    "crazy_eights mau_mau": {
        "What answers a penalty?": "penalty",
        "Must I answer it?": "must-answer",
        "When can cards taken as a penalty be played?": "taken-cards",
        "What if there are too few cards?": "too-few",
        "May I draw although I could play?": "voluntary-draw",
    },
    "crazy_eights": {
        "What if a two is the first card?": "start-card",
        "How do the options go together?": "together",
        **{f"What is {name}?": name for name in (
            "twos_draw_two", "queen_of_spades_draws_five", "jacks_skip", "aces_reverse",
            "draw_until_playable", "points_game",
        )},
    },
    "tute": {
        "When may I declare?": "declare",
        "When may I exchange?": "exchange",
        "When may I claim?": "claim",
        "When may I announce capote?": "capote",
        "When does a second deal follow?": "second-deal",
        "Which cards may I play?": "legal-card",
    },
}  # fmt: skip

# Clauses that the rules mark as a decision of their own, or as told otherwise elsewhere.
DECIDED = {
    "crazy_eights": """
        1.2 1.3 1.5 2.1 2.2 2.5 3.2 3.5 3.6 3.7 4.1 4.2 6.2 6.3 7.1 7.2 7.4 7.5 7.6 8.2 8.5 8.6
        8.7 8.8 9.1 9.7 9.9 9.11 10.1 10.3 10.5 10.6 11.2 11.3 11.7 11.8 12.0 12.1 12.2 12.4 12.6
        17.1 17.5
    """,
    "mau_mau": """
        1.5 2.1 2.5 3.6 4.2 6.3 7.1 7.2 7.4 7.5 8.2 8.5 8.6 8.7 8.8 9.7 9.9 9.11 11.2 11.3 11.8
        12.0 12.1 12.4 12.6 15.3 15.4 15.5 15.7 15.8 15.9 15.11 15.13 15.14 15.15 17.1 17.5
    """,
    "idiot": """
        1.2 1.3 1.7 1.8 2.1 2.2 2.4 2.5 3.1 3.2 3.3 3.4 3.5 3.6 4.1 5.2 5.5 5.6 5.7 6.1 6.2 7.3 7.4
        7.6 8.2 8.4 8.6 8.7 8.8 9.1 9.3 11.2 11.4 12.3 13.5 14.2 14.4 14.5 14.8 15.2 15.3 15.4 16.2
        16.3a 16.4 16.5
    """,
    "tute": """
        1.1 1.5 3.1 3.2 4.4 4.7 5.4 6.1 6.2 6.3 6.6 6.7 7.3 7.4 7.5 7.6 7.7 7.10 7.11 7.12 8.5 8.7
        8.9 9.2 9.3 9.4 10.2 10.3 10.4 10.6 10.7 10.8 11.4
    """,
}
DECIDED["vandtia"] = DECIDED["idiot"] + "10.3 10.4 10.5 E4 E6 E9 E13"

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))


@each_game
def test_every_question_has_its_answer(game: AnyGame) -> None:
    answered = {each.id for each in game.guide.faq}
    asked = {
        question: id
        for games, questions in ASKED.items()
        if game.id in games.split()
        for question, id in questions.items()
    }
    assert {question: id for question, id in asked.items() if id not in answered} == {}


@each_game
def test_the_answer_about_house_rules_names_every_option(game: AnyGame) -> None:
    (answer,) = (each.answer for each in game.guide.faq if each.id == "house-rules")
    for option in game.options:
        if option.kind == "flag" or game.id == "tute":
            assert f"“{option.label}”" in answer


@each_game
def test_a_clause_that_was_decided_says_so(game: AnyGame) -> None:
    decided = DECIDED[game.id].split()
    assert set(decided) <= set(game.clauses)
    assert [clause for clause in decided if not game.guide.notes_on(clause)] == []


@each_game
def test_a_note_stands_only_where_something_was_decided(game: AnyGame) -> None:
    noted = {clause for clause in game.clauses if game.guide.notes_on(clause)}
    assert noted == set(DECIDED[game.id].split())


@each_game
def test_every_option_is_compared_and_explained(game: AnyGame) -> None:
    guide = game.guide
    compared = (
        [] if guide.comparison is None else [each.option for each in guide.comparison.columns]
    )
    named = [option.id for option in game.options if option.id in compared]
    assert compared == named
    flags = [option.id for option in game.options if option.kind == "flag"]
    assert set(flags) <= set(compared)
    if guide.comparison is not None:
        assert all(guide.comparison.rows([option]) for option in compared), "one changes nothing"
    for rule in guide.house_rules:
        assert rule.scenario or rule.option in ("target", "assist"), f"{rule.option}: no example"
