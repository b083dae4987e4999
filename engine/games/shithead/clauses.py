"""The rules of Idiot and Vändtia for players: a clause id and its English sentences.

Ids are those of the rules that the engine, the refusals and the tests cite.
"""

from engine.game import N_

SECTIONS: dict[str, str] = {
    "0": N_("At all times"),
    "1": N_("Cards, players and the deal"),
    "2": N_("Exchanging before play"),
    "3": N_("Who begins"),
    "4": N_("What may be laid"),
    "5": N_("Playing cards"),
    "6": N_("The 2"),
    "7": N_("The 10"),
    "8": N_("Four alike in a row"),
    "9": N_("Refilling the hand"),
    "10": N_("House rule: adding a drawn match"),
    "11": N_("When you cannot play"),
    "12": N_("Face-up cards"),
    "13": N_("Hidden cards"),
    "14": N_("Going out, places and the end"),
    "15": N_("Games that make no progress"),
    "16": N_("What everybody may know"),
    "17": N_("A turn, step by step"),
    "E": N_("More house rules"),
}

_UP_TO_REFILL: dict[str, str] = {
    "0.1": N_("Only the player whose turn it is may act."),
    "0.2": N_("Once the game has ended, nothing more is played."),
    "0.3": N_(
        "You may only play your own cards, and only from the place that is due: the hand first, "
        "then the face-up cards, then the hidden cards."
    ),
    "1.1": N_("The game uses one pack of 52 cards without jokers."),
    "1.2": N_(
        "Two to five can play: you and one to four computer players, all on the same device."
    ),
    "1.3": N_("Play goes clockwise and never changes direction."),
    "1.4": N_(
        "Each player gets three hidden cards in a row, three face-up cards on top of them and "
        "three hand cards. The remaining cards are the stock and lie face down."
    ),
    "1.5": N_(
        "Cards are dealt one at a time, clockwise from the player after the dealer: first all "
        "hidden cards, then all face-up cards, then all hand cards."
    ),
    "1.6": N_(
        "After the deal the stock holds 34 cards with two players, 25 with three, 16 with four "
        "and 7 with five."
    ),
    "1.7": N_(
        "The first dealer is chosen at random. After that the Idiot of the last game deals; if "
        "the last game was locked, the next player clockwise deals."
    ),
    "1.8": N_(
        "Each hidden card keeps its own place from the deal on. A face-up card is not tied to the "
        "hidden card beneath it."
    ),
    "1.9": N_("Nobody may look at a hidden card before it is turned, not even its owner."),
    "2.1": N_(
        "Before the first card is played, you may exchange hand cards for your own face-up cards, "
        "one for one and as often as you like. In the end any three of your six known cards lie "
        "face up and the other three are in your hand."
    ),
    "2.2": N_(
        "Hidden cards, the cards of other players and the stock stay untouched during the "
        "exchange. No card is drawn, and equal cards are not stacked on face-up cards."
    ),
    "2.3": N_("You need not exchange anything."),
    "2.4": N_(
        "All players exchange before play begins: the computer players first, in the order of the "
        "seats, and you last. Each player exchanges as often as wanted and then declares the "
        "exchange finished; after that it cannot be resumed or undone."
    ),
    "2.5": N_(
        "Exchanges are open: everybody sees which face-up cards go into a hand and which cards "
        "replace them."
    ),
    "3.1": N_(
        "The player with the lowest card in hand after the exchange begins. Face-up cards do not "
        "count."
    ),
    "3.2": N_(
        "For the beginning a 3 is the lowest card and an ace the highest ordinary one. A 2 or a "
        "10 is special and counts as higher than an ace here."
    ),
    "3.3": N_(
        "If players are equal in their lowest card, the second-lowest card decides, then the "
        "third. If the hands are still equal, the first of those players clockwise after the "
        "dealer begins."
    ),
    "3.4": N_(
        "If nobody holds an ordinary card, the first player clockwise after the dealer begins."
    ),
    "3.5": N_(
        "Whoever begins may open with any card or any set of equal cards from the hand. It need "
        "not be the lowest card."
    ),
    "3.6": N_("Everybody is told who begins and which rank decided it."),
    "4.1": N_(
        "From low to high the ranks are 3, 4, 5, 6, 7, 8, 9, jack, queen, king, ace. The 2 and "
        "the 10 stand outside this order; the 3 and the 7 are ordinary cards."
    ),
    "4.2": N_("Suits have no meaning."),
    "4.3": N_(
        "You may lay a card if its rank is equal to or higher than the rank of the top card. Any "
        "card may be laid on an empty pile or on a 2, and a 2 or a 10 may be laid at any time."
    ),
    "4.4": N_("The top card is the one laid last. It alone decides what may be laid next."),
    "4.5": N_(
        "In your turn you do exactly one thing: play cards, take a chance, pick up the pile or "
        "turn a hidden card. You cannot pass."
    ),
    "5.1": N_("You play one card, or several cards of the same rank together."),
    "5.2": N_(
        "All cards of one play come from the same place: either from your hand or from your "
        "face-up cards. The two never combine, even if the play empties your hand."
    ),
    "5.3": N_(
        "As long as you have hand cards, you play from the hand; without hand cards you play your "
        "face-up cards; without those you turn your hidden cards. While the stock lasts your hand "
        "is refilled, so the cards on the table come into play only after the stock is used up."
    ),
    "5.4": N_("If you hold several equal cards, you decide how many of them to lay."),
    "5.5": N_("Several 2s or several 10s may be laid together. The effect happens once."),
    "5.6": N_("The order of the cards within one play makes no difference."),
    "5.7": N_(
        "If you can play, you must. You may pick up the pile or take a chance only if none of the "
        "cards that you may play from fits."
    ),
    "6.1": N_("A 2 may be laid on any card. The pile stays where it is."),
    "6.2": N_(
        "After a 2 the next player clockwise may lay any rank, as if the pile were empty; another "
        "2 or a 10 is allowed too. A 2 gives no extra turn."
    ),
    "6.3": N_(
        "The free choice belongs to whoever plays next on that 2. As soon as an ordinary card "
        "lies on it, that card decides what may follow."
    ),
    "6.4": N_("On a 2 every card fits, so nobody has to take a chance or pick up the pile there."),
    "7.1": N_(
        "A 10 may be laid on any card. It burns the pile: all its cards, the 10 included, leave "
        "the game for good."
    ),
    "7.2": N_("Whoever lays a 10 has an extra turn and begins a new pile."),
    "7.3": N_("Several 10s laid together burn once and give one extra turn."),
    "7.4": N_(
        "A 10 may also be laid on an empty pile. It then burns alone and still gives the extra "
        "turn."
    ),
    "7.5": N_("Since every 10 burns at once, 10s never collect on the pile from play to play."),
    "7.6": N_(
        "The extra turn is a normal turn and must be taken. If it burns the pile too, another "
        "extra turn follows."
    ),
    "8.1": N_(
        "When the four top cards of the pile have the same rank, the whole pile burns, as it does "
        "after a 10."
    ),
    "8.2": N_(
        "It does not matter who laid the earlier cards. Whoever lays the fourth one has the extra "
        "turn."
    ),
    "8.3": N_(
        "The four may be completed by a single card or by several cards in one play; all four "
        "may also be laid at once."
    ),
    "8.4": N_(
        "Four alike are not a special card: each card must be allowed when it is laid. Four 4s, "
        "for example, cannot go on a king."
    ),
    "8.5": N_(
        "The four cards must lie directly on one another. Any other card between them breaks the "
        "row, even a 2."
    ),
    "8.6": N_("Four 2s in a row burn the pile too."),
    "8.7": N_(
        "If you burn the pile with your last hand card, you refill your hand first. If the stock "
        "is used up, you take the extra turn with your face-up cards, or with your hidden cards "
        "if no face-up card is left."
    ),
    "8.8": N_(
        "Cards laid by a chance or turned from the hidden cards count towards four alike like any "
        "others."
    ),
    "9.1": N_(
        "If your hand has fewer than three cards after you play from it, you draw up to three, as "
        "far as the stock lasts."
    ),
    "9.2": N_(
        "If the stock has too few cards, you draw what is left. Nobody ever draws from the pile "
        "or from the burned cards."
    ),
    "9.3": N_("After a burn you refill your hand before you take the extra turn."),
    "9.4": N_(
        "So every player still in the game has at least three hand cards at the start of a turn, "
        "as long as the stock has cards."
    ),
    "9.5": N_(
        "Picking up, taking a chance or playing cards from the table is never followed by a refill."
    ),
}

