import jsonschema

from manafold.model.vocabulary import category_of
from manafold.model.words import Word
from manafold.words import CODEC, VOCABULARY


def test_every_word_is_found_by_its_tag_without_a_list() -> None:
    words = VOCABULARY.classes(Word)
    assert words
    for word in words:
        assert VOCABULARY.find(category_of(word), word.tag) is word


def test_card_data_can_say_every_field_of_every_word() -> None:
    for word in VOCABULARY.classes(Word):
        for field in CODEC.record(word).fields:
            assert field.shape.expects


def test_the_schema_of_all_words_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(CODEC.schema())
