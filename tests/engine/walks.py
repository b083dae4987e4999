"""Random games of every kind, and what the laws need to know of a family to probe it."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import combinations, permutations
from random import Random
from typing import Any

from engine import GAMES
from engine.cards import SPANISH
from engine.game import AnyGame
from engine.scenarios import rearranged, run, scenarios
from engine.shuffle import shuffled

MOST_PLIES = 20_000  # of a whole game; design, laws
STARTS_EARLY = 0.4  # so that exchanges, which nothing bounds, do not fill the walk

Walk = tuple["Situation", ...]


class Situation:
    """A state somewhere in a game, with the way that led there."""

    def __init__(self, game: AnyGame, state: Any, how: str) -> None:
        self.game = game
        self.state = state
        self.how = how
        self.seats = len(game.describe(state)["hands"])

    def __repr__(self) -> str:
        return f"{self.game.id}, {self.how}\n{json.dumps(self.game.describe(self.state))}"


def options_at(game: AnyGame, rng: Random) -> dict[str, bool | str]:
    """Some options, from few to all of them."""
    share = rng.choice((0.0, 0.2, 0.5, 0.8))
    return {
        option.id: rng.choice([value for value in option.values if value != option.default])
        for option in game.options
        if rng.random() < share
    }


def choose(legal: list[Any], rng: Random, tidiness: float) -> Any:
    """A random action; a tidy player lays many cards at once, so its games end."""
    texts = {str(action): action for action in legal}
    if "start" in texts and rng.random() < STARTS_EARLY:
        return texts["start"]
    if rng.random() < tidiness:
        return texts[max(texts, key=lambda text: (text[:4] in ("play", "add "), len(text)))]
    return rng.choice(legal)


def game_of(game: AnyGame, number: int) -> Iterator[tuple[Any, Any]]:
    """Game `number`: each action with the state after it; first None with the deal."""
    rng = Random(f"{game.id} {number}")
    options = options_at(game, rng)
    seats = rng.choice(list(game.seats))
    state = game.deal(seats=seats, seed=f"{number:032x}", options=options)
    yield None, state
    tidiness = rng.random()
    for _ in range(MOST_PLIES):
        legal = list(game.legal_actions(state))
        if not legal:
            break
        action = choose(legal, rng, tidiness)
        state = game.apply(state, action)
        yield action, state


@cache
def rare(game: AnyGame) -> Walk:
    """The states of the game's scenarios: corners that random games seldom reach."""
    found: dict[Any, str] = {}
    for scenario in scenarios(game):
        for number, played in enumerate(run(game, scenario), start=1):
            for state, step in ((played.before, number - 1), (played.after, number)):
                found.setdefault(state, f"scenario {scenario.id} after step {step}")
    return tuple(Situation(game, state, how) for state, how in found.items())


def common(game: AnyGame, games: int, states_a_game: int) -> Iterator[Situation]:
    """States spread over random games, the first and the last of each among them."""
    for number in range(games):
        states = [state for _, state in game_of(game, number)]
        rng = Random(f"states {number}")
        picked = {0, len(states) - 1, *rng.choices(range(len(states)), k=states_a_game - 2)}
        for ply in sorted(picked):
            yield Situation(game, states[ply], f"game {number}, ply {ply}")


def digest(games: int = 2) -> str:
    """A fingerprint of whole games: whatever a player could notice goes into it."""
    total = sha256()
    for game in GAMES.values():
        for number in range(games):
            before = None
            for action, state in game_of(game, number):
                seen = [
                    json.dumps(game.describe(state)),
                    *map(str, game.legal_actions(state)),
                    repr(game.view(state, 0)),
                    repr(game.events(before, action or "deal", state, 0)),
                    repr(game.imagine(game.view(state, 0), Random(1))),
                ]
                total.update("\n".join(seen).encode())
                before = state
    return total.hexdigest()


# ---- by family ---------------------------------------------------------------------------------


def _shithead_texts(deck: tuple[str, ...]) -> Iterator[str]:
    yield from ("start", "chance", "pickup", "keep", "pass", "deal", "flip 0", "flip 1", "flip 2")
    for rank in dict.fromkeys(code[0] for code in deck):
        equal = [code for code in deck if code[0] == rank]
        for size in range(1, len(equal) + 1):
            for cards in combinations(equal, size):
                yield f"play {' '.join(cards)}"
                yield f"add {' '.join(cards)}"
    for code, other in zip(deck, deck[1:] + deck[:1], strict=True):
        both = sorted((code, other), key=deck.index)  # neighbours differ in rank
        yield f"pickup {code}"
        yield f"play {' '.join(both)}"
        yield f"add {' '.join(both)}"
        yield f"swap {code} {other}"


