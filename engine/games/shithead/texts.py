"""What the table says in Idiot and Vändtia, in English: refusals, events, options.

The clauses themselves are in `clauses`.
"""

from engine.game import N_, NC_, NN_, Key, Option, Sentence
from engine.games.shithead.clauses import ALL_CLAUSES, BASE_CLAUSES, SECTIONS

__all__ = [
    "ALL_CLAUSES",
    "BASE_CLAUSES",
    "IDIOT_ABOUT",
    "IDIOT_NAME",
    "KEYS",
    "OPTIONS",
    "POSSIBILITIES",
    "REFUSALS",
    "SECTIONS",
    "SENTENCES",
    "VANDTIA_ABOUT",
    "VANDTIA_NAME",
]

IDIOT_NAME = N_("Idiot")
VANDTIA_NAME = N_("Vändtia")
IDIOT_ABOUT = N_(
    "Play away your hand, then three open cards, then three that nobody has seen, always as high "
    "as the top card or higher. Whoever is left with cards at the end is the Idiot."
)
VANDTIA_ABOUT = N_(
    "The Swedish sister of Idiot: the same game, with ten house rules to choose from, such as "
    "sevens that call for low cards, eights that skip players and threes that change nothing."
)

# Clause -> what is wrong, in one sentence; what is possible instead is told beside it.
REFUSALS: dict[str, str] = {
    "0.1": N_("It is not your turn: %(turn)s plays now."),
    "0.2": N_("The game has ended, so nothing more can be played."),
    "0.3": N_(
        "Only your own cards can be played, and the hand comes first, then the face-up cards, then "
        "the hidden ones."
    ),
    "2.1": N_(
        "These two cards cannot be exchanged: it takes one card from your hand and one of your own "
        "face-up cards."
    ),
    "2.2": N_("Only cards in your hand and your own face-up cards can be exchanged."),
    "2.4": N_("Before the start you can only exchange cards, and after it you can only play."),
    "4.3": N_("You cannot lay %(cards)s on %(top)s, where only these ranks fit: %(ranks)s."),
    "4.5": N_(
        "A turn is a play, a chance, a pick-up or a turned card; passing, adding and keeping are "
        "not possible now."
    ),
    "5.1": N_("Cards of different ranks cannot be played together."),
    "5.7": N_("That is possible only when you cannot play, and you can play now."),
    "8.4": N_(
        "You cannot lay %(cards)s on %(top)s, for four alike must fit like any other cards, and "
        "only these ranks fit: %(ranks)s."
    ),
    "10.1": N_(
        "When a drawn match is offered to you, you add cards or keep them, and at no other time."
    ),
    "10.3": N_("Only cards that you have just drawn and that match the top card can be added."),
    "11.2": N_("The stock is used up, so you cannot take a chance."),
    "11.7": N_("The pile is empty, so there is nothing to pick up."),
    "12.3": N_("No face-up card goes along with the pile; yours stay on the table."),
    "13.1": N_("There is no hidden card in that place any more."),
    "13.5": N_(
        "Only hidden cards are left to you, and you have to turn one of them, for it might fit."
    ),
    "14.7": N_("No new deal is due, because the game has not ended."),
    "E3": N_(
        "With an empty hand you pick up the pile and one of your face-up cards with it, and with "
        "hand cards the pile alone."
    ),
    "E4": N_(
        "You cannot lay %(cards)s now, because the 3s leave the decision to %(top)s beneath them, "
        "and only these ranks fit: %(ranks)s."
    ),
    "E5": N_("You cannot lay %(cards)s, because on %(top)s only these ranks fit: %(ranks)s."),
    "E7": N_(
        "Face-up cards join your hand cards only when the stock is used up, and only if you play "
        "your whole hand and all the cards are of one rank."
    ),
    "E9": N_("The first play of the game has to be of the rank that decided who begins: %(rank)s."),
    "E13": N_("You cannot finish with %(cards)s, because nobody may go out with a 2 or a 10."),
}

