"""A process that makes choices for the server: it reads questions and writes answers, pickled.

It knows the rules and the players, nothing of the web or of storage.
"""

import os
import pickle
import sys
from contextlib import suppress
from typing import cast

from engine import GAMES
from engine.players import Question, answered

BEHIND = 5  # the server's priority, for a page must not wait for a thought


def work() -> None:
    """Answer until there is nobody left to ask, be the server killed at any moment."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    with (
        suppress(EOFError, BrokenPipeError),
        open(sys.stdout.fileno(), "wb", buffering=0, closefd=False) as answers,
    ):
        while True:
            question = cast("Question", pickle.load(sys.stdin.buffer))  # noqa: S301 our server's
            answers.write(pickle.dumps(answered(GAMES[question.game], question)))
