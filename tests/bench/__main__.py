"""`make bench`: print the figures."""

from tests.bench import openspiel, rules, web

if __name__ == "__main__":
    rules.report()
    openspiel.report()
    print("web: one POST …/actions on a warm server, database write included")
    web.report()
    print("web: the same while computers of another table think")
    web.report_beside_thinking()
