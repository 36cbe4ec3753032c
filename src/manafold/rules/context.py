"""From where a word is read: the source that says it, who "you" are, and the choices made for the spell or ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.events import AbilityActivated, BecameMonstrous, Cause, ZoneChanged
from manafold.rules.terms import NOTHING, is_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from manafold.rules.events import Event
    from manafold.rules.objects import StackItem
    from manafold.rules.state import State


NUMBER = "#"
"""What a delayed ability knows of amounts stands among what was paid for it, under their names behind this mark."""


class Apiece:
    """What several players did, by the name of the effect: `objects` has what each acted on, as far as that is not
    plain from whose it was, `amounts` how much each did, where it is no number of objects."""

    __slots__ = ("amounts", "objects")

    def __init__(self) -> None:
        self.objects: dict[str, dict[int, tuple[int, ...]]] = {}
        self.amounts: dict[tuple[str, int], int] = {}


class Context:
    """What words are evaluated against.

    `source` is the object whose text is being read (perhaps it has left: then last-known information answers),
    `controller` is "you". `item` holds the choices of the spell or ability on the stack (None for static abilities and
    before announcement). `event` is what triggered the ability or what a replacement effect looks at. `named` are the
    results of earlier effects of the same resolution, `numbers` their amounts, `chosen` what else was chosen in it
    ("color", "creature type"). `apiece` are the results of what several players did: of their own speaks one of several
    who do something `apart` from each other. Objects with ids from `began` on came to
    be since then. `subject` is the player who is doing the thing just now ("each player discards a card: *they*
    choose"), `each` the object that "for each" is at. `effect` is the continuous effect that speaks, if one from a
    resolution does.
    """

    __slots__ = (
        "apart",
        "apiece",
        "began",
        "cause",
        "chosen",
        "controller",
        "each",
        "effect",
        "event",
        "item",
        "named",
        "numbers",
        "source",
        "stack_id",
        "state",
        "subject",
    )

    def __init__(
        self,
        state: State,
        source: int,
        controller: int,
        item: StackItem | None = None,
        event: Event | None = None,
        stack_id: int = NOTHING,
        rule: str = "608.2",
    ) -> None:
        self.state = state
        self.began = state.next_id
        self.source = source
        self.controller = controller
        self.item = item
        self.event = event if event is not None or item is None else item.event
        self.stack_id = stack_id
        self.named: dict[str, tuple[int, ...]] = dict(item.named) if item is not None and item.named else {}
        self.numbers: dict[str, int] = {}
        if item is not None and NUMBER in self.named:
            self.numbers = {name[1:]: value for name, value in item.paid.items() if name.startswith(NUMBER)}
        self.chosen: dict[str, int | str] = {}
        self.apiece: Apiece | None = None
        self.apart = False
        self.subject = controller
        self.each = NOTHING
        self.effect = NOTHING
        self.cause = Cause(source, rule, controller)

    @property
    def x(self) -> int:
        """The value chosen for X (CR 107.3); 0 where none was."""
        return self.chosen_x() or 0

    def chosen_x(self) -> int | None:
        """The value chosen for X (CR 107.3); None where none was.

        To an ability that triggered as its source entered it is the one of the spell that became this (107.3m), to one
        that triggered as something became monstrous the one of the monstrosity (701.37c), to one that triggered as its
        source was cycled the one of the cycling cost (107.3i).
        """
        if self.item is not None and "x" in self.item.paid:
            return self.item.paid["x"]
        event = self.event
        if isinstance(event, BecameMonstrous):
            return event.x
        if isinstance(event, AbilityActivated) and self.source in (event.source, self.state.latest(event.source)):
            activated = self.state.object(event.ability).item if event.ability != NOTHING else None
            return activated.paid.get("x") if activated is not None else None
        if isinstance(event, ZoneChanged) and event.to == "battlefield" and event.new == self.source != NOTHING:
            spell = self.state.object(self.source).item
            return spell.paid.get("x") if spell is not None else None
        return None

    def targets(self, index: int) -> tuple[int, ...]:
        """The targets of the target specification `index` that are still legal (CR 608.2b)."""
        assert self.item is not None
        return self.item.targets[index]

    def shares(self, index: int) -> dict[int, int]:
        """For each target of the specification `index` that is still legal, the share announced for it (601.2d)."""
        assert self.item is not None
        return dict(zip(self.item.targets[index], self.item.divided[index], strict=True))

    def at(self, entity: int) -> Context:
        """The same context for what is said of each of several things, for one of them."""
        twin = self.within(self.subject)
        twin.each = entity
        return twin

    def within(self, subject: int) -> Context:
        """The same context with another player as the one who acts."""
        twin = Context(self.state, self.source, self.controller, self.item, self.event, self.stack_id, self.cause.rule)
        twin.began = self.began
        twin.named = self.named
        twin.numbers = self.numbers
        twin.chosen = self.chosen
        twin.apiece = self.apiece
        twin.subject = subject
        twin.each = self.each
        twin.effect = self.effect
        return twin

    def among(self, subject: int, players: Sequence[int], name: str) -> Context:
        """The same context with one of the `players` as the one who does what has this name: if they are several, what
        was done by all of them is for each what they did themselves (101.4, 608.2e)."""
        self.share_out(name, players)
        twin = self.within(subject)
        twin.apart = len(players) > 1
        return twin

    def share_out(self, name: str, players: Sequence[int]) -> None:
        """What has this name is done by these players: if they are several, what comes of it is each one's own."""
        if len(players) > 1:
            if self.apiece is None:
                self.apiece = Apiece()
            self.apiece.objects.setdefault(name, {})

    def give_share(self, name: str, player: int, ids: Sequence[int] = (), amount: int | None = None) -> None:
        """What one of several players who do what has this name acted on, or how much they did."""
        if self.apiece is not None and name in self.apiece.objects:
            if amount is None:
                self.apiece.objects[name][player] = tuple(ids)
            else:
                self.apiece.amounts[name, player] = amount

    def result(self, name: str) -> tuple[int, ...] | None:
        """What an earlier effect acted on; for one of several who did so what is their own."""
        found = self.named.get(name)
        if found is None or not self.apart or self.apiece is None or name not in self.apiece.objects:
            return found
        own = self.apiece.objects[name].get(self.subject)
        return own if own is not None else tuple([id for id in found if self.had(id) == self.subject])

    def had(self, entity: int) -> int:
        """The player who had what was acted on: who controls the permanent, or did, else the owner."""
        if is_player(entity):
            return entity
        object = self.state.object(entity)
        return object.controller if object.zone == "battlefield" else object.owner

    def amount(self, name: str) -> int:
        """How much an earlier effect did; for one of several who did so how much they did themselves."""
        if self.apart and self.apiece is not None and name in self.apiece.objects:
            own = self.apiece.amounts.get((name, self.subject))
            return len(self.result(name) or ()) if own is None else own
        return self.numbers.get(name, 0)
