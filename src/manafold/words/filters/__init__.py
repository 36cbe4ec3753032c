"""Words that describe objects and players; a noun phrase is `AllOf` of them."""
