"""Many games: matches, tournaments, reports."""
