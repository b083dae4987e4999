"""Where computers choose: quick choices are made at once, long ones by processes of their own.

A thread that thinks would hold up every other request; one that waits for a process does not. A
player gets the same view, actions and chance in either place, so its choice is the same.
"""

import logging
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import LifoQueue
from threading import Timer
from typing import Any, cast

from engine.game import AnyGame
from engine.players import Advice, Question, answered, asked, takes_long

log = logging.getLogger(__name__)

ROOT = Path(__file__).parent.parent
PATIENCE = 10.0  # seconds for a choice of less than one: a process that hangs, no part of a level
# Ctrl+C in a terminal is for the server alone; its processes end when it is gone.
WORK = (
    "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    "from app.worker import work; work()"
)


class Worker:
    """A process that makes one choice after the other, started when it is needed."""

    def __init__(self, code: str = WORK) -> None:
        self._command = (sys.executable, "-c", code)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The process's id, None while there is none."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process if it is not there; it makes itself ready meanwhile."""
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603 nothing that comes from outside
                self._command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )

    def ask(self, question: Question, patience: float = PATIENCE) -> Advice[Any] | None:
        """The answer; None if the process died, or took too long and was ended.

        Then another one is started in its place.
        """
        self.start()
        process = self._process
        assert process is not None, "it was started"
        assert process.stdin is not None, "questions go through a pipe"
        assert process.stdout is not None, "so do answers"
        too_long = Timer(patience, process.kill)
        too_long.start()
        try:
            pickle.dump(question, process.stdin)
            process.stdin.flush()
            return cast("Advice[Any]", pickle.load(process.stdout))  # noqa: S301 our own process
        except (OSError, EOFError, pickle.UnpicklingError):
            self.end()
            self.start()
            return None
        finally:
            too_long.cancel()

    def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()  # it has nothing to lose
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):  # a question that nobody will read
                    pipe.close()


class Thinking:
    """So many processes, and whoever asks for a choice waits for one that is free."""

    def __init__(self, workers: int, patience: float = PATIENCE, code: str = WORK) -> None:
        self.workers = tuple(Worker(code) for _ in range(workers))
        self._patience = patience
        self._free: LifoQueue[Worker] = LifoQueue()  # the last one knows most by heart
        for worker in self.workers:
            self._free.put(worker)

    def start(self) -> None:
        """Start every process, so that the first long choice finds one ready."""
        for worker in self.workers:
            worker.start()

    def close(self) -> None:
        """End every process, once its choice is made."""
        for worker in [self._free.get() for _ in self.workers]:
            worker.end()
            self._free.put(worker)

    def advise(self, game: AnyGame, state: Any, level: str, ply: int) -> Advice[Any]:
        """What a computer of this level would do for the seat to act, and why."""
        question = asked(game, state, level, ply)
        if not self.workers or not takes_long(game, question):
            return answered(game, question)
        worker = self._free.get()
        try:
            answer = worker.ask(question, self._patience)
        finally:
            self._free.put(worker)
        if answer is None:
            log.warning("a process that chooses for computers is gone; there is another one now")
            return answered(game, question)
        return answer
