"""Cards are numbers with codes, sets of cards are bit masks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import FRENCH, SPANISH, Pack, mask_of, members, subsets

STABLE = settings(derandomize=True, deadline=None, database=None)
each_pack = pytest.mark.parametrize("pack", [FRENCH, SPANISH], ids=lambda pack: str(pack.name))
packs = st.sampled_from([FRENCH, SPANISH])


def test_the_french_pack_is_suit_by_suit_from_ace_to_king() -> None:
    assert " ".join(FRENCH.codes) == (
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS "
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH "
        "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD "
        "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    )


def test_the_spanish_pack_is_suit_by_suit_from_ace_to_king() -> None:
    assert " ".join(SPANISH.codes) == (
        "1o 2o 3o 4o 5o 6o 7o So Co Ro 1c 2c 3c 4c 5c 6c 7c Sc Cc Rc "
        "1e 2e 3e 4e 5e 6e 7e Se Ce Re 1b 2b 3b 4b 5b 6b 7b Sb Cb Rb"
    )


@each_pack
def test_a_card_is_its_place_in_the_pack(pack: Pack) -> None:
    assert len(pack) == len(pack.codes) == len(set(pack.codes))
    for place, code in enumerate(pack.codes):
        assert pack.card(code) == place
        assert pack.ranks[pack.rank_of[place]] + pack.suits[pack.suit_of[place]] == code


@each_pack
def test_a_rank_has_one_card_of_each_suit(pack: Pack) -> None:
    for rank in pack.ranks:
        assert pack.text_of(pack.rank_mask(rank)).split() == [rank + suit for suit in pack.suits]
    whole = mask_of(card for rank in pack.ranks for card in members(pack.rank_mask(rank)))
    assert whole == (1 << len(pack)) - 1


def test_cards_keep_the_order_in_which_they_are_written() -> None:
    assert FRENCH.cards("QH AS TD") == (24, 0, 35)
    assert FRENCH.text((24, 0, 35)) == "QH AS TD"
    assert FRENCH.cards("") == ()


def test_a_set_is_written_in_canonical_order() -> None:
    assert FRENCH.text_of(FRENCH.mask("QH TD AS 2S")) == "AS 2S QH TD"


@pytest.mark.parametrize("text", ["1S", "10S", "S", "as", "AS,2S", "ASH", "♠A", "1o"])
def test_an_unknown_code_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is not a card of the french pack"):
        FRENCH.cards(text)


def test_a_repeat_is_named() -> None:
    with pytest.raises(ValueError, match="'AS 2S AS' names a card twice"):
        FRENCH.mask("AS 2S AS")


@STABLE
@given(pack=packs, places=st.lists(st.integers(0, 39), unique=True))
def test_text_and_set_are_the_same_cards(pack: Pack, places: list[int]) -> None:
    mask = mask_of(places)
    assert list(members(mask)) == sorted(places)
    assert mask.bit_count() == len(places)
    assert pack.cards(pack.text(places)) == tuple(places)
    assert pack.mask(pack.text(places)) == mask
    assert pack.mask(pack.text_of(mask)) == mask


def test_subsets_come_smaller_ones_first() -> None:
    found = [FRENCH.text_of(part) for part in subsets(FRENCH.mask("7C 7S 7H"))]
    assert found == ["7S", "7H", "7C", "7S 7H", "7S 7C", "7H 7C", "7S 7H 7C"]
    assert subsets(0) == ()


def test_packs_with_the_same_name_and_cards_are_equal() -> None:
    assert Pack("french", "A23456789TJQK", "SHDC") == FRENCH
    assert FRENCH != SPANISH
