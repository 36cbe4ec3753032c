"""Abilities that are words of their own."""
