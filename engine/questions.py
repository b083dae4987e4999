"""Questions that are answered alike for every game."""

from engine.game import N_
from engine.guide import Question

ONLINE = Question(
    "online",
    N_("Do I play against people over the internet?"),
    N_("No. One person plays on one device, and the computer plays for everybody else."),
)
SHUFFLE = Question(
    "shuffle",
    N_("Are the cards shuffled fairly?"),
    N_(
        "Yes. Every deal gets a new random number, and every order of the cards is equally likely. "
        "The computer players do not know it, and their level does not change it."
    ),
)
SAVING = Question(
    "saving",
    N_("Where is my game kept?"),
    N_(
        "By the server that runs Tapete; if you started Tapete yourself, that is your own machine. "
        "A game is saved only if you ask for it. Without saving it ends with your browser session, "
        "and the server removes it about a day after your last visit. The page %(privacy)s tells "
        "everything that is kept."
    ),
)
DELETING = Question(
    "deleting",
    N_("How do I delete my game?"),
    N_(
        "Choose “Delete …” at the foot of the table’s page. The page %(saves)s deletes single "
        "games too, and everything that this browser has here. What is deleted is gone at once."
    ),
)
KEEPING = (ONLINE, SHUFFLE, SAVING, DELETING)
