"""What legendary cards call themselves beside their names: "he", "her", "himself".

Nothing else in their texts is called so, so that it is plainer to read the mark of the object itself instead. Where
phrases speak of what has just been named, and of what has returned as another object, it is "it".
"""

from __future__ import annotations

import re
from typing import Final

from manafold.grammar.tokens import SELF

_HIM = "(?:him|her)"
_HIS = "(?:his|her)"
_OWN = r"owner|controller|power|toughness|mana value|loyalty|other|base|total|[\w-]+ cost"
_SAID = re.compile(r"\b(?:he|she|him|her|his|himself|herself)\b", re.IGNORECASE)
_KEPT = re.compile(rf"\b{_HIS} name is {SELF}|\b[Cc]reate [^.]*\blegendary\b|begin the game with")
"""Where other words read them, or where they may be said of a token that is somebody else."""
_IDIOMS: Final = tuple(
    (re.compile(old), new)
    for old, new in (
        (rf"((?:\benters? with|{SELF} has|\bto the battlefield[^,.]*? with) [^,.]*?counters? on) {_HIM}\b", r"\1 it"),
        (rf"\b([Ee]xile (?:{SELF}|{_HIM})(?:,? then|,? and|\. If you do,) return) {_HIM}\b", r"\1 it"),
        (rf"({SELF} dies, (?:if [^,]*, )?(?:you may )?(?:return|put)) {_HIM}\b", r"\1 it"),
        (rf"\b((?:to|under|of|in addition to)) {_HIS} (owner's|other types)\b", r"\1 its \2"),
        (rf"\b(exert {SELF} as) (?:he|she)\b", r"\1 it"),
        (r"\b(?:him|her)self\b", "itself"),
        (r"\b(?:He|She)'s\b", "It's"),
        (r"\b(?:he|she)'s\b", "it's"),
    )
)
_BACK = re.compile(r"\b[Rr]eturn (?:it|this card)\b|$")
"""Behind this it is another object, which has returned."""
_HE = re.compile(rf"\b(?:he|she|{_HIM})\b", re.IGNORECASE)
_OF_HIM = re.compile(rf"\b(?:his|her(?= (?:{_OWN})\b))\b", re.IGNORECASE)


def with_own_pronouns(text: str) -> str:
    """The line of a legendary card with what it calls itself replaced by the mark of itself, or by "it"."""
    if not _SAID.search(text) or _KEPT.search(text):
        return text
    for old, new in _IDIOMS:
        text = old.sub(new, text)
    back = _BACK.search(text)
    assert back is not None
    before, behind = text[: back.end()], text[back.end() :]
    before = _HE.sub(SELF, _OF_HIM.sub(f"{SELF}'s", before))
    behind = _HE.sub(_it, _OF_HIM.sub("its", behind))
    return before + behind


def _it(said: re.Match[str]) -> str:
    return "It" if said[0][0].isupper() else "it"
