"""Cards that can be cast from a library while it is searched (CR 601.3, 701.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from manafold.model.abilities import Ability, Way
from manafold.model.phrase import Phrase, Phrases
from manafold.words.keywords.casting_by_effect import may_cast

if TYPE_CHECKING:
    from manafold.rules.context import Context
    from manafold.rules.decisions import Task

FROM_LIBRARY = Way("permission", zone="library")


@dataclass(frozen=True)
class CastWhileSearching(Ability):
    """May be cast from its owner's library while they search it (CR 601.3)."""

    tag: ClassVar[str] = "cast while searching"
    phrases: ClassVar[Phrases] = (
        Phrase("while you're searching your library, you may cast this card from your library.", form="sentence"),
    )


def cast_while_searching(c: Context) -> Task[None]:
    """`c.subject`, who is searching their library, may cast such cards from it."""
    state = c.state
    for id in tuple(state.players[c.subject].library):
        if any([isinstance(each, CastWhileSearching) for each in state.objects[id].base.abilities.all]):
            yield from may_cast(id, FROM_LIBRARY, c)
