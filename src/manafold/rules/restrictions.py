"""What effects forbid, require and permit objects to do (CR 508.1c-d, 509.1b-c, 101.2), as the rules ask for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.model.abilities import Keyword
from manafold.model.words import Cost, Static
from manafold.rules import continuous
from manafold.rules.terms import is_player

if TYPE_CHECKING:
    from manafold.model.mana import ManaCost
    from manafold.rules.context import Context
    from manafold.rules.state import State


@dataclass(frozen=True)
class CombatRule(Static):
    """A word of the RULES layer about attacking and blocking. Each method is one question; by default it says nothing.

    The word is true of an object (see `Characteristics.rules`) or of a player. Questions about an attack are asked of
    the rules of the attacker, of the player or permanent attacked, and of the defending player; questions about a
    block are asked of the rules of the blocker and of the attacker. `c` is where the word speaks from.
    """

    def forbids_attack(self, attacker: int, defender: int, c: Context) -> bool:
        """Whether `attacker` can't attack `defender`."""
        return False

    def ignores_defender(self, c: Context) -> bool:
        """Whether the creature can attack as though it didn't have defender (702.3b)."""
        return False

    def fewest_attackers(self, c: Context) -> int:
        """The creature can attack only if at least so many creatures attack."""
        return 1

    def most_attackers(self, c: Context) -> int | None:
        """Of a creature: how many may attack at most if it does. Of a player: how many may attack that player."""
        return None

    def most_attackers_in_all(self, c: Context) -> int | None:
        """How many creatures may attack at most each combat; asked of the rules of all players."""
        return None

    def requires_attack(self, attacker: int, defender: int, c: Context) -> bool:
        """Whether this is a requirement that `attacker` obeys by attacking `defender`."""
        return False

    def attack_mana(self, attacker: int, defender: int, c: Context) -> ManaCost | None:
        """The mana that has to be paid for `attacker` to attack `defender` (508.1h)."""
        return None

    def attack_costs(self, attacker: int, defender: int, c: Context) -> tuple[Cost, ...]:
        """What else has to be paid, by the attacking player, for `attacker` to attack `defender` (508.1h)."""
        return ()

    def forbids_block(self, blocker: int, attacker: int, c: Context) -> bool:
        """Whether `blocker` can't block `attacker`."""
        return False

    def ignores_evasion(self, ability: EvasionAbility, blocker: int, attacker: int, c: Context) -> bool:
        """Whether `blocker` can block `attacker` as though this evasion ability were not there (609.4)."""
        return False

    def fewest_blockers(self, c: Context) -> int:
        """The attacker can't be blocked except by at least so many creatures."""
        return 1

    def most_blockers(self, c: Context) -> int | None:
        """The attacker can't be blocked by more creatures than this."""
        return None

    def fewest_blocking(self, c: Context) -> int:
        """The creature can block only if at least so many creatures block."""
        return 1

    def most_blocking_in_all(self, c: Context) -> int | None:
        """How many creatures may block at most each combat; asked of the rules of all players."""
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

    def required_blockers(self, c: Context) -> int:
        """This is a requirement that is obeyed if at least so many creatures block the attacker; 0 for none."""
        return 0

    def assigned_damage(self, creature: int, c: Context) -> int | None:
        """The combat damage that the creature assigns in place of its power (510.1a); None for its power."""
        return None


@dataclass(frozen=True)
class ObjectRule(Static):
    """A word of the RULES layer about an object outside of combat. Each method is one question; by default it says no."""

    def stays_tapped(self, c: Context) -> bool:
        """Whether the permanent doesn't untap during its controller's untap step (502.3)."""
        return False

    def forbids_activating(self, is_mana: bool, c: Context) -> bool:
        """Whether the object's activated abilities, mana abilities or others, can't be activated (602.5)."""
        return False

    def forbids_targeting(self, source: int, controller: int, c: Context) -> bool:
        """Whether the object can't be the target of what `source` says and `controller` controls (115)."""
        return False


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


def rules_of(state: State, entity: int) -> Rules:
    """The words about combat that are true of an object or a player now."""
    found = continuous.player_rules(state, entity) if is_player(entity) else state.characteristics(entity).rules
    return [(static, c) for static, c in found if isinstance(static, CombatRule)] if found else ()


def object_rules(state: State, id: int) -> Sequence[tuple[ObjectRule, Context]]:
    """The words about objects outside of combat that are true of `id` now."""
    found = state.characteristics(id).rules
    return [(static, c) for static, c in found if isinstance(static, ObjectRule)] if found else ()


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
