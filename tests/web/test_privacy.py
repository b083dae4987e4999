"""The privacy page says what is kept, and nothing is kept that it does not say."""

from app.store import MoveRow, TableRow
from tests.web.browsers import Browser
from tests.web.markup import Markup

# What the page says of each column, in its own words.
TOLD = {
    "game": "which game it is",
    "options": "its options and levels",
    "levels": "its options and levels",
    "seed": "how the cards were shuffled",
    "first_dealer": "how the cards were shuffled",
    "position": "the present position",
    "since": "the present position",
    "since_actions": "every action",
    "action": "every action",
    "undone": "how many were taken back",
    "over": "the present position",
    "saved": "whether it is saved",
    "created": "when it was begun and last looked at",
    "seen": "when it was begun and last looked at",
    "owner": "A fingerprint of the cookie",
}
# Numbers and names that say nothing about anybody.
NAMELESS = {"id", "table_id", "engine_version", "version", "ply"}


def test_every_page_leads_to_it(person: Browser) -> None:
    table = person.open()
    paths = ("/", "/games/tute", "/games/tute/rules", "/saves", "/settings", "/privacy", "/nowhere")
    for path in (*paths, f"/tables/{table}"):
        page = Markup(person.get(path).text)
        assert len(page.all("a", href="/privacy")) >= 1, path
        assert "footer" in page.all("a", href="/privacy")[-1].inside


def test_it_tells_all_that_the_database_holds(person: Browser) -> None:
    page = Markup(person.get("/privacy").text)
    held = {*TableRow.model_fields, *MoveRow.model_fields}
    assert held == {*TOLD, *NAMELESS}, "the page has to tell what is kept"
    for told in TOLD.values():
        assert told in page.text


def test_it_names_every_cookie_and_how_long_it_lasts(person: Browser) -> None:
    text = person.get("/privacy").text
    assert "set-cookie" not in person.get("/privacy").headers
    dealt = person.post("/tables", {"game": "idiot", "level": "easy", "saved": "true"})
    chosen = person.post("/settings", {"deck": "french"})
    cookies = [*dealt.headers.get_list("set-cookie"), *chosen.headers.get_list("set-cookie")]
    assert {each.partition("=")[0] for each in cookies} == {"tapete", "prefs"}
    for each in cookies:
        assert f"<code>{each.partition('=')[0]}</code>" in text
        assert "Max-Age=34560000" in each
    assert 34560000 == 400 * 24 * 3600
    assert text.count("400 days") == 2
    assert "removed about 24 hours after you last looked at it" in text


def test_it_leads_to_what_deletes(person: Browser) -> None:
    page = Markup(person.get("/privacy").text)
    assert "footer" not in page.all("a", href="/saves")[-1].inside
    assert "main" in page.all("a", href="/saves")[-1].inside
    assert "no tracking" in page.text
