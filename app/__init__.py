"""The web server: HTTP in, HTML out, saves in a database; the rules are the engine's."""
