"""Telling what happened in sentences (for the log), and why it did (for `explain`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from manafold.rules import events as e
from manafold.rules.leaving import LEAVES_GAME
from manafold.rules.rulebook import describe
from manafold.rules.secrecy import HIDDEN_ZONES, may_look_at
from manafold.rules.terms import FIRST_OBJECT, NOTHING, Zone
from manafold.rules.variants import written

if TYPE_CHECKING:
    from manafold.rules.state import State

SENTENCES: dict[type[e.Event], str] = {
    e.CardDrawn: "[player] draws [card].",
    e.Discarded: "[player] discards [new].",
    e.Sacrificed: "[player] sacrifices [new].",
    e.Destroyed: "[old] is destroyed.",
    e.Milled: "[player] mills [cards:all].",
    e.LevelChanged: "[object] is level [level:number].",
    e.MovedTogether: "Moved at the same time: [moves:moves].",
    e.AttackedTogether: "[defender] is attacked by [attackers:all].",
    e.DamagedTogether: "[target] is dealt damage by [sources:all].",
    e.Scried: "[player] scries [amount:number].",
    e.Surveiled: "[player] surveils [amount:number].",
    e.LibrarySearched: "[player] searches the library of [whose].",
    e.LibraryShuffled: "[player] shuffles.",
    e.Revealed: "[player] reveals [cards:open].",
    e.LookedAt: "[player] looks at [cards:private].",
    e.LifeGained: "[player] gains [amount:number] life.",
    e.LifeLost: "[player] loses [amount:number] life.",
    e.DamageDealt: "[source] deals [amount:number] damage to [target].",
    e.DamagePrevented: "[amount:number] damage to [target] is prevented.",
    e.BecameTapped: "[object] becomes tapped.",
    e.BecameUntapped: "[object] becomes untapped.",
    e.CountersPut: "[amount:number] [kind:number] counter[amount:plural] put on [entity].",
    e.CountersRemoved: "[amount:number] [kind:number] counter[amount:plural] removed from [entity].",
    e.TokensCreated: "[player] creates [objects:all].",
    e.BecameAttached: "[object] becomes attached to [to].",
    e.BecameUnattached: "[object] becomes unattached from [host].",
    e.ControlChanged: "[now] gains control of [object].",
    e.SpellCast: "[player] casts [spell][came_from:zone][spell:targets].",
    e.CopiesMade: "[player] makes [number:number] copies of [spell].",
    e.SpellCopied: "[player] copies [spell][spell:targets].",
    e.AbilityActivated: "[player] activates an ability of [source][ability:targets].",
    e.AbilityTriggered: "An ability of [source] triggers[ability:targets].",
    e.BecameTarget: "[target] becomes the target of [by].",
    e.CrimeCommitted: "[player] commits a crime.",
    e.BecameMonarch: "[player] becomes the monarch.",
    e.InitiativeTaken: "[player] takes the initiative.",
    e.RoomEntered: "[player] ventures into [dungeon].",
    e.DungeonCompleted: "[player] completes [dungeon].",
    e.RingTempted: "The Ring tempts [player].",
    e.StateMatches: "Something is as a state trigger waits for.",
    e.Countered: "[object] is countered.",
    e.Resolved: "[object] resolves.",
    e.Fizzled: "[object] does not resolve, since all its targets are illegal.",
    e.LandPlayed: "[player] plays [object].",
    e.ManaAdded: "[player] adds [mana:symbols] from [source].",
    e.ManaSpent: "[player] spends [mana:symbols].",
    e.ManaLost: "[player] loses [amount:number] unspent mana.",
    e.TurnBegan: "Turn [number:number]: [player].",
    e.StepBegan: "[player]: [step:number].",
    e.CreatureAttacked: "[attacker] attacks [defender].",
    e.PlayerAttacked: "[player] attacks with [attackers:all].",
    e.CreatureBlocked: "[blocker] blocks [attacker].",
    e.BecameBlocked: "[attacker] becomes blocked by [blockers:all].",
    e.WentUnblocked: "[attacker] is not blocked.",
    e.RemovedFromCombat: "[object] is removed from combat.",
    e.Transformed: "[object] transforms.",
    e.PhasedOut: "[object] phases out.",
    e.PhasedIn: "[object] phases in.",
    e.TurnedFaceUp: "[object] is turned face up.",
    e.Exploited: "[source] exploits [victim].",
    e.Crewed: "[creature] is tapped to [way:number] [object].",
    e.TappedForTeamwork: "[creature] is tapped for [object].",
    e.BecameCrewed: "The [way:number] ability of [object] has resolved.",
    e.BecameMonstrous: "[object] becomes monstrous.",
    e.BecamePrepared: "[object] becomes [way:number].",
    e.Fought: "[object] fights [other].",
    e.Clashed: "[player] clashes.",
    e.Explored: "[object] explores.",
    e.Proliferated: "[player] proliferates.",
    e.Exerted: "[player] exerts [object].",
    e.Enlisted: "[attacker] enlists [creature].",
    e.Championed: "[object] is championed with [source].",
    e.Bent: "[player] [way:number]s.",
    e.Solved: "[object] becomes solved.",
    e.DoorUnlocked: "[player] unlocks a door of [object].",
    e.DoorLocked: "[player] locks a door of [object].",
    e.PlayerLost: "[player] loses the game.",
    e.MulliganTaken: "[player] takes a mulligan.",
    e.DiceRolled: "[player] rolls [results:number] (d[sides:number]).",
    e.CoinFlipped: "[player] flips a coin: [side:number].",
    e.FacedChoice: "[player] faces a villainous choice.",
    e.Chose: "[player] chooses [what:number].",
}
"""The sentence for each class of event. In brackets stand its fields, and how they are told; by default by name."""

A_CARD = "a card"
"""What is told of a card that the listener can't know."""

