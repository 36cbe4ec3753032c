"""Who decides: random, heuristic, human."""