_MATCHING_DRAW: dict[str, str] = {
    "10.1": N_(
        "With the house rule “Add a drawn match”, you may at once add drawn cards to your play if "
        "they have the rank that now lies on top of the pile. This holds for cards drawn in the "
        "refill after a play that did not burn; you may also keep them."
    ),
    "10.2": N_(
        "After adding you refill your hand again. If a newly drawn card matches too, you have the "
        "same choice once more."
    ),
    "10.3": N_(
        "Only cards just drawn may be added, not older hand cards. You name all cards to be added "
        "at once and keep the others."
    ),
    "10.4": N_(
        "If the added cards complete four alike in a row, the pile burns: you refill your hand "
        "and have an extra turn."
    ),
    "10.5": N_(
        "This house rule is off unless you turn it on. Without it, the turn passes after an "
        "ordinary card, whatever has been drawn."
    ),
}

_FROM_CHANCE: dict[str, str] = {
    "11.1": N_(
        "If you have hand cards or face-up cards to play from and none of them fits, you take a "
        "chance or pick up the pile."
    ),
    "11.2": N_(
        "You can take a chance only while the stock has cards. With an empty stock you have to "
        "pick up the pile."
    ),
    "11.3": N_(
        "To take a chance, you turn the top card of the stock for all to see. If it fits, it must "
        "be laid on the pile, without any other card."
    ),
    "11.4": N_(
        "After a chance card that fits, your hand stays as it is and the turn passes. If the card "
        "burns the pile, you have an extra turn instead."
    ),
    "11.5": N_(
        "If the chance card does not fit, you take it and the whole pile into your hand, and the "
        "turn passes."
    ),
    "11.6": N_(
        "A 10 turned as a chance card burns the pile and gives you an extra turn. A 2 frees the "
        "next player as usual, and the turn passes."
    ),
    "11.7": N_(
        "To pick up, you take the whole pile into your hand. The next player still in the game "
        "then leads on an empty pile."
    ),
    "11.8": N_(
        "A chance card is never joined by hand cards: if you held a card of its rank, you could "
        "have played that card instead."
    ),
    "11.9": N_("You take at most one chance in a turn."),
    "12.1": N_("You play face-up cards only when your hand and the stock are both used up."),
    "12.2": N_(
        "You may lay one face-up card or several of the same rank together, by the ordinary rules."
    ),
    "12.3": N_(
        "If none of your face-up cards fits, you take the whole pile into your hand. Your face-up "
        "cards stay on the table."
    ),
    "12.4": N_("You must then empty your hand before you may play face-up cards again."),
    "13.1": N_(
        "Hidden cards come last, when the stock, your hand and your face-up cards are all used "
        "up. You choose one hidden card by its place, without looking, and turn it."
    ),
    "13.2": N_(
        "If the card fits, it is laid with all its usual effects. You turn only one hidden card "
        "in a turn."
    ),
    "13.3": N_(
        "If the card does not fit, you take it and the whole pile into your hand, and the turn "
        "passes."
    ),
    "13.4": N_("You must then empty your hand before you may turn the next hidden card."),
    "13.5": N_(
        "You have to turn a hidden card; you cannot take the pile instead, for the card might fit."
    ),
    "13.6": N_("On an empty pile or on a 2 every hidden card fits."),
    "14.1": N_(
        "A player with no card left, neither in hand nor on the table, is out at once and takes "
        "the best place that is still free. The first player to go out wins."
    ),
    "14.2": N_("Any card may be the last one, a 2 or a 10 as well."),
    "14.3": N_("Players who are out are skipped."),
    "14.4": N_(
        "If a player goes out without burning the pile, the pile stays and the next player must "
        "follow its top card as usual."
    ),
    "14.5": N_(
        "If a player goes out by burning the pile, the extra turn lapses. The next player "
        "clockwise leads on an empty pile."
    ),
    "14.6": N_(
        "Play goes on until only one player has cards. That player is the Idiot and takes the "
        "last place."
    ),
    "14.7": N_(
        "The game ends at that moment; the last player has no further turn. With two players, the "
        "first one to go out ends the game."
    ),
    "14.8": N_(
        "Places follow the order of going out, and the Idiot is last. There are no points, and two "
        "players never go out at once."
    ),
    "15.1": N_(
        "Once the stock is used up, the same cards could wander between the hands and the pile "
        "for ever. The following rules put an end to that."
    ),
    "15.2": N_(
        "Actions without progress are counted. The count goes back to zero whenever a stock card "
        "is drawn or turned, the pile burns, a card leaves the table or a player goes out; at 200 "
        "the game ends as locked."
    ),
    "15.3": N_(
        "In a locked game, players who are already out keep their places. All who still hold "
        "cards share the next place, and nobody is the Idiot."
    ),
    "15.4": N_(
        "A warning appears after 150 actions without progress. From the 20th such action on, the "
        "computer players choose at random among their possible actions."
    ),
    "16.1": N_(
        "Open to all are the face-up cards, every card of the pile, every burned card, who took "
        "which cards, and how many cards each hand, the stock and the hidden cards hold."
    ),
    "16.2": N_(
        "A card that everybody saw on its way into a hand stays known until it is played: cards of "
        "the pile, a chance card or a hidden card that did not fit, and face-up cards exchanged "
        "into the hand."
    ),
    "16.3": N_(
        "Secret are all other hand cards of the other players, all hidden cards, your own "
        "included, and the order of the stock."
    ),
    "16.3a": N_("When the game ends, all remaining cards are turned up, the hidden ones too."),
    "16.4": N_("A computer player uses its own hand and what is open to all, and nothing else."),
    "16.5": N_(
        "You may look through the pile and the burned cards; the computer players remember them "
        "too."
    ),
    "17": N_(
        "After cards are laid, these steps follow in order: a burn, if there is one; the refill, "
        "if the cards came from the hand; going out, if no card is left. After a burn the same "
        "player, if still in the game, plays again; otherwise the turn passes clockwise."
    ),
}

