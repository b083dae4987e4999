"""The rules pages of Idiot and Vändtia: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.shithead.differences import (
    DIFFERENCES,
    IDIOT_DIFFERENCES,
    IDIOT_NOTES,
    NOTES,
)
from engine.games.shithead.house_rules import HOUSE_RULES
from engine.games.shithead.questions import IDIOT_FAQ, VANDTIA_FAQ
from engine.games.shithead.texts import OPTIONS
from engine.guide import Example, Guide, Point, Row, Table, comparison

_SET_UP = (
    Point(
        N_("Two to five can play, with one pack of 52 cards and without jokers."), ("1.1", "1.2")
    ),
    Point(
        N_(
            "Each player gets three hidden cards, three face-up cards on top of them and three "
            "cards in hand. The other cards are the stock."
        ),
        ("1.4",),
    ),
    Point(
        N_(
            "Before play begins you may exchange hand cards for your own face-up cards, as often "
            "as you like."
        ),
        ("2.1", "2.3"),
    ),
    Point(
        N_(
            "The player with the lowest card in hand begins. A 3 is the lowest; a 2 and a 10 count "
            "as higher than the ace here."
        ),
        ("3.1", "3.2"),
    ),
)
_TURN = (
    Point(
        N_(
            "You lay one card on the pile, or several of the same rank. They must be as high as "
            "the top card or higher. Suits mean nothing."
        ),
        ("4.2", "4.3", "5.1"),
    ),
    Point(
        N_(
            "After playing from the hand you draw until you hold three cards again, as long as the "
            "stock lasts."
        ),
        ("9.1",),
    ),
    Point(
        N_(
            "If nothing fits, you take the pile into your hand, or you take a chance: you turn the "
            "top card of the stock. If it fits, it is laid; if not, you take it and the pile."
        ),
        ("11.1", "11.3", "11.5", "11.7"),
    ),
    Point(
        N_(
            "When the stock and your hand are used up, you play your face-up cards. When they are "
            "gone too, you turn your hidden cards, one in a turn and without looking first. A "
            "hidden card that does not fit goes into your hand together with the pile."
        ),
        ("12.1", "13.1", "13.3"),
    ),
)
_SPECIAL = (
    Point(
        N_("A 2 may be laid on any card. The pile stays, and the next player may lay any rank."),
        ("6.1", "6.2"),
    ),
    Point(
        N_(
            "A 10 may be laid on any card. It burns the pile: all its cards leave the game. "
            "Whoever laid it plays again."
        ),
        ("7.1", "7.2"),
    ),
    Point(
        N_(
            "Four cards of the same rank in a row on top burn the pile too, whoever laid the first "
            "of them. Whoever laid the fourth plays again."
        ),
        ("8.1", "8.2"),
    ),
)
_END = (
    Point(N_("A player without cards is out. The first player out wins."), ("14.1",)),
    Point(
        N_(
            "The others play on until only one of them has cards. That player is the Idiot. There "
            "are no points."
        ),
        ("14.6", "14.8"),
    ),
)
TIPS = (
    N_(
        "Exchange before play: turn the strongest three of your six known cards face up, and keep "
        "low cards in hand, where you can get rid of them early."
    ),
    N_(
        "Get rid of low cards first, and lay equal cards together. A low card is hard to place "
        "later."
    ),
    N_(
        "Save your 2s and 10s, and the 10s longest. A 10 is worth most when you would otherwise "
        "have to take a large pile."
    ),
    N_(
        "Count equal cards on top of the pile. If three lie there, whoever holds the fourth card "
        "burns the pile and has an extra turn."
    ),
    N_(
        "Look at the face-up cards of the next player. If that player has only those left, a "
        "higher card than all of them means that the pile has to be taken."
    ),
    N_(
        "Taking a chance and picking up are equally good on average. A large pile speaks for the "
        "chance; a small pile, or one with 2s and aces in it, speaks for picking up."
    ),
)

_QUICK = Example(
    "quick-queen",
    N_("A quick example"),
    N_("A queen lies on top of the pile, and it is your turn. What may you lay?"),
    N_(
        "A queen, a king or an ace fits. A 2 fits too and lets the next player lay any rank; a 10 "
        "fits, burns the pile and gives you an extra turn. The jack is too low."
    ),
    ("4.1", "4.3", "6.2", "7.1", "7.2"),
)
_EXAMPLES = (
    Example(
        "two-resets",
        N_("The 2 frees the next player"),
        N_("A queen lies on top of the pile. You lay a 2, which may go on any card."),
        N_(
            "The pile stays, with the 2 on top. The turn passes clockwise, and the next player may "
            "lay any rank, as on an empty pile."
        ),
        ("6.1", "6.2"),
        tip=N_(
            "A 2 helps you when a king or an ace is on top, but it is the next player who gets the "
            "free choice."
        ),
    ),
    Example(
        "ten-burns",
        N_("The 10 burns the pile"),
        N_("A king lies on top of the pile. You lay a 10, which may go on any card."),
        N_(
            "The whole pile leaves the game, and the 10 with it. If your hand has fewer than three "
            "cards, you first draw from the stock; then you begin a new pile yourself."
        ),
        ("7.1", "7.2", "9.3"),
        tip=N_(
            "The 10 is the strongest card of the game: it is always allowed, and it gives you "
            "another turn."
        ),
    ),
    Example(
        "four-alike",
        N_("Four alike in a row"),
        N_("Three 9s already lie on top of the pile. You lay the fourth."),
        N_(
            "Four 9s in a row burn the pile, as a 10 does, and you begin a new one. The earlier 9s "
            "may have been laid by anybody, and several equal cards in one play can complete the "
            "four just as well."
        ),
        ("8.1", "8.2", "8.3"),
        tip=N_(
            "With two or three equal cards on top, look in your hand for the ones that are missing."
        ),
    ),
    Example(
        "exchange-by-example",
        N_("The exchange before play"),
        N_("You hold an ace and a king. A 3, a 6 and a 9 lie face up in front of you."),
        N_(
            "The ace and the king lie on the table for later. The 3 and the 6 are in your hand, "
            "where you can get rid of them early."
        ),
        ("2.1", "2.4"),
        tip=N_("Turn your strongest three cards face up."),
    ),
    Example(
        "a-chance-by-example",
        N_("When nothing fits"),
        N_("A queen lies on top, and all your cards are lower. You take a chance."),
        N_(
            "The king fits and is laid at once. Your hand stays as it was. A card that does not "
            "fit would have gone into your hand with the whole pile."
        ),
        ("11.1", "11.3", "11.4", "11.5"),
    ),
    Example(
        "face-up-by-example",
        N_("Face-up cards"),
        N_("Your hand and the stock are used up. A 4 and two 9s lie face up in front of you."),
        N_("The two 9s go together. The 4 would have been too low, and the hidden cards wait."),
        ("12.1", "12.2", "13.1"),
    ),
    Example(
        "hidden-by-example",
        N_("Hidden cards"),
        N_("Only hidden cards are left to you. You choose one by its place and turn it."),
        N_(
            "The queen does not fit on the king, so you take both and the rest of the pile. You "
            "must empty your hand before you turn the next hidden card."
        ),
        ("13.1", "13.3", "13.4"),
    ),
    Example(
        "out-with-a-burn",
        N_("Going out"),
        N_("Your last card is a 10."),
        N_(
            "You are out. The pile is gone, and the next player begins a new one, for your extra "
            "turn lapses."
        ),
        ("14.1", "14.2", "14.5"),
    ),
)
_REMEMBER = (
    Point(
        N_("If you can play, you must: neither the pile nor a chance may be taken instead."),
        ("5.7",),
        "playing-is-compulsory",
    ),
    Point(
        N_(
            "Four low cards do not beat a high one: four 4s cannot go on a king. The rank still "
            "decides whether they may be laid."
        ),
        ("8.4",),
        "four-low-on-king",
    ),
    Point(
        N_(
            "Four alike are no special card but something that happens when four cards of one rank "
            "lie on top. Each of them must be allowed when it is laid."
        ),
        ("8.1", "8.4"),
    ),
    Point(
        N_(
            "Only the 2 and the 10 are special. A 3 is an ordinary low card, and a 7 has no "
            "effect, unlike in some related games."
        ),
        ("4.1",),
    ),
)
_TABLE = Table(
    N_("In short"),
    (N_("You lay"), N_("The pile"), N_("Next turn")),
    (
        Row((N_("A 2"), N_("Stays"), N_("The next player, with any rank")), "two-resets"),
        Row((N_("A 10"), N_("Leaves the game"), N_("You, on a new pile")), "ten-burns"),
        Row(
            (
                N_("The fourth card of the same rank"),
                N_("Leaves the game"),
                N_("You, on a new pile"),
            ),
            "four-alike",
        ),
        Row(
            (
                N_("An ordinary card"),
                N_("Stays"),
                N_("The next player, with an equal or a higher rank"),
            ),
            "quick-queen",
        ),
    ),
)
_TEMPTING = ("pickup", "chance")

IDIOT_GUIDE = Guide(
    goal=(
        Point(
            N_(
                "Get rid of all your cards: those in your hand, those face up on the table, and at "
                "last three that you have never seen. Whoever is left with cards is the Idiot."
            ),
            ("14.1", "14.6"),
        ),
    ),
    set_up=_SET_UP,
    turn=_TURN,
    special=_SPECIAL,
    end=_END,
    quick=_QUICK,
    examples=_EXAMPLES,
    tempting=_TEMPTING,
    remember=_REMEMBER,
    table=_TABLE,
    tips=TIPS,
    differences=IDIOT_DIFFERENCES,
    notes=IDIOT_NOTES,
    faq=IDIOT_FAQ,
    history=(
        Point(
            N_(
                "Games of this family have many names: Idiot in Norway, %(vandtia)s or spansk "
                "skitgubbe in Sweden, Shithead in English. In all of them you try to get rid of "
                "your cards, and not to be the last player who has any."
            ),
            (),
        ),
        Point(
            N_(
                "The rules of Idiot in Tapete follow the Norwegian ones that Norske kortspill "
                "describes. Where those say nothing, the clauses follow related games or settle "
                "the point themselves."
            ),
            (),
        ),
    ),
)

VANDTIA_GUIDE = Guide(
    goal=(
        Point(
            N_(
                "Lay cards as high as the top card or higher, turn the pile away with a 10, and do "
                "not be the last player with cards. Ten house rules can be added."
            ),
            ("4.3", "7.1", "14.6"),
        ),
    ),
    set_up=_SET_UP,
    turn=_TURN,
    special=_SPECIAL,
    end=_END,
    quick=_QUICK,
    examples=_EXAMPLES,
    tempting=_TEMPTING,
    remember=_REMEMBER,
    table=_TABLE,
    tips=TIPS,
    house_rules=HOUSE_RULES,
    comparison=comparison(
        N_("The house rules compared with the game without them"),
        N_("Without house rules"),
        DIFFERENCES,
        {option.id: option.text for option in OPTIONS},
    ),
    differences=DIFFERENCES,
    notes=NOTES,
    faq=VANDTIA_FAQ,
    history=(
        Point(
            N_(
                "Vändtia is a Swedish game, also called spansk skitgubbe, and a relative of "
                "%(idiot)s and Shithead. The two parts of its name mean “turn” and “ten”: a 10 "
                "turns the pile away."
            ),
            (),
        ),
        Point(
            N_(
                "In some circles the last player with cards is called skitgubbe. In Tapete that "
                "player is the Idiot in both games."
            ),
            (),
        ),
    ),
)
