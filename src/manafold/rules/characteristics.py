"""What an object is (CR 109.3): printed or copied values, and the values after the layers have been applied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from manafold.model.abilities import (
    Ability,
    ActivatedAbility,
    Keyword,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from manafold.model.words import Filter, Replacement, Static
from manafold.rules.intrinsic import keyword
from manafold.rules.land_types import with_intrinsic
from manafold.rules.scripts import has_mode_costs, spell_script

if TYPE_CHECKING:
    from manafold.model.card import CardFace
    from manafold.model.colors import Color
    from manafold.model.mana import ManaCost
    from manafold.rules.context import Context
    from manafold.rules.events import Event


def is_mana_ability(ability: ActivatedAbility) -> bool:
    """Whether the activated ability is a mana ability (CR 605.1a): no target, could add mana, not a loyalty ability."""
    script = ability.script
    if script.targets or any(cost.is_loyalty for cost in ability.costs):
        return False
    effects = [effect for mode in script.modes for effect in mode.effects] + list(script.effects)
    return any(effect.could_add_mana() for effect in effects)


def by_zone(pairs: Iterable[tuple[str, tuple[type[Event], ...]]]) -> dict[str, tuple[type[Event], ...]]:
    """The event classes of `pairs`, gathered by zone, each once."""
    gathered: dict[str, dict[type[Event], None]] = {}
    for zone, kinds in pairs:
        gathered.setdefault(zone, {}).update(dict.fromkeys(kinds))
    return {zone: tuple(kinds) for zone, kinds in gathered.items()}


_expanded: dict[Ability, tuple[Ability, ...]] = {}


def expanded(ability: Ability) -> tuple[Ability, ...]:
    """What the ability is short for, the very same objects each time: effects are known by the ability they are of."""
    if isinstance(ability, SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility):
        return (ability,)
    known = _expanded.get(ability)
    if known is None:
        known = _expanded[ability] = ability.expand()
    return known


def is_silent_in_casting(ability: Ability) -> bool:
    """Whether the ability leaves alone how its card is cast: what is paid, who helps, what is announced."""
    kind = type(ability)
    return (
        kind.extras is Ability.extras and kind.helpers is Ability.helpers and kind.announced is Ability.announced
    )


class AbilitySet:
    """The abilities of an object, sorted by what the rules ask of them. Built once per distinct set of abilities.

    `all` are the abilities as written; the other fields hold them expanded. `keywords` has the tag of every keyword.
    `heard` and `replaced` are the events that triggered abilities and replacement effects wait for, by the zone in
    which the ability functions, `awaited` is all of these; `script` is all that a spell does as it resolves;
    `static_zones` are the zones in which a static ability does; `is_indexed` is whether there is any of these but the
    script. `defining` are the characteristic-defining abilities (604.3), which function everywhere.
    `acts_off_battlefield` is whether one of them lets the card be cast at another time or in another way than usual, or
    be activated from elsewhere. `casts_plainly` is whether none has anything to do with how the card is cast.
    """

    __slots__ = (
        "actions",
        "activated",
        "acts_off_battlefield",
        "all",
        "awaited",
        "casts_plainly",
        "defining",
        "enchant",
        "extras",
        "heard",
        "is_indexed",
        "keywords",
        "mana",
        "on_stack",
        "replaced",
        "replacements",
        "script",
        "spell",
        "static_zones",
        "statics",
        "triggered",
        "ways",
    )

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.all = abilities
        keywords: set[str] = set()
        activated: list[ActivatedAbility] = []
        mana: list[ActivatedAbility] = []
        triggered: list[TriggeredAbility] = []
        statics: list[StaticAbility] = []
        spell: list[SpellAbility] = []
        for ability in abilities:
            if isinstance(ability, Keyword):
                keywords.add(ability.tag)
            for part in expanded(ability):
                if isinstance(part, ActivatedAbility):
                    (mana if is_mana_ability(part) else activated).append(part)
                elif isinstance(part, TriggeredAbility):
                    triggered.append(part)
                elif isinstance(part, StaticAbility):
                    statics.append(part)
                elif isinstance(part, SpellAbility):
                    spell.append(part)
                elif isinstance(part, Keyword):
                    keywords.add(part.tag)
        self.keywords = frozenset(keywords)
        self.activated = tuple(activated)
        self.mana = tuple(mana)
        self.triggered = tuple(triggered)
        self.statics = tuple(statics)
        self.spell = tuple(spell)
        self.replacements = tuple(
            (ability, does) for ability in statics for does in ability.does if isinstance(does, Replacement)
        )
        self.on_stack = tuple(ability for ability in statics if ability.zone == "stack")
        self.ways = tuple(way for ability in abilities for way in ability.ways())
        self.actions = tuple(action for ability in abilities for action in ability.actions())
        self.extras = tuple(extra for ability in abilities for extra in ability.extras())
        enchanted = [what for ability in abilities if (what := ability.enchants()) is not None]
        self.enchant: Filter | None = enchanted[0] if enchanted else None
        self.script = spell_script([ability.script for ability in spell], self.enchant)
        self.heard = by_zone((ability.zone, ability.trigger.events()) for ability in triggered)
        self.replaced = by_zone((ability.zone, does.replaces) for ability, does in self.replacements)
        self.static_zones = frozenset(
            ability.zone for ability in statics if not all(isinstance(does, Replacement) for does in ability.does)
        ) - {"everywhere"}
        self.awaited = frozenset(
            [kind for kinds in (*self.heard.values(), *self.replaced.values()) for kind in kinds]
        )
        self.is_indexed = bool(self.heard or self.replaced or self.static_zones)
        self.defining = tuple(ability for ability in statics if ability.zone == "everywhere")
        self.casts_plainly = (
            not self.on_stack
            and not self.ways
            and all(map(is_silent_in_casting, abilities))
            and not has_mode_costs(self.script)
        )
        self.acts_off_battlefield = (
            bool(self.ways or self.on_stack or self.actions)
            or "flash" in self.keywords
            or any(ability.zone != "battlefield" for ability in activated)
        )

    def having(self, tag: str) -> list[Keyword]:
        """The keyword abilities with this tag, as written (so with their costs and amounts)."""
        return [ability for ability in self.all if isinstance(ability, Keyword) and ability.tag == tag]


NO_ABILITIES = AbilitySet(())

MANY = 4096

_sets: dict[tuple[int, ...], tuple[tuple[Ability, ...], AbilitySet]] = {}


def ability_set(abilities: tuple[Ability, ...]) -> AbilitySet:
    """The `AbilitySet` of these very ability objects, shared by all who have them."""
    if not abilities:
        return NO_ABILITIES
    key = tuple(map(id, abilities))
    known = _sets.get(key)
    if known is None:
        if len(_sets) > MANY:
            _sets.clear()  # combinations that came about in one game are forgotten
        known = (abilities, AbilitySet(abilities))  # kept with the abilities, so that the ids stay theirs
        _sets[key] = known
    return known[1]


class Characteristics:
    """The characteristics of an object. Shared between objects and states: changed only while it is being made.

    `power` and `toughness` are None for what has none (CR 208.3). `rules` are the words of `Layer.RULES` that apply to
    the object ("can't block"), each with the context that it speaks from. `halves` are those of a Room, `whole` is what
    it would be with both unlocked, if these are the values that it has for now (709.5). `watched` is whether
    state-based actions have a use for a permanent that is so, None while nobody has asked.
    """

    __slots__ = (
        "abilities",
        "colors",
        "defense",
        "halves",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "rules",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
        "watched",
        "whole",
    )

    def __init__(
        self,
        name: str,
        mana_cost: ManaCost | None,
        colors: frozenset[Color],
        supertypes: frozenset[str],
        types: frozenset[str],
        subtypes: frozenset[str],
        power: int | None,
        toughness: int | None,
        loyalty: int | None,
        defense: int | None,
        abilities: AbilitySet,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.abilities = abilities
        self.rules: tuple[tuple[Static, Context], ...] = ()
        self.halves: tuple[Characteristics, Characteristics] | None = None
        self.whole: Characteristics | None = None
        self.watched: bool | None = None

    def copy(self) -> Characteristics:
        """A copy that may be changed while it is made."""
        twin = Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            self.power,
            self.toughness,
            self.loyalty,
            self.defense,
            self.abilities,
        )
        twin.rules = self.rules
        twin.halves = self.halves
        twin.whole = self.whole
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparison."""
        spoken = tuple([(word, c.source, c.controller) for word, c in self.rules])
        return (
            self.name, self.mana_cost, self.colors, self.supertypes, self.types, self.subtypes, self.power,
            self.toughness, self.loyalty, self.defense, self.abilities.all, spoken,
        )  # fmt: skip

    def settle_land_types(self) -> None:
        """Have the mana abilities of the basic land types that it now has, and no longer those of others (305.6-7)."""
        abilities = with_intrinsic(self.abilities.all, self.types, self.subtypes)
        if abilities is not self.abilities.all:
            self.abilities = ability_set(abilities)

    @property
    def mana_value(self) -> int:
        """Mana value with X as 0 (CR 202.3); a spell's X is added by `State.mana_value`."""
        return self.mana_cost.mana_value() if self.mana_cost is not None else 0

    @property
    def keywords(self) -> frozenset[str]:
        """The tags of the keyword abilities."""
        return self.abilities.keywords


