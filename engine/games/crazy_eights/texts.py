"""What the table says in Crazy Eights and Mau Mau, in English: refusals, events, options.

The clauses themselves are in `clauses` and `mau_mau_clauses`.
"""

from engine.game import N_, NC_, NN_, Key, Option, Sentence
from engine.games.crazy_eights.clauses import CLAUSES, SECTIONS
from engine.games.crazy_eights.mau_mau_clauses import MAU_MAU_CLAUSES

__all__ = [
    "CLAUSES",
    "CRAZY_EIGHTS_ABOUT",
    "CRAZY_EIGHTS_NAME",
    "MAU_MAU_ABOUT",
    "MAU_MAU_CLAUSES",
    "MAU_MAU_NAME",
    "MAU_MAU_OPTIONS",
    "MAU_MAU_REFUSALS",
    "OPTIONS",
    "POSSIBILITIES",
    "REFUSALS",
    "SECTIONS",
    "SENTENCES",
]

CRAZY_EIGHTS_NAME = N_("Crazy Eights")
MAU_MAU_NAME = N_("Mau Mau")
CRAZY_EIGHTS_ABOUT = N_(
    "Lay cards of the same suit or rank until your hand is empty. An eight fits on anything and "
    "names the suit; penalties, skipped turns and the like are house rules."
)
MAU_MAU_ABOUT = N_(
    "The German sister of Crazy Eights, with 32 cards and its effects built in: a jack names the "
    "suit, a seven makes the next player draw two, and an eight makes the next player wait."
)

# Clause -> what is wrong, in one sentence; what is possible instead is told beside it.
MAU_MAU_REFUSALS: dict[str, str] = {
    "0.1": N_("It is not your turn: %(turn)s plays now."),
    "0.2": N_("This hand has ended, so nothing more can be played in it."),
    "0.3": N_("You do not have this card: %(cards)s."),
    "2.5": N_("No new hand is due, because this one is still being played."),
    "4.2": N_("You cannot name a suit with %(cards)s, for only this rank names one: %(wild)s."),
    "5.1": N_(
        "You cannot play %(cards)s: it has neither the suit to follow, %(suit)s, nor the rank, "
        "%(rank)s."
    ),
    "5.3": N_(
        "You cannot play %(cards)s, because it is not of the suit that has been named: %(suit)s."
    ),
    "5.4": N_(
        "The card %(cards)s has an effect, but it must match like any other card: the suit, "
        "%(suit)s, or the rank, %(rank)s."
    ),
    "6.2": N_("A suit has to be named with %(cards)s."),
    "6.3": N_("This is your last card, %(cards)s, and a last card names no suit."),
    "7.1": N_("You cannot draw or pass, because you can play, and then you must."),
    "7.2": N_(
        "You cannot draw or pass, because a wild card is something to play too, and whoever can "
        "play must."
    ),
    "7.3": N_("You have drawn already, and no more than one card is drawn in a turn."),
    "7.4": N_("After drawing you can play no other card than the one that you drew: %(cards)s."),
    "7.8": N_("You cannot pass, because there is a card to draw."),
    "8.4": N_(
        "There is nothing to draw: the stock is empty, and the pile consists of its top card."
    ),
    "9.3": N_(
        "A penalty is waiting for you, and only this rank answers it: %(rank)s; no other card "
        "helps, not even a wild card (%(wild)s)."
    ),
    "9.5": N_("No penalty is waiting, so there is nothing to take."),
}

REFUSALS: dict[str, str] = MAU_MAU_REFUSALS | {
    "7.6": N_("The card that ended your drawing has to be played: %(cards)s."),
    "10.1": N_(
        "The queen of spades must match like any other card: the suit, %(suit)s, or the rank, "
        "%(rank)s."
    ),
    "10.3": N_("Nothing answers the queen of spades, so you have to take the penalty."),
}

# What is possible -> words that follow "You can"; several are joined by "or".
POSSIBILITIES: dict[str, tuple[str, ...]] = {
    "play": (N_("play %(cards)s"),),
    "draw": (N_("draw a card"),),
    "draw_on": (N_("draw until you can play"),),
    "take": NN_("take %(num)s card", "take %(num)s cards"),
    "keep": (N_("keep the card that you drew"),),
    "pass": (N_("pass"),),
    "deal": (N_("deal the next hand"),),
}

