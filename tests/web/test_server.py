"""The server as it is started: killed at any moment, and asked by many at once."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from random import Random
from threading import Event, Thread, Timer

import httpx2
import pytest

from app.__main__ import bind
from app.store import Store
from app.tables import Tables
from app.visitor import COOKIE
from tests.web.browsers import PARTIAL, THOROUGH

ROOT = Path(__file__).parents[2]
KILLS = 25 if THOROUGH else 2
ROUNDS = 60 if THOROUGH else 3  # of clicks at once
REQUESTS_EACH = 200 if THOROUGH else 10
COOKIES, POSTS_EACH = 10, 5
THREADS = 20
VERSION = re.compile(r'name="version" value="(\d+)"')
BUTTON = re.compile(r'name="action" value="((?:play|pickup|chance|flip|start|keep)[^"]*)"[^>]*>')


class Server:
    """`python -m app` over a folder, at a port of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        environment = os.environ | {"TAPETE_DATA": str(data), "PORT": "0", "HOST": "127.0.0.1"}
        environment.pop("DATABASE_URL", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "app", "--no-browser"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+/", line)
        assert found, f"the server does not say where it is: {line!r}"
        self.address = found[0]

    def browser(self, token: str = "") -> httpx2.Client:
        cookies = {COOKIE: token} if token else None
        return httpx2.Client(base_url=self.address, cookies=cookies, timeout=60)

    def kill(self) -> None:
        """No time for a last word."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """End it as Ctrl+C does; what it has written to its error stream."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=60)[1]


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[[], Server]]:
    """Starts the server over one folder, again and again."""
    started: list[Server] = []

    def start() -> Server:
        started.append(Server(tmp_path))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            each.kill()


def deal(browser: httpx2.Client, opponents: int = 2) -> str:
    fields = {"game": "vandtia", "opponents": opponents, "level": "easy", "saved": "true"}
    answer = browser.post("/tables", data=fields)
    assert answer.status_code == 303
    return answer.headers["location"].removeprefix("/tables/")


def press_something(browser: httpx2.Client, table: str, page: str, rng: Random) -> httpx2.Response:
    """Press a button of the page: an action that it marks as playable, or Continue."""
    version = VERSION.findall(page)[0]
    playable = [found[1] for found in BUTTON.finditer(page) if "aria-disabled" not in found[0]]
    if 'id="a-next"' in page or not playable:
        fields, address = {"version": version, "until": "next"}, "continue"
    else:
        fields, address = {"version": version, "action": rng.choice(playable)}, "actions"
    return browser.post(f"/tables/{table}/{address}", data=fields, headers=PARTIAL)


class Player(Thread):
    """Plays on and notes the version of every answer that arrived."""

    def __init__(self, server: Server, token: str, table: str, rng: Random) -> None:
        super().__init__()
        self.server, self.token, self.table, self.rng = server, token, table, rng
        self.confirmed = -1
        self.moves = 0
        self.enough = Event()
        self.wanted = rng.randint(1, 12)

    def run(self) -> None:
        with self.server.browser(self.token) as browser:
            try:
                page = browser.get(f"/tables/{self.table}").text
                while 'class="result"' not in page:
                    answer = press_something(browser, self.table, page, self.rng)
                    assert answer.status_code in (200, 409), answer.text
                    page = answer.text
                    self.confirmed = int(VERSION.findall(page)[0])
                    self.moves += 1
                    if self.moves >= self.wanted:
                        self.enough.set()
            except httpx2.TransportError:
                pass  # the server was killed
            finally:
                self.enough.set()


def test_what_was_confirmed_is_there_after_a_kill(launch: Callable[[], Server]) -> None:
    rng = Random(1)
    server = launch()
    with server.browser() as browser:
        table = deal(browser, opponents=4)
        token = browser.cookies[COOKIE]
    database = server.data / "tapete.sqlite3"
    for _ in range(KILLS):
        player = Player(server, token, table, rng)
        player.start()
        assert player.enough.wait(60)
        killer = Timer(rng.random() * 0.02, server.kill)
        killer.start()
        killer.join()
        player.join()
        with sqlite3.connect(database) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
        store = Store(f"sqlite:///{database}")
        found = Tables(store).find(table, sha256(token.encode()).hexdigest())
        assert player.confirmed <= found.row.version <= player.confirmed + 1
        assert len(store.moves(table)) == found.row.ply
        assert Tables(store).replayed(found) == found.state
        store.close()
        server = launch()
        with server.browser(token) as browser:
            page = browser.get(f"/tables/{table}").text
            assert int(VERSION.findall(page)[0]) == found.row.version
            if 'class="result"' in page:
                table = deal(browser, opponents=4)
    assert server.stop() == ""


