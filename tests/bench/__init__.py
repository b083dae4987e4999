"""How quick the rules and the server are, beside what this machine does at the same moment."""
