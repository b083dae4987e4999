"""The rules of Crazy Eights for players: a clause id and its English sentences.

Ids are those of the rules that the engine, the refusals and the tests cite. Clauses that Mau Mau
has in the same words are `SHARED`; its others are in `mau_mau_clauses`.
"""

from engine.game import N_

SECTIONS: dict[str, str] = {
    "0": N_("At all times"),
    "1": N_("Players and cards"),
    "2": N_("Deal, dealer and direction"),
    "3": N_("The start card"),
    "4": N_("A turn"),
    "5": N_("What matches"),
    "6": N_("Wild cards"),
    "7": N_("Drawing"),
    "8": N_("Empty stock and blocked hands"),
    "9": N_("Penalties that are passed on"),
    "10": N_("The queen of spades"),
    "11": N_("Skipping and reversing"),
    "12": N_("The end of a hand and the points game"),
    "15": N_("How Mau Mau differs from Crazy Eights"),
    "17": N_("What everybody may know"),
}

SHARED: dict[str, str] = {
    "0.1": N_("Only the player whose turn it is may act."),
    "0.2": N_(
        "When a hand has ended, nothing more is played in it; in a points game the next hand is "
        "dealt. When the game has ended, nothing follows."
    ),
    "0.3": N_("You may only play cards from your own hand."),
    "1.2": N_(
        "Two to five can play: you and one to four computer players, all on the same device."
    ),
    "1.3": N_("One pack is used, however many play."),
    "2.1": N_("The first dealer is chosen at random."),
    "2.3": N_("The other cards are the stock. They lie face down."),
    "2.4": N_("The player after the dealer begins, and play goes clockwise."),
    "2.5": N_(
        "The next hand is dealt by the next player clockwise, whatever the direction of play was "
        "at the end, and play goes clockwise again."
    ),
    "3.1": N_("The top card of the stock is turned face up and begins the discard pile."),
    "3.3": N_("A start card with an effect acts as if the dealer had just played it."),
    "4.1": N_("In a turn you play exactly one card."),
    "4.3": N_("There is always something that you can do."),
    "4.4": N_(
        "After each action the turn passes to the next player in the direction of play, unless "
        "you may still play a card that you have just drawn or a card changes the order."
    ),
    "7.1": N_("You may draw only if you have nothing to play. Whoever can play must play."),
    "7.3": N_("You draw one card."),
    "7.4": N_(
        "If the card that you draw can be played, you may play it in the same turn or keep it. "
        "Other cards cannot be played after drawing."
    ),
    "7.5": N_("If the card that you draw cannot be played, your turn ends."),
    "7.8": N_("You can pass only to keep a drawn card, or if you can neither play nor draw."),
    "8.1": N_(
        "If a card has to be drawn and the stock is empty, all cards of the discard pile except "
        "the top one are shuffled and become the new stock."
    ),
    "8.2": N_(
        "If you have to draw more cards than the stock holds, you first draw what is left of it; "
        "then the discard pile is shuffled, and you go on drawing."
    ),
    "8.3": N_(
        "Shuffling the discard pile changes neither the top card nor a named suit, the direction "
        "or a penalty."
    ),
    "8.4": N_(
        "If you cannot play, the stock is empty and the discard pile has only its top card, you "
        "pass."
    ),
    "8.5": N_(
        "Such passes are counted as long as they follow one another. Playing, drawing and taking "
        "a penalty begin the count anew, even if there is no card left to take."
    ),
    "8.6": N_(
        "If all players pass in this way one after another, nobody can ever move again: the hand "
        "is blocked and ends."
    ),
    "8.7": N_(
        "A blocked hand is won by the player whose cards count least. If several players share "
        "the lowest count, nobody wins and nobody scores."
    ),
    "8.8": N_("A hand that has not ended after 2,000 turns is settled like a blocked one."),
    "9.7": N_(
        "If there are not enough cards even after shuffling the discard pile, you draw what there "
        "is, and the rest of the penalty lapses."
    ),
    "9.6": N_("Cards that you take as a penalty cannot be played before your next turn."),
    "11.3": N_(
        "Each skipping card makes one player miss a turn. Skips do not add up, and a skipped "
        "player cannot answer with another one."
    ),
    "11.4": N_("A skipped player does nothing at all and neither draws nor passes."),
    "12.0": N_(
        "Whoever plays the last card of the hand wins at once. That card has no effect any more: "
        "no suit is named, nobody draws and nobody is skipped."
    ),
    "12.2": N_(
        "In a points game the winner of a hand scores what all other hands still count together."
    ),
    "12.3": N_(
        "The winner of a blocked hand scores the difference to every other hand: as much as each "
        "of them counts more than the winning one."
    ),
    "12.4": N_(
        "The target of a points game is 50 points for each player at the table, 100 with two and "
        "250 with five, unless you choose another one."
    ),
    "12.5": N_(
        "A points game ends after the hand in which a player reaches the target, and that player "
        "wins. There is no tie, because only one player scores in a hand."
    ),
    "12.6": N_(
        "Without the option “Points game” a single hand is the whole game. It has a winner or is "
        "drawn, and the other players get no places."
    ),
    "17.1": N_(
        "Everything that has been played is public, and so are the number of cards in each hand "
        "and in the stock, how many cards a player drew, and when the discard pile was shuffled."
    ),
    "17.4": N_(
        "After the discard pile has been shuffled everybody can know which cards the stock "
        "holds, but not their order."
    ),
    "17.5": N_("When a hand ends, all cards are turned up."),
}