def test_many_at_once_lose_no_move(launch: Callable[[], Server]) -> None:
    """Five clicks at once from each of ten browsers, over and over: none is lost or done twice."""
    server = launch()
    with ThreadPoolExecutor(COOKIES * POSTS_EACH) as clicks, ThreadPoolExecutor(COOKIES) as pool:

        def play(number: int) -> tuple[str, str, int, list[int]]:
            rng, statuses, done = Random(number), [], 0
            with server.browser() as browser:
                table = deal(browser, opponents=4)
                token = browser.cookies[COOKIE]
                page = browser.get(f"/tables/{table}").text
                for _ in range(ROUNDS):
                    if 'class="result"' in page:
                        break
                    seed = rng.random()
                    futures = [
                        clicks.submit(press_something, browser, table, page, Random(seed))
                        for _ in range(POSTS_EACH)
                    ]
                    answers = [future.result() for future in futures]
                    statuses += [answer.status_code for answer in answers]
                    done += sum(answer.status_code == 200 for answer in answers)
                    page = browser.get(f"/tables/{table}").text
                return table, token, done, statuses

        played = list(pool.map(play, range(COOKIES)))
    store = Store(f"sqlite:///{server.data / 'tapete.sqlite3'}")
    for table, token, done, statuses in played:
        assert set(statuses) <= {200, 409}
        found = Tables(store).find(table, sha256(token.encode()).hexdigest())
        assert found.row.version == found.row.ply == done == len(statuses) / POSTS_EACH
        assert Tables(store).replayed(found) == found.state
    store.close()
    assert sum(done for _, _, done, _ in played) > COOKIES
    assert server.stop() == ""


def test_every_route_asked_by_twenty_at_once(launch: Callable[[], Server]) -> None:
    """No thread finds the database of another closed or taken (nothing is logged, either)."""
    server = launch()

    def hammer(number: int) -> set[int]:
        rng, statuses = Random(number), set()
        with server.browser() as browser:
            table = deal(browser)
            for _ in range(REQUESTS_EACH):
                requests = [
                    *(("GET", path, {}) for path in (
                        "/", "/games/idiot", "/games/vandtia/rules", "/saves", "/health", "/tables",
                        "/static/icon.svg", f"/tables/{table}", f"/tables/{table}/log",
                        f"/tables/{table}/actions", "/nowhere",
                    )),
                    ("POST", f"/tables/{table}/continue", {"version": "0", "until": "person"}),
                    ("POST", f"/tables/{table}/actions", {"version": "1", "action": "start"}),
                    ("POST", f"/tables/{table}/actions", {"version": "x"}),
                    ("POST", f"/tables/{table}/hint", {"version": "1"}),
                    ("POST", f"/tables/{table}/save", {"version": "2", "saved": "off"}),
                    ("POST", f"/tables/{table}/delete", {}),
                    ("POST", "/tables", {"game": "idiot", "level": "easy"}),
                    ("POST", "/saves/delete", {}),
                ]  # fmt: skip
                method, path, fields = rng.choice(requests)
                answer = browser.request(method, path, data=fields or None)
                statuses.add(answer.status_code)
                if path.endswith("/delete"):
                    table = deal(browser)
        return statuses

    with ThreadPoolExecutor(THREADS) as pool:
        seen = set().union(*pool.map(hammer, range(THREADS)))
    assert max(seen) < 500, seen
    assert {200, 303, 400, 404} <= seen
    assert server.stop() == ""


def test_small_answers_are_sent_at_once() -> None:
    """asyncio switches Nagle's wait off for sockets that say they are TCP, and for no others.

    Without it every answer waits 40 ms for the browser's acknowledgement of its headers.
    """
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
