"""The battlefield, and how permanents enter it by an effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import Ref, Value
from manafold.rules import attaching, combat, transforming
from manafold.rules.choosing import choose_some
from manafold.rules.events import ZoneChanged
from manafold.rules.terms import NOTHING
from manafold.words.destinations.base import Destination

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task
    from manafold.rules.objects import GameObject

Controller = Literal[
    "", "under your control", "under its owner's control", "under their owner's control", "under their owners' control"
]

PUT_WITH = "put onto the battlefield with"
"""Under this name a permanent knows the object whose ability, or the spell that, put it there (607.2c)."""

_WITH = " with {amount:counted} {kind:counters} on it"


def ways(lead: str, form: str) -> tuple[Phrase, ...]:
    """All the ways to say it behind `lead`."""
    found: list[Phrase] = [
        Phrase(f"{lead} tapped and attacking", sets={"tapped": True, "attacking": True}, form=form),
        Phrase(f"{lead} tapped and attacking {{controller}}", sets={"tapped": True, "attacking": True}, form=form),
        Phrase(f"{lead} attached to {{attached}}", form=form),
        Phrase(f"{lead} {{controller}} attached to {{attached}}", form=form),
        Phrase(f"{lead} transformed", sets={"transformed": True}, form=form),
        Phrase(f"{lead} transformed {{controller}}", sets={"transformed": True}, form=form),
        Phrase(f"{lead} tapped and transformed {{controller}}", sets={"transformed": True, "tapped": True}, form=form),
    ]
    for tapped in ("", " tapped"):
        for controller in ("", " {controller}"):
            for counters in ("", _WITH, _WITH.replace("{kind", "additional {kind")):
                sets: dict[str, object] = {"tapped": True} if tapped else {}
                if "additional" in counters:
                    sets["additional"] = True
                found.append(Phrase(f"{lead}{tapped}{controller}{counters}", sets=sets, form=form))
    return tuple(found)


@dataclass(frozen=True)
class Battlefield(Destination):
    """The battlefield: under the control of the player who puts it there, unless the text says otherwise (CR 110.2a).

    `kind` are counters that it enters with.
    """

    tapped: bool = False
    controller: Controller = ""
    amount: Value | None = None
    kind: str | None = None
    additional: bool = False
    """Whether the text calls the counters additional."""
    attacking: bool = False
    attached: Ref | None = None
    """What Auras and Equipment enter attached to."""
    transformed: bool = False
    """Whether they enter with their back faces up; what is not double-faced stays where it is (CR 712.14a)."""

    tag: ClassVar[str] = "battlefield"
    phrases: ClassVar[Phrases] = (*ways("onto the battlefield", ""), *ways("to the battlefield", "to"))

    def moves(self, ids: Sequence[int], c: Context) -> Task[list[ZoneChanged]]:
        found: list[ZoneChanged] = []
        for id in ids:
            object = c.state.objects[id]
            if self.transformed and not transforming.has_back(c.state, id):
                continue
            player = new_controller(self.controller, object, c)
            event = ZoneChanged(c.cause, id, object.zone, "battlefield", player, tapped=self.tapped)
            event.face = 1 if self.transformed else 0
            event.choices = {PUT_WITH: c.source}
            if self.attached is not None:
                hosts = yield from self.attached.find(c)
                event.attached_to = yield from attaching.choose_host(c.state, c.subject, hosts, c.source)
                if event.attached_to == NOTHING and "Aura" in c.state.characteristics(id).subtypes:
                    continue  # 303.4i
            if self.kind is not None and self.amount is not None:
                event.counters = {self.kind: self.amount.of(c)}
            found.append(event)
        return found
        yield

    def arrived(self, ids: Sequence[int], c: Context) -> Task[None]:
        for id in ids if self.attacking else ():
            yield from attack(id, c)


def new_controller(said: Controller, object: GameObject, c: Context) -> int:
    """Who will control what enters: the player who puts it there, unless the text says otherwise (CR 110.2a)."""
    if not said:
        return c.subject
    return c.controller if said == "under your control" else object.owner


def attack(id: int, c: Context) -> Task[None]:
    """A permanent that has just entered attacking attacks what its controller chooses (CR 508.4)."""
    chosen = yield from choose_some(c.state, c.subject, combat.attackable(c.state), 1, 1, "attack", "attack", c.source)
    for defender in chosen:
        combat.put_attacking(c.state, id, defender)
