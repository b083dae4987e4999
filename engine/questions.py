"""Questions that are answered alike for every game. Clause 1.2 says everywhere who can play."""

from engine.game import N_
from engine.guide import Question

ONLINE = Question(
    N_("Do I play against people over the internet?"),
    N_("No. One person plays on one device, and the computer plays for all other seats."),
    ("1.2",),
)
SAVING = Question(
    N_("Where is my game kept?"),
    N_(
        "It is kept by the server that runs Tapete; if you started Tapete yourself, that is your "
        "own machine. A game is saved only if you ask for it, and you can delete it at any time. "
        "Without saving it ends with your browser session, and the server removes it about a day "
        "after your last visit."
    ),
)