PLACE = re.compile(r"\[([a-z_]+)(?::([a-z]+))?\]")

QUIET = (
    e.StepBegan, e.Resolved, e.BecameTarget, e.BecameBlocked, e.BecameTapped, e.BecameUntapped, e.ManaAdded,
    e.ManaSpent, e.LibrarySearched, e.Milled, e.Sacrificed, e.Discarded, e.Destroyed, e.WentUnblocked, e.PlayerAttacked,
    e.MovedTogether, e.DamagedTogether, e.AttackedTogether, e.CrimeCommitted, e.BecameCrewed,
)  # fmt: skip
"""Events that others tell already, or that nobody wants to read of one by one."""

TOLD_OTHERWISE = frozenset(("draw", "cast", "play", LEAVES_GAME))
"""The ways of changing zones that have an event of their own."""

MOVES: dict[Zone, str] = {
    "graveyard": "{name} is put into the graveyard of {player}.",
    "exile": "{name} is exiled.",
    "hand": "{name} is put into the hand of {player}.",
    "library": "{name} is put into the library of {player}.",
    "battlefield": "{name} enters under the control of {player}.",
    "stack": "{name} is put onto the stack by {player}.",
    "command": "{name} is put into the command zone.",
    "outside": "{name} leaves the game.",
}
"""The sentence for a change of zone, by the zone that something goes to."""

WAYS = {
    "destroy": "{name} is destroyed.",
    "sacrifice": "{player} sacrifices {name}.",
    "mill": "{player} mills {name}.",
    "discard": "{player} discards {name}.",
}
"""The sentence for a change of zone, by the action that is its way."""


def tell_all(state: State, happened: Iterable[e.Event], viewer: int | None = None) -> list[str]:
    """One sentence for each event that says something new, as `viewer` knows it (None: everything)."""
    teller = Teller(state, viewer)
    return [teller.tell(event) for event in happened if not is_quiet(event)]


def is_quiet(event: e.Event) -> bool:
    """Whether the log leaves the event out."""
    if isinstance(event, e.ZoneChanged):
        return event.way in TOLD_OTHERWISE or (event.came_from in HIDDEN_ZONES and event.to == "library")
    if isinstance(event, e.AbilityActivated):
        return event.is_mana
    return isinstance(event, QUIET)


def explain(state: State, event: e.Event) -> str:
    """Why the event happened: the sentence for it, the object that caused it, and the rule in words."""
    parts = [Teller(state).tell(event)]
    if event.cause.source != NOTHING:
        parts.append(f"Cause: {state.label(event.cause.source)}.")
    if event.cause.rule:
        parts.append(f"Rule {event.cause.rule}: {describe(event.cause.rule)}.")
    return " ".join(parts)