_printed: dict[int, tuple[CardFace, Characteristics]] = {}


def printed(face: CardFace) -> Characteristics:
    """The characteristics printed on a face, made once and shared."""
    known = _printed.get(id(face))
    if known is None:
        types = frozenset[str](face.type_line.types)
        subtypes = frozenset(face.type_line.subtypes)
        sized = any([ability.has_size for ability in face.abilities])  # 721.2c
        made = Characteristics(
            face.name,
            face.mana_cost,
            face.colors,
            frozenset(face.type_line.supertypes),
            types,
            subtypes,
            None if sized else number(face.power),
            None if sized else number(face.toughness),
            number(face.loyalty),
            number(face.defense),
            ability_set(with_siege(with_intrinsic(face.abilities, types, subtypes), subtypes)),
        )
        known = (face, made)  # kept with the face, so that the id stays its own
        _printed[id(face)] = known
    return known[1]


def with_siege(abilities: tuple[Ability, ...], subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """The abilities, with the one that Sieges have by the rules (310.11b)."""
    return (*abilities, keyword("siege")) if "Siege" in subtypes else abilities


def number(printed_value: object) -> int | None:
    """A printed number; 0 for one that an ability defines (CR 208.2), None where nothing is printed."""
    if printed_value is None:
        return None
    return printed_value if isinstance(printed_value, int) else 0
