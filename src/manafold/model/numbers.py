"""Number words, as card data may use them for numbers."""

from __future__ import annotations

from collections.abc import Mapping

NUMBER_WORDS: Mapping[str, int] = {
    word: number
    for number, word in enumerate(
        (
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
        )
    )
}  # fmt: skip
"""The number words up to twenty, and their numbers."""
