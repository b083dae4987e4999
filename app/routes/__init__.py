"""HTTP in, HTML out: no rule and no SQL."""
