"""Words for what is true or false."""
