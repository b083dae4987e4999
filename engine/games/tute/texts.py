"""What the table says in Tute, in English: refusals, events, options, result lines.

The clauses themselves are in `clauses`.
"""

from engine.game import N_, NC_, NN_, Key, Option, Sentence
from engine.games.tute.clauses import CLAUSES, SECTIONS

__all__ = [
    "ABOUT",
    "CLAUSES",
    "LINES",
    "NAME",
    "OPTIONS",
    "POSSIBILITIES",
    "REFUSALS",
    "SECTIONS",
    "SENTENCES",
]

NAME = N_("Tute")
ABOUT = N_(
    "The game of tricks, for two, with the Spanish pack: points for the cards that you take, and "
    "for a king and a knight of one suit that you declare. More than 100 points win a hand."
)

# Clause -> what is wrong, in one sentence; what is possible instead is told beside it.
REFUSALS: dict[str, str] = {
    "0.1": N_("It is not your turn: %(turn)s acts now."),
    "0.2": N_("The deal has ended, so nothing more can be played or announced in it."),
    "0.3": N_(
        "You do not hold %(cards)s, and only what you hold can be played, declared or exchanged."
    ),
    "1.1": N_("No new deal is due, because the one on the table has not ended."),
    "4.3": N_("The stock is used up, so there is nothing to draw."),
    "4.4a": N_(
        "Trumps were led with %(lead)s, and whoever holds trumps has to play one, high or low."
    ),
    "4.5a": N_(
        "With the stock used up you have to beat %(lead)s, because you hold a higher card of its "
        "suit."
    ),
    "4.5b": N_(
        "With the stock used up you have to follow suit to %(lead)s, because you hold its suit, "
        "though nothing higher."
    ),
    "4.5c": N_(
        "With the stock used up you have to trump %(lead)s, because you hold no card of its suit."
    ),
    "5.1": N_("Cards are drawn only once after each trick, and before the next lead."),
    "5.3": N_("You have to draw before you lead."),
    "6.1": N_(
        "The 7 of trumps can be exchanged for an ace, a 3, a king, a knight or a jack, but the "
        "turn-up is %(turn_up)s."
    ),
    "6.2": N_(
        "The 2 of trumps can be exchanged for a 7, a 6, a 5 or a 4, but the turn-up is %(turn_up)s."
    ),
    "6.5": N_("The turn-up can be exchanged only after you have won a trick and before you draw."),
    "6.7": N_("The turn-up has been drawn, so nothing is left to exchange for."),
    "6.8": N_("The turn-up is the 2 of trumps, and no exchange is possible for a 2."),
    "7.2": N_("You can declare only after you have won a trick and before you lead again."),
    "7.4": N_("You have already declared after this trick, and each trick allows one declaration."),
    "7.5": N_("You also hold the trump pair, %(cards)s, and the 40 comes before any 20."),
    "7.6": N_("This suit has been declared in this deal, and each suit counts once."),
    "7.12": N_("Capote has been asked, so points no longer count and nothing can be declared."),
    "8.6": N_("You can claim only after you have won a trick and before you lead again."),
    "8.9": N_("101 can be claimed only in a second deal."),
    "10.3": N_(
        "Capote can be asked only by whoever is about to play the first card after the stock has "
        "been used up."
    ),
    "10.4": N_("Capote has been asked already, and only one can be pending."),
    "10.6": N_("Capote has been asked, so points no longer count and 101 cannot be claimed."),
}

# What is possible -> words that follow "You can"; several are joined by "or".
POSSIBILITIES: dict[str, tuple[str, ...]] = {
    "play": (N_("play %(cards)s"),),
    "draw": (N_("draw"),),
    "declare": (N_("declare %(suit)s"),),
    "exchange": (N_("exchange %(given)s for %(taken)s"),),
    "claim": (N_("claim 101"),),
    "capote": (N_("ask capote"),),
    "deal": (N_("deal the next cards"),),
}

