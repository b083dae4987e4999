"""The rules of Tute for players: a clause id and its English sentences.

Ids are those of the rules that the engine, the refusals and the tests cite.
"""

from engine.game import N_

SECTIONS: dict[str, str] = {
    "0": N_("At all times"),
    "1": N_("Words"),
    "2": N_("The cards"),
    "3": N_("The deal"),
    "4": N_("Playing a trick"),
    "5": N_("Drawing"),
    "6": N_("Exchanging the turn-up"),
    "7": N_("Declarations"),
    "8": N_("Who wins the hand"),
    "9": N_("The match"),
    "10": N_("Capote"),
    "11": N_("What may be done, and what is shown"),
}

_PLAY: dict[str, str] = {
    "0.1": N_("Only the player whose turn it is may act."),
    "0.2": N_(
        "Once a deal has ended, the only thing left is the next deal; once the match has ended, "
        "nothing is."
    ),
    "0.3": N_("You may only play, declare or exchange cards from your own hand."),
    "1.1": N_("A deal is one distribution of 16 cards, played through in at most 20 tricks."),
    "1.2": N_(
        "A hand is what counts towards the match. It takes one deal, or two deals that belong "
        "together if the first one decides nothing."
    ),
    "1.3": N_("The match goes to the first player who has won the agreed number of hands."),
    "1.4": N_("The leader plays the first card of a trick, the follower the second."),
    "1.5": N_(
        "The player who wins a trick may announce things until leading again: first in the time "
        "before the draw, then in the time after it. When the stock is used up there is no draw, "
        "and the last trick of a deal leaves no such time."
    ),
    "2.1": N_(
        "The game uses a Spanish pack of 40 cards in four suits: coins, cups, swords and batons, "
        "called oros, copas, espadas and bastos in Spanish."
    ),
    "2.2": N_(
        "In every suit, trumps included, the cards rank from high to low: ace, 3, king, knight, "
        "jack, 7, 6, 5, 4, 2."
    ),
    "2.3": N_(
        "An ace counts 11 points, a 3 counts 10, a king 4, a knight 3 and a jack 2; the other "
        "cards count nothing. That makes 30 points in a suit and 120 in the pack."
    ),
    "2.4": N_(
        "Short names of cards give the rank first and the suit after it: R, C and S are king, "
        "knight and jack."
    ),
    "3.1": N_(
        "The first dealer is chosen at random. After that the players take turns at dealing, also "
        "for the second deal of a hand."
    ),
    "3.2": N_("Each player gets eight cards, one at a time, the non-dealer first."),
    "3.3": N_(
        "The next card is turned up, and its suit is trumps for this deal. It lies crosswise under "
        "the stock and is drawn last."
    ),
    "3.4": N_(
        "The stock then has 23 face-down cards and the turn-up: 24 cards, enough for twelve tricks."
    ),
    "3.5": N_("The non-dealer leads to the first trick."),
    "3.6": N_("Whoever wins a trick leads to the next."),
    "4.1": N_("The leader may play any card."),
    "4.2": N_(
        "The follower wins the trick with a higher card of the suit led, or with a trump if "
        "another suit was led. Otherwise the leader wins; a card of yet another suit never wins."
    ),
    "4.3": N_(
        "Phase 1 lasts as long as the stock does, the turn-up included: that is twelve tricks. The "
        "last eight tricks are phase 2."
    ),
    "4.4": N_("In phase 1 the follower has one duty only, and only when trumps are led."),
    "4.4a": N_(
        "If trumps are led and you hold one, you must play a trump. Any trump will do; it need not "
        "be higher."
    ),
    "4.4b": N_("If trumps are led and you hold none, you may play any card."),
    "4.4c": N_(
        "If another suit is led, you may play any card: you need not follow suit, beat the lead or "
        "trump it."
    ),
    "4.5": N_("In phase 2 the follower has stricter duties, to be tried in this order."),
    "4.5a": N_(
        "If you hold a card of the suit led that is higher than the lead, you must play such a "
        "card, whichever you choose."
    ),
    "4.5b": N_("If you can follow suit but not beat the lead, you must still follow suit."),
    "4.5c": N_("If you hold no card of the suit led but hold trumps, you must play a trump."),
    "4.5d": N_("If you can do none of this, you may play any card."),
    "4.6": N_(
        "There is no separate duty to play a higher trump: with two players, the card led is the "
        "only one that can be beaten."
    ),
    "4.7": N_(
        "A card that may not be played is refused with the reason. There is no penalty for trying."
    ),
    "4.8": N_("Both cards of a trick go to its winner, and their points count at once."),
    "5.1": N_("After each trick of phase 1 the winner draws a card first, then the loser."),
    "5.2": N_(
        "After the twelfth trick the winner takes the last face-down card, and the loser takes the "
        "turn-up, whichever card that is by then."
    ),
    "5.3": N_("Drawing cannot be skipped."),
    "5.4": N_(
        "The winner of a trick exchanges, declares or claims first, in any order; then both "
        "players draw; then the winner may still declare or claim, and before the thirteenth trick "
        "ask capote; then comes the lead."
    ),
}

