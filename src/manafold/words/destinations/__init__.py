"""Words for where effects put objects."""
