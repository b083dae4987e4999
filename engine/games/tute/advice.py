"""Advice in Tute, in English: an action proposed, and why it was chosen.

A reason is told of the action, not of who acts, so that it fits everybody's; `heuristics` finds it.
"""

from engine.cards import SPANISH
from engine.game import N_, NN_, Cards, Phrase, Suit
from engine.games.tute.actions import (
    Action,
    Capote,
    Claim,
    Deal,
    Declare,
    Draw,
    Exchange,
    Play,
)
from engine.games.tute.view import View


def proposal(view: View, action: Action) -> Phrase:
    """The action in words, found in `PROPOSALS`."""
    match action:
        case Play(card):
            return Phrase("lead" if view.table is None else "follow", {"cards": _cards(card)})
        case Draw():
            return Phrase("draw")
        case Declare(suit):
            return Phrase("declare", {"suit": Suit(SPANISH.suits[suit])})
        case Exchange():
            assert view.turn_up is not None, "the turn-up is what is exchanged for"
            given, taken = _cards(action.card(view.trump)), _cards(view.turn_up)
            return Phrase("exchange", {"given": given, "taken": taken})
        case Claim():
            return Phrase("claim")
        case Capote():
            return Phrase("capote")
        case Deal():
            raise AssertionError("a deal is nobody's turn, so nobody is advised to deal")


def _cards(card: int) -> Cards:
    return Cards((SPANISH.codes[card],))


PROPOSALS: dict[str, tuple[str, ...]] = {
    "lead": (N_("Lead %(cards)s."),),
    "follow": (N_("Play %(cards)s."),),
    "draw": (N_("Draw."),),
    "declare": (N_("Declare king and knight of this suit: %(suit)s."),),
    "exchange": (N_("Exchange %(given)s for the turn-up, %(taken)s."),),
    "claim": (N_("Claim 101."),),
    "capote": (N_("Ask capote."),),
}

REASONS: dict[str, tuple[str, ...]] = {
    "only": (N_("Nothing else is possible."),),
    "claim": (N_("There are 101 points or more, so the claim is right and wins the hand."),),
    "not_yet": (N_("There are fewer than 101 points as yet, and a wrong claim loses the hand."),),
    "exchange": (N_("The turn-up is worth more than the card that is given for it."),),
    "declare": NN_(
        "It counts %(num)s point at once, and later the pair may be broken.",
        "It counts %(num)s points at once, and later the pair may be broken.",
    ),
    "overlooked": (N_("A beginner overlooks now and then what could be announced."),),
    "capture": (N_("An ace or a 3 was led, and this card takes it."),),
    "cheapest": (N_("It counts least, and a beginner thinks of nothing else; trumps go last."),),
    "capote": (N_("All tricks that are left can be won, whatever the other player does."),),
    "sweep": (N_("After it every other trick can be won too, as the capote demands."),),
    "stop": (N_("It makes the capote fail, whatever the other player does."),),
    "slip": (N_("With the capote asked, only a mistake of the other player can help now."),),
    "won": (N_("All cards are known: this wins the hand, whatever the other player does."),),
    "won_by": NN_(
        "All cards are known: this wins the hand by at least %(num)s point, whatever the other "
        "player does.",
        "All cards are known: this wins the hand by at least %(num)s points, whatever the other "
        "player does.",
    ),
    "lost": (N_("All cards are known, and only a mistake of the other player can save the hand."),),
    "lost_by": NN_(
        "All cards are known, and only a mistake of the other player can save the hand. This "
        "loses it by no more than %(num)s point.",
        "All cards are known, and only a mistake of the other player can save the hand. This "
        "loses it by no more than %(num)s points.",
    ),
    "ahead": NN_(
        "All cards are known: this leads to a second deal, at least %(num)s point ahead.",
        "All cards are known: this leads to a second deal, at least %(num)s points ahead.",
    ),
    "behind": NN_(
        "All cards are known: this leads to a second deal, no more than %(num)s point behind.",
        "All cards are known: this leads to a second deal, no more than %(num)s points behind.",
    ),
    "level": (N_("All cards are known: this leads to a second deal with equal points."),),
    "alike": (N_("Whatever can be played is equally good."),),
    "strong_lead": (N_("Little can beat a trump as high as this."),),
    "blank_lead": (N_("A card led is easily lost, and this one counts nothing."),),
    "cheap_lead": (N_("A card led is easily lost, and this one counts less than others."),),
    "take": NN_(
        "It takes the trick, which is worth %(num)s point.",
        "It takes the trick, which is worth %(num)s points.",
    ),
    "duck": (N_("The trick is worth too little to be won."),),
    "spare": (N_("It gives away fewer points than another card."),),
    "to_declare": (N_("It wins the trick, and then a pair can be declared."),),
    "to_exchange": (N_("It wins the trick, and then a trump can be exchanged for the turn-up."),),
    "low_trump": (N_("A higher trump is kept for the last eight tricks."),),
    "trumps_kept": (N_("Trumps are kept for the last eight tricks."),),
    "low": (N_("Higher cards are kept, which can still win a trick."),),
    "half_kept": (
        N_("A king or a knight is kept as long as the other half of its pair may still come."),
    ),
    "pair_kept": (N_("King and knight of a suit are kept together, to be declared."),),
}