_POINTS: dict[str, str] = {
    "6.1": N_(
        "After winning a trick and before drawing, you may exchange the 7 of trumps for the "
        "turn-up if that is the ace, the 3, the king, the knight or the jack."
    ),
    "6.2": N_(
        "At the same moment you may exchange the 2 of trumps for the turn-up if that is the 7, the "
        "6, the 5 or the 4."
    ),
    "6.3": N_(
        "The card given becomes the new turn-up, and the trump suit stays the same. Both players "
        "see both cards."
    ),
    "6.4": N_("You never have to exchange."),
    "6.5": N_(
        "There is no exchange before you have won a trick, none for the loser of a trick and none "
        "after drawing. A 7 that you have just drawn waits until you win another trick."
    ),
    "6.6": N_(
        "Two exchanges may follow one another at the same moment. With the 7 and the 2 of trumps "
        "you can take a turned-up ace for the 7, and then the 7 back for the 2."
    ),
    "6.7": N_(
        "The moment after the twelfth trick is the last chance to exchange, just before the "
        "turn-up goes to the other player."
    ),
    "6.8": N_(
        "If the turn-up is the 2, no exchange is possible; if it is the 7, 6, 5 or 4, only the 2 "
        "can be exchanged for it."
    ),
    "6.9": N_("Once the 2 has been exchanged, it stays the turn-up."),
    "7.1": N_(
        "King and knight of one suit are a pair to declare: 40 points in trumps, 20 in any other "
        "suit."
    ),
    "7.2": N_(
        "You declare after winning a trick and before leading again, with both cards in your hand. "
        "A king or a knight that you have just played no longer counts."
    ),
    "7.3": N_(
        "You may declare before the draw or after it, so a pair that the draw or an exchange "
        "completes can be declared at once."
    ),
    "7.4": N_("Each trick won allows one declaration. A second pair waits for the next trick."),
    "7.5": N_(
        "If you hold the trump pair and have not declared it, the 40 comes before any 20. A 20 "
        "declared earlier does not spoil a 40 that is completed later."
    ),
    "7.6": N_("Each suit can be declared once in a deal."),
    "7.7": N_("The points of a declaration count at once."),
    "7.8": N_(
        "You name the suit and show both cards. They go back into your hand and are played like "
        "any others."
    ),
    "7.9": N_("You never have to declare."),
    "7.10": N_("Declarations are allowed in both phases, also after the stock is used up."),
    "7.11": N_("Four kings or four knights cannot be declared."),
    "7.12": N_(
        "Nothing can be declared after capote has been asked, and nothing after the last trick."
    ),
    "8.1": N_(
        "Whoever wins the last trick gets ten points more. A deal is thus worth 130 points and the "
        "declarations."
    ),
    "8.2": N_("A first deal is always played to the end, unless a capote ends it."),
    "8.3": N_(
        "If at least one player has more than 100 points, the player with more points wins the "
        "hand."
    ),
    "8.4": N_(
        "If neither player has more than 100 points, a second deal follows. Both players carry "
        "their points into it, declarations included."
    ),
    "8.5": N_(
        "If both players have equal points and more than 100, the winner of the last trick wins "
        "the hand. After a second deal that is played out the same holds for any equal points."
    ),
    "8.6": N_(
        "In a second deal you may claim 101 after winning a trick and before leading again. If "
        "your points carried, won and declared are 101 or more, you win the hand; if they are "
        "fewer, the other player wins it. The deal ends either way."
    ),
    "8.7": N_(
        "Declarations count for the claim, and you may declare just before it after the same trick."
    ),
    "8.8": N_(
        "You need not claim and may play on at your own risk. A right claim wins even if the other "
        "player has more points but has not claimed."
    ),
    "8.9": N_(
        "There is no claim in a first deal, none before you have won a trick in the second, none "
        "while the other player is about to lead, none after the last trick and none after capote "
        "has been asked."
    ),
    "8.10": N_(
        "If nobody claims in a second deal, it is played to the end. The last trick gets its ten "
        "points, and the higher sum of both deals wins."
    ),
    "8.11": N_(
        "A hand never needs a third deal: two deals hold at least 260 points, so somebody passes "
        "100."
    ),
    "8.12": N_(
        "You pass 100 by winning a trick or by declaring, so you can always claim at that very "
        "moment. Only the last trick of a deal is different: it decides by itself."
    ),
    "9.1": N_("Every hand counts one, with capote or without."),
    "9.2": N_(
        "The match goes to the first player with the agreed number of hands: 1, 2, 3, 4, 6 or 8. "
        "Unless you choose otherwise with “Hands to win”, it is 2."
    ),
    "9.3": N_("No lead of two hands is needed."),
    "9.4": N_("Passing 100 points in one deal counts one hand too, not two."),
    "10.1": N_("Capote means to win the last eight tricks of a deal, all those of phase 2."),
    "10.2": N_("Capote must be asked to have an effect."),
    "10.3": N_(
        "You may ask on your first turn after the stock has been used up, before you play your "
        "card: the leader before leading to the thirteenth trick, and the follower before "
        "following to it if the leader has not asked. After that nobody may."
    ),
    "10.4": N_("Only one player can ask. Whoever asks first shuts the other out."),
    "10.5": N_("Capote is possible in a first and in a second deal. The whole hand is at stake."),
    "10.6": N_(
        "Once capote has been asked, points no longer count: there are no declarations, no claims "
        "and no ten points for the last trick."
    ),
    "10.7": N_(
        "Whoever asked and wins all eight tricks wins the hand, whatever the points. As soon as "
        "that player loses a trick, the hand goes to the other."
    ),
    "10.8": N_("Winning the last eight tricks without having asked has no effect; points decide."),
    "11.1": N_(
        "After a trick of phase 1 its winner may exchange, declare and, in a second deal, claim, "
        "and has to draw. On lead you play any card, and if you have just won a trick you may "
        "declare and claim first. When following you play a card that the duties allow. Capote is "
        "offered to both players before their card to the thirteenth trick."
    ),
    "11.2": N_(
        "The winner always draws by an action of its own, even if there is nothing to announce: a "
        "draw that came by itself would tell the other player so."
    ),
    "11.3": N_(
        "Both players see every card played, who wins a trick, that cards are drawn and which "
        "turn-up is taken, both cards of an exchange, every declaration, and a claim or a capote "
        "with what comes of it."
    ),
    "11.4": N_(
        "Declared and carried points are always shown. The points in the tricks of the running "
        "deal are not, and won tricks cannot be looked through: remembering them is part of the "
        "game. With “Show points” the table shows them."
    ),
}

CLAUSES: dict[str, str] = {**_PLAY, **_POINTS}
