"""Choices made by processes of their own: the same ones, whatever becomes of the processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.store import Store
from app.tables import Tables
from app.thinking import ROOT, Thinking, Worker
from engine import GAMES
from engine.players import Advice, advise, asked, takes_long
from tests.players.walks import Decision, decisions, table

TABLES = 3  # a game
LONG = 12  # long choices of Tute
STOPPED = 0.3  # seconds that a stopped process is waited for
SOON = 10.0  # seconds within which something happens on a busy machine

NAMES = tuple(GAMES)


@cache
def long_choices() -> tuple[Decision, ...]:
    """Decisions of Tute's endings, which a good player works out."""
    found = [
        each
        for number in range(TABLES)
        for each in decisions(table("tute", number))
        if takes_long(each.game, asked(each.game, each.state, "medium", each.ply))
    ]
    return tuple(found[:: max(1, len(found) // LONG)])


def inline(decision: Decision, level: str = "medium") -> Advice[Any]:
    return advise(decision.game, decision.state, level, decision.ply)


def thought(thinking: Thinking, decision: Decision) -> Advice[Any]:
    return thinking.advise(decision.game, decision.state, "medium", decision.ply)


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    """One process, as a small machine has it."""
    thinking = Thinking(1)
    yield thinking
    thinking.close()


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.end()


def pid(thinking: Thinking) -> int:
    """The id of its only process."""
    (worker,) = thinking.workers
    assert worker.pid is not None, "the process has been started"
    return worker.pid


def gone(pid: int) -> bool:
    """Whether there is no such process, or will be none soon."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def kill(pid: int) -> None:
    """End a process as a machine that is short of memory does."""
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)  # whoever started it still finds it


@pytest.mark.parametrize("name", NAMES)
def test_a_process_chooses_the_same_for_the_same_reason(worker: Worker, name: str) -> None:
    for number in range(TABLES):
        for decision in decisions(table(name, number)):
            question = asked(decision.game, decision.state, decision.level, decision.ply)
            assert worker.ask(question) == inline(decision, decision.level)


def test_many_threads_get_the_same_choices_from_two_processes() -> None:
    thinking = Thinking(2)
    try:
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda each: thought(thinking, each), long_choices() * 4))
        assert all(worker.pid is not None for worker in thinking.workers)
    finally:
        thinking.close()
    assert found == [inline(each) for each in long_choices()] * 4


@pytest.mark.parametrize("name", NAMES)
def test_a_process_is_told_nothing_that_the_seat_cannot_see(name: str) -> None:
    """A position with other hidden cards asks the same question, its seed apart."""
    rng = Random(name)
    moved = 0
    for decision in decisions(table(name, 0)):
        game, state = decision.game, decision.state
        question = asked(game, state, "medium", decision.ply)
        other = game.imagine(question.view, rng)
        moved += game.describe(other) != game.describe(state) | {"seed": other.seed}
        assert asked(game, other, "medium", decision.ply) == question._replace(seed=other.seed)
    assert moved, "no imagined deal was another one"


def test_quick_choices_need_no_process(thinking: Thinking) -> None:
    for name in NAMES:
        for decision in decisions(table(name, 0)):
            thinking.advise(decision.game, decision.state, "easy", decision.ply)
    assert [worker.pid for worker in thinking.workers] == [None]


def test_without_processes_the_server_thinks_itself() -> None:
    thinking = Thinking(0)
    thinking.start()
    assert thought(thinking, long_choices()[0]) == inline(long_choices()[0])
    thinking.close()


def test_a_process_that_is_ready_is_the_one_that_answers(thinking: Thinking) -> None:
    thinking.start()
    ready = pid(thinking)
    assert thought(thinking, long_choices()[0]) == inline(long_choices()[0])
    assert pid(thinking) == ready


def test_a_process_that_was_killed_is_replaced_and_the_choice_made(
    thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    first, second, third = long_choices()[:3]
    assert thought(thinking, first) == inline(first)
    killed = pid(thinking)
    kill(killed)
    assert thought(thinking, second) == inline(second)
    assert "another one" in caplog.text
    assert pid(thinking) != killed
    replaced = pid(thinking)
    assert thought(thinking, third) == inline(third)
    assert pid(thinking) == replaced
    assert len(caplog.records) == 1


def test_a_process_that_does_not_answer_is_replaced_and_the_choice_made() -> None:
    thinking = Thinking(1, patience=STOPPED)
    first = long_choices()[0]
    thinking.start()
    stopped = pid(thinking)
    os.kill(stopped, signal.SIGSTOP)
    try:
        assert thought(thinking, first) == inline(first)
        assert pid(thinking) != stopped
        assert gone(stopped)
    finally:
        thinking.close()


def test_a_process_that_cannot_work_does_no_harm() -> None:
    thinking = Thinking(1, code="raise SystemExit")
    try:
        for each in long_choices()[:2]:
            assert thought(thinking, each) == inline(each)
    finally:
        thinking.close()


def test_a_computer_moves_though_its_process_was_killed(tmp_path: Path, thinking: Thinking) -> None:
    """At a table, from the stored position on."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    store.migrate()
    tables = Tables(store, thinking.advise)
    decision = next(each for each in long_choices() if each.seat == 1)
    described = decision.game.describe(decision.state)
    opened = tables.open("me", decision.game, ["medium"], {}, saved=False)
    store.change(opened.id, 0, {"position": described, "ply": decision.ply}, ["draw"])
    thinking.start()
    kill(pid(thinking))
    after = tables.go_on(tables.find(opened.id, "me"), 1, to_person=False)
    assert after.row.since_actions[0] == str(inline(decision).action)
    store.close()


def test_nothing_is_left_when_it_is_closed_and_it_can_begin_again(thinking: Thinking) -> None:
    thinking.start()
    before = pid(thinking)
    thinking.close()
    assert gone(before)
    assert [worker.pid for worker in thinking.workers] == [None]
    assert thought(thinking, long_choices()[0]) == inline(long_choices()[0])


def test_processes_end_with_a_server_that_is_killed() -> None:
    start = (
        "from app.thinking import Thinking; import time; thinking = Thinking(1); thinking.start(); "
        "print(thinking.workers[0].pid, flush=True); time.sleep(60)"
    )
    command = [sys.executable, "-c", start]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as one:
        assert one.stdout is not None
        assert one.stderr is not None
        worker = int(one.stdout.readline())
        one.kill()
        assert one.stderr.read() == b"", "no process complains"
    assert gone(worker)
