"""What players of Tute ask, and the answers."""

from engine.game import N_
from engine.guide import Question
from engine.questions import KEEPING

FAQ = (
    Question(
        "players",
        N_("How many can play?"),
        N_("Two: you and one computer player on the same device."),
        ("1.4",),
    ),
    Question(
        "legal-card",
        N_("Why may I not play this card?"),
        N_(
            "While there is a stock, one duty can stop you: if trumps are led and you hold one, "
            "you have to play a trump. After that you have to beat the lead in its suit if you "
            "can, otherwise follow suit, otherwise play a trump. The table names your legal cards "
            "when it refuses one."
        ),
        ("4.4a", "4.5a", "4.5b", "4.5c"),
    ),
    Question(
        "declare",
        N_("When may I declare?"),
        N_(
            "After you have won a trick and before you lead again, with king and knight of the "
            "suit both in your hand. It does not matter whether you have drawn, or whether there "
            "is still a stock. Each trick won allows one declaration, and the 40 comes before a 20."
        ),
        ("7.2", "7.3", "7.4", "7.5", "7.10"),
    ),
    Question(
        "declaration-worth",
        N_("What is a declaration worth?"),
        N_(
            "King and knight of trumps count 40, those of another suit 20. The points count at "
            "once, and the cards stay in your hand."
        ),
        ("7.1", "7.7", "7.8"),
    ),
    Question(
        "exchange",
        N_("When may I exchange the turn-up?"),
        N_(
            "After you have won a trick and before you draw. The 7 of trumps takes a turned-up "
            "ace, 3, king, knight or jack; the 2 of trumps takes a 7, 6, 5 or 4."
        ),
        ("6.1", "6.2", "6.5"),
    ),
    Question(
        "exchange-both",
        N_("Can both players exchange in one deal?"),
        N_(
            "Yes, if each of them wins a trick in time. After one player has exchanged the 7, the "
            "other can take it with the 2. Once the 2 is the turn-up, no exchange is possible any "
            "more."
        ),
        ("6.3", "6.8", "6.9"),
    ),
    Question(
        "turn-up",
        N_("Who gets the turn-up in the end?"),
        N_(
            "The loser of the twelfth trick: the winner draws first and takes the last face-down "
            "card. Before that the winner may still exchange."
        ),
        ("5.1", "5.2", "6.7"),
    ),
    Question(
        "hand-won",
        N_("How is a hand won?"),
        N_(
            "With more than 100 points after the first deal; if both players have so many, the "
            "higher total wins. If nobody has, a second deal follows, and the points of both deals "
            "are added. A right claim of 101 or a capote wins a hand as well."
        ),
        ("8.3", "8.4", "8.6", "10.7"),
    ),
    Question(
        "second-deal",
        N_("Why does a second deal follow?"),
        N_(
            "Because nobody had more than 100 points, and 100 exactly are not enough. The dealer "
            "changes, both players keep their points, and the hand goes on."
        ),
        ("3.1", "8.4"),
    ),
    Question(
        "claim",
        N_("When may I claim 101?"),
        N_(
            "In a second deal, after you have won a trick and before you lead again. Count what "
            "you have carried, won and declared: with 101 or more the hand is yours, with fewer it "
            "goes to the other player. You need not claim."
        ),
        ("8.6", "8.7", "8.8", "8.9"),
    ),
    Question(
        "tie",
        N_("What if both players have equal points?"),
        N_("With more than 100 points each, the winner of the last trick wins the hand."),
        ("8.5",),
    ),
    Question(
        "capote",
        N_("What is capote, and when may I ask it?"),
        N_(
            "Winning all of the last eight tricks. You ask it before your card to the thirteenth "
            "trick, and from then on points do not count: if you win every trick the hand is "
            "yours, and with the first trick lost it goes to the other player. Without asking, "
            "winning them all has no effect of its own."
        ),
        ("10.1", "10.3", "10.6", "10.7", "10.8"),
    ),
    Question(
        "after-the-winner",
        N_("Does the game end when somebody wins?"),
        N_(
            "A hand that is won counts one. The match goes on until a player has won two hands, or "
            "as many as you chose with “Hands to win”."
        ),
        ("9.1", "9.2"),
    ),
    Question(
        "four-kings",
        N_("Can I win with four kings?"),
        N_("No. Four kings or four knights mean nothing in this form of Tute."),
        ("7.11",),
    ),
    Question(
        "draw-by-hand",
        N_("Why do I have to draw by hand?"),
        N_(
            "Between a trick and the draw there is time to exchange, to declare or to claim. A "
            "draw that came by itself would tell the other player that you can do none of these."
        ),
        ("11.2",),
    ),
    Question(
        "hidden-points",
        N_("Why does the table not show my points?"),
        N_(
            "Remembering them is part of the game, since a claim depends on it. Declared and "
            "carried points are shown. If you want to see the others too, choose “Show points” "
            "before the match."
        ),
        ("11.4",),
    ),
    Question(
        "computers",
        N_("What does the computer player know?"),
        N_(
            "Its own hand, every card that has been played or shown, and nothing else. When the "
            "stock is used up it knows your hand, as you can know its hand: it is what has not "
            "been seen."
        ),
        ("11.3",),
    ),
    Question(
        "house-rules",
        N_("Which house rules are in?"),
        N_(
            "Two things can be chosen before the match: “Hands to win” and “Show points”. "
            "Otherwise Tute has one fixed set of rules here."
        ),
        ("9.2", "11.4"),
    ),
    Question(
        "regional",
        N_("Why do I know other rules?"),
        N_(
            "Tute is played in many forms, with two, three and four players, and each region has "
            "its own. Here you find the Basque rules for two. The list %(differences)s names what "
            "you may meet elsewhere."
        ),
    ),
    *KEEPING,
)
