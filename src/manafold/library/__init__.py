"""The card store: built-in cards, importers, search."""
