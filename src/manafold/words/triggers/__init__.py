"""Words for the events that triggered abilities wait for."""
