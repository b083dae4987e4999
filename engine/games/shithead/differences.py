"""Where sources of Idiot and Vändtia disagree, and what they leave to be decided."""

from dataclasses import replace

from engine.game import N_
from engine.games.shithead.clauses import BASE_CLAUSES
from engine.guide import Difference, Note

DIFFERENCES = (
    Difference(
        N_("Having to play"),
        N_("If you can play, you must."),
        N_("In some rules you may also take the pile or a chance because you want to."),
        ("5.7",),
        "voluntary_pickup",
    ),
    Difference(
        N_("Taking a chance"),
        N_("If nothing fits, you may turn the top card of the stock."),
        N_("Not every set of rules knows the chance, and some allow it at any time."),
        ("11.2",),
        "voluntary_chance",
    ),
    Difference(
        N_("Who begins"),
        N_("The lowest card in hand decides, then the second-lowest, then the third."),
        N_("Some look at face-up 3s first, and some settle a tie by suit, with hearts lowest."),
        ("3.1", "3.3"),
    ),
    Difference(
        N_("The opening card"),
        N_("Whoever begins may lay any card."),
        N_("Some ask for the lowest card."),
        ("3.5",),
        "lowest_opening",
    ),
    Difference(
        N_("Direction"),
        N_("Play goes clockwise and never changes direction."),
        N_("Not all sources name a direction."),
        ("1.3",),
    ),
    Difference(
        N_("Number of players"),
        N_("Two to five, because that is what one pack is enough for."),
        N_("Some name up to four as usual, some allow up to eight."),
        ("1.2",),
    ),
    Difference(
        N_("The exchange"),
        N_("You exchange hand cards for your own face-up cards, one for one."),
        N_("Some let you stack equal cards on face-up cards and draw, and some have no exchange."),
        ("2.1", "2.2"),
    ),
    Difference(
        N_("No face-up card fits"),
        N_("You take the pile, and your face-up cards stay on the table."),
        N_("In some rules one face-up card goes with the pile."),
        ("12.3",),
        "penalty_card",
    ),
    Difference(
        N_("The 2"),
        N_("The pile stays, and the next player may lay any rank."),
        N_("In some rules the same player must cover the 2, or the 2 clears the pile."),
        ("6.1", "6.2"),
    ),
    Difference(
        N_("The 3"),
        N_("A 3 is an ordinary low card."),
        N_("In related games a 3 is transparent."),
        ("4.1",),
        "transparent_threes",
    ),
    Difference(
        N_("The 7"),
        N_("A 7 has no effect."),
        N_("In related games the next card on a 7 must be a 7 or lower."),
        ("4.1",),
        "seven_or_lower",
    ),
    Difference(
        N_("The 8"),
        N_("An 8 has no effect."),
        N_("In related games an 8 skips the next player."),
        ("4.1",),
        "skipping_eights",
    ),
    Difference(
        N_("Four alike"),
        N_("They burn the pile whoever laid them, but each card must fit."),
        N_("In some rules the fourth card may be laid on anything, or even out of turn."),
        ("8.2", "8.4"),
    ),
    Difference(
        N_("A drawn match"),
        N_("After an ordinary card the next player plays, whatever you draw."),
        N_("Some rules let you add a drawn card of the same rank at once."),
        ("9.1", "10.5"),
        "matching_draw",
    ),
    Difference(
        N_("The last hand cards"),
        N_("Hand cards and face-up cards are never played together."),
        N_("Some rules allow it with the last hand cards."),
        ("5.2",),
        "last_hand_combination",
    ),
    Difference(
        N_("The last card"),
        N_("You may go out with any card."),
        N_("Some forbid going out with a special card."),
        ("14.2",),
        "no_special_finish",
    ),
)
NOTES = (
    Note(
        ("1.7",),
        N_("Sources let the loser deal. A locked game has no loser, so the deal moves on."),
    ),
    Note(("1.8",), N_("Otherwise no hidden card could be chosen by its place.")),
    Note(("2.4",), N_("In this order the computer players cannot react to what you exchange.")),
    Note(("2.5",), N_("Face-up cards lie open, so everybody sees them go.")),
    Note(("3.2",), N_("The sources place the 2 like this, and the 10 is treated like it.")),
    Note(("3.4", "5.5", "5.6", "7.3", "10.4", "14.8", "15.4", "16.3a")),
    Note(("3.6",), N_("At a real table it is said aloud.")),
    Note(("7.4",), N_("A 10 may be laid on anything, and nothing excludes an empty pile.")),
    Note(("7.6", "11.4"), N_("A burn and an extra turn are the same, however they come about.")),
    Note(("8.6",), N_("No source makes an exception for the 2.")),
    Note(
        ("8.7",),
        N_(
            "That the hand is refilled first comes from the sources. The rest follows from the "
            "order of hand, face-up cards and hidden cards."
        ),
    ),
    Note(("8.8",), N_("They lie on the pile like all other cards.")),
    Note(("9.3",), N_("Swedish rules say so, and Norwegian ones are silent.")),
    Note(("10.3",), N_("The source speaks only of a card that was drawn.")),
    Note(("13.5",), N_("The hidden card might fit, and whoever can play must play.")),
    Note(("14.4",), N_("Nothing removes the pile.")),
    Note(("14.5",), N_("Nobody else has earned the extra turn.")),
    Note(("15.2",), N_("Without an end the same cards could go round for ever.")),
    Note(("15.3",), N_("A shared place gives whoever stands better a reason to break off.")),
    Note(("16.2",), N_("Everybody saw these cards.")),
    Note(("16.4",), N_("Anything else would not be fair.")),
    Note(("16.5",), N_("The computer players remember these cards, so you may look at them.")),
    Note(("E4",), N_("Sources do not say what such a 3 counts for the beginning.")),
    Note(
        ("E6",),
        N_("Sources do not say how several 8s add up, nor who is counted when a player goes out."),
    ),
    Note(("E9",), N_("Sources do not say what holds if nobody has an ordinary card.")),
    Note(("E13",), N_("Sources do not say what a player does who is blocked like this.")),
)


def in_idiot(difference: Difference) -> Difference:
    """The same for a game without house rules."""
    clauses = tuple(clause for clause in difference.clauses if clause in BASE_CLAUSES)
    return replace(difference, clauses=clauses, option="")


IDIOT_DIFFERENCES = tuple(in_idiot(each) for each in DIFFERENCES)
IDIOT_NOTES = tuple(
    Note(clauses, each.reason)
    for each in NOTES
    if (clauses := tuple(clause for clause in each.clauses if clause in BASE_CLAUSES))
)
