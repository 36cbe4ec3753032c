"""Words for numbers."""
