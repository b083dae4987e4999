"""The rules page of Tute: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.tute.questions import FAQ
from engine.guide import Difference, Example, Guide, HouseRule, Point, Row, Table

_EXAMPLES = (
    Example(
        "no-duty-on-another-suit",
        N_("While there is a stock"),
        N_("The king of copas is led, and copas are not trumps. You hold the ace of copas too."),
        N_(
            "You may play any of your cards: take the king with the ace or with a trump, or let it "
            "go. Only when trumps are led must you play a trump, if you have one."
        ),
        ("4.4a", "4.4c"),
    ),
    Example(
        "beat-the-lead",
        N_("When the stock is used up"),
        N_("The 4 of copas is led. You hold three copas, two of them higher than the 4."),
        N_(
            "You have to beat the lead, so the 6 and the ace are your choice. The 2 and the trump "
            "are refused."
        ),
        ("4.5a", "4.5b", "4.5c"),
        tip=N_("A low lead can force out an ace or a 3 in this phase."),
    ),
    Example(
        "seven-and-two-in-a-row",
        N_("The 7 and the 2 of trumps"),
        N_("The ace of trumps is turned up. You have just won a trick and hold the 7 and the 2."),
        N_(
            "The 7 takes the ace; then the 2 takes the 7 back. Both exchanges come before the draw."
        ),
        ("6.1", "6.2", "6.6"),
        tip=N_("Keep the 7 of trumps until you win a trick."),
    ),
    Example(
        "one-declaration-a-trick",
        N_("Two pairs at once"),
        N_("You have won a trick and hold king and knight of trumps and of copas."),
        N_(
            "The 40 in trumps comes first. The 20 in copas waits until you win another trick, so "
            "keep both cards until then."
        ),
        ("7.1", "7.4", "7.5"),
    ),
    Example(
        "a-right-claim",
        N_("Claiming 101"),
        N_(
            "In the second deal you carry 60 points. You win an ace and a 3, and you hold king and "
            "knight of bastos."
        ),
        N_(
            "The trick makes 81, the declaration 101. Your claim is right, and the hand is yours "
            "at once."
        ),
        ("8.6", "8.7"),
        tip=N_("One point fewer, and the other player would have won the hand."),
    ),
)

_TABLE = Table(
    N_("In short"),
    (N_("When"), N_("What you may do"), N_("What it is worth")),
    (
        Row(
            (
                N_("After winning a trick, before the draw"),
                N_("Exchange the 7 of trumps for a higher turn-up, the 2 for a 7, 6, 5 or 4"),
                N_("The better trump"),
            ),
            "the-seven-for-a-king",
        ),
        Row(
            (
                N_("After winning a trick, before leading"),
                N_("Declare king and knight of one suit"),
                N_("40 points in trumps, 20 in another suit"),
            ),
            "twenty-in-another-suit",
        ),
        Row(
            (
                N_("After winning a trick of a second deal, before leading"),
                N_("Claim 101"),
                N_("The hand, if you are right; if not, the other player gets it"),
            ),
            "a-right-claim",
        ),
        Row(
            (
                N_("Before your card to the thirteenth trick"),
                N_("Ask capote"),
                N_("The hand, if you win all eight tricks; if not, the other player gets it"),
            ),
            "capote-has-to-be-asked",
        ),
        Row(
            (
                N_("With the last trick of a deal"),
                N_("Nothing: it comes by itself"),
                N_("Ten points"),
            ),
            "ten-for-the-last-trick",
        ),
    ),
)

_DIFFERENCES = (
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
        N_("Sources disagree here: some have no duty at all, some the full duties from the start."),
        ("4.4",),
    ),
    Difference(
        N_("Exchanging the turn-up"),
        N_("The 7 takes an ace, a 3 or a court card, the 2 takes a 7, 6, 5 or 4."),
        N_("Sources disagree here: some know only the 7, some end it before the last draw."),
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

GUIDE = Guide(
    summary=(
        N_(
            "Tute for two, also called Tute habanero, is played with a Spanish pack of 40 cards. "
            "You win tricks for the points of the cards in them: an ace counts 11, a 3 counts 10, "
            "a king 4, a knight 3 and a jack 2. Cards rank in this order too, with the 7, 6, 5, 4 "
            "and 2 below."
        ),
        N_(
            "Each player gets eight cards. The next card is turned up, makes its suit trumps and "
            "lies crosswise under the stock. In the first phase both players draw a card after "
            "every trick, and almost any card may be played: only when trumps are led must a trump "
            "follow."
        ),
        N_(
            "After twelve tricks the stock is used up, and the last eight tricks are the second "
            "phase. Now you have to follow suit and beat the lead if you can, and to play a trump "
            "if you have no card of the suit."
        ),
        N_(
            "When you have won a trick you may declare king and knight of one suit: 20 points, or "
            "40 in trumps. Before you draw you may also exchange the 7 of trumps for a higher "
            "turn-up, or the 2 for a 7, 6, 5 or 4."
        ),
        N_(
            "More than 100 points win the hand. If nobody has so many, a second deal follows, both "
            "players carry their points into it, and the first who has 101 can claim the hand "
            "after winning a trick. The match goes to the first player who has won two hands, or "
            "as many as you choose."
        ),
    ),
    quick=Example(
        "any-trump-will-do",
        N_("A quick example"),
        N_("Oros are trumps, and the 4 of oros is led. What may you play from these cards?"),
        N_(
            "The king or the 2 of oros. Trumps were led, so you have to play a trump, but it need "
            "not be higher than the 4 while there is a stock."
        ),
        ("4.4a",),
    ),
    examples=_EXAMPLES,
    remember=(
        Point(
            N_(
                "The 3 is the second-highest card of every suit and worth 10 points. Only the ace "
                "beats it, or a trump."
            ),
            ("2.2", "2.3"),
            "three-beats-seven",
        ),
        Point(
            N_(
                "A king or a knight that you have just played cannot be declared any more, even if "
                "it won the trick."
            ),
            ("7.2",),
            "a-king-just-played",
        ),
        Point(
            N_(
                "After the twelfth trick its loser takes the turn-up. It can be worth losing that "
                "trick when an ace or a 3 lies there."
            ),
            ("5.2",),
            "the-loser-takes-the-turn-up",
        ),
        Point(
            N_("A wrong claim loses the hand, so count before you claim."),
            ("8.6",),
            "a-wrong-claim",
        ),
    ),
    table=_TABLE,
    tips=(
        N_(
            "Keep trumps for the last eight tricks. Before that, spend one only on an ace or a 3, "
            "or when the trick lets you declare or exchange."
        ),
        N_(
            "Lead low cards that count nothing while there is a stock: any lead can be taken then, "
            "so an ace or a 3 is easily lost."
        ),
        N_("Take aces and 3s with whatever is cheap. One such trick is a tenth of the hand."),
        N_(
            "Hold a king or a knight while its partner has not been seen: a 20 is worth as much as "
            "two 3s, a 40 more than three aces. Let it go once the partner has been played."
        ),
        N_("Declare as soon as you may, before the pair is broken."),
        N_(
            "Count the trumps, aces and 3s that have been played. When the stock is used up, the "
            "other player holds all the cards that you have not seen."
        ),
        N_(
            "In the second phase lead a low card of a long suit: the other player has to beat it, "
            "perhaps with an ace or a 3. A suit that the other player lacks draws out trumps."
        ),
        N_("Ask capote only when no card of the other player can stop you."),
    ),
    house_rules=(
        HouseRule(
            "target",
            N_(
                "One hand is over in about ten minutes; four, six or eight hands make an evening. "
                "Nearly every second hand needs two deals."
            ),
            "9.2",
        ),
        HouseRule(
            "assist",
            N_(
                "Remembering the points is part of the game, for a claim depends on it. If you "
                "would rather watch them grow, let the table show them."
            ),
            "11.4",
        ),
    ),
    differences=_DIFFERENCES,
    faq=FAQ,
    history=(
        N_(
            "Tute came to Spain from Italy in the nineteenth century, and its name from the "
            "Italian word for all, said of four kings or four knights. It has become one of the "
            "most popular trick-taking games of Spain and of the Basque Country."
        ),
        N_(
            "There are forms for two, three and four players. Among those for two the habanero, "
            "with eight cards each and a stock, is the best known. It does without the "
            "declaration that gave the game its name."
        ),
        N_(
            "The rules here follow the Basque description of the game. Where it says nothing, "
            "they follow Tute in pairs and other general descriptions, or settle the point "
            "themselves; each clause is numbered so that it can be named."
        ),
    ),
)
