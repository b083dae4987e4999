"""Single keys, arrows and the list of keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS
from tests.browser.scenes import SCENES, Scene
from tests.browser.table import TablePage, tab_to
from tests.browser.test_restless import Traffic
from tests.browser.tute_scenes import TUTE_SCENES

Sit = Callable[[Scene | str], TablePage]
KEYS = re.compile(r' data-key="([^"]+)"')
LISTED = re.compile(r'<div data-for="\w+"><dt>(.*?)</dt>')
CAP = re.compile(r"<kbd>([^<]+)</kbd>")
# A key of a keyboard that has something else in this place than an English one.
STRIKE = """([key, code]) => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', {key, code, bubbles: true, cancelable: true}))"""


def focused(page: Page) -> Locator:
    return page.locator(":focus")


# ---- single keys -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "key", "does"),
    [
        (SCENES["stuck"], "c", "chance"),
        (SCENES["stuck"], "P", "pickup"),
        (SCENES["add"], "a", "add 8D"),
        (SCENES["add"], "k", "keep"),
        (SCENES["pass"], "x", "pass"),
        (SCENES["exchange"], "s", "start"),
        (CRAZY_EIGHTS["draw"], "d", "draw"),
        (CRAZY_EIGHTS["twos"], "t", "take"),
        (CRAZY_EIGHTS["drawn"], "y", "play 7C"),
        (CRAZY_EIGHTS["drawn"], "k", "pass"),
        (CRAZY_EIGHTS["pass"], "p", "pass"),
        (CRAZY_EIGHTS["picked"], "3", "play 8H D"),
        (CRAZY_EIGHTS["hand-won"], "g", "deal"),
        (TUTE_SCENES["won"], "d", "draw"),
        (TUTE_SCENES["won"], "x", "exchange 7"),
        (TUTE_SCENES["hand over"], "g", "deal"),
    ],
)
def test_a_key_does_what_its_button_says(
    still: Page, sit: Sit, scene: Scene, key: str, does: str
) -> None:
    table = sit(scene)
    button = still.locator("#table").locator(f'[data-key="{key.lower()}"]')
    expect(button).to_have_attribute("value", does)
    expect(button).to_have_attribute("aria-keyshortcuts", key.lower())
    expect(button.locator("kbd")).to_have_text(key.upper())
    expect(button).not_to_have_accessible_name(re.compile(rf"\b{key.upper()}$"))
    with table.moving():
        still.keyboard.press(key)
    assert does in table.row.since_actions
    table.focus_is_kept()


@pytest.mark.parametrize(("scene", "key"), [("won in a second deal", "c"), ("last eight", "p")])
def test_a_key_that_stakes_the_hand_asks_first(still: Page, sit: Sit, scene: str, key: str) -> None:
    table = sit(TUTE_SCENES[scene])
    version = table.version
    still.keyboard.press(key)
    expect(still.locator("#asked")).to_be_visible()
    expect(still.locator("#a-no")).to_be_focused()
    still.keyboard.press("Escape")
    expect(still.locator("#asked")).to_have_count(0)
    assert table.version == version


def test_a_key_of_several_buttons_goes_from_one_to_the_next(still: Page, sit: Sit) -> None:
    table = sit(TUTE_SCENES["won"])
    version = table.version
    for action in ("declare e", "declare c", "declare e"):
        still.keyboard.press("e")
        expect(focused(still)).to_have_attribute("value", action)
    assert table.version == version, "it only goes there"
    with table.moving():
        still.keyboard.press("Enter")
    assert table.row.since_actions == ["declare e"]


def test_digits_lay_equal_cards(still: Page, sit: Sit) -> None:
    table = sit("sets")
    still.keyboard.press("2")
    expect(focused(still)).to_have_attribute("value", "play 4S 4H")
    still.keyboard.press("2")
    expect(focused(still)).to_have_attribute("value", "play QS QC")
    with table.moving():
        still.keyboard.press("3")
    assert table.row.since_actions == ["play 4S 4H 4D"]