# What is possible -> words that follow "You can"; several are joined by "or".
POSSIBILITIES: dict[str, tuple[str, ...]] = {
    "swap": (N_("exchange a hand card for one of your face-up cards"),),
    "start": (N_("start the game"),),
    "play": (N_("play %(cards)s"),),
    "flip": (N_("turn one of your hidden cards"),),
    "chance": (N_("take a chance"),),
    "pickup": NN_("pick up the pile, %(num)s card", "pick up the pile, %(num)s cards"),
    "pickup_with": (N_("pick up the pile together with %(cards)s"),),
    "add": (N_("add %(cards)s"),),
    "keep": (N_("keep what you have drawn"),),
    "pass": (N_("pass"),),
}

# Event kind -> what happened, said of another player and to the player who did it.
SENTENCES: dict[str, Sentence] = {
    "dealt": Sentence(
        other=(
            N_(
                "%(who)s deals three hidden cards, three face-up cards and three hand cards to "
                "each player."
            ),
        ),
        you=(
            N_(
                "You deal three hidden cards, three face-up cards and three hand cards to each "
                "player."
            ),
        ),
    ),
    "swap": Sentence(
        other=(N_("%(who)s exchanges: %(taken)s to the hand, %(laid)s face up."),),
        you=(N_("You exchange: %(taken)s to the hand, %(laid)s face up."),),
    ),
    "ready": Sentence(
        other=(N_("%(who)s finishes the exchange."),),
        you=(N_("You finish the exchange."),),
    ),
    "begins": Sentence(
        other=(N_("%(who)s begins, because of the lowest rank in hand: %(rank)s."),),
        you=(N_("You begin, because of the lowest rank in hand: %(rank)s."),),
    ),
    "begins_next": Sentence(
        other=(
            N_(
                "%(who)s begins. More than one hand has the lowest rank, %(rank)s, and the "
                "second-lowest card decides."
            ),
        ),
        you=(
            N_(
                "You begin. More than one hand has the lowest rank, %(rank)s, and the "
                "second-lowest card decides."
            ),
        ),
    ),
    "begins_third": Sentence(
        other=(
            N_(
                "%(who)s begins. More than one hand has the lowest rank, %(rank)s, and the same "
                "second-lowest one, so the third card decides."
            ),
        ),
        you=(
            N_(
                "You begin. More than one hand has the lowest rank, %(rank)s, and the same "
                "second-lowest one, so the third card decides."
            ),
        ),
    ),
    "begins_seat": Sentence(
        other=(
            N_(
                "%(who)s begins. The lowest rank is %(rank)s, another hand has the same ranks "
                "throughout, and the order of the seats after the dealer decides."
            ),
        ),
        you=(
            N_(
                "You begin. The lowest rank is %(rank)s, another hand has the same ranks "
                "throughout, and the order of the seats after the dealer decides."
            ),
        ),
    ),
    "begins_without": Sentence(
        other=(
            N_(
                "%(who)s begins. All hands consist of 2s and 10s, and the order of the seats after "
                "the dealer decides."
            ),
        ),
        you=(
            N_(
                "You begin. All hands consist of 2s and 10s, and the order of the seats after the "
                "dealer decides."
            ),
        ),
    ),
    "play": Sentence(
        other=(N_("%(who)s plays: %(cards)s."),),
        you=(N_("You play: %(cards)s."),),
    ),
    "play_face_up": Sentence(
        other=(N_("%(who)s plays from the face-up cards: %(cards)s."),),
        you=(N_("You play from the face-up cards: %(cards)s."),),
    ),
    "play_both": Sentence(
        other=(N_("%(who)s plays from the hand and the face-up cards together: %(cards)s."),),
        you=(N_("You play from the hand and the face-up cards together: %(cards)s."),),
    ),
    "add": Sentence(
        other=(N_("%(who)s adds to the pile: %(cards)s."),),
        you=(N_("You add to the pile: %(cards)s."),),
    ),
    "keep": Sentence(
        other=(N_("%(who)s adds nothing."),),
        you=(N_("You add nothing."),),
    ),
    "pass": Sentence(
        other=(N_("%(who)s passes, with nothing to play and nothing to pick up."),),
        you=(N_("You pass, with nothing to play and nothing to pick up."),),
    ),
    "flip_fits": Sentence(
        other=(N_("%(who)s turns a hidden card: %(card)s. It fits and goes on the pile."),),
        you=(N_("You turn a hidden card: %(card)s. It fits and goes on the pile."),),
    ),
    "flip_fails": Sentence(
        other=NN_(
            "%(who)s turns a hidden card: %(card)s. It does not fit and goes into the hand "
            "with %(num)s card from the pile.",
            "%(who)s turns a hidden card: %(card)s. It does not fit and goes into the hand "
            "with %(num)s cards from the pile.",
        ),
        you=NN_(
            "You turn a hidden card: %(card)s. It does not fit and goes into your hand with "
            "%(num)s card from the pile.",
            "You turn a hidden card: %(card)s. It does not fit and goes into your hand with "
            "%(num)s cards from the pile.",
        ),
    ),
    "flip_alone": Sentence(
        other=(
            N_(
                "%(who)s turns the last hidden card: %(card)s. The house rule “No finish on 2 or "
                "10” sends it into the hand."
            ),
        ),
        you=(
            N_(
                "You turn your last hidden card: %(card)s. The house rule “No finish on 2 or 10” "
                "sends it into your hand."
            ),
        ),
    ),
    "chance_fits": Sentence(
        other=(N_("%(who)s takes a chance: %(card)s. It fits and goes on the pile."),),
        you=(N_("You take a chance: %(card)s. It fits and goes on the pile."),),
    ),
    "chance_fails": Sentence(
        other=NN_(
            "%(who)s takes a chance: %(card)s. It does not fit and goes into the hand with "
            "%(num)s card from the pile.",
            "%(who)s takes a chance: %(card)s. It does not fit and goes into the hand with "
            "%(num)s cards from the pile.",
        ),
        you=NN_(
            "You take a chance: %(card)s. It does not fit and goes into your hand with "
            "%(num)s card from the pile.",
            "You take a chance: %(card)s. It does not fit and goes into your hand with "
            "%(num)s cards from the pile.",
        ),
    ),
    "pickup": Sentence(
        other=NN_(
            "%(who)s picks up the pile: %(num)s card.", "%(who)s picks up the pile: %(num)s cards."
        ),
        you=NN_("You pick up the pile: %(num)s card.", "You pick up the pile: %(num)s cards."),
    ),
    "pickup_with": Sentence(
        other=NN_(
            "%(who)s picks up the pile, %(num)s card, and as the penalty card: %(card)s.",
            "%(who)s picks up the pile, %(num)s cards, and as the penalty card: %(card)s.",
        ),
        you=NN_(
            "You pick up the pile, %(num)s card, and as the penalty card: %(card)s.",
            "You pick up the pile, %(num)s cards, and as the penalty card: %(card)s.",
        ),
    ),
    "burn_ten": Sentence(
        other=NN_(
            "%(who)s burns the pile with a 10. %(num)s card leaves the game.",
            "%(who)s burns the pile with a 10. %(num)s cards leave the game.",
        ),
        you=NN_(
            "You burn the pile with a 10. %(num)s card leaves the game.",
            "You burn the pile with a 10. %(num)s cards leave the game.",
        ),
    ),
    "burn_four": Sentence(
        other=NN_(
            "%(who)s burns the pile with four alike. %(num)s card leaves the game.",
            "%(who)s burns the pile with four alike. %(num)s cards leave the game.",
        ),
        you=NN_(
            "You burn the pile with four alike. %(num)s card leaves the game.",
            "You burn the pile with four alike. %(num)s cards leave the game.",
        ),
    ),
    "draw": Sentence(
        other=NN_("%(who)s draws %(num)s card.", "%(who)s draws %(num)s cards."),
        you=NN_("You draw %(num)s card: %(cards)s.", "You draw %(num)s cards: %(cards)s."),
    ),
    "stock_empty": Sentence(other=(N_("The stock is used up."),)),
    "wins": Sentence(
        other=(N_("%(who)s has no cards left and wins."),),
        you=(N_("You have no cards left and win."),),
    ),
    "out": Sentence(
        other=(N_("%(who)s has no cards left and goes out. Place: %(place)s."),),
        you=(N_("You have no cards left and go out. Place: %(place)s."),),
    ),
    "again": Sentence(
        other=(N_("%(who)s has an extra turn."),),
        you=(N_("You have an extra turn."),),
    ),
    "offer": Sentence(
        other=(N_("%(who)s may add what has just been drawn and matches the top card."),),
        you=(N_("You may add what you have just drawn and what matches the top card."),),
    ),
    "skipped": Sentence(
        other=(N_("%(who)s misses a turn because of an 8."),),
        you=(N_("You miss a turn because of an 8."),),
    ),
    "leads": Sentence(
        other=(N_("%(who)s begins a new pile."),),
        you=(N_("You begin a new pile."),),
    ),
    "idle": Sentence(
        other=NN_(
            "The game has made no progress for a long time. After %(num)s more action without "
            "progress it ends as locked.",
            "The game has made no progress for a long time. After %(num)s more actions without "
            "progress it ends as locked.",
        ),
    ),
    "idiot": Sentence(
        other=(N_("%(who)s is the only player with cards left and becomes the Idiot."),),
        you=(N_("You are the only player with cards left and become the Idiot."),),
    ),
    "locked": Sentence(
        other=NN_(
            "The game is locked after %(num)s action without progress. All who still hold "
            "cards share the next place.",
            "The game is locked after %(num)s actions without progress. All who still hold "
            "cards share the next place.",
        ),
    ),
}


