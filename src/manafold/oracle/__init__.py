"""Oracle text to cards and back."""
