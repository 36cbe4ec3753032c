"""Card data: colors, mana costs, type lines, faces, cards, and the base classes of the words."""
