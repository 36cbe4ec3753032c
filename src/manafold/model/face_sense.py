"""Whether a card face can be: what is printed on it belongs to its types, and what its abilities say can be true."""

from __future__ import annotations

from manafold.model.abilities import Ability, ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from manafold.model.card import NUMBERS, CardFace, missing_numbers
from manafold.model.errors import Problem
from manafold.model.sense import problems_in
from manafold.model.typeline import TypeLine

_LEAST_OF = ("loyalty", "defense")
"""The numbers that count counters, which are never fewer than none (CR 306.5b, 310.4b)."""


def face_problems(face: CardFace, path: str = "", partial: bool = False) -> list[Problem]:
    """Everything that is wrong with a face; `path` is its place.

    If it is `partial`, abilities of it may be missing, and what they say is not looked into.
    """
    before = f"{path}." if path else ""
    found = missing_numbers(face, path)
    if not face.name:
        found.append(Problem(f"{before}name", "a name (CR 201.1)", "an empty one"))
    found += _stray_numbers(face, before)
    if partial:
        return found
    for index, ability in enumerate(face.abilities):
        reason = misplaced(ability, face.type_line)
        if reason:
            found.append(Problem(f"{before}abilities[{index}]", reason, f'the word "{ability.tag}"'))
    if "Aura" in face.type_line.subtypes and not any(map(_enchants, face.abilities)):
        enchant = 'the keyword "enchant", as on every Aura (CR 303.4a)'
        found.append(Problem(f"{before}abilities", enchant, "nothing"))
    return [*found, *problems_in(face.abilities, f"{before}abilities")]


def is_fleeting(types: TypeLine) -> bool:
    """Whether it is an instant or a sorcery, which is never a permanent (CR 304.4, 307.4)."""
    return not types.is_permanent and not {"instant", "sorcery"}.isdisjoint(types.types)


def misplaced(ability: Ability, types: TypeLine) -> str:
    """What is expected in place of an ability that nothing with these types can have; "" if they can."""
    if isinstance(ability, SpellAbility) and types.is_permanent:
        return "an ability of a permanent, as only instants and sorceries have spell abilities (CR 113.3a)"
    zone = ability.zone if isinstance(ability, TriggeredAbility | ActivatedAbility | StaticAbility) else ""
    if zone == "battlefield" and is_fleeting(types):
        return "an ability that does not function only on the battlefield, where this is never (CR 113.6)"
    return ""


def _stray_numbers(face: CardFace, before: str) -> list[Problem]:
    found: list[Problem] = []
    for name, having, rule in NUMBERS:
        number = getattr(face, name)
        belongs = not is_fleeting(face.type_line) and (name not in _LEAST_OF or having[0] in face.type_line.types)
        if number is not None and not belongs:
            expected = f"no number, which only {having[0]}s have (CR {rule})"
            found.append(Problem(f"{before}{name}", expected, str(number)))
        elif isinstance(number, int) and number < 0 and name in _LEAST_OF:
            found.append(Problem(f"{before}{name}", "a number that is not negative", str(number)))
    return found


def _enchants(ability: Ability) -> bool:
    """Whether it says what an Aura enchants."""
    return any([each.enchants() is not None for each in (ability, *ability.expand())])
