"""Card data: colours, mana costs, type lines, faces, cards, and the base classes of the words."""
