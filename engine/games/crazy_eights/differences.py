"""Where sources of Crazy Eights and Mau Mau disagree, and what they leave to be decided."""

from engine.game import N_
from engine.games.crazy_eights.mau_mau_clauses import MAU_MAU_CLAUSES
from engine.guide import Difference, Note

_DRAWING = (
    N_("Drawing"),
    N_("You may draw only if you have nothing to play."),
    N_("In many rules you may also draw to keep a card that you could play."),
)
_TARGET = (
    N_("The target"),
    N_("50 points for each player at the table."),
    N_("Some play to 100, 200 or 250 points, however many play."),
)

DIFFERENCES = (
    Difference(*_DRAWING, ("7.1",)),
    Difference(
        N_("Players and packs"),
        N_("Two to five play with one pack."),
        N_("Elsewhere six and more play with two packs."),
        ("1.2", "1.3"),
    ),
    Difference(
        N_("Cards for each player"),
        N_("Seven with two players, five with more."),
        N_("Some deal seven to three and four players too, and some deal eight."),
        ("2.2",),
    ),
    Difference(
        N_("An eight as the start card"),
        N_("It is put back, and another card is turned up."),
        N_("In some rules the dealer names a suit for it."),
        ("3.2",),
    ),
    Difference(
        N_("Cards in a turn"),
        N_("Exactly one card is played."),
        N_("In some related games several cards of a rank go together."),
        ("4.1",),
    ),
    Difference(
        N_("Naming a suit"),
        N_("Any of the four may be named, even the one just followed."),
        N_("In some rules it has to be another suit."),
        ("6.2",),
    ),
    Difference(
        N_("Passing a penalty on"),
        N_("With “Twos draw two”, another two passes the penalty on and adds two cards."),
        N_("In some rounds the first player who faces a penalty has to take it."),
        ("9.1",),
    ),
    Difference(
        N_("The queen of spades"),
        N_("Nothing answers it, and nothing is added to it."),
        N_("Some let a two be added to it."),
        ("10.3",),
    ),
    Difference(
        N_("An ace with two players"),
        N_("With “Aces reverse”, it gives another turn."),
        N_("Some leave it at turning the direction, which changes nothing with two players."),
        ("11.7",),
    ),
    Difference(
        N_("Scores"),
        N_("The winner of a hand scores what the others still hold."),
        N_("In some rules all count their own cards against themselves, and the lowest wins."),
        ("12.2",),
        "points_game",
    ),
    Difference(*_TARGET, ("12.4",), "target"),
)
MAU_MAU_DIFFERENCES = (
    Difference(*_DRAWING, ("7.1", "15.11")),
    Difference(
        N_("The wild card"),
        N_("The jack is wild and may be played on a jack."),
        N_("Some rules forbid a jack on a jack."),
        ("15.4", "15.5"),
    ),
    Difference(
        N_("Cards for each player"),
        N_("Everybody begins with five cards."),
        N_("Some rules deal six."),
        ("15.3",),
    ),
    Difference(
        N_("After a penalty"),
        N_("Taking a penalty ends the turn."),
        N_("In some rules you may still play in that turn."),
        ("15.7",),
    ),
    Difference(
        N_("The eight"),
        N_("An eight skips the next player, who cannot answer it."),
        N_("In some rules another eight passes the skip on."),
        ("15.8",),
    ),
    Difference(
        N_("The nine"),
        N_("No card changes the direction of play."),
        N_("In some rules a nine turns it."),
        ("15.9",),
    ),
    Difference(
        N_("A drawn card"),
        N_("A drawn card that fits may be played at once."),
        N_("Some rules make you wait for the next turn."),
        ("15.13",),
    ),
    Difference(
        N_("Calling the last card"),
        N_("Nothing has to be said."),
        N_("In many rounds you have to say “Mau” and draw if you forget."),
        ("15.15",),
    ),
    Difference(
        N_("Hands in a game"),
        N_("A single hand is the whole game."),
        N_("In many rounds several hands are played for points."),
        ("12.6",),
        "points_game",
    ),
    Difference(*_TARGET, ("12.4",), "target"),
)

NOTES = (
    Note(("1.5", "8.2", "8.6", "11.3")),
    Note(("2.1",), N_("Sources cut or deal for it, which comes to the same.")),
    Note(("2.5",), N_("Each hand stands for itself.")),
    Note(
        ("3.5", "3.6", "3.7"),
        N_("What sources say of one start card is applied to the others."),
    ),
    Note(("4.2",), N_("So no move is ever half-finished.")),
    Note(
        ("6.3", "10.6", "11.8", "12.0"),
        N_("What sources say of one last card is applied to all."),
    ),
    Note(
        ("7.2",),
        N_("A wild card may be played on anything, so whoever holds one can play."),
    ),
    Note(("7.4",), N_("The rules limit drawing, not keeping.")),
    Note(("7.5",), N_("There is nothing left to choose.")),
    Note(("7.6",), N_("The drawing is meant to end with a play.")),
    Note(("8.5",), N_("A player who had to take cards has not had a normal turn.")),
    Note(("8.7",), N_("No source says what happens if the lowest count is shared.")),
    Note(("8.8",), N_("No hand should go on for ever.")),
    Note(("9.7",), N_("Nothing says that the rest is owed.")),
    Note(("9.9",), N_("The earlier penalty has been settled.")),
    Note(("9.11",), N_("It is a card that has been played, like any other.")),
    Note(("10.1",), N_("Only eights are wild.")),
    Note(("10.5",), N_("A penalty is a penalty, whatever card brought it.")),
    Note(("11.2",), N_("Taken literally, it is the other player who is skipped.")),
    Note(("12.1",), N_("No source gives cards with an effect another value.")),
    Note(("12.6",), N_("Sources speak only of winning.")),
    Note(("17.1",), N_("Every card was played face up.")),
    Note(("17.5",), N_("So everybody can check the count.")),
)
MAU_MAU_NOTES = (
    *(
        Note(clauses, each.reason)
        for each in NOTES
        if (clauses := tuple(clause for clause in each.clauses if clause in MAU_MAU_CLAUSES))
    ),
    Note(("15.14",), N_("What is done with an eight in Crazy Eights is done with a jack here.")),
)
