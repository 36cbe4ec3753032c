"""Server and browser client."""
