"""`make arena`: measure every player, and keep for the set-up page how strong it is.

A row is kept as soon as it is measured, and one that was measured like this, with players that
still play like this, is not measured again: an interrupted run goes on where it was.

`make arena ARGS="--level hard --deals 500 --processes 2"`
"""

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from hashlib import sha256

from app.strength import AT_RANDOM, FILE, Measured, read, written
from engine import GAMES
from tests.arena import chooser, measured, moves, seeds

FIRST = 1_000_000  # the first deal: none of those with which players were tuned or are tested
DEALS = 2_000
TABLES = (2, 4)  # numbers of players that are measured
# Flags that change the cards' effects, where there are any; measured all off and all on.
SPECIAL: Mapping[str, tuple[str, ...]] = {
    "crazy_eights": (
        "twos_draw_two",
        "queen_of_spades_draws_five",
        "jacks_skip",
        "aces_reverse",
        "draw_until_playable",
    ),
    "vandtia": tuple(option.id for option in GAMES["vandtia"].options),
}


@dataclass(frozen=True)
class Match:
    """A player of one level in games where all the other seats belong to rivals of another."""

    game: str
    options: tuple[str, ...]
    seats: int
    level: str
    rivals: str

    def __str__(self) -> str:
        rules = "all options" if self.options else "standard"
        return f"{self.game}, {rules}, {self.seats} seats: {self.level} against {self.rivals}"

    @property
    def key(self) -> tuple[str, tuple[str, ...], int, str, str]:
        """As `Measured.match`."""
        return self.game, self.options, self.seats, self.level, self.rivals

    @cached_property
    def version(self) -> str:
        """Digest of what is done in one game, the same as long as the players play the same."""
        game = GAMES[self.game]
        line_up = [chooser(game, self.level), *[chooser(game, self.rivals)] * (self.seats - 1)]
        played = moves(game, seeds(1, FIRST)[0], line_up, dict.fromkeys(self.options, True))
        return sha256(" ".join(str(action) for action, _ in played).encode()).hexdigest()[:12]

    def measure(self, deals: int, first: int, processes: int = 1) -> Measured:
        """Play so many deals, each once from each seat."""
        options: dict[str, bool | str] = dict.fromkeys(self.options, True)
        record = measured(
            self.game,
            self.level,
            self.rivals,
            seats=self.seats,
            deals=deals,
            options=options,
            first=first,
            processes=processes,
        )
        return Measured(
            *self.key,
            deals=deals,
            first=first,
            games=record.games,
            won=round(record.won.percent, 1),
            won_margin=round(record.won.margin, 1),
            last=round(record.last.percent, 1),
            last_margin=round(record.last.margin, 1),
            seconds=round(record.seconds, 5),
            date=datetime.now(UTC).date().isoformat(),
            version=self.version,
        )


def plan() -> Iterator[Match]:
    """All that is measured: with two players each level against each that is weaker, with four
    against the next weaker one; the weakest against cards played at random.
    """
    for game in GAMES.values():
        ladder = (AT_RANDOM, *game.levels)
        for options in dict.fromkeys(((), SPECIAL.get(game.id, ()))):
            for seats in (seats for seats in TABLES if seats in game.seats):
                for place, level in enumerate(game.levels, start=1):
                    weaker = ladder[1:place] if seats == 2 and place > 1 else ()
                    for rivals in weaker or (ladder[place - 1],):
                        yield Match(game.id, options, seats, level, rivals)


def refresh(given: argparse.Namespace) -> None:
    """Measure what is asked for and not known yet, and keep each row at once."""
    rows = {row.match: row for row in read(FILE.read_text(encoding="utf-8"))}
    for match in plan():
        if given.game not in ("", match.game) or given.level not in ("", match.level):
            continue
        known = rows.get(match.key)
        wanted = (given.deals, given.first)
        if known and (known.deals, known.first, known.version) == (*wanted, match.version):
            print(f"{match}: known")
            continue
        row = match.measure(given.deals, given.first, given.processes)
        rows[match.key] = row
        kept = [rows[each.key] for each in plan() if each.key in rows]
        FILE.write_text(written(kept), encoding="utf-8")
        print(
            f"{match}: won {row.won} ± {row.won_margin}, last {row.last} ± {row.last_margin} "
            f"({row.deals} deals)",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.promises", description=__doc__)
    parser.add_argument("--game", choices=["", *GAMES], default="", help="only this game")
    parser.add_argument("--level", default="", help="only rows of this level")
    parser.add_argument("--deals", type=int, default=DEALS, help="each played once from each seat")
    parser.add_argument("--first", type=int, default=FIRST, help="number of the first deal")
    parser.add_argument("--processes", type=int, default=1)
    refresh(parser.parse_args())


if __name__ == "__main__":
    main()