# Event kind -> what happened, said of another player and to the player who did it.
SENTENCES: dict[str, Sentence] = {
    "dealt": Sentence(
        other=NN_(
            "%(who)s deals %(num)s card to each player.",
            "%(who)s deals %(num)s cards to each player.",
        ),
        you=NN_("You deal %(num)s card to each player.", "You deal %(num)s cards to each player."),
    ),
    "set_aside": Sentence(
        other=(N_("This card cannot be the start card and goes back into the stock: %(cards)s."),),
    ),
    "start_card": Sentence(other=(N_("The start card is turned up: %(cards)s."),)),
    "begins": Sentence(other=(N_("%(who)s begins."),), you=(N_("You begin."),)),
    "play": Sentence(other=(N_("%(who)s plays: %(cards)s."),), you=(N_("You play: %(cards)s."),)),
    "play_names": Sentence(
        other=(N_("%(who)s plays %(cards)s and names a suit: %(suit)s."),),
        you=(N_("You play %(cards)s and name a suit: %(suit)s."),),
    ),
    "faces_twos": Sentence(
        other=NN_(
            "%(who)s has to answer or take %(num)s card.",
            "%(who)s has to answer or take %(num)s cards.",
        ),
        you=NN_(
            "You have to answer or take %(num)s card.",
            "You have to answer or take %(num)s cards.",
        ),
    ),
    "faces_queen": Sentence(
        other=NN_(
            "%(who)s has to take %(num)s card because of the queen of spades.",
            "%(who)s has to take %(num)s cards because of the queen of spades.",
        ),
        you=NN_(
            "You have to take %(num)s card because of the queen of spades.",
            "You have to take %(num)s cards because of the queen of spades.",
        ),
    ),
    "skipped": Sentence(
        other=(N_("%(who)s misses a turn because of %(cards)s."),),
        you=(N_("You miss a turn because of %(cards)s."),),
    ),
    "again": Sentence(other=(N_("%(who)s plays again."),), you=(N_("You play again."),)),
    "clockwise": Sentence(other=(N_("The direction turns: play goes clockwise."),)),
    "anticlockwise": Sentence(other=(N_("The direction turns: play goes anticlockwise."),)),
    "draw": Sentence(
        other=NN_("%(who)s draws %(num)s card.", "%(who)s draws %(num)s cards."),
        you=NN_("You draw %(num)s card: %(cards)s.", "You draw %(num)s cards: %(cards)s."),
    ),
    "may_play": Sentence(
        other=(N_("%(who)s may play or keep the card just drawn."),),
        you=(N_("You may play or keep the card just drawn."),),
    ),
    "must_play": Sentence(
        other=(N_("%(who)s has to play the last card drawn."),),
        you=(N_("You have to play the last card drawn."),),
    ),
    "draws_nothing": Sentence(
        other=(N_("%(who)s cannot play the card just drawn, and the turn passes."),),
        you=(N_("You cannot play the card just drawn, and the turn passes."),),
    ),
    "draws_all": Sentence(
        other=(N_("%(who)s finds nothing to play in all that could be drawn."),),
        you=(N_("You find nothing to play in all that could be drawn."),),
    ),
    "take": Sentence(
        other=NN_(
            "%(who)s takes the penalty: %(num)s card.", "%(who)s takes the penalty: %(num)s cards."
        ),
        you=NN_(
            "You take the penalty, %(num)s card: %(cards)s.",
            "You take the penalty, %(num)s cards: %(cards)s.",
        ),
    ),
    "lapses": Sentence(
        other=NN_(
            "There are no more cards to draw; %(num)s card of the penalty lapses.",
            "There are no more cards to draw; %(num)s cards of the penalty lapse.",
        ),
    ),
    "reshuffle": Sentence(
        other=NN_(
            "The discard pile is shuffled into a new stock: %(num)s card.",
            "The discard pile is shuffled into a new stock: %(num)s cards.",
        ),
    ),
    "stock_empty": Sentence(other=(N_("The stock is used up."),)),
    "keep": Sentence(
        other=(N_("%(who)s keeps the card just drawn."),),
        you=(N_("You keep the card just drawn."),),
    ),
    "pass": Sentence(
        other=(N_("%(who)s passes, with nothing to play and nothing to draw."),),
        you=(N_("You pass, with nothing to play and nothing to draw."),),
    ),
    "blocked": Sentence(other=(N_("Nobody can play or draw any more: the hand is blocked."),)),
    "too_long": Sentence(
        other=NN_(
            "The hand is settled because it has lasted %(num)s turn.",
            "The hand is settled because it has lasted %(num)s turns.",
        ),
    ),
    "left_with": Sentence(
        other=NN_(
            "%(who)s holds cards that count %(num)s point.",
            "%(who)s holds cards that count %(num)s points.",
        ),
        you=NN_(
            "You hold cards that count %(num)s point.", "You hold cards that count %(num)s points."
        ),
    ),
    "wins": Sentence(
        other=(N_("%(who)s has no cards left and wins the hand."),),
        you=(N_("You have no cards left and win the hand."),),
    ),
    "wins_lowest": Sentence(
        other=(N_("%(who)s holds the cards that count least and wins the hand."),),
        you=(N_("You hold the cards that count least and win the hand."),),
    ),
    "drawn_hand": Sentence(
        other=(N_("The lowest count is shared, so nobody wins this hand."),),
    ),
    "doubled": Sentence(
        other=(N_("%(who)s scores double because the last card was a jack."),),
        you=(N_("You score double because your last card was a jack."),),
    ),
    "scores": Sentence(
        other=NN_("%(who)s scores %(num)s point.", "%(who)s scores %(num)s points."),
        you=NN_("You score %(num)s point.", "You score %(num)s points."),
    ),
    "wins_match": Sentence(
        other=NN_(
            "%(who)s reaches the target and wins the game with %(num)s point.",
            "%(who)s reaches the target and wins the game with %(num)s points.",
        ),
        you=NN_(
            "You reach the target and win the game with %(num)s point.",
            "You reach the target and win the game with %(num)s points.",
        ),
    ),
}


