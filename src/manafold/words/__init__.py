"""The vocabulary: one file a word, or a family of close kin."""

from manafold.model.codec import Codec
from manafold.model.vocabulary import Vocabulary
from manafold.rules import intrinsic

VOCABULARY = Vocabulary("manafold.model.words", "manafold.model.abilities", "manafold.words")
"""All words that cards can use."""

intrinsic.speak(VOCABULARY)

CODEC = Codec(VOCABULARY)
"""Loads and dumps cards that use them."""
