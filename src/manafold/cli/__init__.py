"""The `manafold` command."""
