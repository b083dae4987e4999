"""From anywhere there is a way back to a game that goes on."""

import pytest

from tests.web.browsers import Browser, Site
from tests.web.markup import Markup

PAGES = ("/", "/games/idiot", "/games/idiot/rules", "/settings", "/privacy", "/nothing/at/all")


def back(person: Browser, path: str, referer: str) -> list[str]:
    """Where the links named so lead."""
    page = person.get(path, headers={"Referer": referer})
    found = Markup(page.text).all("a")
    return [tag["href"] for tag in found if tag["href"].startswith("/tables/")]


def home(person: Browser) -> str:
    """The address of the site, as a browser would name it."""
    return str(person.get("/").url).rstrip("/")


@pytest.mark.parametrize("path", [*PAGES[1:5]])
def test_a_page_opened_from_the_table_leads_back_to_it(person: Browser, path: str) -> None:
    table = f"/tables/{person.open()}"
    for end in ("", "?pick=3S", "/actions", "/log"):
        assert table in back(person, path, f"{home(person)}{table}{end}")
    for strange in ("", "/", "https://elsewhere.example" + table, home(person) + "/saves"):
        assert table not in back(person, path, strange)


def test_a_table_that_may_be_gone_is_not_led_back_to(person: Browser) -> None:
    table = f"/tables/{person.open()}"
    referer = home(person) + table
    person.post(f"{table}/delete")
    assert back(person, "/saves", referer) == []
    assert back(person, table, referer) == []


def test_the_lobby_goes_on_with_what_is_not_over_saved_or_not(site: Site, person: Browser) -> None:
    running, saved, over, kept = (
        person.open(), person.open(saved=True), person.open(), person.open(saved=True)
    )  # fmt: skip
    for table in (over, kept):
        site.change(table, over=True)
    theirs = site.browser()
    theirs.open()
    page = Markup(person.get("/").text)
    listed = {tag["href"].rpartition("/")[2] for tag in page.all("a")} & {
        running, saved, over, kept
    }  # fmt: skip
    assert listed == {running, saved, kept}
    assert len([tag for tag in page.all("a") if tag["href"].startswith("/tables/")]) == 3
    assert page.text.count("not saved") == 1
    assert "Go on playing" not in Markup(site.browser().get("/").text).text
