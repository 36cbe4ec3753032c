"""Words for what spells and abilities do when they resolve."""
