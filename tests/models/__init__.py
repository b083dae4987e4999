"""Plain models of the rules, to be run beside the engine."""
