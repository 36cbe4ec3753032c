"""The notation of options: readable, unique within its decision, and understood again.

An option is written as its verb and its subject, "cast Ash Bolt". Different things of one name are numbered in the
order in which they came into the game, on each side of an arrow for itself: "target Elk #1", "block Elk -> Wolf #2".
What other picks of the same run are about counts too, so that a thing keeps its number while the run lasts. Case and
spacing don't matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from manafold.rules.choice_errors import AmbiguousChoice, IllegalChoice
from manafold.rules.decisions import Option
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.decisions import Decision
    from manafold.rules.state import State

ARROW = " -> "

NUMBER = re.compile(r"( \([0-9]+\))?( #[0-9]+)*$")

Part = tuple[int, str, int]
"""The place of a name in a notation (0 or 1), the name, and the id of what it names."""


def notations(decision: Decision) -> list[str]:
    """The notation of each option of the decision, in their order; no two are equal.

    >>> from manafold.rules.decisions import DONE, Decision, Option
    >>> notations(Decision(0, "target", [Option("target", "Elk", 101), Option("target", "Elk", 105), DONE]))
    ['target Elk #1', 'target Elk #2', 'done']
    """
    numbered = numbered_names(decision)
    return told_apart([numbered_text(option, numbered) for option in decision.options])


def picked(decision: Decision) -> list[str]:
    """The notation of what was picked before in the same run of picks."""
    numbered = numbered_names(decision)
    return [numbered_text(option, numbered) for option in decision.picked]


def numbers(decision: Decision) -> dict[int, int]:
    """The numbers in the notation of the decision, by the id of what has them for its name is not its alone.

    >>> from manafold.rules.decisions import DONE, Decision, Option
    >>> numbers(Decision(0, "target", [Option("target", "Elk", 101), Option("target", "Elk", 105), DONE]))
    {101: 1, 105: 2}
    """
    found: dict[int, int] = {}
    for ids in numbered_names(decision).values():
        for number, id in enumerate(ids, 1):
            found.setdefault(id, number)
    return found


def numbered_names(decision: Decision) -> dict[tuple[int, str], list[int]]:
    """The names that need numbers, by their place (see `Part`), each with the ids of what has it in their order."""
    ids: dict[tuple[int, str], set[int]] = {}
    for option in (*decision.picked, *decision.options, *decision.beside):
        for place, name, id in parts(option):
            ids.setdefault((place, name), set()).add(id)
    return {key: sorted(found) for key, found in ids.items() if len(found) > 1}


def parts(option: Option) -> tuple[Part, ...]:
    """The names in the subject of an option: one, or the two of "A -> B", of which the second is its value."""
    if option.ref == NOTHING:
        return ()
    subject = option.subject.removeprefix(amount_in(option))
    first, arrow, second = subject.partition(ARROW)
    if arrow and isinstance(option.value, int):
        return ((0, first, option.ref), (1, second, option.value))
    return ((0, subject, option.ref),)


def amount_in(option: Option) -> str:
    """The beginning of a subject such as "2 to Elk", up to the name; "" where the subject is a name."""
    amount = f"{option.value} to "
    return amount if option.subject.startswith(amount) else ""


def numbered_text(option: Option, numbered: dict[tuple[int, str], list[int]]) -> str:
    """The option as text, with numbers for the names that need them."""
    if not numbered:
        return str(option)
    names = [
        f"{name} #{numbered[place, name].index(id) + 1}" if (place, name) in numbered else name
        for place, name, id in parts(option)
    ]
    return f"{option.verb} {amount_in(option)}{ARROW.join(names)}" if names else str(option)


def told_apart(texts: list[str]) -> list[str]:
    """The texts, those that are read alike numbered in their order (several options about one thing)."""
    read = [plain(text) for text in texts]
    while len(set(read)) < len(texts):
        seen: dict[str, int] = {}
        changed: list[str] = []
        for text, key in zip(texts, read, strict=True):
            seen[key] = seen.get(key, 0) + 1
            changed.append(f"{text} #{seen[key]}" if read.count(key) > 1 else text)
        texts, read = changed, [plain(text) for text in changed]
    return texts


def plain(text: str) -> str:
    """The text as it is compared: without regard to case and spacing."""
    return " ".join(text.split()).lower()


def number_in(text: str) -> str:
    """What a name in a notation has behind it: "#2", "(2)"; "" if nothing."""
    found = NUMBER.search(text)
    return found[0].strip() if found is not None else ""


def without_number(text: str) -> str:
    """The name in a notation, without "#2" (which of several) or "(2)" (which of its abilities)."""
    return NUMBER.sub("", text)


def forms(decision: Decision, bare: bool) -> dict[str, list[int]]:
    """What the options may be called, each with the indices of those that it fits.

    The full notation always wins over one that leaves something out: numbers, or, if `bare` is allowed, the verb.
    """
    known = decision.forms.get(bare)
    if known is not None:
        return known
    found: dict[str, list[int]] = {}
    full = notations(decision)
    short = [str(option) for option in decision.options]
    add_forms(found, full)
    add_forms(found, short)
    if bare:
        add_forms(found, without_verbs(decision, full))
        add_forms(found, without_verbs(decision, short))
    for form, indices in list(found.items()):
        for implied in {decision.options[index].implied for index in indices} - {""}:
            found.setdefault(plain(f"{form}{ARROW}{implied}"), indices)
    decision.forms[bare] = found
    return found


def add_forms(found: dict[str, list[int]], texts: Iterable[str]) -> None:
    """Add names of equal rank; a name that is taken by a higher rank stays what it is."""
    new: dict[str, list[int]] = {}
    for index, text in enumerate(texts):
        new.setdefault(plain(text), []).append(index)
    for text, indices in new.items():
        found.setdefault(text, indices)


def without_verbs(decision: Decision, texts: list[str]) -> list[str]:
    """The texts of the options without their verbs, where something is left."""
    return [
        text[len(option.verb) + 1 :] if option.subject else text
        for option, text in zip(decision.options, texts, strict=True)
    ]


def find(decision: Decision, text: str) -> int | None:
    """The index of the option that `text` stands for, None if it stands for none.

    The verb may be left out unless the decision is what to do with priority. Raises `AmbiguousChoice` if several fit.
    """
    fitting = forms(decision, bare=decision.kind != "priority").get(plain(text), [])
    if len(fitting) > 1:
        full = notations(decision)
        raise AmbiguousChoice(text, [full[index] for index in fitting])
    return fitting[0] if fitting else None


def missing_number(decision: Decision, text: str) -> str:
    """What is wrong with a text that names options of the decision, but with a number that none of them has; or "".

    >>> from manafold.rules.decisions import DONE, Decision, Option
    >>> elks = [Option("target", "Elk", 101), Option("target", "Elk", 105), DONE]
    >>> missing_number(Decision(0, "target", elks), "target Elk #3")
    'there is no #3 of that name here'
    """
    parts = text.split(ARROW)
    numbers = [number_in(part) for part in parts]
    named = forms(decision, bare=decision.kind != "priority").get(plain(ARROW.join(map(without_number, parts))))
    if named is None or not any(numbers):
        return ""
    full = [notations(decision)[index] for index in named]
    known = {number_in(part) for each in full for part in each.split(ARROW)}
    missing = [each for each in numbers if each and each not in known]
    return f"there is no {missing[0]} of that name here" if missing else ""


def index_of(state: State, decision: Decision, pick: Option | int) -> int:
    """The index of an option that was picked as such or by its index.

    Raises `IllegalChoice` if it is not offered, and `TypeError` for what is neither.
    """
    options = decision.options
    if isinstance(pick, int):
        if 0 <= pick < len(options):
            return pick
        reason = f"the options are numbered from 0 to {len(options) - 1}"
        raise IllegalChoice(f"option {pick}", notations(decision), reason, rule_of(state, decision))
    if not isinstance(pick, Option):
        raise TypeError(f"expected an option, its index or its notation, got {pick!r}")
    try:
        return options.index(pick)
    except ValueError:
        reason = f"it is not among the options ({decision.prompt})"
        raise IllegalChoice(str(pick), notations(decision), reason, rule_of(state, decision)) from None


def rule_of(state: State, decision: Decision) -> str:
    """The number of the rule by which the decision is to be made."""
    rule = RULE_OF_KIND[decision.kind]
    if state.turn_number or rule in RULES_BEFORE_THE_GAME:
        return rule
    if any([player.hand for player in state.players]):
        return "103.6" if any([option.verb == "begin" for option in decision.options]) else "103"
    return "103.2b" if decision.kind == "card" else "103.1"


RULE_OF_KIND = {
    "priority": "117.1",
    "mulligan": "103.5",
    "bottom": "103.5",
    "attack": "508.1",
    "block": "509.1",
    "target": "601.2c",
    "mode": "700.2",
    "number": "107.1",
    "pay": "118.3",
    "card": "608.2d",
    "permanent": "608.2d",
    "player": "608.2d",
    "order": "101.4",
    "yes or no": "608.2d",
    "color": "105.4",
    "name": "201.4",
    "damage": "510.1",
    "replacement": "616.1",
    "discard": "701.9",
    "opening hand": "103.6",
}
"""For each kind of decision the rule that asks for it, once the game has begun."""

RULES_BEFORE_THE_GAME = ("103.5", "103.6")
"""Those of them that are of what is done before the game begins."""
