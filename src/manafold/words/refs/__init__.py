"""Words that point at objects and players."""
