"""The rules of the game, module by chapter of the Comprehensive Rules. Knows no card and no effect by name."""
