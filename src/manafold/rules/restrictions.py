"""What effects forbid, require and permit objects to do (CR 508.1c-d, 509.1b-c, 101.2), as the rules ask for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Keyword
from manafold.model.words import Cost, Static
from manafold.rules import under_effects

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.state import State


@dataclass(frozen=True)
class ObjectRule(Static):
    """A word of the RULES layer about an object. Each method is one question; by default the answer is no."""

    def stays_tapped(self, c: Context) -> bool:
        """Whether the permanent doesn't untap during its controller's untap step (502.3)."""
        return False

    def may_stay_tapped(self, c: Context) -> bool:
        """Whether the permanent's controller may choose not to untap it during their untap step (502.3)."""
        return False

    def forbids_regenerating(self, c: Context) -> bool:
        """Whether the permanent can't be regenerated (701.19c)."""
        return False

    def forbids_activating(self, is_mana: bool, c: Context) -> bool:
        """Whether the object's activated abilities, mana abilities or others, can't be activated (602.5)."""
        return False

    def keeps_damage(self, c: Context) -> bool:
        """Whether damage isn't removed from the permanent during cleanup steps (514.2)."""
        return False

    def forbids_phasing_out(self, c: Context) -> bool:
        """Whether the permanent can't phase out (101.2, 702.26b)."""
        return False

    def forbids_phasing_in(self, c: Context) -> bool:
        """Whether the permanent, which is phased out, can't phase in (101.2, 702.26c)."""
        return False

    def forbids_crewing(self, c: Context) -> bool:
        """Whether the creature can't crew Vehicles (702.122c)."""
        return False

    def crewing_power(self, creature: int, power: int, way: str, c: Context) -> int:
        """The power with which `creature` crews Vehicles or saddles Mounts, as `way` says, if it is `power` so far
        (702.122a, 702.171a)."""
        return power

    def forbids_targeting(self, source: int, controller: int, c: Context) -> bool:
        """Whether the object can't be the target of what `source` says and `controller` controls (115)."""
        return False


@dataclass(frozen=True)
class CombatRule(ObjectRule):
    """A word of the RULES layer about attacking and blocking. Each method is one question; by default it says nothing.

    The word is true of a creature, and is asked about that creature only; `c` is where it speaks from. If `general`, it
    says for itself what it is about, and is asked about every attack and block.
    """

    general: ClassVar[bool] = False

    # Attacking (508.1)

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        """Whether `attacker` can't attack the player or permanent `defender`."""
        return False

    def ignores_defender(self, c: Context) -> bool:
        """Whether the creature can attack as though it didn't have defender (702.3b)."""
        return False

    def fewest_attackers(self, c: Context) -> int:
        """The creature can attack only if at least so many creatures attack."""
        return 1

    def most_attackers(self, c: Context) -> int | None:
        """How many creatures may attack at most if this one does; if `general`, how many in all."""
        return None

    def most_attacking(self, defender: int, c: Context) -> int | None:
        """How many creatures may attack the player or permanent `defender` at most; asked if `general`."""
        return None

    def requires_attack(self, attacker: int, defender: int, c: Context) -> int:
        """How many requirements `attacker` obeys by attacking `defender`."""
        return 0

    def attack_mana(self, attacker: int, defender: int, c: Context) -> ManaCost | None:
        """The mana that has to be paid for `attacker` to attack `defender` (508.1h)."""
        return None

    def attack_costs(self, attacker: int, defender: int, c: Context) -> tuple[Cost, ...]:
        """What else has to be paid, by the attacking player, for `attacker` to attack `defender` (508.1h)."""
        return ()

    def as_it_attacks(self, attacker: int, attackers: Sequence[int], c: Context) -> Task[None]:
        """What its controller may pay as `attacker` attacks, together with all of `attackers` (508.1g)."""
        return
        yield

    # Asked of the blocker (509.1)

    def forbids_blocking(self, blocker: int, attacker: int, c: Context) -> bool:
        """Whether `blocker` can't block `attacker`."""
        return False

    def fewest_blocking(self, c: Context) -> int:
        """The creature can block only if at least so many creatures block."""
        return 1

    def most_blocking(self, c: Context) -> int | None:
        """How many creatures may block at most each combat; asked if `general`."""
        return None

    def additional_blocks(self, c: Context) -> int | None:
        """How many attackers the creature can block beyond the first; None for any number."""
        return 0

    def requires_blocking(self, c: Context) -> bool:
        """Whether this is a requirement that the creature obeys by blocking anything."""
        return False

    def requires_block(self, blocker: int, attacker: int, c: Context) -> bool:
        """Whether this is a requirement that `blocker` obeys by blocking `attacker`."""
        return False

    # Asked of the attacker (509.1)

    def forbids_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        """Whether `attacker` can't be blocked by `blocker`."""
        return False

    def fewest_blockers(self, c: Context) -> int:
        """The attacker can't be blocked except by at least so many creatures."""
        return 1

    def most_blockers(self, c: Context) -> int | None:
        """The attacker can't be blocked by more creatures than this."""
        return None

    def requires_being_blocked(self, attacker: int, blocker: int, c: Context) -> bool:
        """Whether this is a requirement that is obeyed if `blocker` blocks `attacker`."""
        return False

    def required_blockers(self, c: Context) -> int:
        """This is a requirement that is obeyed if at least so many creatures block the attacker; 0 for none."""
        return 0

    # Asked of both, and of what deals damage

    def ignores_evasion(self, ability: EvasionAbility, blocker: int, attacker: int, c: Context) -> bool:
        """Whether `blocker` can block `attacker` as though this evasion ability were not there (609.4)."""
        return False

    def may_assign_as_unblocked(self, creature: int, c: Context) -> bool:
        """Whether the creature may assign its combat damage as though it weren't blocked (510.1c); asked if
        `general`."""
        return False

    def assigned_damage(self, creature: int, c: Context) -> int | None:
        """The combat damage that the creature assigns in place of its power (510.1a); None for its power."""
        return None


