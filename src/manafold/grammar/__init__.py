"""The machinery of two-way phrases: one declaration of a word reads Oracle text and prints it."""
