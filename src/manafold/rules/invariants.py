"""What must be true of every game after every pick, looked after while games are played at random.

A `Monitor` is asked after each pick and answers with what it found wrong. Some things cost as much as playing the game
again: they are looked at after every so many picks, and at the end.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from manafold.rules import assisting, notation, zones
from manafold.rules.choice_errors import ChoiceError
from manafold.rules.digest import digest
from manafold.rules.replay_reading import ReplayError
from manafold.rules.secrecy import announced, may_look_at, shown_by, tops_seen
from manafold.rules.standing import Standing, standing
from manafold.rules.terms import ZONES
from manafold.rules.under_effects import recompute

if TYPE_CHECKING:
    from collections.abc import Iterator

    from manafold.rules.game import Game
    from manafold.rules.objects import GameObject
    from manafold.rules.state import State

PICKS_BETWEEN_DEEP_LOOKS = 400


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: the invariant that does not hold, and how."""

    invariant: str
    details: str

    def __str__(self) -> str:
        return f"{self.invariant}: {self.details}"


class Monitor:
    """Looks after one game.

    `deep_every` is after how many picks the costly things are looked at, 0 for only at the end, -1 for never.
    """

    def __init__(self, game: Game, deep_every: int = PICKS_BETWEEN_DEEP_LOOKS) -> None:
        self.cards = owned_cards(game.state)
        self.deep_every = deep_every

    def look(self, game: Game) -> list[Finding]:
        """What is wrong with the game now; to be asked after each pick. The game is not changed."""
        before = digest(game.state) if self.is_deep(game) else ""
        found = [
            *self.conserved(game.state),
            *places(game.state),
            *derived(game.state),
            *indexed(game.state),
            *readable(game),
            *secret(game),
        ]
        if game.refused and game.refused != assisting.TOO_LITTLE and not game.state.manual_mana:
            found.append(Finding("no offered option is refused", f"the last pick was taken back by {game.refused}"))
        if before:
            found += deep(game, before)
        return found

    def is_deep(self, game: Game) -> bool:
        """Whether it is time for the costly things."""
        if self.deep_every <= 0:
            return game.decision is None and self.deep_every == 0
        return game.decision is None or len(game.picks) % self.deep_every == 0

    def conserved(self, state: State) -> Iterator[Finding]:
        """No card has appeared or vanished; those of a player who left the game have gone altogether, if at all."""
        now = owned_cards(state)
        for owner, was in self.cards.items():
            if now[owner] or not state.players[owner].has_left:
                for name in was.keys() | now[owner].keys():
                    if was[name] != now[owner][name]:
                        yield Finding("cards are conserved", f"{name}: {was[name]} before, {now[owner][name]} now")


def owned_cards(state: State) -> dict[int, Counter[str]]:
    """How many cards of which name each player owns in the game."""
    found: dict[int, Counter[str]] = {player.id: Counter() for player in state.players}
    for object in (*state.objects.values(), *[each.object for each in state.phased.values()]):
        if object.kind == "card" and object.card is not None and not is_prospect(state, object):
            found[object.owner][object.card.name] += 1
            if object.melded is not None:
                found[object.owner][object.melded.card.name] += 1
    return found


def is_prospect(state: State, object: GameObject) -> bool:
    """Whether the object is only looked ahead at: what will become it, or the token, has not entered yet (614.12)."""
    return object.previous in state.objects or (object.kind == "token" and not object.entered_turn)


def places(state: State) -> Iterator[Finding]:
    """Each object is in exactly one zone, the one that it says it is in, and knows itself by its id."""
    seen: Counter[int] = Counter()
    for zone in ZONES:
        owned = zone in ("library", "hand", "graveyard", "outside")
        for player in state.players if owned else state.players[:1]:
            for id in state.zone(zone, player.id):
                seen[id] += 1
                object = state.objects.get(id)
                if object is not None and (object.zone != zone or (owned and object.owner != player.id)):
                    yield Finding("each object is in one zone", f"{id} is in the {zone} of player {player.id}")
    for id in seen.keys() | state.objects.keys():
        if id in state.objects and is_prospect(state, state.objects[id]) and not seen[id]:
            continue
        if seen[id] != 1 or id not in state.objects or state.objects[id].id != id:
            yield Finding("each object is in one zone", f"{id} is in {seen[id]} zones")
    for object in state.objects.values():
        yield from tied(state, object)


def tied(state: State, object: GameObject) -> Iterator[Finding]:
    """What is attached to something is known to that, and the other way around; no count is negative."""
    host = state.objects.get(object.attached_to)
    if host is not None and object.id not in host.attachments:
        yield Finding("attachments agree", f"{object.id} is attached to {host.id}")
    for id in object.attachments:
        if id not in state.objects or state.objects[id].attached_to != object.id:
            yield Finding("attachments agree", f"{object.id} has {id} attached")
    if object.damage < 0 or any(number <= 0 for number in object.counters.values()):
        yield Finding("no count is negative", f"{object.id}: damage {object.damage}, counters {object.counters}")