@dataclass(frozen=True)
class EvasionAbility(Keyword):
    """A keyword of a creature that restricts what blocks it, or what it blocks (509.1b)."""

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        """Whether `blocker` can't block `attacker`; `c.source`, which has the ability, is either of them."""
        raise NotImplementedError(type(self))


@dataclass(frozen=True)
class ToxicAbility(Keyword):
    """A toxic ability (702.164)."""

    @property
    def toxic_value(self) -> int:
        """The number of poison counters that it adds."""
        raise NotImplementedError(type(self))


Rules = Sequence[tuple[CombatRule, "Context"]]
"""Words about combat, each with the context that it speaks from."""


def rules_of(state: State, creature: int) -> Rules:
    """The words about combat that are true of a creature now, those that are general left out."""
    found = state.characteristics(creature).rules
    return [(word, c) for word, c in found if isinstance(word, CombatRule) and not word.general] if found else ()


def general_rules(state: State) -> Rules:
    """The words about combat that say for themselves what they are about."""
    if not state.effects and not state.static_sources and not state.keyword_counters:
        return ()
    spoken = [state.characteristics(id).rules for id in state.battlefield]
    spoken += [under_effects.player_rules(state, player) for player in state.living()]
    return [(word, c) for found in spoken for word, c in found if isinstance(word, CombatRule) and word.general]


def object_rules(state: State, id: int) -> Sequence[tuple[ObjectRule, Context]]:
    """The words about objects outside of combat that are true of `id` now."""
    found = state.characteristics(id).rules
    return [(static, c) for static, c in found if isinstance(static, ObjectRule)] if found else ()


def keeps_damage(state: State, id: int) -> bool:
    """Whether damage isn't removed from the permanent during cleanup steps (514.2)."""
    return any(rule.keeps_damage(c) for rule, c in object_rules(state, id))


def may_not_crew(state: State, id: int) -> bool:
    """Whether the creature can't crew Vehicles (702.122c)."""
    return any(rule.forbids_crewing(c) for rule, c in object_rules(state, id))


def crewing_power(state: State, id: int, way: str) -> int:
    """The power with which the creature crews or saddles, as `way` says (702.122a, 702.171a)."""
    power = state.characteristics(id).power or 0
    for rule, c in object_rules(state, id):
        power = rule.crewing_power(id, power, way, c)
    return power


def may_stay_tapped(state: State, id: int) -> bool:
    """Whether its controller may choose not to untap it (502.3)."""
    return any(rule.may_stay_tapped(c) for rule, c in object_rules(state, id))


def may_be_regenerated(state: State, id: int) -> bool:
    """Whether regeneration shields apply to the permanent (701.19c)."""
    return not any(rule.forbids_regenerating(c) for rule, c in object_rules(state, id))


def stays_tapped(state: State, id: int) -> bool:
    """Whether the permanent doesn't untap during its controller's untap step (502.3)."""
    return any(rule.stays_tapped(c) for rule, c in object_rules(state, id))


def is_silenced(state: State, id: int, is_mana: bool) -> bool:
    """Whether activated abilities of the object can't be activated (602.5)."""
    return any(rule.forbids_activating(is_mana, c) for rule, c in object_rules(state, id))


def smallest(limits: Iterable[int | None]) -> int | None:
    """The smallest of the limits that there are; None if there is none."""
    found = [limit for limit in limits if limit is not None]
    return min(found) if found else None
