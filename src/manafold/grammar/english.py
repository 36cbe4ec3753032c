"""The little English that every phrase needs: number words, articles, plurals, verbs, possessives, lists."""

from __future__ import annotations

from collections.abc import Sequence

from manafold.model.numbers import NUMBER_WORDS

_ORDINALS = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_TENS = {30: "thirty", 40: "forty", 50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety"}
NUMBERS: dict[str, int] = {
    **NUMBER_WORDS,
    **{word: number for number, word in _TENS.items()},
    "ninety-nine": 99,
    "one hundred": 100,
}
"""Number words and their numbers."""

_WORDS = {number: word for word, number in NUMBERS.items()}

_IRREGULAR_PLURALS = {
    "child": "children",
    "cyclops": "cyclopes",
    "die": "dice",
    "dwarf": "dwarves",
    "elf": "elves",
    "equipment": "equipment",
    "fungus": "fungi",
    "half": "halves",
    "homunculus": "homunculi",
    "hero": "heroes",
    "it": "them",
    "jellyfish": "jellyfish",
    "life": "lives",
    "loaf": "loaves",
    "merfolk": "merfolk",
    "mouse": "mice",
    "myr": "myr",
    "octopus": "octopuses",
    "ox": "oxen",
    "pegasus": "pegasi",
    "phoenix": "phoenixes",
    "plains": "plains",
    "thief": "thieves",
    "treefolk": "treefolk",
    "urza's": "urza's",
    "vedalken": "vedalken",
    "werewolf": "werewolves",
    "wolf": "wolves",
    "kor": "kor",
    "eldrazi": "eldrazi",
    "samurai": "samurai",
    "sheep": "sheep",
    "fish": "fish",
    "squid": "squid",
    "starfish": "starfish",
    "kithkin": "kithkin",
    "moonfolk": "moonfolk",
    "noggle": "noggles",
    "naga": "naga",
    "viashino": "viashino",
    "leonin": "leonin",
    "dauthi": "dauthi",
    "thalakos": "thalakos",
    "soltari": "soltari",
    "locus": "loci",
    "sphinx": "sphinxes",
    "lynx": "lynxes",
    "efreet": "efreet",
    "djinn": "djinn",
    "advisor": "advisors",
    "staff": "staves",
    "spy": "spies",
}

_IRREGULAR_VERBS = {
    "is": ("are", "is", "be"),
    "has": ("have", "has", "have"),
    "does": ("do", "does", "do"),
    "doesn't": ("don't", "doesn't", "not"),
    "isn't": ("aren't", "isn't", "not"),
    "hasn't": ("haven't", "hasn't", "not"),
    "was": ("were", "was", "be"),
    "wasn't": ("weren't", "wasn't", "not"),
    "can": ("can", "can", "can"),
    "its": ("their", "its", "their"),  # no verb, but it agrees with the subject just so
    "can't": ("can't", "can't", "can't"),
    "may": ("may", "may", "may"),
    "would": ("would", "would", "would"),
    "must": ("must", "must", "must"),
    "your": ("your", "their", "your"),
}
_LEMMAS = {
    "are": "is",
    "be": "is",
    "have": "has",
    "do": "does",
    "don't": "doesn't",
    "aren't": "isn't",
    "haven't": "hasn't",
    "were": "was",
    "weren't": "wasn't",
}

_VOWEL_SOUND = ("hour", "honor", "honest", "heir", "8", "11", "18", "x/", "x ")
_CONSONANT_SOUND = ("uni", "use", "usu", "eu", "one", "once", "ur-", "utopia", "ouphe")


def number_word(number: int) -> str:
    """The number as Oracle text writes it before a noun: words up to twenty and for the tens, digits beyond."""
    return _WORDS.get(number, str(number))


def ordinal(number: int) -> str:
    """"first", "second", ... "tenth"; raises IndexError beyond."""
    return _ORDINALS[number]


def ordinal_number(word: str) -> int | None:
    """The number of an ordinal up to "tenth"; None for any other word."""
    return _ORDINALS.index(word) if word in _ORDINALS else None


def article(following: str) -> str:
    """"a" or "an", by the sound that `following` begins with."""
    text = following.lower()
    if text == "x" or text.startswith(_VOWEL_SOUND):
        return "an"
    if text.startswith(_CONSONANT_SOUND) and not text.startswith(("unin", "unim")):
        return "a"
    return "an" if text[:1] in "aeiou" else "a"


def plural(noun: str) -> str:
    """The plural of a noun or of a noun phrase that ends with its noun; keeps a leading capital."""
    head, space, last = noun.rpartition(" ")
    return head + space + _plural_word(last)


def _plural_word(noun: str) -> str:
    low = noun.lower()
    if low in _IRREGULAR_PLURALS:
        known = _IRREGULAR_PLURALS[low]
        return known.capitalize() if noun[:1].isupper() else known
    if low.endswith("y") and low[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if low.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if low.endswith("man") and low not in ("human", "shaman", "talisman"):
        return noun[:-2] + "en"
    return noun + "s"


def verb(lemma: str, person: str) -> str:
    """The form of a verb, named by its base or third person form, for "you", "one", "many", or "base"."""
    key = _LEMMAS.get(lemma, lemma)
    if key in _IRREGULAR_VERBS:
        plain, third, base = _IRREGULAR_VERBS[key]
        return third if person == "one" else base if person == "base" else plain
    return third_person(lemma) if person == "one" else lemma


def third_person(base: str) -> str:
    """"draws", "scries", "passes" from the base form of a regular verb; a leading verb of several words inflects."""
    first, space, rest = base.partition(" ")
    if first.endswith("y") and first[-2:-1] not in "aeiou":
        first = first[:-1] + "ies"
    elif first.endswith(("s", "x", "z", "ch", "sh", "o")):
        first += "es"
    else:
        first += "s"
    return first + space + rest


def possessive(noun: str) -> str:
    """"its", "your", "their", "the player's", "your opponents'"."""
    pronouns = {"it": "its", "you": "your", "they": "their", "them": "their"}
    if noun.lower() in pronouns:
        return pronouns[noun.lower()]
    plural_ends = ("players", "opponents", "creatures", "permanents", "cards", "controllers", "owners", "lands")
    return noun + ("'" if noun.endswith(plural_ends) else "'s")


def join(parts: Sequence[str], conjunction: str) -> str:
    """"a", "a or b", "a, b, or c"; with an empty conjunction "a, b, c"."""
    if not conjunction:
        return ", ".join(parts)
    if len(parts) < 3:
        return f" {conjunction} ".join(parts)
    return ", ".join(parts[:-1]) + f", {conjunction} {parts[-1]}"


def capitalised(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]