def test_computers_go_on_by_key(still: Page, sit: Sit) -> None:
    table = sit(SCENES["waiting"])
    table.card("4H").focus()
    with table.moving():
        still.keyboard.press("n")
    assert len(table.row.since_actions) == 1
    if table.game.to_act(table.state) != 0:
        with table.moving():
            still.keyboard.press("m")
    assert table.game.to_act(table.state) == 0


def test_the_next_game_by_key(still: Page, sit: Sit) -> None:
    table = sit("won")
    still.keyboard.press("g")
    still.wait_for_function(f"() => !location.href.endsWith('{table.id}')")
    expect(table.table).to_have_attribute("data-phase", "exchange")


def does_nothing(table: TablePage, strike: Callable[[], None]) -> None:
    """After it the table takes another key at once, so nothing was on its way."""
    page = table.page
    traffic = Traffic(page)
    strike()
    with table.moving():
        page.keyboard.press("p")
    assert len(traffic.sent) == 1
    assert table.row.since_actions == ["pickup"]


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_keys_with_modifiers_are_the_browsers(still: Page, sit: Sit, modifier: str) -> None:
    table = sit("stuck")
    does_nothing(table, lambda: still.keyboard.press(f"{modifier}+c"))


def test_keys_elsewhere_on_the_page_do_nothing(still: Page, sit: Sit) -> None:
    table = sit("stuck")

    def strike() -> None:
        tab_to(still, 'header a[href="/saves"]')
        still.keyboard.press("c")
        still.evaluate("document.activeElement.blur()")

    does_nothing(table, strike)


@pytest.mark.parametrize("field", ["<input>", '<input type="radio">', "<select></select>"])
def test_keys_in_a_field_are_the_fields(still: Page, sit: Sit, field: str) -> None:
    table = sit("stuck")

    def strike() -> None:
        still.evaluate("(field) => { document.querySelector('#table').innerHTML += field; }", field)
        still.evaluate("document.querySelector('#table').lastElementChild.focus()")
        still.keyboard.press("c")
        still.evaluate("document.activeElement.blur()")

    does_nothing(table, strike)


def test_a_key_held_down_is_one_press(still: Page, sit: Sit) -> None:
    table = sit("stuck")
    traffic = Traffic(still)
    version = table.version
    for _ in range(6):
        still.keyboard.down("p")
    table.shows(version + 1)
    for _ in range(6):
        still.keyboard.down("p")
    still.keyboard.up("p")
    assert len(traffic.sent) == 1


@pytest.mark.parametrize(
    ("key", "code", "letter", "works"),
    [
        ("ф", "KeyC", "c", True),  # a Ukrainian keyboard
        ("c", "KeyC", "т", True),  # an English one, and a Ukrainian page
        ("т", "KeyN", "т", True),
        ("s", "KeyC", "c", False),  # letters of one script count where they stand
        ("ф", "KeyC", "т", False),
        ("Dead", "KeyC", "c", False),
    ],
)
def test_keyboards_of_other_scripts(
    still: Page, sit: Sit, key: str, code: str, letter: str, works: bool
) -> None:
    table = sit("stuck")
    still.evaluate("(key) => { document.querySelector('#a-chance').dataset.key = key; }", letter)
    if works:
        with table.moving():
            still.evaluate(STRIKE, [key, code])
        assert table.row.since_actions == ["chance"]
    else:
        does_nothing(table, lambda: still.evaluate(STRIKE, [key, code]))


@pytest.mark.parametrize(("key", "code"), [("&", "Digit1"), ("ć", "Digit1"), ("1", "Numpad1")])
def test_digits_of_other_keyboards(still: Page, sit: Sit, key: str, code: str) -> None:
    table = sit(CRAZY_EIGHTS["picked"])
    with table.moving():
        still.evaluate(STRIKE, [key, code])
    assert table.row.since_actions == ["play 8H S"]


