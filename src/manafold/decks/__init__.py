"""Deck lists, formats and legality."""