_EXTRAS: dict[str, str] = {
    "17": N_(
        "After cards are laid, these steps follow in order: a burn, if there is one; the refill, "
        "if the cards came from the hand; going out, if no card is left. After a burn the same "
        "player, if still in the game, plays again. Otherwise drawn cards may be added, if the "
        "house rule “Add a drawn match” is on, and then the turn passes clockwise."
    ),
    "E1": N_(
        "With the house rule “Pick up at any time”, you may pick up the pile even if you could "
        "play, as long as you still have hand cards or face-up cards and the pile is not empty."
    ),
    "E2": N_(
        "With the house rule “Take a chance at any time”, you may take a chance even if you could "
        "play, as long as you play from the hand and neither the stock nor the pile is empty. The "
        "chance card is laid alone, without hand cards."
    ),
    "E3": N_(
        "With the house rule “Penalty card”, if you pick up the pile while you play from your "
        "face-up cards, one of those cards goes into your hand with it. You choose which."
    ),
    "E4": N_(
        "With the house rule “Transparent 3s”, a 3 may be laid on any card, and the first card "
        "beneath that is not a 3 still decides what may follow; if there is none, any card may. "
        "A 3 breaks a row of equal cards, but four 3s on top burn the pile, and for the beginning "
        "a 3 remains the lowest card."
    ),
    "E5": N_(
        "With the house rule “7 or lower”, only 3, 4, 5, 6, 7, 2 and 10 may be laid while a 7 is "
        "on top."
    ),
    "E6": N_(
        "With the house rule “8s skip”, each 8 laid in a turn skips one player, counted clockwise "
        "round the table; with two players, an odd number of 8s gives another turn to whoever laid "
        "them. Players who have just gone out are not counted. If the 8s burn the pile, nobody is "
        "skipped."
    ),
    "E7": N_(
        "With the house rule “Hand and face-up together”, if the stock is used up and a play "
        "empties your hand, you may add face-up cards of the same rank to that play."
    ),
    "E9": N_(
        "With the house rule “Open with the lowest”, the first play of the game must be of the "
        "rank that decided who begins. If nobody held an ordinary card, any card may be played."
    ),
    "E13": N_(
        "With the house rule “No finish on 2 or 10”, the play that takes your last card may not "
        "consist of 2s or 10s, and a last hidden card of these ranks counts as not fitting. If "
        "this blocks you, you pick up the pile; only if the pile is empty does the turn pass."
    ),
}

BASE_CLAUSES: dict[str, str] = {**_UP_TO_REFILL, **_FROM_CHANCE}
ALL_CLAUSES: dict[str, str] = {**_UP_TO_REFILL, **_MATCHING_DRAW, **_FROM_CHANCE, **_EXTRAS}
