"""The rules page of Tute: what to read before, and beside, the clauses."""

from engine.game import N_
from engine.guide import Guide

GUIDE = Guide(summary=(N_("Tute for two is a trick-taking game with a Spanish pack of 40 cards."),))
