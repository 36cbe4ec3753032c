"""Keyword abilities (CR 702)."""
