"""The game, by the chapters of the Comprehensive Rules; knows no card and no word by name."""