# Event kind -> what happened, said of another player and to the player who did it.
SENTENCES: dict[str, Sentence] = {
    "dealt": Sentence(
        other=(N_("%(who)s deals eight cards to each player."),),
        you=(N_("You deal eight cards to each player."),),
    ),
    "dealt_second": Sentence(
        other=(N_("%(who)s deals the second deal of this hand, to which the points are carried."),),
        you=(N_("You deal the second deal of this hand, to which the points are carried."),),
    ),
    "turn_up": Sentence(
        other=(N_("The turn-up is %(card)s, and its suit is trumps."),),
    ),
    "carries": Sentence(
        other=NN_("%(who)s carries %(num)s point.", "%(who)s carries %(num)s points."),
        you=NN_("You carry %(num)s point.", "You carry %(num)s points."),
    ),
    "begins": Sentence(
        other=(N_("%(who)s leads to the first trick."),),
        you=(N_("You lead to the first trick."),),
    ),
    "lead": Sentence(
        other=(N_("%(who)s leads %(card)s."),),
        you=(N_("You lead %(card)s."),),
    ),
    "follow": Sentence(
        other=(N_("%(who)s follows with %(card)s."),),
        you=(N_("You follow with %(card)s."),),
    ),
    "trick": Sentence(
        other=(N_("%(who)s wins the trick: %(cards)s."),),
        you=(N_("You win the trick: %(cards)s."),),
    ),
    "last_trick": Sentence(
        other=NN_(
            "%(who)s gets %(num)s point more for the last trick.",
            "%(who)s gets %(num)s points more for the last trick.",
        ),
        you=NN_(
            "You get %(num)s point more for the last trick.",
            "You get %(num)s points more for the last trick.",
        ),
    ),
    "draw": Sentence(
        other=(N_("%(who)s draws %(card)s."),),
        you=(N_("You draw %(card)s."),),
    ),
    "draw_unseen": Sentence(
        other=(N_("%(who)s draws a card."),),
        you=(N_("You draw a card."),),
    ),
    "draw_turn_up": Sentence(
        other=(N_("%(who)s takes the turn-up, %(card)s."),),
        you=(N_("You take the turn-up, %(card)s."),),
    ),
    "phase_2": Sentence(
        other=(
            N_(
                "The stock is used up. From now on you follow suit, beat the lead if you can, and "
                "trump if you have no card of the suit."
            ),
        ),
    ),
    "stock_gone": Sentence(other=(N_("The stock is used up."),)),
    "declare": Sentence(
        other=(N_("%(who)s declares 20 and shows %(cards)s."),),
        you=(N_("You declare 20 and show %(cards)s."),),
    ),
    "declare_trump": Sentence(
        other=(N_("%(who)s declares 40 in trumps and shows %(cards)s."),),
        you=(N_("You declare 40 in trumps and show %(cards)s."),),
    ),
    "exchange": Sentence(
        other=(N_("%(who)s exchanges %(given)s for the turn-up, %(taken)s."),),
        you=(N_("You exchange %(given)s for the turn-up, %(taken)s."),),
    ),
    "claim": Sentence(
        other=NN_(
            "%(who)s claims 101 and is right, with %(num)s point.",
            "%(who)s claims 101 and is right, with %(num)s points.",
        ),
        you=NN_(
            "You claim 101 and are right, with %(num)s point.",
            "You claim 101 and are right, with %(num)s points.",
        ),
    ),
    "wrong_claim": Sentence(
        other=NN_(
            "%(who)s claims 101 and is wrong, with only %(num)s point.",
            "%(who)s claims 101 and is wrong, with only %(num)s points.",
        ),
        you=NN_(
            "You claim 101 and are wrong, with only %(num)s point.",
            "You claim 101 and are wrong, with only %(num)s points.",
        ),
    ),
    "capote": Sentence(
        other=(N_("%(who)s asks capote and now has to win every trick."),),
        you=(N_("You ask capote and now have to win every trick."),),
    ),
    "capote_made": Sentence(
        other=(N_("%(who)s wins the last eight tricks and makes capote."),),
        you=(N_("You win the last eight tricks and make capote."),),
    ),
    "capote_lost": Sentence(
        other=(N_("%(who)s loses a trick after asking capote."),),
        you=(N_("You lose a trick after asking capote."),),
    ),
    "total": Sentence(
        other=NN_(
            "%(who)s ends the deal with %(num)s point in this hand.",
            "%(who)s ends the deal with %(num)s points in this hand.",
        ),
        you=NN_(
            "You end the deal with %(num)s point in this hand.",
            "You end the deal with %(num)s points in this hand.",
        ),
    ),
    "undecided": Sentence(
        other=(N_("Nobody has more than 100 points, so a second deal decides the hand."),),
    ),
    "tie": Sentence(
        other=(N_("%(who)s has the last trick, which decides between equal points."),),
        you=(N_("You have the last trick, which decides between equal points."),),
    ),
    "wins_hand": Sentence(
        other=(N_("%(who)s wins the hand."),),
        you=(N_("You win the hand."),),
    ),
    "wins_match": Sentence(
        other=NN_(
            "%(who)s wins the match with %(num)s hand won.",
            "%(who)s wins the match with %(num)s hands won.",
        ),
        you=NN_(
            "You win the match with %(num)s hand won.",
            "You win the match with %(num)s hands won.",
        ),
    ),
}

OPTIONS = (
    Option(
        id="target",
        kind="choice",
        values=("1", "2", "3", "4", "6", "8"),
        default="2",
        clause="9.2",
        text=N_("So many hands have to be won for the match."),
        label=N_("Hands to win"),
    ),
    Option(
        id="assist",
        kind="flag",
        values=(False, True),
        default=False,
        clause="11.4",
        text=N_("The table shows the points that both players have taken so far in the deal."),
        label=N_("Show points"),
    ),
)


KEYS = (
    Key("draw", N_("Draw"), NC_("key: draw", "d")),
    Key("declare", N_("Declare a pair"), NC_("key: declare a pair", "e")),
    Key("exchange", N_("Exchange for the turn-up"), NC_("key: exchange for the turn-up", "x")),
    Key("claim", N_("Claim 101"), NC_("key: claim 101", "c")),
    Key("capote", N_("Ask capote"), NC_("key: ask capote", "p")),
    Key("back", N_("Back from a question"), signs=("Escape",)),
)

# Kind of a result line -> what stands before its points.
LINES: dict[str, str] = {
    "cards": N_("Cards"),
    "last_trick": N_("Last trick"),
    "declared": N_("Declarations"),
    "carried": N_("Carried from the first deal"),
    "total": N_("Total"),
}
