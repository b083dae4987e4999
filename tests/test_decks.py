"""The drawn packs: every card has a drawing, and the drawings are what their scripts draw."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from app.i18n import card_index
from app.preferences import Preferences
from app.render import art
from engine.cards import FRENCH, PACKS, SPANISH, Pack

ROOT = Path(__file__).parent.parent


def drawn(pack: str) -> set[str]:
    text = (ROOT / "static" / "cards" / f"{pack}.svg").read_text(encoding="utf-8")
    return set(re.findall(r'<symbol id="(\w+)"', text))


def where(address: str) -> tuple[str, str]:
    """Sprite and symbol that an address leads to."""
    found = re.fullmatch(r"/static/cards/(\w+)\.svg\?v=\w+#(\w+)", address)
    assert found, address
    return found[1], found[2]


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_every_card_and_every_suit_is_drawn(pack: Pack) -> None:
    assert drawn(pack.name) == {*pack.codes, *pack.suits}


def test_every_back_that_can_be_preferred_is_drawn() -> None:
    kinds = get_args(Preferences.model_fields["back"].annotation)
    found = {where(art("back", pack, back=kind)) for kind in kinds for pack in PACKS}
    assert found == {("backs", name) for name in drawn("backs")}
    assert len(found) == 3
    assert where(art("back", "french")) != where(art("back", "spanish")), "each pack has its own"
    assert where(art("back", "spanish", deck="french")) == where(art("back", "french"))


@pytest.mark.parametrize("deck", ["spanish", "french"])
def test_every_spanish_card_is_found_in_either_deck(deck: str) -> None:
    symbols = drawn(deck)
    found = [where(art(code, deck=deck)) for code in (*SPANISH.codes, *SPANISH.suits)]
    assert all(sprite == deck and symbol in symbols for sprite, symbol in found), found
    assert len(set(found)) == len(found), "no two cards look alike"


@pytest.mark.parametrize(
    ("code", "french"),
    [("1o", "AD"), ("7c", "7H"), ("Se", "JS"), ("Cb", "QC"), ("Rc", "KH"), ("e", "S"), ("c", "H")],
)
def test_french_suits_stand_for_spanish_ones(code: str, french: str) -> None:
    assert where(art(code, deck="french")) == ("french", french)


@pytest.mark.parametrize("deck", ["spanish", "french"])
def test_a_french_card_looks_the_same_in_either_deck(deck: str) -> None:
    for code in (*FRENCH.codes, *FRENCH.suits):
        assert where(art(code, deck=deck)) == ("french", code)


def test_the_corner_counts_spanish_figures_on_from_seven() -> None:
    assert [card_index(f"{rank}c", {}) for rank in SPANISH.ranks] == [
        *("1", "2", "3", "4", "5", "6", "7"),
        *("10", "11", "12"),
    ]
    assert [card_index(f"{rank}C", {}) for rank in "A2TQK"] == ["A", "2", "10", "Q", "K"]


@pytest.mark.parametrize("name", ["french_deck", "spanish_deck", "card_backs"])
def test_a_sprite_is_what_its_script_draws(name: str) -> None:
    script = ROOT / "tools" / f"{name}.py"
    done = subprocess.run(
        [sys.executable, script, "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