def _flag(id: str, clause: str, label: str, text: str) -> Option:
    return Option(id, "flag", (False, True), False, clause, text, label)


_POINTS_GAME = _flag(
    "points_game",
    "12.2",
    N_("Points game"),
    N_("Several hands are played, and whoever wins one scores what the others still hold."),
)
_TARGET = Option(
    "target",
    "choice",
    ("auto", "100", "150", "200", "250", "500"),
    "auto",
    "12.4",
    N_("The score that ends a points game. Left to the table, it is 50 points for each player."),
    N_("Target"),
    needs="points_game",
)

OPTIONS = (
    _flag(
        "twos_draw_two",
        "9.1",
        N_("Twos draw two"),
        N_("A two makes the next player draw two cards, unless that player adds another two."),
    ),
    _flag(
        "queen_of_spades_draws_five",
        "10.2",
        N_("Queen of spades draws five"),
        N_("The queen of spades makes the next player draw five cards. Nothing answers it."),
    ),
    _flag("jacks_skip", "11.1", N_("Jacks skip"), N_("A jack makes the next player miss a turn.")),
    _flag(
        "aces_reverse",
        "11.5",
        N_("Aces reverse"),
        N_("An ace turns the direction of play. With two players it gives another turn."),
    ),
    _flag(
        "draw_until_playable",
        "7.6",
        N_("Draw until you can play"),
        N_("If you have nothing to play, you draw cards until one can be played, and play it."),
    ),
    _POINTS_GAME,
    _TARGET,
)

MAU_MAU_OPTIONS = (_POINTS_GAME, _TARGET)


def _keys(*penalties: str) -> tuple[Key, ...]:
    """The keys of a game in which one of these options brings penalties, or its rules do."""
    return (
        Key("draw", N_("Draw"), NC_("key: draw", "d")),
        Key("take", N_("Take the penalty"), NC_("key: take the penalty", "t"), options=penalties),
        Key("play", N_("Play the card just drawn"), NC_("key: play the card just drawn", "y")),
        Key("keep", N_("Keep the card just drawn"), NC_("key: keep the card just drawn", "k")),
        Key("pass", N_("Pass"), NC_("key: pass", "p")),
        Key("suit", N_("Name a suit"), signs=("1", "2", "3", "4")),
        Key("back", N_("Put a picked card back"), signs=("Escape",)),
    )


KEYS = _keys("twos_draw_two", "queen_of_spades_draws_five")
MAU_MAU_KEYS = _keys()