_OWN: dict[str, str] = {
    "1.1": N_("The game uses one pack of 52 cards without jokers."),
    "1.5": N_(
        "After the deal at least 27 cards are left, so a start card that is not an eight can "
        "always be found."
    ),
    "2.2": N_(
        "Cards are dealt one at a time, clockwise from the player after the dealer: seven each "
        "with two players, five each with more."
    ),
    "3.2": N_(
        "An eight is not accepted as the start card: it is set aside and the next card turned. "
        "Then the eights are put back and the stock is shuffled."
    ),
    "3.4": N_(
        "With the option “Twos draw two” and a two as the start card, the first player faces a "
        "penalty of two cards and may answer it with a two."
    ),
    "3.5": N_(
        "With the option “Queen of spades draws five” and the queen of spades as the start card, "
        "the first player has to take five cards."
    ),
    "3.6": N_(
        "With the option “Jacks skip” and a jack as the start card, the first player is skipped "
        "and the next one begins. With two players that is the dealer."
    ),
    "3.7": N_(
        "With the option “Aces reverse” and an ace as the start card, play goes anticlockwise and "
        "the player before the dealer begins. With two players the dealer begins."
    ),
    "3.8": N_("If its option is off, a two, queen, jack or ace is an ordinary start card."),
    "4.2": N_(
        "Naming a suit belongs to playing an eight: you choose the card and the suit together. "
        "No other card names a suit."
    ),
    "5.1": N_(
        "You may play a card of the suit to follow, a card of the same rank as the top card, or "
        "an eight."
    ),
    "5.2": N_(
        "The suit to follow is the suit of the top card. After an eight it is the suit that was "
        "named."
    ),
    "5.3": N_(
        "On an eight only eights match by rank, and the suit printed on the eight counts only if "
        "it is the one that was named."
    ),
    "5.4": N_(
        "Cards to which an option gives an effect must match like any other card. Only the eight "
        "is wild."
    ),
    "6.1": N_(
        "An eight may be played on any card, also on another eight or against a named suit, but "
        "not while a penalty is waiting."
    ),
    "6.2": N_("Whoever plays an eight names any of the four suits, even the one just followed."),
    "6.3": N_("An eight played as the last card wins at once, and no suit is named."),
    "6.4": N_("An eight neither cancels a penalty nor passes it on."),
    "7.2": N_(
        "An eight is something to play as well: if eights are all that you can play, you must "
        "play one."
    ),
    "7.6": N_(
        "With the option “Draw until you can play” you draw card after card until one can be "
        "played, and that card must be played. If it is an eight, you choose the suit."
    ),
    "7.7": N_(
        "If such drawing uses up all cards without finding one that can be played, you keep them "
        "and your turn ends."
    ),
    "9.1": N_(
        "With the option “Twos draw two”, a two makes the next player face a penalty of two "
        "cards, or adds two cards to a penalty of twos that is already waiting."
    ),
    "9.2": N_("As there are four twos, a penalty is two, four, six or eight cards."),
    "9.3": N_(
        "While a penalty of twos is waiting, you may play any two or take the penalty. Nothing "
        "else is allowed: no eight, no card of the suit, no queen, jack or ace."
    ),
    "9.4": N_("You need not answer a two with a two. You may take the penalty instead."),
    "9.5": N_(
        "Taking a penalty means drawing all of its cards at once. Your turn then ends, and the "
        "next player may play on the two as on any ordinary card."
    ),
    "9.8": N_("A two played as the last card wins at once. Nobody draws, whatever was waiting."),
    "9.9": N_("Once a penalty has been taken, the next two begins again at two cards."),
    "9.10": N_(
        "With the option “Draw until you can play” a penalty is still drawn exactly as it stands."
    ),
    "9.11": N_("A two that you draw and play in the same turn has its effect like any other."),
    "10.1": N_(
        "The queen of spades must match: it goes on spades or on another queen. The other queens "
        "are ordinary cards."
    ),
    "10.2": N_(
        "With the option “Queen of spades draws five”, playing the queen of spades makes the next "
        "player face a penalty of five cards."
    ),
    "10.3": N_("Nothing answers the queen of spades, neither a two nor an eight."),
    "10.4": N_(
        "The queen of spades cannot be played while a penalty of twos is waiting. Once that has "
        "been taken, it may be played if it matches."
    ),
    "10.5": N_(
        "The five cards are drawn at once and the turn ends. They cannot be played before the "
        "next turn, and what cannot be drawn lapses."
    ),
    "10.6": N_("The queen of spades played as the last card wins at once, and nobody draws."),
    "11.1": N_("With the option “Jacks skip”, a jack makes the next player miss a turn."),
    "11.2": N_("With two players, whoever plays a jack plays again."),
    "11.5": N_(
        "With the option “Aces reverse”, an ace turns the direction of play, and the player "
        "before you is next."
    ),
    "11.6": N_(
        "A penalty always goes to the next player in the direction of play. The direction cannot "
        "change while one is waiting, because only twos can then be played."
    ),
    "11.7": N_("With two players, whoever plays an ace plays again."),
    "11.8": N_("A jack or an ace played as the last card wins at once and has no effect."),
    "12.1": N_(
        "In the count an eight is 50 points, a king, queen, jack or ten is 10, an ace is 1 and "
        "any other card is as many points as its number. No option changes this."
    ),
    "17.2": N_(
        "Since you draw only if you have nothing to play, drawing shows everybody that you had no "
        "eight, no card of the suit to follow and none of the top card’s rank. If your turn goes "
        "on after it, the card that you drew can be played."
    ),
    "17.3": N_(
        "Taking a penalty of twos does not show that you have no two, because answering is your "
        "choice."
    ),
}

ORDER = """
    0.1 0.2 0.3 1.1 1.2 1.3 1.5 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8
    4.1 4.2 4.3 4.4 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8
    8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11
    10.1 10.2 10.3 10.4 10.5 10.6 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8
    12.0 12.1 12.2 12.3 12.4 12.5 12.6 17.1 17.2 17.3 17.4 17.5
"""

CLAUSES: dict[str, str] = {id: (SHARED | _OWN)[id] for id in ORDER.split()}