def _shithead_secrets(described: dict[str, Any], seat: int) -> list[str]:
    """The cards whose places this seat does not know: clause 16.3."""
    unseen = described["stock"].split()
    for slots in described["hidden"]:
        unseen += [code for code in slots.split() if code != "-"]
    for owner, hand in enumerate(described["hands"]):
        known = described["known"][owner].split()
        unseen += [code for code in hand.split() if owner != seat and code not in known]
    return [] if described["phase"] == "over" else unseen  # all is turned up at the end


def _tute_texts(deck: tuple[str, ...]) -> Iterator[str]:
    yield from ("draw", "exchange 7", "exchange 2", "claim", "capote", "deal")
    yield from (f"declare {suit}" for suit in SPANISH.suits)
    yield from (f"play {code}" for code in deck)


def _tute_secrets(described: dict[str, Any], seat: int) -> list[str]:
    """Face-down cards and the other hand, while they can be mistaken for each other (14)."""
    if described["phase"] == "over" or not described["stock"]:
        return []
    known = described["known"][1 - seat]["cards"].split()
    hand: list[str] = described["hands"][1 - seat].split()
    return [*described["stock"].split(), *(code for code in hand if code not in known)]


def _crazy_eights_texts(deck: tuple[str, ...]) -> Iterator[str]:
    yield from ("draw", "take", "pass", "deal")
    for code in deck:
        yield f"play {code}"
        yield from (f"play {code} {suit}" for suit in "SHDC")


def _crazy_eights_secrets(described: dict[str, Any], seat: int) -> list[str]:
    """Other hands and the stock until the hand is over: section 17."""
    if described["phase"] != "play":
        return []
    hands = [hand for owner, hand in enumerate(described["hands"]) if owner != seat]
    return " ".join([described["stock"], *hands]).split()


def _as_known(described: dict[str, Any], places: dict[str, str], deck: tuple[str, ...]) -> bool:
    """Whether hands would still be as everybody knows: clauses 17.2 and 17.4."""
    known = described["known"] or {}
    stocks = [set(cards.split()) for cards in known.get("stocks", ())]
    if any(
        bool(code in each) != (other in each) for code, other in places.items() for each in stocks
    ):
        return False
    wild = "8" if len(deck) == 52 else "J"
    drawn = places.get(described["drawn"], described["drawn"])
    if drawn and not _playable(drawn, described["suit"], described["pile"][-2], wild):
        return False
    hands = described["hands"]
    nothing: list[Any] = [[]] * len(hands)
    for hand, facts, laid in zip(
        hands, known.get("hands", nothing), known.get("laid", [""] * len(hands)), strict=True
    ):
        after = [places.get(code, code) for code in hand.split()]
        for subject, least, most, *then in facts:
            size_then, laid_then = then or (len(after), laid)
            since = set(laid.split()) - set(laid_then.split())
            drawn = len(after) - size_then + len(since)
            low, high = 0, drawn
            if stocks:
                inside = len(_counted(stocks[-1], subject, wild))
                low, high = max(0, drawn - len(stocks[-1]) + inside), min(drawn, inside)
            if not least + low <= len(_counted([*after, *since], subject, wild)) <= most + high:
                return False
    return True


def _counted(codes: Iterable[str], subject: str, wild: str) -> list[str]:
    """The codes that a fact about this subject counts."""
    if len(subject) == 1:
        return [code for code in codes if code == wild + subject]
    return [code for code in codes if _playable(code, subject[0], subject[1], wild)]


def _playable(code: str, suit: str, top_rank: str, wild: str) -> bool:
    if top_rank == wild:
        return code[0] == wild or code[1] == suit
    return code[0] in (top_rank, wild) or code[1] == suit


