"""The rules of Mau Mau for players, where they are not worded as in Crazy Eights."""

from engine.game import N_
from engine.games.crazy_eights.clauses import SHARED

_OWN: dict[str, str] = {
    "1.1": N_("The game uses 32 cards: from the seven to the ace in each suit."),
    "1.5": N_(
        "After the deal at least seven cards are left, so a start card that is not a jack can "
        "always be found."
    ),
    "2.2": N_(
        "Each player is dealt five cards, one at a time, clockwise from the player after the "
        "dealer."
    ),
    "3.2": N_(
        "A jack is not accepted as the start card: it is set aside and the next card turned. Then "
        "the jacks are put back and the stock is shuffled."
    ),
    "3.4": N_(
        "With a seven as the start card, the first player faces a penalty of two cards and may "
        "answer it with a seven."
    ),
    "3.6": N_(
        "With an eight as the start card, the first player is skipped and the next one begins. "
        "With two players that is the dealer."
    ),
    "4.2": N_(
        "Naming a suit belongs to playing a jack: you choose the card and the suit together. No "
        "other card names a suit."
    ),
    "5.1": N_(
        "You may play a card of the suit to follow, a card of the same rank as the top card, or a "
        "jack."
    ),
    "5.2": N_(
        "The suit to follow is the suit of the top card. After a jack it is the suit that was "
        "named."
    ),
    "5.3": N_(
        "On a jack only jacks match by rank, and the suit printed on the jack counts only if it "
        "is the one that was named."
    ),
    "5.4": N_("Sevens and eights must match like any other card. Only the jack is wild."),
    "6.1": N_(
        "A jack may be played on any card, also on another jack or against a named suit, but not "
        "while a penalty is waiting."
    ),
    "6.2": N_("Whoever plays a jack names any of the four suits, even the one just followed."),
    "6.3": N_("A jack played as the last card wins at once, and no suit is named."),
    "6.4": N_("A jack neither cancels a penalty nor passes it on."),
    "7.2": N_(
        "A jack is something to play as well: if jacks are all that you can play, you must play "
        "one."
    ),
    "9.1": N_(
        "A seven makes the next player face a penalty of two cards, or adds two cards to a "
        "penalty that is already waiting."
    ),
    "9.2": N_("As there are four sevens, a penalty is two, four, six or eight cards."),
    "9.3": N_(
        "While a penalty is waiting, you may play any seven or take the penalty. Nothing else is "
        "allowed: no jack, no eight and no card of the suit."
    ),
    "9.4": N_("You need not answer a seven with a seven. You may take the penalty instead."),
    "9.5": N_(
        "Taking a penalty means drawing all of its cards at once. Your turn then ends, and the "
        "next player may play on the seven as on any ordinary card."
    ),
    "9.8": N_("A seven played as the last card wins at once. Nobody draws, whatever was waiting."),
    "9.9": N_("Once a penalty has been taken, the next seven begins again at two cards."),
    "9.11": N_("A seven that you draw and play in the same turn has its effect like any other."),
    "11.1": N_("An eight makes the next player miss a turn."),
    "11.2": N_("With two players, whoever plays an eight plays again."),
    "11.8": N_("An eight played as the last card wins at once and has no effect."),
    "12.1": N_(
        "In the count a jack is 20 points, an ace is 11, a king, queen or ten is 10, and a nine, "
        "eight or seven is as many points as its number."
    ),
    "15.1": N_("Mau Mau is played with 32 cards, Crazy Eights with 52."),
    "15.2": N_("As in Crazy Eights, two to five can play."),
    "15.3": N_("Everybody begins with five cards, also with two players."),
    "15.4": N_("The jack is wild and names a suit, as the eight does in Crazy Eights."),
    "15.5": N_("A jack may be played on a jack."),
    "15.6": N_(
        "Sevens draw two cards, and the penalty is passed on with another seven. In Crazy Eights "
        "an option gives this to the twos."
    ),
    "15.7": N_("After taking a penalty you play nothing in that turn."),
    "15.8": N_(
        "Eights skip the next player, who cannot answer with an eight. In Crazy Eights an option "
        "gives this to the jacks."
    ),
    "15.9": N_("No card changes the direction of play."),
    "15.10": N_("No card draws five; the queen of spades is an ordinary card."),
    "15.11": N_("You may not draw if you can play."),
    "15.12": N_("You draw one card at a time and never more than one in a turn."),
    "15.13": N_("A drawn card that can be played may be played at once."),
    "15.14": N_("A jack as the start card is replaced; a seven or an eight takes effect."),
    "15.15": N_("You need not say anything when you have one card left."),
    "15.16": N_(
        "Any card may be the last. In a points game, a jack as the last card doubles what the "
        "winner scores."
    ),
    "15.17": N_("The whole discard pile except its top card becomes the new stock."),
    "15.18": N_(
        "Cards count differently than in Crazy Eights: a jack is 20 points and an ace is 11."
    ),
    "15.19": N_("The options are “Points game” and “Target”."),
    "17.2": N_(
        "Since you draw only if you have nothing to play, drawing shows everybody that you had no "
        "jack, no card of the suit to follow and none of the top card’s rank. If your turn goes "
        "on after it, the card that you drew can be played."
    ),
    "17.3": N_(
        "Taking a penalty does not show that you have no seven, because answering is your choice."
    ),
}

ORDER = """
    0.1 0.2 0.3 1.1 1.2 1.3 1.5 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 3.6
    4.1 4.2 4.3 4.4 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 7.1 7.2 7.3 7.4 7.5 7.8
    8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.11
    11.1 11.2 11.3 11.4 11.8 12.0 12.1 12.2 12.3 12.4 12.5 12.6
    15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8 15.9 15.10 15.11 15.12 15.13 15.14 15.15 15.16 15.17
    15.18 15.19 17.1 17.2 17.3 17.4 17.5
"""

MAU_MAU_CLAUSES: dict[str, str] = {id: (SHARED | _OWN)[id] for id in ORDER.split()}
