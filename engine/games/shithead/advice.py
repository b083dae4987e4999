"""Advice in Idiot and Vändtia, in English: an action proposed, and why it was chosen.

A reason is told of the action, not of who acts, so that it fits everybody's; `heuristics` finds it.
"""

from engine.cards import FRENCH
from engine.game import N_, NN_, Cards, Phrase
from engine.games.shithead.actions import (
    Action,
    Add,
    Chance,
    Deal,
    Flip,
    Keep,
    Pass,
    Pickup,
    Play,
    Start,
    Swap,
)


def proposal(action: Action) -> Phrase:
    """The action in words, found in `PROPOSALS`."""
    match action:
        case Swap(hand, face_up):
            return Phrase("swap", {"laid": _cards(hand), "taken": _cards(face_up)})
        case Start():
            return Phrase("start")
        case Play(cards):
            return Phrase("play", {"cards": _cards(*cards)})
        case Flip(slot):
            return Phrase("flip", {"place": slot + 1})
        case Chance():
            return Phrase("chance")
        case Pickup(penalty):
            if penalty is None:
                return Phrase("pickup")
            return Phrase("pickup_with", {"cards": _cards(penalty)})
        case Add(cards):
            return Phrase("add", {"cards": _cards(*cards)})
        case Keep():
            return Phrase("keep")
        case Pass():
            return Phrase("pass")
        case Deal():
            raise AssertionError("no deal is ever due in these games")


def _cards(*cards: int) -> Cards:
    return Cards(tuple(FRENCH.codes[card] for card in cards))


PROPOSALS: dict[str, tuple[str, ...]] = {
    "swap": (N_("Exchange two cards: lay %(laid)s face up and take %(taken)s into the hand."),),
    "start": (N_("Start the game."),),
    "play": (N_("Play %(cards)s."),),
    "flip": (N_("Turn hidden card %(place)s."),),
    "chance": (N_("Take a chance."),),
    "pickup": (N_("Pick up the pile."),),
    "pickup_with": (N_("Pick up the pile, and %(cards)s with it."),),
    "add": (N_("Add %(cards)s."),),
    "keep": (N_("Add nothing."),),
    "pass": (N_("Pass."),),
}

REASONS: dict[str, tuple[str, ...]] = {
    "only": (N_("Nothing else is possible."),),
    "restless": (N_("Nothing has moved for long, so chance decides."),),
    "penalty": (
        N_("Of the face-up cards that can go with the pile, it is the one to miss least."),
    ),
    "small_pile": NN_(
        "A chance is not likely to fit, and the pile is small: %(num)s card.",
        "A chance is not likely to fit, and the pile is small: %(num)s cards.",
    ),
    "hidden": (N_("Nobody knows the hidden cards, so one is as good as another."),),
    "as_dealt": (N_("A beginner leaves the face-up cards as they were dealt."),),
    "matches": (N_("It matches, and a beginner adds what can be added."),),
    "may_fit": (N_("The card turned may fit, and a beginner does not count how likely that is."),),
    "wasted": (
        N_("It fits on anything, and a beginner spends such a card too soon now and then."),
    ),
    "stronger": (
        N_("Strong cards belong face up, for the end: %(stronger)s rather than %(weaker)s."),
    ),
    "strongest": (N_("The strongest three of the six cards are face up."),),
    "low": (N_("Low cards are hard to place later, so they go along at once."),),
    "high": (N_("A card as high as this is worth more in the hand."),),
    "play_first": (N_("To play it is better than to pick up the pile or to take a chance."),),
    "finish": (N_("The 10 burns the pile, and all the rest can go in the turn that it gives."),),
    "never_last": (
        N_("The house rule “No finish on 2 or 10” forbids it as the last card, so it goes now."),
    ),
    "higher": (N_("It is higher than need be, which makes the pile harder to play on."),),
    "wall": NN_(
        "The next player certainly has nothing to play on it, and faces a pile of %(num)s card.",
        "The next player certainly has nothing to play on it, and faces a pile of %(num)s cards.",
    ),
    "hurdle": (
        N_("In %(chance)s of 100 cases the next player turns a card that does not fit on it."),
    ),
    "four": (N_("It makes four alike: the pile burns, and another turn follows."),),
    "burn": (N_("Nothing else fits, and the 10 burns the pile and gives another turn."),),
    "saved": (N_("It is saved as long as an ordinary card fits, and now none does."),),
    "singly": (N_("High cards go one at a time, for each of them may stop the next player."),),
    "lowest": (N_("Of what fits, the lowest goes first: low cards are hard to place later."),),
    "lowest_all": (
        N_(
            "Of what fits, the lowest goes first, all of a rank at once: low cards are hard to "
            "place later."
        ),
    ),
    "likely": (N_("In %(chance)s of 100 cases the card turned will fit."),),
    "large_pile": NN_(
        "The pile is %(num)s card, and a chance that fails costs only one more.",
        "The pile is %(num)s cards, and a chance that fails costs only one more.",
    ),
}
