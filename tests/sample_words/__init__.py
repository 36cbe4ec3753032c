"""A few invented words, for tests of what works on words of any kind."""

from manafold.model.codec import Codec
from manafold.model.vocabulary import Vocabulary

SAMPLE = Vocabulary("manafold.model.words", "manafold.model.abilities", "tests.sample_words")
CODEC = Codec(SAMPLE)
