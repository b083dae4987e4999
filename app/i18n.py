"""Languages, and the engine's values put into a reader's words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from babel import Locale as BabelLocale
from babel.dates import format_date, format_datetime
from babel.lists import format_list
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal
from markupsafe import Markup, escape

from engine.cards import FRENCH, PACKS, SPANISH
from engine.game import (
    N_,
    NC_,
    AnyGame,
    AnyOf,
    Cards,
    Event,
    Phrase,
    Rank,
    Ranks,
    Reason,
    Seat,
    Sentence,
    Suit,
    Value,
)

CATALOGS = Path(__file__).parent / "locale"
DEFAULT = "en"
ALIASES = {"no": "nb", "nn": "nb"}  # Norwegian is spoken here in one of its two forms

RANK_NAMES: Mapping[str, Mapping[str, str | tuple[str, str]]] = {
    "french": {
        "A": N_("ace"), "2": N_("two"), "3": N_("three"), "4": N_("four"), "5": N_("five"),
        "6": N_("six"), "7": N_("seven"), "8": N_("eight"), "9": N_("nine"), "T": N_("ten"),
        "J": N_("jack"), "Q": N_("queen"), "K": N_("king"),
    },
    "spanish": {
        "1": N_("ace"), "2": N_("two"), "3": N_("three"), "4": N_("four"), "5": N_("five"),
        "6": N_("six"), "7": N_("seven"), "C": N_("knight"), "R": N_("king"),
        "S": NC_("Spanish pack", "jack"),  # Spanish itself has another word for the French one
    },
}  # fmt: skip
SUIT_NAMES = {
    "french": {"S": N_("spades"), "H": N_("hearts"), "D": N_("diamonds"), "C": N_("clubs")},
    # "batons", so that no language has to say the same as for the French clubs
    "spanish": {"o": N_("coins"), "c": N_("cups"), "e": N_("swords"), "b": N_("batons")},
}
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
# Names of the computer players by seat; seat 0 is the person.
PLAYER_NAMES = (N_("You"), N_("Alma"), N_("Bruno"), N_("Clara"), N_("David"))
# Computer levels: what they are called, and what to expect.
LEVELS = {
    "easy": (N_("Easy"), N_("A friendly beginner")),
    "medium": (N_("Medium"), N_("Plays well and wastes little")),
    "hard": (N_("Hard"), N_("Thinks ahead through ways in which the hidden cards may lie")),
}
# Paces of the computers: what they are called, and what to expect.
PACES = {
    "slow": (N_("Slow"), N_("Two seconds before each action of a computer player")),
    "normal": (N_("Normal"), N_("About a second, enough to follow")),
    "fast": (N_("Fast"), N_("A glance for each action")),
    "instant": (N_("At once"), N_("Everything up to your turn in one go, and nothing moves")),
    "step": (N_("Step by step"), N_("Each action waits until you press Continue")),
}
# Values of options that are no number.
CHOICES = {"auto": N_("by the number of players")}
# The Spanish pack drawn with French suits, for those who do not know its own: oros, copas, espadas,
# bastos and as, sota, caballo, rey as diamonds, hearts, spades, clubs and ace, jack, queen, king.
IN_FRENCH = str.maketrans("oceb1SCR", "DHSCAJQK")
TEXT_STYLE = "\ufe0e"  # asks for the plain sign where a font would draw an emoji


@dataclass(frozen=True)
class Locale:
    """One language: its code, and the catalog that speaks it."""

    code: str
    translations: NullTranslations

    def gettext(self, message: str) -> str:
        return self.translations.gettext(message)

    def ngettext(self, singular: str, plural: str, num: int) -> str:
        return self.translations.ngettext(singular, plural, num)

    def pgettext(self, context: str, message: str) -> str:
        return self.translations.pgettext(context, message)

    @cached_property
    def name(self) -> str:
        """The language in itself, as it stands in a list."""
        name = BabelLocale.parse(self.code).get_display_name(self.code) or self.code
        return name[0].upper() + name[1:]

    @cached_property
    def letters(self) -> Mapping[str, str]:
        """What stands for a rank in a card's corner, by the letter that does so everywhere."""
        say = self.translations
        return {
            "A": say.pgettext("letter of the ace", "A"),
            "J": say.pgettext("letter of the jack", "J"),
            "Q": say.pgettext("letter of the queen", "Q"),
            "K": say.pgettext("letter of the king", "K"),
        }

    def when(self, moment: datetime) -> str:
        """A moment that the database keeps, on this machine's clock."""
        return format_datetime(moment.astimezone(), "short", locale=self.code)

    def number(self, value: float) -> str:
        """A number with one decimal."""
        return format_decimal(value, format="0.0", locale=self.code)

    def day(self, date: str) -> str:
        """A day that is written as year-month-day."""
        return format_date(datetime.fromisoformat(date), "medium", locale=self.code)


