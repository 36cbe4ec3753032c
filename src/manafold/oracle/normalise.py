"""Oracle text made ready to read: the object's own name, reminder text, ability words, old wording."""

from __future__ import annotations

import re
from dataclasses import dataclass

from manafold.grammar.tokens import SELF
from manafold.oracle.own_pronouns import with_own_pronouns

_REMINDER = re.compile(r"\s*\([^()]*\)")
_LABEL = re.compile(r"^([A-Z0-9][^.:{}\"•(,]*?) — (?=\S)")
_LEVEL = re.compile(r"(?:LEVEL|STATION) \d|(\{[^}]+\})+: Level \d")
_ROW = re.compile(r"^\d+(—\d+|\+)? \|")
"""The beginning of a row of a results table."""
_CHAPTER = re.compile(r"^[IVX]+(, [IVX]+)*$")


@dataclass(frozen=True)
class Line:
    """One line of a text: its ability word ("" if it has none) and the text to be read."""

    label: str
    text: str

    @property
    def full_text(self) -> str:
        """The line with its ability word."""
        return f"{self.label} — {self.text}" if self.label else self.text


def with_self(text: str, name: str, legendary: bool) -> str:
    """The text with the object's name, and its short name if it is legendary, replaced by the mark of itself.

    What something is melded into has a name of its own.
    """
    names = [name]
    short, comma, _ = name.partition(", ")
    if comma:
        names.append(short)
    elif legendary:
        names.append(name.partition(" ")[0] if " of " in name or " the " in name else name)
    for each in names:
        text = re.sub(rf"(?<![\w-])(?<!meld them into ){re.escape(each)}(?![\w-])", SELF, text)
    return text


def without_reminders(text: str) -> str:
    """The text without reminder text, which is not rules (CR 207.2)."""
    previous = ""
    while previous != text:
        previous, text = text, _REMINDER.sub("", text)
    return text.strip()


def current(text: str) -> str:
    """The text with wordings of the past that can be replaced word for word."""
    for old, new in _OLD_WORDINGS:
        text = old.sub(new, text)
    return text


_OLD_WORDINGS = tuple(
    (re.compile(old), new)
    for old, new in (
        (r"\b(enters?) the battlefield\b", r"\1"),
        (r"\bconverted mana cost", "mana value"),
        (r" to your mana pool\b", ""),
        (r"(?<=[Aa])ctivate this ability only\b", "ctivate only"),
        (r"(?<=[Aa])ctivate no more than (twice|\w+ times) each turn", r"ctivate only \1 each turn"),
        (r"\bonly any time you could cast a sorcery\b", "only as a sorcery"),
        (r"\bonly any time you could cast an instant\b", "only as an instant"),
        (r"\b(When(?:ever)? (?:~ or )?(?:an?|another|one or more) [^,.]*?) (enters?) under your control\b",
         r"\1 you control \2"),
        (r"\b(When(?:ever)? (?:~ or )?(?:an?|another|one or more) [^,.]*?) (enters?) under an opponent's control\b",
         r"\1 an opponent controls \2"),
        (r"\bthis creature from your (hand|graveyard)\b", r"this card from your \1"),
        (r"^Cumulative upkeep \{([WUBRG])\} or \{([WUBRG])\}$", r"Cumulative upkeep {\1/\2}"),
        (r"\badditional cost to cast ~", "additional cost to cast this spell"),
        (r"\brather than pay ~'s mana cost", "rather than pay this spell's mana cost"),
        (r"^Cast ~ only\b", "Cast this spell only"),
        (r"^~ can't be countered", "This spell can't be countered"),
        (r"^~ costs (\{\w+\}) (less|more) to cast\b", r"This spell costs \1 \2 to cast"),
    )
)  # fmt: skip
"""What older texts say, and how it is said today."""


def lines(text: str, name: str, legendary: bool) -> list[Line]:
    """The lines of a text, ready to read. Bullets and rows of tables belong to the line above."""
    found: list[Line] = []
    for raw in text.split("\n"):
        plain = without_reminders(raw)
        if not plain:
            continue
        plain = current(with_self(plain, name, legendary))
        if legendary:
            plain = with_own_pronouns(plain)
        if found and (plain.startswith(("•", "+ {", "{P}")) or _ROW.match(plain) or _is_inside(plain, found[-1].text)):
            found[-1] = Line(found[-1].label, f"{found[-1].text}\n{plain}")
            continue
        label = _LABEL.match(plain)
        if label is not None and is_label(label.group(1)):
            found.append(Line(label.group(1), plain[label.end() :]))
        else:
            found.append(Line("", plain))
    return found


def _is_inside(plain: str, above: str) -> bool:
    """Whether a line belongs to the level symbol or the class level above it (CR 711.2, 716.2)."""
    return bool(_LEVEL.match(above)) and not _LEVEL.match(plain)


def is_label(words: str) -> bool:
    """Whether what stands before a dash is an ability word or flavor word, without rules meaning (CR 207.2c)."""
    first = words.split()[0].lower()
    return (
        not _CHAPTER.match(words)
        and first not in ("choose", "when", "whenever", "at", "if")
        and SELF not in words
        and words != "To solve"
        and not words.endswith("villainous choice")
        and first not in _KEYWORDS_WITH_DASH
    )


_KEYWORDS_WITH_DASH = frozenset(
    (
        "kicker", "multikicker", "buyback", "cycling", "ward", "equip", "echo", "flashback", "escape", "morph",
        "megamorph", "madness", "suspend", "cumulative", "entwine", "evoke", "unearth", "bestow", "emerge",
        "escalate", "overload", "fuse", "retrace", "reinforce", "recover", "replicate", "forecast", "casualty",
        "embalm", "eternalize", "awaken", "boast", "foretell", "disturb", "level", "partner", "companion",
        "specialize", "craft", "disguise", "plot", "gift", "offspring", "freerunning", "spree", "harmonize",
        "mayhem", "warp", "splice", "protection", "hexproof", "affinity", "enchant", "crew", "prototype", "blitz",
        "mutate", "miracle", "dash", "surge", "spectacle", "prowl", "transmute", "ninjutsu", "commander", "squad",
        "sneak", "impending", "exhaust", "max", "power-up", "visit", "tiered", "paradigm", "prize", "station",
        "solved", "friends", "doctor's",
    )
)  # fmt: skip
"""First words of keywords that have a cost or quality behind a dash."""
