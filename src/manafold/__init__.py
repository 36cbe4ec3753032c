"""manafold reads a card's Oracle text and plays it."""
