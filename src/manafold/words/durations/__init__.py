"""Words for how long an effect lasts."""
