"""Cards and runs for tests of mana and costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from manafold.model.abilities import Ability, ActivatedAbility
from manafold.model.card import Card, CardFace
from manafold.model.mana import ManaCost
from manafold.model.typeline import TypeLine
from manafold.model.words import Cost, Effect, Fixed, Quantity, Script
from manafold.rules.decisions import Decision, Option, Task
from manafold.words.costs.mana import Mana
from manafold.words.costs.symbols import TapSource
from manafold.words.effects.add_mana import AddMana
from manafold.words.filters.types import OfType
from manafold.words.refs.noun_phrases import Choose

T = TypeVar("T")

TAP = TapSource()
ONE = Quantity(Fixed(1), Fixed(1))
A_CREATURE = Choose(ONE, OfType("creature"))


def cost(text: str) -> ManaCost:
    """The mana cost written so."""
    return ManaCost.parse(text)


def pays(text: str) -> Mana:
    """The mana part of a cost."""
    return Mana(cost(text))


def adds(*texts: str) -> AddMana:
    """Adds one of these amounts of mana."""
    return AddMana(mana=tuple([cost(text) for text in texts]))


def ability(*parts: Cost | Effect) -> ActivatedAbility:
    """The activated ability with these costs and effects."""
    costs = tuple([part for part in parts if isinstance(part, Cost)])
    return ActivatedAbility(costs, Script(effects=tuple([part for part in parts if isinstance(part, Effect)])))


def card(
    name: str, types: str, *abilities: Ability, mana: str | None = None, power: int | None = None
) -> Card:
    """An invented card."""
    price = cost(mana) if mana is not None else None
    line = TypeLine.parse(types)
    face = CardFace(
        name=name, type_line=line, mana_cost=price, abilities=abilities, power=power, toughness=power
    )
    return Card.of(face)


def land(letters: str) -> Card:
    """A land that can be tapped for one mana of any of these types."""
    return card(f"Land of {letters}", "Land", ability(TAP, adds(*["{" + letter + "}" for letter in letters])))


PLAINS = card("Plains", "Basic Land — Plains")
ISLAND = card("Island", "Basic Land — Island")
SWAMP = card("Swamp", "Basic Land — Swamp")
MOUNTAIN = card("Mountain", "Basic Land — Mountain")
FOREST = card("Forest", "Basic Land — Forest")
SNOW_FOREST = card("Cold Forest", "Basic Snow Land — Forest")
BEAR = card("Plain Bear", "Creature — Bear", power=2)
ELF = card("Plain Elf", "Creature — Elf", ability(TAP, adds("{G}")), power=1)


def run(task: Task[T], *picks: str) -> T:
    """Carry a task out with these picks, by their notation; it must ask for just as many."""
    waiting = list(picks)
    try:
        decision = next(task)
        while True:
            decision = task.send(find(decision, waiting.pop(0) if waiting else ""))
    except StopIteration as stop:
        assert not waiting, f"nobody asked for {waiting}"
        result: T = stop.value
        return result


def find(decision: Decision, pick: str) -> Option:
    """The option with this notation."""
    for option in decision.options:
        if str(option) == pick:
            return option
    raise AssertionError(f'"{pick}" is not offered by {decision!r}')


def names(options: Sequence[Option]) -> list[str]:
    """The notation of options."""
    return [str(option) for option in options]