TEXTS: dict[str, Callable[[tuple[str, ...]], Iterator[str]]] = {
    "crazy_eights": _crazy_eights_texts,
    "shithead": _shithead_texts,
    "tute": _tute_texts,
}
SECRETS: dict[str, Callable[[dict[str, Any], int], list[str]]] = {
    "crazy_eights": _crazy_eights_secrets,
    "shithead": _shithead_secrets,
    "tute": _tute_secrets,
}
POSSIBLE: dict[str, Callable[[dict[str, Any], dict[str, str], tuple[str, ...]], bool]] = {
    "crazy_eights": _as_known,  # elsewhere the position itself refuses what cannot be
}
ZONES = {
    "crazy_eights": ("hands", "stock", "pile"),
    "shithead": ("hands", "face_up", "hidden", "stock", "pile", "burned"),
    "tute": ("hands", "stock", "turn_up", "table", "won"),
}
PHASES = {
    "crazy_eights": {"play", "hand_over", "over"},
    "shithead": {"exchange", "play", "over"},
    "tute": {"after_trick", "lead", "follow", "over"},
}
NEVER_LEGAL: dict[str, set[str]] = {  # first words of actions that are thinkable, never possible
    "crazy_eights": set(),
    "mau_mau": set(),
    "idiot": {"add", "keep", "pass", "deal"},
    "vandtia": {"deal"},
    "tute": set(),
}
EXCHANGES_TRIED = 40  # of two secret cards, where not every place is possible
SAMPLES_TRIED = 100  # of places for all the secret cards

MALFORMED = (
    "", " ", "play", "add", "swap", "flip", "PLAY 3S", "Play 3S", "play 3s", "play XX", "play 10S",
    "play 3S 3S", "play 3S,3H", "play3S", "play 3S;", "flip 3", "flip -1", "flip 0 1", "flip 3S",
    "swap 3S", "swap 3S 3S", "swap 3S 4S 5S", "start 3S", "chance 3S", "pickup 3S 4S", "keep 3S",
    "pass pass", "deal 1", "draw 3S 4S 5S", "play play 3S", "<b>", "play \N{BLACK SPADE SUIT}3",
    "play 3S\x00", "null", "None", "play " + "3S " * 1000, "declare", "declare s", "declare oros",
    "exchange", "exchange 3", "exchange 7o", "claim 101", "capote o", "play 8o", "play o1",
    "play 1o 3o", "play 1O", "draw 1o",
)  # fmt: skip


@cache
def universe(game: AnyGame) -> tuple[Any, ...]:
    """Actions of this family, thinkable ones that are hardly ever legal included."""
    return tuple(game.parse(text) for text in TEXTS[game.family](game.deck))


def probes(game: AnyGame, state: Any) -> tuple[Any, ...]:
    """The universe, and in an exchange every pair of cards."""
    if not any(str(action).startswith("swap") for action in game.legal_actions(state)):
        return universe(game)
    return universe(game) + _swaps(game)


@cache
def _swaps(game: AnyGame) -> tuple[Any, ...]:
    return tuple(game.parse(f"swap {a} {b}") for a, b in permutations(game.deck, 2))


def secrets(game: AnyGame, state: Any, seat: int) -> list[str]:
    """Codes of the cards whose places this seat does not know."""
    return SECRETS[game.family](game.describe(state), seat)


def dealt_anew(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """The state with the cards that are secret to this seat in other places.

    Where a family says what is possible and a sample is not, two cards at a time change theirs.
    """
    described = game.describe(state)
    unseen = SECRETS[game.family](described, seat)
    possible = POSSIBLE.get(game.family)
    if possible is None:
        return _sampled(game, state, unseen, rng)
    places = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    if not possible(described, places, game.deck):
        places = dict(zip(unseen, unseen, strict=True))
        for _ in range(EXCHANGES_TRIED):
            one, other = rng.sample(unseen, 2)
            tried = places | {one: places[other], other: places[one]}
            if possible(described, tried, game.deck):
                places = tried
    return rearranged(game, state, places)


def _sampled(game: AnyGame, state: Any, unseen: list[str], rng: Random) -> Any:
    for _ in range(SAMPLES_TRIED):
        places = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        try:
            return rearranged(game, state, places)
        except ValueError:
            continue  # not what the past proves, such as trumps in a hand without any
    return state


def zones(game: AnyGame, state: Any) -> list[str]:
    """Every card code with a place, as often as it has one."""
    described = game.describe(state)
    found: list[str] = []
    for name in ZONES[game.family]:
        texts = described[name] or ""
        for text in [texts] if isinstance(texts, str) else texts:
            found += [code for code in text.split() if code != "-"]
    return found


def order_of(game: AnyGame, seed: str) -> list[str]:
    """The codes of a game's cards as shuffle 0 of this seed deals them."""
    return [game.deck[card] for card in shuffled(range(len(game.deck)), seed, 0)]
