"""Cards move from place to place, each by its name, unless the person wants no motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.scenes import SCENES, Scene, big_hand
from tests.browser.table import TablePage

Sit = Callable[[Scene | str], TablePage]
# Counts transitions and notes which cards move; `seen` is looked at by the tests.
COUNT = """() => {
  const seen = window.seen = {transitions: 0, cards: new Set()};
  document.addEventListener('htmx:after:viewTransition', () => { seen.transitions += 1; });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.then(() => {
      for (const each of document.getAnimations()) {
        const part = each.effect.pseudoElement;
        if (part?.startsWith('::view-transition-group(card-')) seen.cards.add(part.slice(-3, -1));
      }
    });
    return transition;
  };
}"""
NAMES = """() => [...document.querySelectorAll('*')]
  .filter((each) => each.checkVisibility())
  .map((each) => getComputedStyle(each).viewTransitionName)
  .filter((name) => name !== 'none')"""


@pytest.mark.context(reduced_motion="no-preference")
def test_a_card_moves_to_the_pile(still: Page, sit: Sit) -> None:
    table = sit("play")
    still.evaluate(COUNT)
    table.do("play 9S")
    still.wait_for_function("() => window.seen.transitions === 1")
    assert "9S" in still.evaluate("[...window.seen.cards]")
    table.step()
    still.wait_for_function("() => window.seen.transitions === 2")


@pytest.mark.context(reduced_motion="no-preference")
def test_a_transition_is_short_and_does_not_hold_up_the_next_press(still: Page, sit: Sit) -> None:
    table = sit("sets")
    still.evaluate(COUNT)
    still.evaluate("""() => {
      const start = document.startViewTransition;
      document.startViewTransition = (change) => {
        const transition = start(change);
        transition.ready.then(() => {
          window.seen.longest = Math.max(...document.getAnimations().map(
            (each) => each.effect.getComputedTiming().endTime));
        });
        return transition;
      };
    }""")
    table.do("play 4S 4H 4D 4C")
    still.keyboard.press("Enter")
    still.wait_for_function("() => window.seen.transitions === 2")
    assert table.row.ply == 2, "a press during the transition counts"
    assert still.evaluate("window.seen.longest") <= 200


@pytest.mark.context(reduced_motion="reduce")
def test_none_for_who_wants_no_motion(still: Page, sit: Sit) -> None:
    table = sit("play")
    still.evaluate(COUNT)
    table.do("play 9S")
    table.step()
    assert still.evaluate("window.seen.transitions") == 0
    assert still.evaluate("document.getAnimations().length") == 0
    assert still.evaluate(NAMES) == []


@pytest.mark.context(reduced_motion="no-preference")
@pytest.mark.parametrize("named", [*SCENES, "40 cards"])
def test_names_are_unique(still: Page, sit: Sit, named: str) -> None:
    sit(big_hand(40) if named == "40 cards" else named)
    still.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    names = still.evaluate(NAMES)
    assert len(names) == len(set(names)), sorted(names)
    cards = still.evaluate(
        "[...document.querySelectorAll('[data-card]')].map((each) => each.dataset.card)"
    )
    assert sorted(names) == sorted(f"card-{code}" for code in cards)


@pytest.mark.context(reduced_motion="no-preference")
@pytest.mark.parametrize("path", ["/", "/games/idiot/rules", "/games/vandtia/rules"])
def test_names_are_unique_on_every_page(page: Page, path: str) -> None:
    page.goto(path)
    names = page.evaluate(NAMES)
    assert len(names) == len(set(names))