@cache
def locales() -> Mapping[str, Locale]:
    """Every language that has a catalog, compiled in memory."""
    found = {DEFAULT: Locale(DEFAULT, NullTranslations())}
    for path in sorted(CATALOGS.glob("*/LC_MESSAGES/messages.po")):
        code = path.parent.parent.name
        with path.open("rb") as file:
            catalog = read_po(file, locale=code)
        compiled = BytesIO()
        write_mo(compiled, catalog)
        compiled.seek(0)
        found[code] = Locale(code, GNUTranslations(compiled))
    return found


def _pack_of(suit: str) -> str:
    return next(pack for pack, names in SUIT_NAMES.items() if suit in names)


def _rank_name(locale: Locale, pack: str, rank: str) -> str:
    name = RANK_NAMES[pack][rank]
    return locale.gettext(name) if isinstance(name, str) else locale.pgettext(*name)


def drawn(code: str, deck: str) -> str:
    """The card or suit that stands for this one in a deck."""
    in_french = deck == FRENCH.name and code[-1] in SPANISH.suits
    return code.translate(IN_FRENCH) if in_french else code


# What stands in a card's corner, where it is not the code's letter.
INDICES = {"T": "10"}
SPANISH_INDICES = {"S": "10", "C": "11", "R": "12"}


def card_index(code: str, letters: Mapping[str, str]) -> str:
    """The letters in a card's corner; `letters` are those of a language."""
    rank, suit = code[0], code[1]
    if suit.islower():
        return SPANISH_INDICES.get(rank, rank)
    return INDICES.get(rank) or letters.get(rank, rank)


