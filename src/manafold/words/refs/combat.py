"""The players of a combat phase (CR 506.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Ref
from manafold.model.words.sorts import PLAYERS, Around, Sorts
from manafold.rules import combat
from manafold.rules.terms import NOTHING

if TYPE_CHECKING:
    from manafold.rules.context import Context

WOULD_DEFEND = "defending player"
"""The name under which the defending player of an attack that is only considered stands in a context."""


@dataclass(frozen=True)
class DefendingPlayer(Ref):
    """The defending player of the attack of the source (CR 508.5).

    `said` is how, where that is not usual: "full" where they could be called "that player".
    """

    said: str = ""

    tag: ClassVar[str] = "defending player"
    phrases: ClassVar[Phrases] = ("defending player",)

    def entities(self, c: Context) -> Sequence[int]:
        considered = c.named.get(WOULD_DEFEND)
        if considered is not None:
            return considered
        player = combat.defending_player(c.state, c.source)
        return () if player == NOTHING else (player,)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


@dataclass(frozen=True)
class AttackedBy(Ref):
    """What an attacking creature is attacking, or was in this combat: a player, planeswalker or battle (CR 508.1b)."""

    of: Ref

    tag: ClassVar[str] = "attacked by"
    phrases: ClassVar[Phrases] = (
        "the player or planeswalker {of:plain} <is> attacking",
        Phrase("the player, planeswalker, or battle {of:plain} <is> attacking", read_only=True),
    )

    def entities(self, c: Context) -> Sequence[int]:
        fight = c.state.combat
        if fight is None:
            return ()
        attacks = [fight.attacks.get(id) or fight.former.get(id) for id in self.of.entities(c)]
        return [attack.defender for attack in attacks if attack is not None and attack.defender != NOTHING]


@dataclass(frozen=True)
class AttackingPlayer(Ref):
    """The active player in their combat phase (CR 506.2)."""

    tag: ClassVar[str] = "attacking player"
    phrases: ClassVar[Phrases] = ("attacking player",)

    def entities(self, c: Context) -> Sequence[int]:
        return (c.state.active,)

    def sorts(self, around: Around) -> Sorts | None:
        return PLAYERS


def considering(c: Context, defender: int) -> Context:
    """The same context while an attack on `defender` is considered: its defending player is known."""
    twin = c.within(c.subject)
    twin.named = {**c.named, WOULD_DEFEND: (combat.defender_of(c.state, defender),)}
    return twin
