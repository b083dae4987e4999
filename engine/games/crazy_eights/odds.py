"""How likely another hand is to have nothing to play, from what a View tells."""

from engine.games.crazy_eights.view import View


def chance_stuck(view: View, seat: int, follow: int) -> float:
    """That this hand has nothing to play on a card to follow, by all that is known of it.

    What the hand certainly lacks leaves the pool. Of the other bounds the one that says most about
    these cards splits the hand: so many cards may be of its set, the rest is none of it.
    """
    size, fits = view.hand_sizes[seat], view.rules.fits[follow]
    pool, free, counted, told = view.unseen, size, 0, 0
    for cards, _, most in view.bounds[seat]:
        if most == 0:
            pool &= ~cards
        elif (size - most) * (cards & fits).bit_count() > told:
            told = (size - most) * (cards & fits).bit_count()
            free, counted = most, cards
    return none_of(pool, fits, free) * none_of(pool & ~counted, fits, size - free)


def none_of(pool: int, wanted: int, num: int) -> float:
    """That so many cards drawn from the pool are none of these."""
    total, others = pool.bit_count(), (pool & ~wanted).bit_count()
    chance = 1.0
    for drawn in range(min(num, total)):
        chance *= max(others - drawn, 0) / (total - drawn)
    return chance
