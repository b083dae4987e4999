"""A restless person: quick clicks, two tabs, back and forward, slow answers, a server that ends."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route, expect

from tests.browser.conftest import Visitor, Watch, visitor_of
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS
from tests.browser.scenes import RESTLESS, SCENES, Scene, scene
from tests.browser.server import Server
from tests.browser.table import TablePage, pass_time
from tests.browser.tute_scenes import TUTE_SCENES

Sit = Callable[[Scene | str], TablePage]
MOVED_ON = "The game had already moved on."
NO_ANSWER = "The server does not answer."
NO_CONNECTION = ("ERR_CONNECTION", "Failed to fetch", "ERR_EMPTY_RESPONSE", "ERR_FAILED")
TEN_FIRST = scene(
    "TS TH KC AD",
    "? ? ?",
    pile="3S 4S",
    stock="? ? ? ?",
    face_up=["? ? ?"] * 2,
    hidden=["? ? ?"] * 2,
)
LONG = scene(
    "", *["? ? ? ? ? ? ? ? ?"] * 2, turn=1, out=[0], pile="3S",
    face_up=["", "? ? ?", "? ? ?"], hidden=["- - -", "? ? ?", "? ? ?"],
)  # fmt: skip


@dataclass
class Traffic:
    """The requests of a page to its table, held back on demand."""

    page: Page
    sent: list[Request] = field(default_factory=list)
    held: list[Route] = field(default_factory=list)
    holding: bool = False

    def __post_init__(self) -> None:
        self.page.on("request", self._count)

    def _count(self, request: Request) -> None:
        if request.method == "POST" or "?pick" in request.url:
            self.sent.append(request)

    def _keep(self, route: Route) -> None:
        if self.holding:
            self.held.append(route)
        else:
            route.continue_()

    def hold(self) -> None:
        self.holding = True
        self.page.route("**/tables/*/*", self._keep)

    def release(self) -> None:
        self.holding = False
        for route in self.held:
            route.continue_()
        self.held.clear()


CONTROLS = [
    ("play", "#c-9S"),
    ("sets", "#a-4S-4H"),
    ("stuck", "#a-chance"),
    ("stuck-dry", "#a-pickup"),
    ("flip", "#s-2"),
    ("add", "#a-8D"),
    ("add", "#a-keep"),
    ("exchange", "#a-start"),
    ("waiting", "#a-next"),
    ("play", "#save"),
]


@pytest.mark.parametrize("clicks", [2, 3])
@pytest.mark.parametrize(("named", "control"), CONTROLS)
def test_several_clicks_are_one_action(
    still: Page, sit: Sit, named: str, control: str, clicks: int
) -> None:
    table = sit(named)
    traffic = Traffic(still)
    version = table.version
    still.locator(control).click(click_count=clicks)
    table.shows(version + 1)
    assert len(traffic.sent) == 1
    assert table.row.version == version + 1
    table.agrees()


def test_a_double_click_picks_once(still: Page, sit: Sit) -> None:
    table = sit("exchange")
    traffic = Traffic(still)
    table.card("KD").dblclick()
    still.wait_for_selector('#c-KD[aria-pressed="true"]')
    assert len(traffic.sent) == 1


def test_a_double_click_on_the_second_card_exchanges_once(still: Page, sit: Sit) -> None:
    table = sit("exchange")
    table.pick("KD")
    with table.moving():
        table.card("5S").dblclick()
    assert table.row.since_actions == ["swap KD 5S"]
    assert still.locator('[aria-pressed="true"]').count() == 0


def test_the_second_click_does_not_reach_the_card_that_slides_in(still: Page, sit: Sit) -> None:
    table = sit(TEN_FIRST)
    traffic = Traffic(still)
    with table.moving():
        table.card("TS").click()
    table.card("KC").hover()  # as if the cloth had moved under a finger at rest
    still.mouse.down(click_count=2)
    still.mouse.up(click_count=2)
    assert len(traffic.sent) == 1
    assert table.row.since_actions == ["play TS"]
    assert table.game.to_act(table.state) == 0, "the extra turn is still to come"


@pytest.mark.parametrize("second", ["#c-KH", "#c-AS", "#save", "#c-3S"])
def test_two_controls_at_once_are_one_action(still: Page, sit: Sit, second: str) -> None:
    table = sit("play")
    traffic = Traffic(still)
    traffic.hold()
    version = table.version
    still.evaluate(
        "(controls) => controls.map((each) => document.querySelector(each).click())",
        ["#c-9S", second],
    )
    still.locator(second).click(force=True)
    traffic.release()
    table.shows(version + 1)
    assert len(traffic.sent) == 1
    assert table.row.since_actions == ["play 9S"]
    table.focus_is_kept()


def test_a_button_works_ten_times_in_a_row(still: Page, sit: Sit) -> None:
    table = sit(LONG)
    for _ in range(10):
        table.step()
    assert len(table.row.since_actions) == 10
    for _ in range(10):
        with table.moving():
            still.locator("#save").click()


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_held_down_presses_once(still: Page, sit: Sit, key: str) -> None:
    table = sit(TEN_FIRST)
    version = table.version
    table.card("TS").focus()
    still.keyboard.down(key)
    for _ in range(5):
        still.keyboard.down(key)
    if key == "Enter":
        table.shows(version + 1)
        for _ in range(5):
            still.keyboard.down(key)
    still.keyboard.up(key)
    table.shows(version + 1)
    assert table.row.since_actions == ["play TS"]
    table.do("play TH")
    assert table.row.since_actions == ["play TH"]


@pytest.mark.usefixtures("still")
def test_an_old_tab_gets_the_present_table_and_a_sentence(
    context: BrowserContext, sit: Sit
) -> None:
    table = sit("play")
    old = TablePage(context.new_page(), table.server, table.id)
    old.open()
    table.do("play 9S")
    present = table.row
    old.card("KH").click()
    old.shows(present.version)
    expect(old.table).to_contain_text(MOVED_ON)
    expect(old.live).to_contain_text(MOVED_ON)
    assert table.row == present, "nothing was done"
    old.agrees()
    old.focus_is_kept()


@pytest.mark.usefixtures("still")
def test_an_old_tab_goes_on_without_a_sentence(context: BrowserContext, sit: Sit) -> None:
    table = sit("waiting")
    old = TablePage(context.new_page(), table.server, table.id)
    old.open()
    table.step()
    old.page.locator("#a-next").click()
    old.shows(table.row.version)
    expect(old.table).not_to_contain_text(MOVED_ON)
    assert len(table.row.since_actions) == 1


@pytest.mark.usefixtures("still")
def test_an_old_tab_that_saves_is_told(context: BrowserContext, sit: Sit) -> None:
    table = sit("play")
    old = TablePage(context.new_page(), table.server, table.id).open()
    table.do("play 9S")
    old.page.locator("#save").click()
    expect(old.table).to_contain_text(MOVED_ON)
    assert not table.row.saved


def is_whole(table: TablePage) -> None:
    """A full page in its clothes, not a bare block."""
    expect(table.table).to_be_visible()
    page = table.page
    assert page.locator("link[rel=stylesheet]").count() >= 4
    assert page.locator("main").count() == 1
    assert page.locator("header.top").is_visible()
    assert page.evaluate("[...document.styleSheets].every((each) => each.cssRules.length)")
    assert page.locator(".htmx-request").count() == 0
    table.agrees()


@pytest.mark.parametrize("named", SCENES)
def test_reload_back_and_forward_lead_to_the_table(still: Page, sit: Sit, named: str) -> None:
    table = sit(named)
    is_whole(table)
    still.reload()
    is_whole(table)
    phase = table.table.get_attribute("data-phase")
    still.locator('header a[href="/saves"]').click()
    still.wait_for_url("**/saves")
    still.go_back()
    is_whole(table)
    assert table.table.get_attribute("data-phase") == phase
    still.go_forward()
    expect(still.get_by_role("heading", level=1)).to_have_text("Saved games")


OTHER_GAMES = {
    **{
        f"crazy eights {name}": CRAZY_EIGHTS[name]
        for name in ("picked", "drawn", "twos", "waiting")
    },
    **{f"crazy eights {name}": CRAZY_EIGHTS[name] for name in ("hand-lost", "match-won")},
    **{f"tute {name}": TUTE_SCENES[name] for name in ("won", "follow", "waiting", "asked")},
    **{f"tute {name}": TUTE_SCENES[name] for name in ("hand over", "match lost")},
}


@pytest.mark.parametrize("named", OTHER_GAMES)
def test_other_games_come_back_in_every_phase(still: Page, sit: Sit, named: str) -> None:
    table = sit(OTHER_GAMES[named])
    phase = table.table.get_attribute("data-phase")
    assert phase is not None
    still.reload()
    is_whole(table)
    still.locator('header a[href="/saves"]').click()
    still.wait_for_url("**/saves")
    still.go_back()
    is_whole(table)
    expect(table.table).to_have_attribute("data-phase", phase)
    table.focus_is_kept()


# ---- keys and paces ----------------------------------------------------------------------------


def test_keys_during_a_slow_answer_are_one_action(still: Page, sit: Sit) -> None:
    table = sit("stuck")
    traffic = Traffic(still)
    traffic.hold()
    version = table.version
    for key in ("p", "c", "p"):
        still.keyboard.press(key)
    traffic.release()
    table.shows(version + 1)
    assert len(traffic.sent) == 1
    assert table.row.since_actions == ["pickup"]
    table.focus_is_kept()


@pytest.mark.usefixtures("still")
def test_a_key_in_an_old_tab_does_nothing_to_the_present_table(
    context: BrowserContext, sit: Sit
) -> None:
    table = sit("stuck")
    old = TablePage(context.new_page(), table.server, table.id).open()
    table.do("pickup")
    present = table.row
    old.page.keyboard.press("c")
    old.shows(present.version)
    expect(old.table).to_contain_text(MOVED_ON)
    assert table.row == present, "nothing was done"
    old.focus_is_kept()


def test_two_tabs_at_once_end_at_the_same_table(
    page: Page, context: BrowserContext, visitor: Visitor, sit: Sit
) -> None:
    """Both ask by themselves; who comes second gets what the first has done."""
    visitor.prefer(pace="instant")
    table = sit("play")
    other = TablePage(context.new_page(), table.server, table.id).open()
    table.press(page, "#c-9S")
    other.page.reload()
    for each in (table, other):
        each.page.wait_for_selector(".prompt .ask:not(.waiting *)")
        assert each.version == table.row.version
        each.agrees()
        each.focus_is_kept()


def test_at_once_a_slow_answer_is_waited_for(still: Page, visitor: Visitor, sit: Sit) -> None:
    visitor.prefer(pace="instant")
    table = sit("play")
    traffic = Traffic(still)
    traffic.hold()
    table.card("9S").click()
    still.wait_for_function("() => document.querySelector('.htmx-request') !== null")
    for key in ("n", "m", "Enter"):
        still.keyboard.press(key)
    traffic.release()
    still.wait_for_selector("#table:has(.prompt .ask):not(:has(.waiting)):not(:has(#c-9S))")
    assert [each.url.rpartition("/")[2] for each in traffic.sent] == ["actions", "continue"]
    table.agrees()


@pytest.mark.context(reduced_motion="no-preference")
def test_a_hidden_tab_goes_on_at_its_pace(still: Page, visitor: Visitor, sit: Sit) -> None:
    visitor.prefer(pace="fast")
    table = sit("waiting")
    still.evaluate("""() => {
      Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
      document.startViewTransition = () => { throw new Error("nobody sees a transition"); };
    }""")
    version = table.version
    pass_time(still, 350)
    table.shows(version + 1)
    table.agrees()


def test_back_shows_the_table_as_it_is_now(still: Page, sit: Sit) -> None:
    table = sit("play")
    table.do("play 9S")
    table.step()
    still.locator('header a[href="/games/idiot/rules"]').click()
    still.wait_for_url("**/rules")
    still.go_back()
    is_whole(table)
    steps = still.evaluate("history.length")
    table.step()
    assert still.evaluate("history.length") == steps, "a move is no step of the browser's history"
    still.go_forward()
    still.go_back()
    is_whole(table)


@pytest.mark.context(java_script_enabled=False)
def test_back_without_script_leads_to_the_present_table(page: Page, sit: Sit) -> None:
    table = sit("play")
    table.tap("3S")
    expect(table.why).to_be_visible()
    page.goto(f"{table.path}/actions")
    assert page.url.endswith(table.path), "the address of an action leads to the table"
    is_whole(table)


def test_the_game_in_the_page_is_the_one_in_the_address(
    page: Page, visitor: Visitor, server: Server
) -> None:
    over = visitor.sit("won", page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function(f"() => !location.href.endsWith('{over.id}')")
    following = TablePage(page, server, page.url.rpartition("/")[2])
    for table, go in ((over, page.go_back), (following, page.go_forward), (following, page.reload)):
        go()
        assert page.url.endswith(table.path)
        expect(page.locator(f'form[action^="{table.path}/"]').first).to_be_attached()


def test_a_slow_answer_arrives(still: Page, sit: Sit) -> None:
    table = sit("play")
    traffic = Traffic(still)
    traffic.hold()
    before = table.shown()
    table.card("9S").click()
    table.card("KH").click()
    assert table.shown() == before, "the table stays as it was"
    traffic.release()
    table.shows(int(before["version"]) + 1)
    assert len(traffic.sent) == 1
    table.agrees()


def test_an_answer_that_comes_too_late_is_no_loss(still: Page, sit: Sit, watch: Watch) -> None:
    watch.allow("timeout", "htmx")
    table = sit("play")
    traffic = Traffic(still)
    traffic.hold()
    table.card("9S").click()
    still.wait_for_function("() => document.querySelector('.htmx-request') !== null")
    pass_time(still, 16_000)
    expect(table.message).to_contain_text(NO_ANSWER)
    table.agrees()
    traffic.holding = False
    table.do("play 9S")
    expect(table.message).to_be_empty()


def test_an_older_answer_does_not_replace_a_newer_table(still: Page, sit: Sit) -> None:
    """The block that asked has been left by a new page when its answer comes."""
    table = sit("play")
    traffic = Traffic(still)
    traffic.hold()
    table.card("9S").click()
    traffic.page.wait_for_function("() => document.querySelector('.htmx-request') !== null")
    still.goto(table.path)
    version = table.version
    traffic.release()
    assert table.version == version
    with table.moving():
        still.locator("#save").click()
    table.agrees()


@pytest.mark.parametrize("named", ["play", "waiting"])
def test_a_server_that_ends_and_starts_again(
    still: Page, context: BrowserContext, own_server: Server, watch: Watch, named: str
) -> None:
    watch.allow(*NO_CONNECTION)
    visitor = visitor_of(context, own_server)
    table = TablePage(still, own_server, visitor.plant(SCENES[named]))
    still.goto(own_server.address + table.path)
    before = table.shown()
    control = still.locator("#c-9S" if named == "play" else "#a-person")
    own_server.kill()
    control.click()
    expect(table.message).to_contain_text(NO_ANSWER)
    assert table.shown() == before
    expect(still.get_by_role("main")).to_have_count(1)
    own_server.start()
    with table.moving():
        control.click()
    table.agrees()
    expect(table.message).to_be_empty()


def test_the_computers_go_on_after_the_server_was_away(
    still: Page, context: BrowserContext, own_server: Server, watch: Watch
) -> None:
    """What the page asks by itself may find nobody; the button is still there."""
    watch.allow(*NO_CONNECTION)
    visitor = visitor_of(context, own_server)
    table = TablePage(still, own_server, visitor.plant(SCENES["waiting"]))
    still.goto(own_server.address + table.path)
    own_server.kill()
    pass_time(still, 2000)
    expect(table.message).to_contain_text(NO_ANSWER)
    own_server.start()
    table.step()
    table.to_my_turn()


def test_a_mistake_of_the_server_is_one_line(still: Page, sit: Sit, watch: Watch) -> None:
    watch.allow("status of 500")
    table = sit("play")
    line = '<hx-partial hx-target="#message" hx-swap="textContent">Our mistake</hx-partial>'
    still.route("**/actions", lambda route: route.fulfill(status=500, body=line))
    before = table.shown()
    table.card("9S").click()
    expect(table.message).to_have_text("Our mistake")
    assert table.shown() == before
    still.unroute("**/actions")
    table.do("play 9S")
    expect(table.message).to_be_empty()


def test_a_deleted_table_is_said_in_a_line(still: Page, sit: Sit, server: Server) -> None:
    table = sit("play")
    assert server.store.delete(table.id, table.row.owner)
    table.card("9S").click()
    expect(table.message).to_contain_text("no page or game")
    expect(table.table).to_be_visible()
    still.reload()
    expect(still.get_by_role("heading", level=1)).to_have_text("Nothing here")


@pytest.mark.context(reduced_motion="no-preference")
@pytest.mark.parametrize("named", ["play", "sets"])
def test_a_tab_that_is_hidden_during_a_swap(still: Page, sit: Sit, named: str) -> None:
    table = sit(named)
    traffic = Traffic(still)
    traffic.hold()
    version = table.version
    still.locator('#table button[name="action"]:not([aria-disabled])').first.click()
    still.evaluate("""() => {
        Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
    }""")
    still.evaluate("""
        () => {
          document.startViewTransition = () => { throw new Error("nobody sees a transition"); };
        }
    """)
    traffic.release()
    table.shows(version + 1)
    still.evaluate("() => { delete document.hidden; }")
    table.agrees()


def test_scenes_where_a_computer_acts_are_marked() -> None:
    """The clock of the other scenes need not stand."""
    for named, each in SCENES.items():
        after = each.stored()["position"]
        acts = after["turn"] != 0 and after["phase"] != "over"
        assert acts is (named in RESTLESS), named


def test_a_message_is_brought_into_sight(page: Page, sit: Sit) -> None:
    """The table may be scrolled; what is wrong is seen all the same, and covers nothing."""
    table = sit("play")
    page.set_viewport_size({"width": 360, "height": 400})
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate("document.getElementById('message').textContent = 'The server does not answer.'")
    expect(table.message).to_be_in_viewport()