def derived(state: State) -> Iterator[Finding]:
    """The characteristics that are kept equal those computed from scratch."""
    fresh = recompute(state)
    for id in state.objects:
        if state.characteristics(id).values() != fresh[id].values():
            yield Finding("derived values equal a recomputation", f"{state.label(id)} ({id})")


def indexed(state: State) -> Iterator[Finding]:
    """Whoever waits for events, or has static abilities, is found where they are looked for."""
    twin = state.fork()
    twin.listeners = {}
    twin.replacers = {}
    twin.static_sources = ()
    for object in twin.objects.values():
        if not is_prospect(twin, object):
            zones.index(twin, object)
    for name, kept, made in (
        ("listeners", state.listeners, twin.listeners),
        ("replacers", state.replacers, twin.replacers),
    ):
        if {kind: set(ids) for kind, ids in kept.items()} != {kind: set(ids) for kind, ids in made.items()}:
            yield Finding("the indices are complete", name)
    if set(state.static_sources) != set(twin.static_sources):
        yield Finding("the indices are complete", "static sources")
    if not state.effects and not state.static_sources:
        known, found = standing(state), Standing(state)
        if (known.concerned, known.active) != (found.concerned, found.active):
            yield Finding("the indices are complete", "permanents that matter")


def readable(game: Game) -> Iterator[Finding]:
    """The notation of every option means that option, and no other."""
    decision = game.decision
    if decision is None:
        return
    for index, text in enumerate(notation.notations(decision)):
        try:
            if notation.find(decision, text) != index:
                yield Finding("notation parses back", text)
        except ChoiceError as error:
            yield Finding("notation parses back", str(error))


def secret(game: Game) -> Iterator[Finding]:
    """No view has anything of a hidden card but those that the player's own decision shows."""
    state = game.state
    for player in state.players:
        shown = shown_by(game.decision, player.id) | tops_seen(state, player.id) | announced(state)
        hidden = {
            id for id, object in state.objects.items() if id not in shown and not may_look_at(object, player.id)
        }
        hidden.difference_update(state.battlefield, state.stack, state.exile)  # face down: there for all to see
        told = hidden.intersection(ids_in(game.view(player.id)))
        for id in told:
            yield Finding("views have no hidden information", f"player {player.id} sees {state.label(id)} ({id})")


def ids_in(part: object) -> Iterator[int]:
    """All ids in a view or a part of it."""
    if isinstance(part, tuple):
        for each in part:
            yield from ids_in(each)
        return
    with_ids, with_parts = fields_of(type(part))
    for name in with_ids:
        yield from flattened(getattr(part, name))
    for name in with_parts:
        value = getattr(part, name)
        if value:
            yield from ids_in(value)


_fields: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of a class of views that have ids, and those that may have other views in them; found out once."""
    found = _fields.get(kind)
    if found is None:
        names = [(field.name, str(field.type)) for field in dataclasses.fields(kind)]
        with_ids = tuple([name for name, _ in names if name in ID_FIELDS])
        found = _fields[kind] = (with_ids, tuple([name for name, described in names if "View" in described]))
    return found


def flattened(value: object) -> Iterator[int]:
    """The numbers in nested tuples."""
    if isinstance(value, tuple):
        for each in value:
            yield from flattened(each)
    elif isinstance(value, int):
        yield value


ID_FIELDS = frozenset(
    ("id", "ref", "source", "attached_to", "attachments", "links", "targets", "attacker", "defender", "blockers")
)
"""The fields of views that have ids."""


def deep(game: Game, before: str) -> Iterator[Finding]:
    """Forks, replays and saved games are the same game, and a game as it might be looks the same to the player."""
    twin = game.fork()  # kept: a game that is let go cleans up what it was in the middle of
    if digest(twin.state) != before:
        yield Finding("a fork has the same digest", f"after {len(game.picks)} picks")
    yield from repeated(game, before) if game.setup is None else saved(game)
    if game.decision is not None:
        player = game.decision.player
        if game.determinize(player, len(game.picks)).view(player) != game.view(player):
            yield Finding("views have no hidden information", f"player {player} sees what was drawn anew")
    if digest(game.state) != before:
        yield Finding("looking changes nothing", f"after {len(game.picks)} picks")


def repeated(game: Game, before: str) -> Iterator[Finding]:
    """The same picks lead to the same game."""
    again = game.again()
    for pick in game.picks:
        again.repeat(pick)
    if digest(again.state) != before:
        yield Finding("a repetition has the same digest", f"after {len(game.picks)} picks")


def saved(game: Game) -> Iterator[Finding]:
    """The replay of the game, in which it is repeated, is read again, and ends as it did (which reading it checks)."""
    known = {object.card.name: object.card for object in game.first.objects.values() if object.card is not None}
    try:
        game.replayed(game.replay, known)
    except ReplayError as error:
        yield Finding("a saved game has the same digest", str(error))
