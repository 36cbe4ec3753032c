"""Attacking and blocking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Filter, Trigger
from manafold.rules.events import (
    AttackedTogether,
    BecameBlocked,
    CreatureAttacked,
    CreatureBlocked,
    Event,
    PlayerAttacked,
    WentUnblocked,
)
from manafold.rules.terms import is_player
from manafold.words.filters.kinds import IsPlayer, Opponent

if TYPE_CHECKING:
    from manafold.rules.context import Context


@dataclass(frozen=True)
class Attacks(Trigger):
    """A creature is declared as an attacker (CR 508.3a); `defender` is whom or what it attacks, if that matters."""

    what: Filter
    defender: Filter | None = None

    tag: ClassVar[str] = "attacks"
    phrases: ClassVar[Phrases] = (
        "{what:thing} <attack>",
        "{what:thing} <attack> {defender:a}",
        Phrase("{what:a} attacking", form="causing"),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureAttacked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker", "defender": "defender"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, CreatureAttacked)
            and self.what.matches(event.attacker, c)
            and (self.defender is None or self.defender.matches(event.defender, c))
        )


@dataclass(frozen=True)
class AttacksAlone(Trigger):
    """A creature is declared as the only attacker (CR 506.5)."""

    what: Filter

    tag: ClassVar[str] = "attacks alone"
    phrases: ClassVar[Phrases] = ("{what:thing} <attack> alone",)
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureAttacked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, CreatureAttacked) and event.alone and self.what.matches(event.attacker, c)


@dataclass(frozen=True)
class PlayerAttacks(Trigger):
    """A player attacks with at least `least` creatures that fit, seen once for all of them (CR 508.3d, 508.3e)."""

    who: Filter
    what: Filter
    least: int = 1

    tag: ClassVar[str] = "player attacks"
    phrases: ClassVar[Phrases] = (
        Phrase("one or more {what:many} attack", sets={"who": IsPlayer(), "least": 1}),
        Phrase("{who:player} <attack> with one or more {what:many}"),
        Phrase("{who:player} <attack> with {least:word} or more {what:many}"),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (PlayerAttacked,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}
    grouped: ClassVar[str] = "what"

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, PlayerAttacked) or not self.who.matches(event.player, c):
            return False
        return len(self.group(event, c)) >= self.least

    def group(self, event: Event, c: Context) -> Sequence[int]:
        return [id for id in event.attackers if self.what.matches(id, c)] if isinstance(event, PlayerAttacked) else ()


@dataclass(frozen=True)
class AttackTogether(Trigger):
    """So many creatures that fit attack the same player or permanent that fits, seen once for each attacked (CR 603.2c,
    508.1)."""

    what: Filter
    defender: Filter
    least: int = 1

    tag: ClassVar[str] = "attack together"
    phrases: ClassVar[Phrases] = (
        "one or more {what:many} attack {defender:a}",
        Phrase("one or more {what:many} attack one of your opponents", sets={"defender": Opponent()}, read_only=True),
        "{least:word} or more {what:many} attack {defender:a}",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (AttackedTogether,)
    points: ClassVar[Mapping[str, str]] = {"defender": "defender"}
    grouped: ClassVar[str] = "what"

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, AttackedTogether) or not self.defender.matches(event.defender, c):
            return False
        return len(self.group(event, c)) >= self.least

    def group(self, event: Event, c: Context) -> Sequence[int]:
        return [id for id in event.attackers if self.what.matches(id, c)] if isinstance(event, AttackedTogether) else ()


@dataclass(frozen=True)
class AttacksPlayer(Trigger):
    """A player attacks another one with one or more creatures, once for each who is attacked (CR 508.3b)."""

    who: Filter
    whom: Filter

    tag: ClassVar[str] = "attacks player"
    phrases: ClassVar[Phrases] = (
        "{who:player} <attack> {whom:player}",
        Phrase("{who:player} <attack> one of your opponents", sets={"whom": Opponent()}, read_only=True),
    )
    listens: ClassVar[tuple[type[Event], ...]] = (AttackedTogether,)
    points: ClassVar[Mapping[str, str]] = {"who": "player", "whom": "defender"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, AttackedTogether)
            and self.who.matches(event.player, c)
            and is_player(event.defender)
            and self.whom.matches(event.defender, c)
        )


@dataclass(frozen=True)
class AttacksBeside(Trigger):
    """A creature attacks together with at least so many others that fit (CR 508.1m)."""

    what: Filter
    least: int
    others: Filter

    tag: ClassVar[str] = "attacks beside"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:thing} and at least one other {others} attack", sets={"least": 1}),
        "{what:thing} and at least {least:word} other {others:many} attack",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (PlayerAttacked,)

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, PlayerAttacked):
            return False
        mine = [id for id in event.attackers if self.what.matches(id, c)]
        return bool(mine) and sum(id != mine[0] and self.others.matches(id, c) for id in event.attackers) >= self.least


@dataclass(frozen=True)
class YouAttack(Trigger):
    """A player attacks with one or more creatures, whichever they are (CR 508.3d)."""

    who: Filter

    tag: ClassVar[str] = "attack"
    phrases: ClassVar[Phrases] = ("{who:player} <attack>",)
    listens: ClassVar[tuple[type[Event], ...]] = (PlayerAttacked,)
    points: ClassVar[Mapping[str, str]] = {"who": "player"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, PlayerAttacked) and self.who.matches(event.player, c)


@dataclass(frozen=True)
class Blocks(Trigger):
    """A creature blocks (CR 509.3a); with `attacker`, once for each creature that fits and that it blocks (509.3b)."""

    what: Filter
    attacker: Filter | None = None

    tag: ClassVar[str] = "blocks"
    phrases: ClassVar[Phrases] = ("{what:a} <block>", "{what:a} <block> {attacker:a}")
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureBlocked,)
    points: ClassVar[Mapping[str, str]] = {"what": "blocker", "attacker": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CreatureBlocked) or not self.what.matches(event.blocker, c):
            return False
        if self.attacker is not None:
            return self.attacker.matches(event.attacker, c)
        combat = c.state.combat
        blocked = combat.blocks.get(event.blocker, ()) if combat is not None else ()
        return not blocked or blocked[0] == event.attacker


@dataclass(frozen=True)
class BecomesBlocked(Trigger):
    """A creature becomes blocked (CR 509.3c)."""

    what: Filter

    tag: ClassVar[str] = "becomes blocked"
    phrases: ClassVar[Phrases] = ("{what:a} <become> blocked",)
    listens: ClassVar[tuple[type[Event], ...]] = (BecameBlocked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, BecameBlocked) and self.what.matches(event.attacker, c)


@dataclass(frozen=True)
class BecomesBlockedBy(Trigger):
    """A creature becomes blocked by a creature, once for each that fits (CR 509.3d)."""

    what: Filter
    blocker: Filter

    tag: ClassVar[str] = "becomes blocked by"
    phrases: ClassVar[Phrases] = ("{what:a} <become> blocked by {blocker:a}",)
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureBlocked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker", "blocker": "blocker"}

    def matches(self, event: Event, c: Context) -> bool:
        return (
            isinstance(event, CreatureBlocked)
            and self.what.matches(event.attacker, c)
            and self.blocker.matches(event.blocker, c)
        )


@dataclass(frozen=True)
class BecomesBlockedByMany(Trigger):
    """A creature becomes blocked by at least so many creatures that fit, once for all of them (CR 509.3c, 603.2c)."""

    what: Filter
    least: int
    blockers: Filter

    tag: ClassVar[str] = "becomes blocked by many"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} <become> blocked by one or more {blockers:many}", sets={"least": 1}),
        "{what:a} <become> blocked by {least:word} or more {blockers:many}",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (BecameBlocked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, BecameBlocked) or not self.what.matches(event.attacker, c):
            return False
        return sum([self.blockers.matches(id, c) for id in event.blockers]) >= self.least


@dataclass(frozen=True)
class BlocksMany(Trigger):
    """A creature blocks at least so many creatures that fit, once for all of them (CR 509.3a, 603.2c)."""

    what: Filter
    least: int
    attackers: Filter

    tag: ClassVar[str] = "blocks many"
    phrases: ClassVar[Phrases] = (
        Phrase("{what:a} <block> one or more {attackers:many}", sets={"least": 1}),
        "{what:a} <block> {least:word} or more {attackers:many}",
    )
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureBlocked,)
    points: ClassVar[Mapping[str, str]] = {"what": "blocker"}

    def matches(self, event: Event, c: Context) -> bool:
        if not isinstance(event, CreatureBlocked) or not event.first or not self.what.matches(event.blocker, c):
            return False
        combat = c.state.combat
        blocked = combat.blocks.get(event.blocker, ()) if combat is not None else ()
        return sum([self.attackers.matches(id, c) for id in blocked]) >= self.least


@dataclass(frozen=True)
class AttacksAndIsNotBlocked(Trigger):
    """A creature attacks and isn't blocked (CR 509.3g)."""

    what: Filter

    tag: ClassVar[str] = "attacks and isn't blocked"
    phrases: ClassVar[Phrases] = ("{what:thing} <attack> and <isn't> blocked",)
    listens: ClassVar[tuple[type[Event], ...]] = (WentUnblocked,)
    points: ClassVar[Mapping[str, str]] = {"what": "attacker"}

    def matches(self, event: Event, c: Context) -> bool:
        return isinstance(event, WentUnblocked) and self.what.matches(event.attacker, c)
