"""Friends and foes, which a player tells apart while a spell resolves (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from manafold.model.phrase import Phrase, Phrases
from manafold.model.words import NO_LAYER, Effect, Filter
from manafold.rules.decisions import Decision, Option
from manafold.rules.events import Chose

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

Side = Literal["friend", "foe"]
SIDES: tuple[Side, ...] = ("friend", "foe")


@dataclass(frozen=True)
class ChooseFriendOrFoe(Effect):
    """For each player, you choose whether they are a friend or a foe (CR 608.2d)."""

    tag: ClassVar[str] = "choose friend or foe"
    phrases: ClassVar[Phrases] = ("for each player, choose friend or foe",)

    def resolve(self, c: Context) -> Task[None]:
        found: dict[str, list[int]] = {side: [] for side in SIDES}
        for player in c.state.living():
            options = [Option(side, c.state.label(player), player, side) for side in SIDES]
            pick = yield Decision(c.controller, "mode", options, "friend or foe", c.source)
            c.state.emit(Chose(c.cause, c.controller, str(pick)))
            found[str(pick.value)].append(player)
        c.named.update({side: tuple(players) for side, players in found.items()})


@dataclass(frozen=True)
class FriendOrFoe(Filter):
    """Is one of the players who were chosen as friends, or as foes (CR 608.2d)."""

    side: Side

    tag: ClassVar[str] = "friend or foe"
    reads: ClassVar[frozenset[int]] = NO_LAYER
    phrases: ClassVar[Phrases] = (
        Phrase("<friend:noun>", sets={"side": "friend"}, form="head"),
        Phrase("<foe:noun>", sets={"side": "foe"}, form="head"),
    )

    def matches(self, entity: int, c: Context) -> bool:
        return entity in c.named.get(self.side, ())
