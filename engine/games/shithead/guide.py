"""The rules pages of Idiot and Vändtia: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.guide import (
    Difference,
    Example,
    Guide,
    HouseRule,
    Point,
    Question,
    Row,
    Table,
)
from engine.questions import ONLINE, SAVING

_TIPS = (
    N_(
        "Exchange before play: turn the strongest three of your six known cards face up, and keep "
        "low cards in hand, where you can get rid of them early."
    ),
    N_(
        "Get rid of low cards first, and lay equal cards together. A low card is hard to place "
        "later."
    ),
    N_(
        "Save your 2s and 10s, and the 10s longest. A 10 is worth most when you would otherwise "
        "have to take a large pile."
    ),
    N_(
        "Count equal cards on top of the pile. If three lie there, whoever holds the fourth card "
        "burns the pile and has an extra turn."
    ),
    N_(
        "Look at the face-up cards of the next player. If that player has only those left, a "
        "higher card than all of them means that the pile has to be taken."
    ),
    N_(
        "Taking a chance and picking up are equally good on average. A large pile speaks for the "
        "chance; a small pile, or one with 2s and aces in it, speaks for picking up."
    ),
)

_PLAYERS = Question(
    N_("How many can play?"),
    N_(
        "Two to five players sit at the table: you and one to four computer players on the same "
        "device."
    ),
    ("1.2",),
)
_CANNOT_PLAY = Question(
    N_("What happens if I cannot play?"),
    N_(
        "You take the whole pile into your hand or, while the stock has cards, take a chance with "
        "its top card. If the card fits, it has to be laid; if it does not, you take it together "
        "with the pile."
    ),
    ("11.1", "11.2", "11.3", "11.5", "11.7"),
)
_HIDDEN_CARD = Question(
    N_("May I choose which hidden card to turn?"),
    N_(
        "Yes. When the stock, your hand and your face-up cards are all used up, you choose a "
        "hidden card by its place, without seeing it. If it does not fit, you take it together "
        "with the pile and must empty your hand before you turn another."
    ),
    ("13.1", "13.3", "13.4"),
)
_AFTER_THE_WINNER = Question(
    N_("Does the game end when somebody wins?"),
    N_(
        "No. The first player without cards wins, but the others play on until only one of them "
        "has cards. That player is the Idiot. With two players both happen at the same moment."
    ),
    ("14.1", "14.6", "14.7"),
)
_ACROSS_PLAYERS = Question(
    N_("Do four alike count if different players laid them?"),
    N_(
        "Yes. It does not matter who laid the earlier cards, as long as all four lie directly on "
        "one another. Whoever lays the fourth card plays again."
    ),
    ("8.1", "8.2", "8.5"),
)
_COMPUTERS = Question(
    N_("What do the computer players know?"),
    N_(
        "Only what a person in the same seat could know: the own hand and everything that lies "
        "open or has been seen by all. They cannot look at your hand, at hidden cards or into the "
        "stock. You choose how well they play, for example easy or medium."
    ),
    ("16.1", "16.2", "16.3", "16.4"),
)
_NEVER_ENDING = Question(
    N_("What if the same cards keep coming back?"),
    N_(
        "If for 200 actions no card is drawn, burned or played from the table and nobody goes "
        "out, the game ends as locked. All who still hold cards then share the next place, and "
        "nobody is the Idiot. A warning comes after 150 such actions."
    ),
    ("15.1", "15.2", "15.3", "15.4"),
)

IDIOT_GUIDE = Guide(
    summary=(
        N_(
            "Idiot is played with one pack of 52 cards without jokers. Each player has three "
            "hidden cards, three face-up cards on top of them and three cards in hand; the others "
            "are the stock. Before play begins you may exchange hand cards for your own face-up "
            "cards."
        ),
        N_(
            "In your turn you lay one card, or several of the same rank, on the pile. They must "
            "be at least as high as the top card. After playing from the hand you draw up to "
            "three cards again, as long as the stock lasts."
        ),
        N_(
            "A 2 may be laid on anything and lets the next player lay any rank. A 10 may be laid "
            "on anything and burns the pile: all its cards leave the game, and the same player "
            "has an extra turn. Four cards of the same rank in a row on top of the pile have the "
            "same effect."
        ),
        N_(
            "If none of your cards fits, you take the pile, or you take a chance with the top "
            "card of the stock."
        ),
        N_(
            "When the stock and your hand are used up, you play your face-up cards. When they are "
            "gone too, you turn your hidden cards one at a time, without looking first. A hidden "
            "card that does not fit goes into your hand together with the pile."
        ),
        N_(
            "The first player without cards wins. The others play on until only one of them has "
            "cards, and that player is the Idiot."
        ),
    ),
    quick=Example(
        "quick-queen",
        N_("A quick example"),
        N_("A queen lies on top of the pile, and it is your turn. What may you lay?"),
        N_(
            "A queen, a king or an ace fits. A 2 fits too and lets the next player lay any rank; "
            "a 10 fits, burns the pile and gives you an extra turn."
        ),
        ("4.1", "4.3", "6.2", "7.1", "7.2"),
    ),
    tips=_TIPS,
    faq=(
        _PLAYERS,
        Question(
            N_("Must I play if I can?"),
            N_(
                "Yes. As long as one of the cards that you may play from fits, you can neither "
                "pick up the pile nor take a chance."
            ),
            ("5.7", "11.1"),
        ),
        _CANNOT_PLAY,
        _HIDDEN_CARD,
        _AFTER_THE_WINNER,
        Question(
            N_("Are threes transparent?"),
            N_("No. A 3 is an ordinary card, and the lowest of all."),
            ("4.1",),
        ),
        _ACROSS_PLAYERS,
        Question(
            N_("May I finish on a 2 or a 10?"),
            N_(
                "Yes, any card may be your last. If you go out by burning the pile, the next "
                "player begins a new one."
            ),
            ("14.2", "14.5"),
        ),
        Question(
            N_("Which house rules can I add?"),
            N_(
                "None: Idiot has one fixed set of rules here. It knows no jokers, no sequences, no "
                "further exchanges and no other rules for the 10. Vändtia is the same game with "
                "house rules to choose from."
            ),
            ("1.1", "2.2", "5.1", "7.1"),
        ),
        Question(
            N_("Why do I know other rules?"),
            N_(
                "The rules differ from region to region and from family to family. Here you find "
                "the Norwegian rules as Norske kortspill describes them, with two to five players, "
                "no jokers, special 2s and 10s, and four alike that burn the pile."
            ),
            ("1.1", "1.2", "6.1", "7.1", "8.1"),
        ),
        _NEVER_ENDING,
        _COMPUTERS,
        ONLINE,
        SAVING,
    ),
    history=(
        N_(
            "Games of this family have many names: Idiot in Norway, Vändtia or spansk skitgubbe in "
            "Sweden, Shithead in English. In all of them you try to get rid of your cards, and not "
            "to be the last player who has any."
        ),
        N_(
            "The rules of Idiot in Tapete follow the Norwegian ones that Norske kortspill "
            "describes. Where those say nothing, the clauses follow related games or settle the "
            "point themselves."
        ),
    ),
)

VANDTIA_GUIDE = Guide(
    summary=(
        N_(
            "In Vändtia you lay cards that are as high as the top card of the pile or higher, and "
            "you try not to be the last player with cards. Each player has three hidden cards, "
            "three face-up cards on top of them and three cards in hand; the others are the stock."
        ),
        N_(
            "Before play begins you may exchange hand cards for your own face-up cards. In your "
            "turn you lay one card or several of the same rank, and then draw up to three cards "
            "again, as long as the stock lasts."
        ),
        N_(
            "There are three exceptions: the 2, the 10 and four cards of the same rank. The "
            "examples show what may be laid, what happens to the pile and who plays next."
        ),
        N_(
            "If none of your cards fits, you take the pile, or you take a chance with the top card "
            "of the stock. When the stock and your hand are used up, you play your face-up cards, "
            "and after them the hidden ones, one at a time."
        ),
        N_(
            "The first player without cards wins. The others play on until only one of them has "
            "cards."
        ),
    ),
    examples=(
        Example(
            "two-resets",
            N_("The 2 frees the next player"),
            N_("A queen lies on top of the pile. You lay a 2, which may go on any card."),
            N_(
                "The pile stays, with the 2 on top. The turn passes clockwise, and the next player "
                "may lay any rank, as on an empty pile."
            ),
            ("6.1", "6.2"),
            tip=N_(
                "A 2 helps you when a king or an ace is on top, but it is the next player who "
                "gets the free choice."
            ),
        ),
        Example(
            "ten-burns",
            N_("The 10 turns the pile away"),
            N_("A king lies on top of the pile. You lay a 10, which may go on any card."),
            N_(
                "The whole pile leaves the game, and the 10 with it. If your hand has fewer than "
                "three cards, you first draw from the stock; then you begin a new pile yourself."
            ),
            ("7.1", "7.2", "9.3"),
            tip=N_(
                "The 10 is the strongest card of the game: it is always allowed, and it gives you "
                "another turn."
            ),
        ),
        Example(
            "four-alike",
            N_("Four alike in a row"),
            N_("Three 9s already lie on top of the pile. You lay the fourth."),
            N_(
                "Four 9s in a row turn the pile away, as a 10 does, and you begin a new pile. The "
                "earlier 9s may have been laid by anybody, and several equal cards in one play can "
                "complete the four just as well."
            ),
            ("8.1", "8.2", "8.3"),
            tip=N_(
                "With two or three equal cards on top, look in your hand for the ones that are "
                "missing."
            ),
        ),
    ),
    remember=(
        Point(
            N_(
                "Four low cards do not beat a high one: four 4s cannot go on a king. The rank "
                "still decides whether they may be laid."
            ),
            ("8.4",),
            "four-low-on-king",
        ),
        Point(
            N_(
                "Four alike are no special card but something that happens when four cards of one "
                "rank lie on top. Each of them must be allowed when it is laid."
            ),
            ("8.1", "8.4"),
        ),
        Point(
            N_(
                "Only the 2 and the 10 are special. A 3 is an ordinary low card, and a 7 has no "
                "effect, unlike in some related games."
            ),
            ("4.1",),
        ),
    ),
    table=Table(
        N_("In short"),
        (N_("You lay"), N_("The pile"), N_("Next turn")),
        (
            Row((N_("A 2"), N_("Stays"), N_("The next player, with any rank")), "two-resets"),
            Row((N_("A 10"), N_("Leaves the game"), N_("You, on a new pile")), "ten-burns"),
            Row(
                (
                    N_("The fourth card of the same rank"),
                    N_("Leaves the game"),
                    N_("You, on a new pile"),
                ),
                "four-alike",
            ),
            Row(
                (
                    N_("An ordinary card"),
                    N_("Stays"),
                    N_("The next player, with an equal or a higher rank"),
                ),
                "plain-card",
            ),
        ),
    ),
    tips=_TIPS,
    house_rules=(
        HouseRule(
            "matching_draw",
            N_(
                "After a play you refill your hand. If the refill brings a card of the rank that "
                "you have just laid, you may lay it too, and draw again. On average adding and "
                "keeping are about equally good."
            ),
            "10.1",
        ),
        HouseRule(
            "voluntary_pickup",
            N_(
                "You may take the pile although you could play. This can be worth it when the pile "
                "is small and holds cards that you want, such as a 2 or an ace."
            ),
            "E1",
        ),
        HouseRule(
            "voluntary_chance",
            N_(
                "You may turn the top card of the stock although you could play from the hand, for "
                "example to keep a good card for later. If the turned card does not fit, you take "
                "it and the pile as usual."
            ),
            "E2",
        ),
        HouseRule(
            "penalty_card",
            N_(
                "Picking up costs more near the end: if you play from your face-up cards and have "
                "to take the pile, one face-up card of your choice goes into your hand as well."
            ),
            "E3",
        ),
        HouseRule(
            "transparent_threes",
            N_(
                "A 3 may be laid on any card but does not count as the top card: the next player "
                "has to follow the card beneath it. You can thus use a 3 when nothing else fits."
            ),
            "E4",
        ),
        HouseRule(
            "seven_or_lower",
            N_(
                "On a 7 the next card must not be higher: only ranks from 3 to 7 fit, besides the "
                "2 and the 10. Low cards are useful then, and high ones are not."
            ),
            "E5",
        ),
        HouseRule(
            "skipping_eights",
            N_(
                "One 8 makes the next player miss a turn, two 8s the next two players, and so on. "
                "With two players a single 8 means that you play again."
            ),
            "E6",
        ),
        HouseRule(
            "last_hand_combination",
            N_(
                "When the stock is used up and you lay all the cards you have in hand, face-up "
                "cards of the same rank may go with them. That can save you a turn."
            ),
            "E7",
        ),
        HouseRule(
            "lowest_opening",
            N_(
                "Whoever begins has to lay the rank that was the reason for beginning, and cannot "
                "open with any other card."
            ),
            "E9",
        ),
        HouseRule(
            "no_special_finish",
            N_(
                "A 2 or a 10 may not be the card with which you go out, so you have to think in "
                "time about what you keep until the end."
            ),
            "E13",
        ),
    ),
    differences=(
        Difference(
            N_("Having to play"),
            N_("If you can play, you must."),
            N_(
                "Sources disagree here: in some rules you may also take the pile or a chance "
                "because you want to."
            ),
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
            N_(
                "Sources disagree here: some look at face-up 3s first, and some settle a tie by "
                "suit, with hearts lowest."
            ),
            ("3.1", "3.3"),
        ),
        Difference(
            N_("The opening card"),
            N_("Whoever begins may lay any card."),
            N_("Sources disagree here: some ask for the lowest card."),
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
            N_("Sources disagree here: some name up to four as usual, some allow up to eight."),
            ("1.2",),
        ),
        Difference(
            N_("The exchange"),
            N_("You exchange hand cards for your own face-up cards, one for one."),
            N_(
                "Sources disagree here: some let you stack equal cards on face-up cards and draw, "
                "and some have no exchange."
            ),
            ("2.1", "2.2"),
        ),
        Difference(
            N_("No face-up card fits"),
            N_("You take the pile, and your face-up cards stay on the table."),
            N_("Sources disagree here: in some rules one face-up card goes with the pile."),
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
            ("10.5",),
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
            N_("Sources disagree here: some forbid going out with a special card."),
            ("14.2",),
            "no_special_finish",
        ),
    ),
    faq=(
        _PLAYERS,
        Question(
            N_("Must I play if I can?"),
            N_(
                "Yes, unless a house rule allows otherwise: “Pick up at any time” and “Take a "
                "chance at any time” leave the choice to you."
            ),
            ("5.7", "E1", "E2"),
        ),
        _CANNOT_PLAY,
        _HIDDEN_CARD,
        _AFTER_THE_WINNER,
        Question(
            N_("Are threes transparent?"),
            N_(
                "Not unless you want it so. A 3 is an ordinary low card; the house rule "
                "“Transparent 3s” lets the card beneath it decide."
            ),
            ("4.1", "E4"),
        ),
        Question(
            N_("May I finish on a 2 or a 10?"),
            N_(
                "Yes, any card may be your last. If your table prefers to limit this, choose the "
                "house rule “No finish on 2 or 10” before the deal."
            ),
            ("14.2", "E13"),
        ),
        _ACROSS_PLAYERS,
        Question(
            N_("Which house rules can I add?"),
            N_(
                "You choose them before the deal, and all are off at first. The table shows which "
                "ones are on. Jokers and sequences are not among them."
            ),
            ("1.1", "5.1"),
        ),
        Question(
            N_("Why do I know other rules?"),
            N_(
                "Every table has its own habits, and the sources disagree on several points. The "
                "list of differences shows what holds here and what you may meet elsewhere."
            ),
        ),
        _NEVER_ENDING,
        _COMPUTERS,
        ONLINE,
        SAVING,
    ),
    history=(
        N_(
            "Vändtia is a Swedish game, also called spansk skitgubbe, and a relative of Idiot and "
            "Shithead. The two parts of its name mean “turn” and “ten”: a 10 turns the pile away."
        ),
        N_(
            "In some circles the last player with cards is called skitgubbe. In Tapete that player "
            "is the Idiot in both games."
        ),
    ),
)