# ---- arrows ------------------------------------------------------------------------------------


def walk(page: Page, arrow: str, number: int) -> list[str]:
    """Ids of what has the focus after each press."""
    found = []
    for _ in range(number):
        page.keyboard.press(arrow)
        found.append(str(focused(page).get_attribute("id")))
    return found


def test_left_and_right_go_through_the_hand_playable_or_not(still: Page, sit: Sit) -> None:
    table = sit("play")
    order = ["c-3S", "c-4H", "c-6D", "c-9S", "c-KH", "c-AS"]
    still.keyboard.press("Home")
    assert walk(still, "ArrowRight", 6) == [*order[1:], "c-AS"]
    assert walk(still, "ArrowLeft", 6) == [*order[-2::-1], "c-3S"]
    still.keyboard.press("Enter")
    expect(table.why).to_be_visible()
    expect(table.card("3S")).to_be_focused()
    assert walk(still, "End", 1) == ["c-AS"]
    assert walk(still, "Home", 1) == ["c-3S"]


def test_up_and_down_go_from_row_to_row(still: Page, sit: Sit) -> None:
    table = sit("exchange")
    expect(table.card("3S")).to_be_focused()
    assert walk(still, "ArrowUp", 3)[1:] == ["a-start", "a-start"]
    assert walk(still, "ArrowDown", 2)[1] in ("c-3S", "c-3H", "c-KD")
    assert walk(still, "ArrowDown", 1) == [str(focused(still).get_attribute("id"))]


def test_sets_are_a_row_of_their_own(still: Page, sit: Sit) -> None:
    sit("sets")
    assert walk(still, "ArrowUp", 1) == ["a-4S-4H"]
    assert walk(still, "ArrowRight", 3) == ["a-4S-4H-4D", "a-4S-4H-4D-4C", "a-QS-QC"]
    assert walk(still, "ArrowDown", 1)[0] in ("c-QS", "c-QC")


@pytest.mark.context(viewport={"width": 360, "height": 740})
def test_rows_are_those_that_are_seen(still: Page, sit: Sit) -> None:
    """Eight cards of Tute lie in two rows on a phone."""
    sit(TUTE_SCENES["follow"])
    still.keyboard.press("Home")
    first = [str(focused(still).get_attribute("id")), *walk(still, "ArrowRight", 7)]
    still.keyboard.press("Home")
    assert walk(still, "ArrowDown", 2) == [first[4], first[4]]
    assert walk(still, "ArrowUp", 1) == [first[0]]


def test_arrows_outside_the_cards_are_the_browsers(still: Page, sit: Sit) -> None:
    table = sit("won")
    still.set_viewport_size({"width": 400, "height": 300})
    expect(table.result).to_be_focused()
    before = still.evaluate("scrollY")
    still.keyboard.press("ArrowDown")
    still.wait_for_function("(before) => scrollY > before", arg=before)


# ---- the list of keys --------------------------------------------------------------------------


def keys_of(page: Page, table_id: str, pick: str) -> tuple[set[str], set[str]]:
    """Keys of a table's buttons, and those of the list on the same page."""
    address = f"/tables/{table_id}"
    asking = [f"{address}?ask={action}" for action in ("claim", "capote")]
    html = "".join(page.request.get(each).text() for each in (f"{address}?pick={pick}", *asking))
    caps = {cap for row in LISTED.findall(html) for cap in CAP.findall(row)}
    return set(KEYS.findall(html)), {"escape" if cap == "Esc" else cap.lower() for cap in caps}