def _flag(id: str, clause: str, label: str, text: str) -> Option:
    return Option(id, "flag", (False, True), False, clause, text, label)


OPTIONS = (
    _flag(
        "matching_draw",
        "10.1",
        N_("Add a drawn match"),
        N_(
            "If you draw a card of the rank that now lies on top, you may add it at once or "
            "keep it."
        ),
    ),
    _flag(
        "voluntary_pickup",
        "E1",
        N_("Pick up at any time"),
        N_("You may pick up the pile even if you could play."),
    ),
    _flag(
        "voluntary_chance",
        "E2",
        N_("Take a chance at any time"),
        N_("You may take a chance even if you could play from the hand."),
    ),
    _flag(
        "penalty_card",
        "E3",
        N_("Penalty card"),
        N_("If you pick up the pile without hand cards, one of your face-up cards goes with it."),
    ),
    _flag(
        "transparent_threes",
        "E4",
        N_("Transparent 3s"),
        N_("A 3 may be laid on any card, and the card beneath it still decides what may follow."),
    ),
    _flag(
        "seven_or_lower",
        "E5",
        N_("7 or lower"),
        N_("On a 7 you may lay only ranks from 3 to 7, a 2 or a 10."),
    ),
    _flag(
        "skipping_eights",
        "E6",
        N_("8s skip"),
        N_("Each 8 laid in a turn makes one player miss a turn."),
    ),
    _flag(
        "last_hand_combination",
        "E7",
        N_("Hand and face-up together"),
        N_(
            "With the stock used up, face-up cards of the same rank may join the play that empties "
            "your hand."
        ),
    ),
    _flag(
        "lowest_opening",
        "E9",
        N_("Open with the lowest"),
        N_("The first play of the game must be of the rank that decided who begins."),
    ),
    _flag(
        "no_special_finish",
        "E13",
        N_("No finish on 2 or 10"),
        N_("You may not go out with a 2 or a 10."),
    ),
)

KEYS = (
    Key("chance", N_("Take a chance"), NC_("key: take a chance", "c")),
    Key("pickup", N_("Pick up the pile"), NC_("key: pick up the pile", "p")),
    Key("equal", N_("Lay two, three or four equal cards"), signs=("2", "3", "4")),
    Key(
        "add",
        N_("Add what has just been drawn"),
        NC_("key: add what has just been drawn", "a"),
        options=("matching_draw",),
    ),
    Key("keep", N_("Add nothing"), NC_("key: add nothing", "k"), options=("matching_draw",)),
    Key("pass", N_("Pass"), NC_("key: pass", "x"), options=("no_special_finish",)),
    Key("start", N_("Start the game"), NC_("key: start the game", "s")),
    Key("back", N_("Put a picked card back"), signs=("Escape",)),
)