class Teller:
    """Tells events as `viewer` knows them; None knows everything."""

    def __init__(self, state: State, viewer: int | None = None) -> None:
        self.state = state
        self.viewer = viewer

    def tell(self, event: e.Event) -> str:
        """The sentence for an event, with a capital, unless it begins with the name of a player, who writes it so.

        Raises `KeyError` for a class of event that is not one of the rules.
        """
        said = self.said(event)
        names = tuple([player.name for player in self.state.players])
        return said if said.startswith(names) else said[:1].upper() + said[1:]

    def said(self, event: e.Event) -> str:
        """What is said of an event."""
        if isinstance(event, e.ZoneChanged):
            text = WAYS.get(event.way) or MOVES[event.to]
            # it goes to a zone of its owner, but its controller sacrifices it (701.21a)
            player = self.state.object(event.old).controller if event.way == "sacrifice" else event.player
            return text.format(name=self.either(event.old, event.new), player=self.name(player))
        if isinstance(event, e.GameEnded):
            verb = "wins" if len(event.winners) == 1 else "win"
            return f"{self.names(event.winners)} {verb} the game." if event.winners else "The game is a draw."
        text = SENTENCES[type(event)]
        told = ""
        end = 0
        for place in PLACE.finditer(text):
            told += text[end : place.start()] + self.part(event, place.group(1), place.group(2))
            end = place.end()
        return told + text[end:]

    def part(self, event: e.Event, field: str, form: str | None) -> str:
        """What a field of the event says, in this form."""
        value = getattr(event, field)
        if form is None:
            if isinstance(event, e.Discarded | e.Sacrificed) and field == "new":
                return self.either(event.old, event.new)
            return self.name(value) if value != NOTHING else A_CARD
        if form == "open" or (form == "private" and self.viewer in (None, getattr(event, "player", None))):
            return listed([self.state.label(id) if self.is_kept(id) else A_CARD for id in value])
        if form in ("all", "private"):
            return self.names(value)
        if form == "moves":
            return counted([self.either(move.old, move.new) for move in value])
        if form == "symbols":
            return written(self.state, "".join([f"{{{letter}}}" for letter in value]))
        if form == "plural":
            return "" if value == 1 else "s"
        if form == "targets":
            return self.targets(value)
        if form == "zone":
            return "" if value == "hand" else f" from {value}"
        return str(value)

    def is_kept(self, id: int) -> bool:
        """Whether it is known what had this id: not for cards in a library that was shuffled (701.24a)."""
        return id < FIRST_OBJECT or id in self.state.objects or self.state.past.get(id) is not None

    def sees(self, id: int) -> bool:
        """Whether the viewer could look at the object while it was where it had this id."""
        return self.viewer is None or may_look_at(self.state.object(id), self.viewer)

    def name(self, entity: int) -> str:
        """The name of a player or object; "a card" for one that the viewer can't know."""
        if entity < FIRST_OBJECT or (self.is_kept(entity) and self.sees(entity)):
            return self.state.label(entity)
        return A_CARD

    def either(self, old: int, new: int) -> str:
        """The name of what changed zones, if the viewer could see it before or after."""
        return self.name(old if new == NOTHING or self.sees(old) else new)

    def names(self, entities: Sequence[int]) -> str:
        """An enumeration; things of one name are counted."""
        return counted([self.name(entity) for entity in entities])

    def targets(self, id: int) -> str:
        """The targets of a spell or ability, if it has any."""
        item = self.state.object(id).item if id != NOTHING else None
        chosen = [target for ids in item.targets for target in ids] if item is not None else []
        return f", targeting {self.names(chosen)}" if chosen else ""


def counted(names: Sequence[str]) -> str:
    """An enumeration; equal names are counted: "Ogre and 2 Elk"."""
    counts = Counter(names)
    if list(counts) == [A_CARD]:
        return A_CARD if counts[A_CARD] == 1 else f"{counts[A_CARD]} cards"
    return listed([name if number == 1 else f"{number} {name}" for name, number in counts.items()])


def listed(parts: Sequence[str]) -> str:
    """An enumeration: "A, B and C"."""
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
