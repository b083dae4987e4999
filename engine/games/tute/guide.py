"""The rules page of Tute: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.games.tute.differences import DIFFERENCES, NOTES
from engine.games.tute.questions import FAQ
from engine.games.tute.texts import OPTIONS
from engine.guide import Example, Guide, HouseRule, Point, Row, Table, comparison

_EXAMPLES = (
    Example(
        "no-duty-by-example",
        N_("While there is a stock"),
        N_("A king is led, and its suit is not trumps. You hold the ace of that suit."),
        N_(
            "The ace takes the king. You might also have taken it with the trump, or let it go: "
            "only when trumps are led must you play a trump, if you have one."
        ),
        ("4.2", "4.4a", "4.4c"),
    ),
    Example(
        "beat-by-example",
        N_("When the stock is used up"),
        N_("A 4 is led. You hold three cards of its suit, two of them higher than the 4."),
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
        "declare-by-example",
        N_("Two pairs at once"),
        N_("You have won a trick and hold king and knight of trumps and of another suit."),
        N_(
            "The 40 in trumps comes first. The 20 waits until you win another trick, so keep both "
            "cards until then."
        ),
        ("7.1", "7.4", "7.5"),
    ),
    Example(
        "claim-by-example",
        N_("Claiming 101"),
        N_(
            "In the second deal you carry 60 points and have won 21 more with this trick. You hold "
            "king and knight of a suit that is not trumps."
        ),
        N_("The declaration makes 101 points. Your claim is right, and the hand is yours at once."),
        ("8.6", "8.7"),
        tip=N_("One point fewer, and the other player would have won the hand."),
    ),
    Example(
        "capote-by-example",
        N_("Asking capote"),
        N_(
            "The stock is used up. You hold seven trumps, but not the ace of trumps. You ask "
            "capote all the same."
        ),
        N_(
            "The other player has the ace and wins the trick, so the hand is lost at once, "
            "whatever the points. Try to lead another card: it does not help either."
        ),
        ("10.1", "10.3", "10.7"),
        tip=N_("Ask capote only when no card of the other player can stop you."),
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
            "seven-and-two-in-a-row",
        ),
        Row(
            (
                N_("After winning a trick, before leading"),
                N_("Declare king and knight of one suit"),
                N_("40 points in trumps, 20 in another suit"),
            ),
            "declare-by-example",
        ),
        Row(
            (
                N_("After winning a trick of a second deal, before leading"),
                N_("Claim 101"),
                N_("The hand, if you are right; if not, the other player gets it"),
            ),
            "claim-by-example",
        ),
        Row(
            (
                N_("Before your card to the thirteenth trick"),
                N_("Ask capote"),
                N_("The hand, if you win all eight tricks; if not, the other player gets it"),
            ),
            "capote-by-example",
        ),
        Row(
            (
                N_("With the last trick of a deal"),
                N_("Nothing: it comes by itself"),
                N_("Ten points"),
            )
        ),
    ),
)


GUIDE = Guide(
    goal=(
        Point(
            N_(
                "Win tricks for the points in them, and declare king and knight of a suit. With "
                "more than 100 points you win the hand, and two hands win the match."
            ),
            ("7.1", "8.3", "9.2"),
        ),
    ),
    set_up=(
        Point(
            N_(
                "Tute for two, also called Tute habanero, is played with a Spanish pack of 40 "
                "cards."
            ),
            ("2.1",),
        ),
        Point(
            N_(
                "From high to low the cards of a suit are ace, 3, king, knight, jack, 7, 6, 5, 4 "
                "and 2. An ace counts 11 points, a 3 counts 10, a king 4, a knight 3 and a jack 2."
            ),
            ("2.2", "2.3"),
        ),
        Point(
            N_(
                "Each player gets eight cards. The next card is turned up and makes its suit "
                "trumps. It lies crosswise under the stock and is drawn last."
            ),
            ("3.2", "3.3"),
        ),
    ),
    turn=(
        Point(
            N_(
                "One player leads a card, at first the non-dealer, and the other follows. The "
                "higher card of the suit led wins the trick, or a trump if another suit was led. "
                "Whoever wins it leads next."
            ),
            ("3.5", "3.6", "4.2"),
        ),
        Point(
            N_(
                "While there is a stock, both players draw a card after each trick. You may follow "
                "with any card; only when trumps are led must you play a trump, if you have one."
            ),
            ("4.4a", "4.4c", "5.1"),
        ),
        Point(
            N_(
                "After twelve tricks the stock is used up. In the last eight you have to beat the "
                "lead in its suit if you can, otherwise to follow suit, otherwise to play a trump."
            ),
            ("4.3", "4.5a", "4.5b", "4.5c"),
        ),
    ),
    special_heading=N_("Declaring, exchanging, capote"),
    special=(
        Point(
            N_(
                "When you have won a trick, you may declare king and knight of one suit: 40 points "
                "in trumps, 20 in another suit."
            ),
            ("7.1", "7.2"),
        ),
        Point(
            N_(
                "Before you draw, you may also exchange the 7 of trumps for a turned-up ace, 3, "
                "king, knight or jack, or the 2 of trumps for a turned-up 7, 6, 5 or 4."
            ),
            ("6.1", "6.2"),
        ),
        Point(
            N_(
                "Before your card to the thirteenth trick you may ask capote: you win all of the "
                "last eight tricks, or you lose the hand."
            ),
            ("10.1", "10.3", "10.7"),
        ),
    ),
    end=(
        Point(
            N_(
                "The last trick of a deal brings ten points more. Whoever has more than 100 points "
                "wins the hand; if both have, the higher total does."
            ),
            ("8.1", "8.3"),
        ),
        Point(
            N_(
                "If nobody has, a second deal follows, and both players carry their points into "
                "it. There you may claim 101 after winning a trick. A wrong claim loses the hand."
            ),
            ("8.4", "8.6"),
        ),
        Point(
            N_(
                "The match goes to the first player who has won two hands, or as many as you "
                "choose."
            ),
            ("9.2",),
        ),
    ),
    quick=Example(
        "any-trump-by-example",
        N_("A quick example"),
        N_("The 4 of trumps is led. What may you play from these cards?"),
        N_(
            "The king or the 2 of trumps. You have to play a trump, but it need not be higher than "
            "the 4 while there is a stock."
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
            "three-by-example",
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
    comparison=comparison(
        N_("The options beside the match without them"),
        N_("Without options"),
        DIFFERENCES,
        {option.id: option.text for option in OPTIONS},
    ),
    differences=DIFFERENCES,
    notes=NOTES,
    faq=FAQ,
    history=(
        Point(
            N_(
                "Tute came to Spain from Italy in the nineteenth century, and its name from the "
                "Italian word for all, said of four kings or four knights. It has become one of "
                "the most popular trick-taking games of Spain and of the Basque Country."
            ),
            (),
        ),
        Point(
            N_(
                "There are forms for two, three and four players. Among those for two the "
                "habanero, with eight cards each and a stock, is the best known. It does without "
                "the declaration that gave the game its name."
            ),
            (),
        ),
        Point(
            N_(
                "The rules here follow the Basque description of the game. Where it says nothing, "
                "they follow Tute in pairs and other general descriptions, or settle the point "
                "themselves; each clause is numbered so that it can be named."
            ),
            (),
        ),
    ),
)
