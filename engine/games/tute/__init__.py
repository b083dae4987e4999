"""Tute for two, the Tute habanero, played as a match of hands."""
