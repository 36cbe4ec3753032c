"""The abilities of an object, sorted by what the rules ask of them (CR 113)."""

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
from manafold.model.words import Filter, Replacement
from manafold.rules.scripts import has_mode_costs, spell_script

if TYPE_CHECKING:
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
        kind.extras is Ability.extras
        and kind.helpers is Ability.helpers
        and kind.announced is Ability.announced
        and kind.tag != "assist"
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
    `is_open` is whether players may activate one of them who do not control the object.
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
        "is_open",
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
        self.is_open = any([ability.by != "" for ability in activated])
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
