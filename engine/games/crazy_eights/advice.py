"""Advice in Crazy Eights and Mau Mau, in English: an action proposed, and why it was chosen.

A reason is told of the action, not of who acts, so that it fits everybody's; `heuristics` finds it.
"""

from engine.cards import FRENCH
from engine.game import N_, NN_, Cards, Phrase, Suit
from engine.games.crazy_eights.actions import NO_SUIT, Action, Deal, Draw, Pass, Play, Take
from engine.games.crazy_eights.state import NO_CARD
from engine.games.crazy_eights.view import View


def proposal(view: View, action: Action) -> Phrase:
    """The action in words, found in `PROPOSALS`."""
    match action:
        case Play(card, suit):
            cards = Cards((FRENCH.codes[card],))
            if suit == NO_SUIT:
                return Phrase("play", {"cards": cards})
            return Phrase("play_names", {"cards": cards, "suit": Suit(FRENCH.suits[suit])})
        case Draw():
            return Phrase("draw_until" if view.rules.until_playable else "draw")
        case Take():
            return Phrase("take", {"num": view.penalty})
        case Pass():
            return Phrase("pass" if view.drawn == NO_CARD else "keep")
        case Deal():
            raise AssertionError("a deal is nobody's turn, so nobody is advised to deal")


PROPOSALS: dict[str, tuple[str, ...]] = {
    "play": (N_("Play %(cards)s."),),
    "play_names": (N_("Play %(cards)s and name this suit: %(suit)s."),),
    "draw": (N_("Draw a card."),),
    "draw_until": (N_("Draw until you can play."),),
    "take": NN_("Take %(num)s card.", "Take %(num)s cards."),
    "keep": (N_("Keep the card just drawn."),),
    "pass": (N_("Pass."),),
}

REASONS: dict[str, tuple[str, ...]] = {
    "only": (N_("Nothing else is possible."),),
    "fits": (N_("It fits, and a beginner asks no more of a card."),),
    "longest": (
        N_("Of the suits that can be named, the hand holds most cards of this one: %(suit)s."),
    ),
    "last": (N_("It is the last card, and playing it wins the hand."),),
    "answer": NN_(
        "It passes the penalty on: the next player faces %(num)s card.",
        "It passes the penalty on: the next player faces %(num)s cards.",
    ),
    "late": NN_(
        "Somebody is about to go out, and then %(cards)s would count %(num)s point in the hand.",
        "Somebody is about to go out, and then %(cards)s would count %(num)s points in the hand.",
    ),
    "alike": (N_("Everything that can be played is equally good."),),
    "drawn": (N_("The card just drawn fits, so it need not stay in the hand."),),
    "again": (N_("It gives another turn, and there is a card to follow it."),),
    "not_again": (
        N_("Another card would give an extra turn, with nothing to be played in that turn."),
    ),
    "stuck": (N_("The next player certainly has nothing to play on it."),),
    "often_stuck": (N_("In %(chance)s of 100 cases the next player has nothing to play on it."),),
    "seldom_stuck": (N_("The next player is a little more likely to have nothing to play on it."),),
    "five": (N_("It makes the next player take five cards, and nothing answers it."),),
    "draws": NN_(
        "The next player has only %(num)s card left, and has to answer or take a penalty.",
        "The next player has only %(num)s cards left, and has to answer or take a penalty.",
    ),
    "misses": NN_(
        "The next player has only %(num)s card left, and misses a turn.",
        "The next player has only %(num)s cards left, and misses a turn.",
    ),
    "keeps": (N_("It leaves for later a card that fits on anything."),),
    "sheds": NN_(
        "It counts %(num)s point, more than others that are as good to play.",
        "It counts %(num)s points, more than others that are as good to play.",
    ),
}
