"""Where sources of Tute for two disagree, and what they leave to be decided."""

from engine.game import N_
from engine.guide import Difference, Note

DIFFERENCES = (
    Difference(
        N_("Declaring after the stock is used up"),
        N_("Allowed after any trick won but the last."),
        N_("Some rules end all declarations when the stock is used up."),
        ("7.10",),
    ),
    Difference(
        N_("Four kings or four knights"),
        N_("They are worth nothing together."),
        N_("In classic Tute whoever declares four kings or four knights wins at once."),
        ("7.11",),
    ),
    Difference(
        N_("Duties while there is a stock"),
        N_("Only trumps led must be followed, with any trump."),
        N_("Some have no duty at all, and some the full duties from the start."),
        ("4.4",),
    ),
    Difference(
        N_("Exchanging the turn-up"),
        N_("The 7 takes an ace, a 3 or a court card, the 2 takes a 7, 6, 5 or 4."),
        N_("Some know only the 7, and some end the exchange before the last draw."),
        ("6.1", "6.2", "6.7"),
    ),
    Difference(
        N_("More than 100 points in one deal"),
        N_("One hand, like any other win."),
        N_("Some count two."),
        ("9.4",),
    ),
    Difference(
        N_("Equal points"),
        N_("The last trick decides."),
        N_("Many rules do not say."),
        ("8.5",),
    ),
    Difference(
        N_("Capote without having asked"),
        N_("It has no effect; points decide."),
        N_("Some count any run of the last eight tricks as a win."),
        ("10.8",),
    ),
    Difference(
        N_("Hands to win"),
        N_("Two, unless you choose another number."),
        N_("Three and six hands are usual too."),
        ("9.2",),
        "target",
    ),
    Difference(
        N_("Knowing the points"),
        N_("The points in the tricks are not shown; you remember them."),
        N_("At some tables both players count aloud."),
        ("11.4",),
        "assist",
    ),
)
NOTES = (
    Note(("9.3", "10.4", "10.6")),
    Note(
        ("1.1",),
        N_("Basque has one word for a deal, a hand and the lead; here they are three things."),
    ),
    Note(("1.5", "5.4"), N_("Sources say only that a trick must just have been won.")),
    Note(("3.1",), N_("No source makes an exception for the second deal.")),
    Note(("3.2",), N_("The order makes no difference to the play.")),
    Note(("4.7",), N_("A table that prevents the mistake need not punish it.")),
    Note(("6.3",), N_("The turn-up lies open before and after.")),
    Note(("6.6",), N_("Each exchange is allowed by itself, and no source limits their number.")),
    Note(("7.3",), N_("Sources ask for a trick just won and do not mention the draw.")),
    Note(("7.4",), N_("This is known from Tute with bidding; the Basque rules do not say.")),
    Note(
        ("7.5",),
        N_(
            "That the 40 comes first is known from other forms of Tute. The rest follows from the "
            "stock, which may bring the trump pair late."
        ),
    ),
    Note(("7.6",), N_("All sources seem to mean this.")),
    Note(("7.7",), N_("Whoever declares has already won a trick, so nothing is left open.")),
    Note(("7.12", "8.9"), N_("Capote sets the points aside, and the last trick ends everything.")),
    Note(("8.7",), N_("A declaration counts at once, so it counts for the claim.")),
    Note(("10.2", "10.8"), N_("Otherwise asking would bring a risk and no gain.")),
    Note(("10.3",), N_("Later the asking would be nearly free of risk.")),
    Note(("10.7",), N_("Nothing that comes later could change it.")),
)
