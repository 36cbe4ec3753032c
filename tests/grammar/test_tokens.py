import pytest

from manafold.grammar.tokens import tokenize


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("{2/W}, {T}: Draw.", ["{2/w}", ",", "{t}", ":", "draw", "."]),
        ("gets +1/-0", ["gets", "+1", "/", "-0"]),
        ("\u22123: +X/+X", ["-3", ":", "+x", "/", "+x"]),
        ("nonland, non-Elf, none", ["non-", "land", ",", "non-", "elf", ",", "none"]),
        ("it's its owner's", ["it", "'s", "its", "owner", "'s"]),
        ("opponents' hands don't", ["opponents", "'", "hands", "don't"]),
        ("and/or face-up", ["and/or", "face-up"]),
        ('has "~"', ["has", '"', "~", '"']),
        ("one \u2014\n\u2022 A 1/1", ["one", "\u2014", "\u2022", "a", "1", "/", "1"]),
    ],
)
def test_lines_split_into_tokens(text: str, tokens: list[str]) -> None:
    assert [token.norm for token in tokenize(text)] == tokens


def test_tokens_know_their_places() -> None:
    text = "Draw two cards."
    assert [text[token.start : token.end] for token in tokenize(text)] == ["Draw", "two", "cards", "."]
