"""How long a move over HTTP takes, beside the floor and while computers of another table think.

On loopback and in alternating portions.
"""

import html
import http.client
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from statistics import quantiles
from threading import Event
from time import perf_counter
from urllib.parse import urlencode

from engine import GAMES

MOVES = 2_000
PORTION = 20  # moves before the other server has its turn, so that both see the same machine
WARM_UP = 100
THINKING_PORTION = 200  # moves, which take longer than a computer's thought
THINKING_PORTIONS = 5
PARTIAL = {
    "HX-Request": "true",
    "HX-Request-Type": "partial",
    "Sec-Fetch-Site": "same-origin",
    "Accept-Encoding": "gzip",
    "Content-Type": "application/x-www-form-urlencoded",
}
VERSION = re.compile(rb'name="version" value="(\d+)"')
LEGAL = re.compile(rb'<button(?![^>]*aria-disabled)[^>]*name="action" value="([^"]+)"')


@contextmanager
def server(*command: str, folder: str) -> Iterator[http.client.HTTPConnection]:
    """A server in a process of its own, and a connection to it; ended afterwards."""
    environment = {
        "PATH": os.environ["PATH"], "HOST": "127.0.0.1", "PORT": "0", "TAPETE_DATA": folder
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.PIPE, env=environment, text=True
    )
    assert process.stdout is not None, "the server's output is read for its address"
    try:
        address = re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert address is not None, f"{command} did not say where it listens"
        connection = http.client.HTTPConnection("127.0.0.1", int(address[1]), timeout=10)
        yield connection
        connection.close()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(10)


class Player:
    """Plays game after game through the table's forms and times the person's moves."""

    def __init__(self, connection: http.client.HTTPConnection, level: str = "easy") -> None:
        self.connection = connection
        self.level = level
        self.cookie = ""
        self.page = b""
        self.table = ""
        self.location = ""

    def post(self, path: str, fields: dict[str, str], headers: dict[str, str]) -> float:
        """Send a form and keep the answer; seconds from sending to the last byte."""
        body = urlencode(fields)
        start = perf_counter()
        self.connection.request("POST", path, body, headers | {"Cookie": self.cookie})
        answer = self.connection.getresponse()
        content = answer.read()
        spent = perf_counter() - start
        assert answer.status in (200, 303), f"{path} answered {answer.status}"
        if cookie := answer.getheader("Set-Cookie"):
            self.cookie = cookie.partition(";")[0]
        self.location = answer.getheader("Location") or ""
        self.page = content
        return spent

    def version(self) -> str:
        found = VERSION.search(self.page)
        assert found is not None, "a table's answer carries its version"
        return found[1].decode()

    def move(self) -> float:
        """One move of the person, after whatever has to come before it."""
        headers = PARTIAL | {"Accept-Encoding": "identity"}
        while True:
            if not self.table or b'name="after"' in self.page:
                self._deal(headers)
            if b"/continue" in self.page:
                fields = {"version": self.version(), "until": "person"}
                self.post(f"{self.table}/continue", fields, headers)
                continue
            action = LEGAL.search(self.page)
            assert action is not None, "the person has something to do"
            # the exchange is over at once: a game is mostly play
            text = "start" if b'value="start"' in self.page else html.unescape(action[1].decode())
            fields = {"version": self.version(), "action": text}
            return self.post(f"{self.table}/actions", fields, headers)

    def _deal(self, headers: dict[str, str]) -> None:
        fields = {"game": "idiot", "opponents": "3", "level": self.level}
        self.post("/tables", fields, headers)
        self.table = self.location
        self.connection.request("GET", self.table, headers=headers | {"Cookie": self.cookie})
        self.page = self.connection.getresponse().read()


def report() -> None:
    """Print median and 99th percentile of a move and of the floor, and their ratios."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server("app", "--no-browser", folder=folder) as ours,
        server("tests.bench.serve_floor", folder=folder) as bare,
    ):
        player = Player(ours)
        floor = Player(bare)

        def at_floor() -> float:
            return floor.post("/move", {"action": "play 9S", "version": "1"}, PARTIAL)

        for _ in range(WARM_UP):
            player.move()
            at_floor()
        moves: list[float] = []
        floors: list[float] = []
        for _ in range(MOVES // PORTION):
            ours.close()  # kept-alive connections do not outlive a long portion of the other
            bare.close()
            moves += [player.move() for _ in range(PORTION)]
            floors += [at_floor() for _ in range(PORTION)]
    for name, times in (("a move", moves), ("the floor", floors)):
        median, last = _percentiles(times)
        print(f"  {name:10} median {median:6.2f} ms   p99 {last:6.2f} ms   ({len(times)} posts)")
    (median, last), (floor_median, floor_last) = _percentiles(moves), _percentiles(floors)
    print(f"  ratio      median {median / floor_median:6.2f} ×    p99 {last / floor_last:6.2f} ×")


def report_beside_thinking() -> None:
    """Print a move's time while nothing else is asked, and while three computers think elsewhere.

    The best level of the game thinks all the time: each of its answers is followed by a question.
    """
    level = GAMES["idiot"].levels[-1]
    with (
        tempfile.TemporaryDirectory() as folder,
        server("app", "--no-browser", folder=folder) as at,
    ):
        player = Player(at)
        others = Player(http.client.HTTPConnection(at.host, at.port, timeout=60), level)
        for _ in range(WARM_UP):
            player.move()
        others.move()
        alone: list[float] = []
        beside: list[float] = []
        answers = 0
        for _ in range(THINKING_PORTIONS):
            at.close()  # nothing was asked while the others finished
            alone += [player.move() for _ in range(THINKING_PORTION)]
            done = Event()
            with ThreadPoolExecutor(1) as thread:
                asked = thread.submit(_keep_asking, others, done)
                beside += [player.move() for _ in range(THINKING_PORTION)]
                done.set()
            answers += asked.result()
    for name, times in (("alone", alone), (f"beside {level}", beside)):
        median, last = _percentiles(times)
        print(f"  {name:13} median {median:6.2f} ms   p99 {last:6.2f} ms   ({len(times)} posts)")
    ratio = _percentiles(beside)[0] / _percentiles(alone)[0]
    print(f"  ratio         median {ratio:6.2f} ×   ({answers} moves of the others meanwhile)")


def _keep_asking(player: Player, done: Event) -> int:
    """Play on until it is enough; how many moves of the person that were."""
    player.connection.close()
    moves = 0
    while not done.is_set():
        player.move()
        moves += 1
    return moves


def _percentiles(times: list[float]) -> tuple[float, float]:
    cuts = quantiles(times, n=100)
    return cuts[49] * 1e3, cuts[98] * 1e3
