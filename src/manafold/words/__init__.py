"""The vocabulary: one file a word, or a family of close kin."""
