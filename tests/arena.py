"""How strong one computer player is against others, over deals that every seat plays once.

`python -m tests.arena vandtia medium easy --seats 4 --deals 2000 --option seven_or_lower`
"""

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from math import sqrt
from random import Random
from time import process_time
from typing import Any

from engine import GAMES
from engine.game import AnyGame, OptionValues
from engine.players import choice_rng

NORMAL_95 = 1.96  # half-width of a 95 % interval, in standard errors
MOST_PLIES = 20_000  # bot games end within; design 5

Chooser = Callable[[Any, tuple[Any, ...], Random], Any]  # (view, legal, rng) -> action
Player = Chooser | str  # a string names a level, or the player below


def at_random(_view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
    """Any legal action, each as likely: the weakest player that keeps to the rules."""
    return legal[int(rng.random() * len(legal))]


def chooser(game: AnyGame, player: Player) -> Chooser:
    """The function behind a level's name, "random", or a function itself."""
    if not isinstance(player, str):
        return player
    choose: Chooser = at_random if player == "random" else game.player(player).choose
    return choose


@dataclass(frozen=True)
class Share:
    """A share of games in percent, and the half-width of its 95 % interval."""

    percent: float
    margin: float

    def __str__(self) -> str:
        return f"{self.percent:5.1f} ± {self.margin:3.1f}"


@dataclass(frozen=True)
class Record:
    """One player's games: a shared first place is `won` in part, `last` is only last alone."""

    games: int
    won: Share
    last: Share
    plies: float  # mean a game
    longest: int
    drawn: int  # games without a last player
    seconds: float = field(compare=False)  # of one core, mean a game

    def __str__(self) -> str:
        return (
            f"won {self.won} %, last {self.last} %, {self.games} games, "
            f"{self.plies:.0f} plies (longest {self.longest}), {self.drawn} without a last player"
        )


@dataclass(frozen=True)
class Played:
    """One finished game."""

    places: tuple[int, ...]
    plies: int
    seconds: float = field(compare=False)  # of one core


def played(
    game: AnyGame, seed: str, choosers: Sequence[Chooser], options: OptionValues | None = None
) -> Played:
    """The game of this seed, one chooser a seat; deals that fall due are made."""
    start, plies, state = process_time(), 0, None
    for _, after in moves(game, seed, choosers, options):
        state, plies = after, plies + 1
        assert plies < MOST_PLIES, f"{game.id} {seed} {options} goes on after {plies} plies"
    assert state is not None, "no game is over when it is dealt"
    return Played(game.result(state).places, plies, process_time() - start)


def moves(
    game: AnyGame, seed: str, choosers: Sequence[Chooser], options: OptionValues | None = None
) -> Iterator[tuple[Any, Any]]:
    """Every action of the game of this seed, and the state after it."""
    state = game.deal(seats=len(choosers), seed=seed, options=options)
    for ply in count():
        if game.is_over(state):
            return
        seat, legal = game.to_act(state), game.legal_actions(state)
        if seat is None:
            action = legal[0]
        else:
            action = choosers[seat](game.view(state, seat), legal, choice_rng(seed, ply, seat))
        state = game.apply(state, action)
        yield action, state


def seeds(deals: int, first: int = 0) -> list[str]:
    """As many deals, the same ones every time."""
    return [f"{number:032x}" for number in range(first, first + deals)]


def measured(
    name: str,
    player: Player,
    rivals: Player,
    *,
    seats: int,
    deals: int,
    options: OptionValues | None = None,
    first: int = 0,
    processes: int = 1,
) -> Record:
    """The record of `player` in games where all the other seats belong to `rivals`.

    Every deal is played once from each seat. More processes need players that can be pickled.
    """
    rotations = partial(_rotations, name, player, rivals, seats, options)
    if processes == 1:
        return _record([rotations(seed) for seed in seeds(deals, first)])
    with ProcessPoolExecutor(processes) as pool:
        return _record(list(pool.map(rotations, seeds(deals, first), chunksize=20)))


def _rotations(
    name: str, player: Player, rivals: Player, seats: int, options: OptionValues | None, seed: str
) -> list[Played]:
    """One deal from each seat; the places begin with that of `player`."""
    game = GAMES[name]
    hero, rival = chooser(game, player), chooser(game, rivals)
    games = []
    for seat in range(seats):
        line_up = [hero if place == seat else rival for place in range(seats)]
        one = played(game, seed, line_up, options)
        games.append(replace(one, places=one.places[seat:] + one.places[:seat]))
    return games


def _record(deals: Sequence[Sequence[Played]]) -> Record:
    games = [game for deal in deals for game in deal]
    return Record(
        games=len(games),
        won=_share([_mean(map(_won, deal)) for deal in deals]),
        last=_share([_mean(map(_last, deal)) for deal in deals]),
        plies=_mean(game.plies for game in games),
        longest=max(game.plies for game in games),
        drawn=sum(game.places.count(max(game.places)) > 1 for game in games),
        seconds=_mean(game.seconds for game in games),
    )


def _won(game: Played) -> float:
    return 1 / game.places.count(1) if game.places[0] == 1 else 0.0


def _last(game: Played) -> float:
    return float(game.places[0] > max(game.places[1:]))


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def _share(of_deals: Sequence[float]) -> Share:
    """The mean with its interval, clustered: games of one deal depend on each other."""
    mean = _mean(of_deals)
    variance = sum((value - mean) ** 2 for value in of_deals) / max(len(of_deals) - 1, 1)
    return Share(100 * mean, 100 * NORMAL_95 * sqrt(variance / len(of_deals)))


def main() -> None:
    """Print the record of one player against others."""
    parser = argparse.ArgumentParser(prog="python -m tests.arena", description=main.__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("player", help='a level, or "random"')
    parser.add_argument("rivals", help="who sits in all the other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=1000, help="each played once from each seat")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help='a flag, or "all" of them')
    given = parser.parse_args()
    flags = [option.id for option in GAMES[given.game].options if option.kind == "flag"]
    options = dict.fromkeys(flags if given.option == ["all"] else given.option, True)
    record = measured(
        given.game,
        given.player,
        given.rivals,
        seats=given.seats,
        deals=given.deals,
        options=options,
        first=given.first,
        processes=given.processes,
    )
    print(record)


if __name__ == "__main__":
    main()
