"""The machinery for two-way phrases: it parses and prints, and knows no word."""