class Words:
    """Says the engine's values in one language.

    `deck` names what the Spanish pack is drawn with, `art` gives the address of a drawing,
    `letters` are those in the corners of cards.
    """

    def __init__(
        self,
        locale: Locale,
        game: AnyGame,
        deck: str,
        art: Callable[[str], str],
        letters: Mapping[str, str],
    ) -> None:
        self.locale = locale
        self.game = game
        self.deck = deck
        self.art = art
        self.letters = letters
        # a page names the same cards over and over
        self._names = {code: self._name(code) for code in PACKS[game.pack].codes}
        self._signs = {code: self._sign(code) for code in self._names}

    def rank(self, rank: str) -> str:
        """A rank by name."""
        return _rank_name(self.locale, self.game.pack, rank)

    def suit(self, code: str) -> str:
        """A suit, or the suit of a card, by name."""
        suit = drawn(code, self.deck)[-1]
        return self.locale.gettext(SUIT_NAMES[_pack_of(suit)][suit])

    def card(self, code: str) -> str:
        """A card by its spoken name."""
        return self._names[code]

    def button(self, code: str, num: int, total: int, playable: bool | None) -> str:
        """A card of one's own by its spoken name, its place and, unless None, what it is good for;
        a card without a code is hidden.
        """
        if playable is None:
            sentence = N_("%(card)s, %(num)s of %(total)s")
        elif playable:
            sentence = N_("%(card)s, playable, %(num)s of %(total)s")
        else:
            sentence = N_("%(card)s, not playable, %(num)s of %(total)s")
        name = self.card(code) if code else self.locale.gettext(N_("hidden card"))
        return self.locale.gettext(sentence) % {"card": name, "num": num, "total": total}

    def _name(self, code: str) -> str:
        seen = drawn(code, self.deck)
        return self.locale.gettext(N_("%(rank)s of %(suit)s")) % {
            "rank": _rank_name(self.locale, _pack_of(seen[1]), seen[0]),
            "suit": self.suit(code),
        }

    def choice(self, value: str) -> str:
        """The value of an option of several."""
        return self.locale.gettext(CHOICES[value]) if value in CHOICES else value

    def player(self, seat: int) -> str:
        """What a seat is called."""
        return self.locale.gettext(PLAYER_NAMES[seat])

    def levels(self, levels: Sequence[str]) -> str:
        """The levels of all opponents: one word if they are the same, else each with its player."""
        names = [self.locale.gettext(LEVELS[level][0]) for level in levels]
        if len(set(levels)) == 1:
            return names[0]
        each = self.locale.gettext(N_("%(who)s – %(level)s"))
        return self.listed(
            [
                each % {"who": self.player(seat), "level": name}
                for seat, name in enumerate(names, start=1)
            ]
        )

    def listed(self, items: Sequence[str], style: str = "standard") -> str:
        """Items as the language lists them: "a, b and c"."""
        return format_list(list(items), style=style, locale=self.locale.code)  # type: ignore[arg-type]

    def spoken(self, value: Value) -> str | int:
        """A value as it is read aloud."""
        match value:
            case Cards(codes):
                return self.named(codes)
            case AnyOf(codes):
                return self.listed([self.card(code) for code in codes], "or")
            case Rank(code):
                return self.rank(code)
            case Ranks(codes):
                return self.listed([self.rank(code) for code in codes], "or")
            case Suit(code):
                return self.suit(code)
            case Seat(seat):
                return self.player(seat)
            case int():
                return value

    def shown(self, value: Value) -> str | int:
        """A value as it is printed: cards as small signs, ranks as on the cards."""
        match value:
            case Cards(codes) | AnyOf(codes):
                return self.signs(codes)
            case Ranks(codes):
                any_suit = PACKS[self.game.pack].suits[0]
                seen = [drawn(code + any_suit, self.deck) for code in codes]
                return self.listed([card_index(code, self.letters) for code in seen], "or")
            case _:
                return self.spoken(value)

    def named(self, codes: Sequence[str]) -> str:
        """Several cards by their spoken names."""
        return self.listed([self.card(code) for code in codes])

    def signs(self, codes: Iterable[str]) -> Markup:
        """Several cards in running text."""
        return Markup(" ").join(self.sign(code) for code in codes)

    def sign(self, code: str) -> Markup:
        """A card in running text."""
        return self._signs[code]

    def _sign(self, code: str) -> Markup:
        seen = drawn(code, self.deck)
        suit = seen[1]
        if suit in SUIT_SIGNS:
            mark, title = escape(SUIT_SIGNS[suit] + TEXT_STYLE), Markup("")
        else:  # no font has these suits, so it is a picture, which not everybody knows
            mark = Markup('<svg><use href="{}"/></svg>').format(self.art(suit))
            title = Markup(' title="{}"').format(self.card(code))
        return Markup(
            '<span class="sign" data-suit="{}" role="img" aria-label="{}"{}>{}{}</span>'
        ).format(suit, self.card(code), title, card_index(seen, self.letters), mark)

    def tell(self, event: Event) -> Markup:
        """An event as a line to read."""
        return escape(self._sentence(event)) % {"who": self._who(event), **self._shown(event)}

    def say(self, event: Event) -> str:
        """An event as a line to hear."""
        return self._sentence(event) % {"who": self._who(event), **self._spoken(event)}

    def refusal(self, reason: Reason) -> Markup:
        """What is wrong with an action, in one sentence to read."""
        return escape(self._refusal(reason)) % self._shown(reason)

    def refusal_said(self, reason: Reason) -> str:
        """What is wrong with an action, in one sentence to hear."""
        return self._refusal(reason) % self._spoken(reason)

    def because(self, reason: Reason) -> str:
        """The options that a refusal comes from, "" if it comes from none."""
        labels = {option.id: option.label for option in self.game.options}
        named = [self.locale.gettext(labels[id]) for id in reason.options]
        sentence = self.locale.gettext(N_("This table plays with: %(options)s."))
        return sentence % {"options": self.listed(named)} if named else ""

    def possible(self, possible: Sequence[Phrase]) -> Markup:
        """What may be done instead, in one sentence to read, "" if nothing may."""
        phrases = [escape(self._phrase(each)) % self._shown(each) for each in possible]
        return Markup(self._possible(phrases))  # noqa: S704 each phrase is escaped

    def possible_said(self, possible: Sequence[Phrase]) -> str:
        """What may be done instead, in one sentence to hear."""
        return self._possible([self._phrase(each) % self._spoken(each) for each in possible])

    def _possible(self, phrases: Sequence[str]) -> str:
        sentence = self.locale.gettext(N_("You can %(possible)s."))
        return sentence % {"possible": self.listed(phrases, "or")} if phrases else ""

    def _shown(self, told: Event | Phrase | Reason) -> dict[str, str | int]:
        return {name: self.shown(value) for name, value in told.values.items()}

    def _spoken(self, told: Event | Phrase | Reason) -> dict[str, str | int]:
        return {name: self.spoken(value) for name, value in told.values.items()}

    def read(self, sentences: Mapping[str, tuple[str, ...]], phrase: Phrase) -> Markup:
        """A sentence about an action as a line to read."""
        return escape(self._counted(sentences[phrase.id], phrase.values)) % self._shown(phrase)

    def hear(self, sentences: Mapping[str, tuple[str, ...]], phrase: Phrase) -> str:
        """A sentence about an action as a line to hear."""
        return self._counted(sentences[phrase.id], phrase.values) % self._spoken(phrase)

    def _who(self, event: Event) -> str:
        return "" if event.seat is None else self.player(event.seat)

    def _sentence(self, event: Event) -> str:
        return self._counted(self._forms(self.game.sentences[event.kind], event), event.values)

    def _phrase(self, phrase: Phrase) -> str:
        return self._counted(self.game.possibilities[phrase.id], phrase.values)

    def _refusal(self, reason: Reason) -> str:
        return self.locale.gettext(self.game.refusals[reason.clause])

    def _counted(self, forms: tuple[str, ...], values: Mapping[str, Value]) -> str:
        """The form of a sentence that its number wants, translated."""
        if len(forms) == 1:
            return self.locale.gettext(forms[0])
        num = values["num"]
        assert isinstance(num, int), "a plural is decided by a number"
        return self.locale.ngettext(forms[0], forms[1], num)

    def _forms(self, sentence: Sentence, event: Event) -> tuple[str, ...]:
        return sentence.you if event.seat == 0 and sentence.you else sentence.other


def wanted(accept_language: str | None, chosen: str = "auto") -> Locale:
    """The language chosen, else the first of the browser's that we speak, else English."""
    known = locales()
    if chosen in known:
        return known[chosen]
    weighted = []
    for part in (accept_language or "").split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weighted.append((-float(quality or 1), tag.lower()))
        except ValueError:
            continue
    for _, tag in sorted(weighted, key=lambda entry: entry[0]):
        code = tag.partition("-")[0]
        code = ALIASES.get(code, code)
        if code in known:
            return known[code]
    return known[DEFAULT]
