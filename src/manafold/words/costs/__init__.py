"""Words for what is paid."""