@pytest.mark.parametrize("scenes", [SCENES, CRAZY_EIGHTS, TUTE_SCENES], ids=["idiot", "ce", "tute"])
def test_the_list_has_the_keys_of_the_game(
    page: Page, visitor: Visitor, scenes: dict[str, Scene]
) -> None:
    """All that a table shows in any phase, and no other."""
    used: set[str] = set()
    listed: set[str] = set()
    for name, scene in scenes.items():
        buttons, keys = keys_of(page, visitor.plant(scene), scene.pick)
        assert buttons <= keys, f"{buttons - keys} of {name} are not in its list"
        used |= buttons
        listed |= keys
    assert listed == used


def test_the_list_has_no_key_of_a_rule_that_is_off(page: Page, sit: Sit) -> None:
    for named, add, take in (("play", 0, 0), ("add", 1, 0)):
        sit(named)
        expect(page.locator('#keys [data-for="add"]')).to_have_count(add)
        expect(page.locator('#keys [data-for="take"]')).to_have_count(take)
    for named, take in (("play", 0), ("twos", 1), ("mau-sevens", 1)):
        sit(CRAZY_EIGHTS[named])
        expect(page.locator('#keys [data-for="take"]')).to_have_count(take)


def test_the_list_opens_over_the_table(still: Page, sit: Sit) -> None:
    sit("stuck")
    still.keyboard.press("ArrowDown")
    place = focused(still).get_attribute("id")
    still.keyboard.press("?")
    keys = still.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Take a chance")
    expect(keys.get_by_role("link", name="Close")).to_be_focused()
    traffic = Traffic(still)
    still.keyboard.press("c")
    still.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    assert focused(still).get_attribute("id") == place
    still.get_by_role("link", name="Keys").click()
    expect(keys).to_be_visible()
    keys.get_by_role("link", name="Close").press("Enter")
    expect(keys).to_be_hidden()
    expect(still.get_by_role("link", name="Keys")).to_be_focused()
    assert traffic.sent == []


def test_the_table_goes_on_behind_the_list(still: Page, sit: Sit) -> None:
    table = sit("waiting")
    version = table.version
    still.keyboard.press("?")
    still.evaluate("window.passTime(900)")
    table.shows(version + 1)
    expect(still.get_by_role("dialog", name="Keys")).to_be_visible()
    still.keyboard.press("Escape")
    table.focus_is_kept()


@pytest.mark.context(java_script_enabled=False)
def test_the_list_without_script(page: Page, sit: Sit) -> None:
    table = sit("play")
    keys = page.locator("#keys")
    expect(keys).to_be_hidden()
    page.get_by_role("link", name="Keys").click()
    expect(keys).to_be_visible()
    keys.get_by_role("link", name="Close").click()
    expect(keys).to_be_hidden()
    expect(table.table).to_be_visible()


def test_letters_can_be_switched_off(still: Page, sit: Sit) -> None:
    table = sit("exchange-picked")
    still.keyboard.press("?")
    still.get_by_role("button", name="Switch letter keys off").click()
    table.open("KD")
    expect(still.locator("#table kbd")).to_have_count(0)
    expect(still.locator("#table [data-key]")).to_have_count(1)
    still.keyboard.press("s")
    still.keyboard.press("Escape")
    expect(table.card("KD")).to_have_attribute("aria-pressed", "false")
    assert table.row.since_actions == [], "a letter does nothing, Escape is no letter"
    still.get_by_role("link", name="Keys").click()
    keys = still.get_by_role("dialog", name="Keys")
    expect(keys).not_to_contain_text("Start the game")
    still.get_by_role("button", name="Switch letter keys on").click()
    with table.moving():
        still.keyboard.press("s")


@pytest.mark.context(is_mobile=True, has_touch=True)
def test_nothing_but_fingers_sees_no_keys(still: Page, sit: Sit) -> None:
    sit("stuck")
    expect(still.locator("#a-chance kbd")).to_be_hidden()


def test_two_taps_do_not_zoom_and_two_fingers_do(page: Page) -> None:
    for path in ("/", "/games/tute"):
        page.goto(path)
        assert page.evaluate("getComputedStyle(document.documentElement).touchAction") == (
            "manipulation"
        )
