"""Words for what is continuously true of objects and players."""
