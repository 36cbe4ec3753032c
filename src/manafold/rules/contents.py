"""What there is in a game: everything that its state holds.

Objects and players are shared between a state and its forks until one of them changes (copy on write).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from manafold.rules.combatants import Combat
from manafold.rules.events import Event
from manafold.rules.history import Log, Past
from manafold.rules.objects import GameObject
from manafold.rules.player import Player
from manafold.rules.profiles import Profile
from manafold.rules.randomness import Randomness
from manafold.rules.terms import FIRST_OBJECT, Step
from manafold.rules.turnplan import ORDINARY, ExtraTurn

if TYPE_CHECKING:
    from manafold.rules.at_hand import AtHand
    from manafold.rules.continuous import ContinuousEffect
    from manafold.rules.derivation import Derivation
    from manafold.rules.ending import Outcome
    from manafold.rules.mana_sources import ManaTable
    from manafold.rules.phasing import Phased
    from manafold.rules.spells_to_be import SpellsToBe
    from manafold.rules.standing import Standing
    from manafold.rules.triggering import DelayedTrigger, PendingTrigger
    from manafold.rules.voting import Ballot

Stage = Literal["start", "begin", "priority", "end"]
"""Where the game is: before the first turn, at the beginning of a step, in it with priority, at its end."""


class Contents:
    """What a state holds.

    `version` grows with every change; what was computed at one version is good as long as it lasts. `changes` grows
    only with changes of objects, players and effects, not with the time of the turn: `checked` is its value when
    state-based actions were last looked for. `arrangement` grows with `structure` (see below), exile and the command
    zone, that of a player with their hand and graveyard: `at_hand` is what a player had at hand at one sum of both.
    `spells_to_be` are what cards would be as spells at one version, where effects change that, and games in which they
    are that.
    `settled` is false while state-based actions and triggers have yet to be looked for.
    `listeners` and `replacers` map event classes to the objects whose abilities wait for them. `static_sources` are
    the objects with static abilities that function where they are. `structure` grows with what continuous effects
    most often look at: which permanents there are, their counters, attachments, faces and controllers. `derivation`
    is what all objects are after the layers, `standing` which permanents matter where there are none. `controlled` are
    the objects that a continuous effect has given to another player, and `keyword_counters` is whether any counter that
    gives an ability was ever put on something.
    `strays` are tokens and copies of spells that left where alone they can be, and soon cease to exist (704.5d-e), and
    commanders in graveyards and in exile, whose owners are soon asked whether to return them (704.6d).
    `commanders` are the ids of all objects that a commander is or was (903.3), `phased` the permanents that are phased
    out, which are no objects and on no battlefield for anything else (702.26b).
    `ballots` are the votes that have been cast secretly and are not revealed yet.
    `turn_order` is the player whose turn came last in the ordinary order, extra turns aside. `idle` and `lows` are
    kept by `loops`.
    """

    __slots__ = (
        "active",
        "arrangement",
        "at_hand",
        "ballots",
        "battlefield",
        "changes",
        "checked",
        "cleanup_again",
        "combat",
        "command",
        "commanders",
        "controlled",
        "delayed",
        "derivation",
        "effects",
        "exile",
        "extra_turns",
        "granting",
        "home",
        "idle",
        "keyword_counters",
        "last_turn_events",
        "listeners",
        "log",
        "lows",
        "mana_tables",
        "manual_mana",
        "next_id",
        "objects",
        "outcome",
        "passes",
        "past",
        "pending",
        "phased",
        "plan",
        "players",
        "priority",
        "profile",
        "randomness",
        "replacers",
        "replacing",
        "settled",
        "spells_to_be",
        "stack",
        "stage",
        "standing",
        "starting_player",
        "static_sources",
        "step",
        "strays",
        "structure",
        "timestamp",
        "turn_events",
        "turn_number",
        "turn_order",
        "version",
    )

    def __init__(self, names: list[str], profile: Profile, seed: int) -> None:
        self.home = object()
        self.profile = profile
        self.randomness = Randomness(seed)
        self.players = [Player(self.home, i, name, profile.starting_life) for i, name in enumerate(names)]
        self.objects: dict[int, GameObject] = {}
        self.past = Past()
        self.log = Log()
        self.turn_events: list[Event] = []
        self.last_turn_events: list[Event] = []
        self.next_id = FIRST_OBJECT
        self.timestamp = 0
        self.battlefield: list[int] = []
        self.stack: list[int] = []
        self.exile: list[int] = []
        self.command: list[int] = []
        self.commanders: frozenset[int] = frozenset()
        self.phased: dict[int, Phased] = {}
        self.turn_number = 0
        self.starting_player = 0
        self.turn_order = 0
        self.cleanup_again = False
        self.active = 0
        self.step: Step = "untap"
        self.stage: Stage = "start"
        self.priority = 0
        self.passes = 0
        self.idle = 0
        self.lows: tuple[int, ...] = ()
        self.settled = False
        self.version = 0
        self.changes = 0
        self.arrangement = 0
        self.checked = -1
        self.at_hand: dict[int, AtHand] = {}
        self.spells_to_be: SpellsToBe | None = None
        self.combat: Combat | None = None
        self.effects: tuple[ContinuousEffect, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.pending: tuple[PendingTrigger, ...] = ()
        self.extra_turns: tuple[ExtraTurn, ...] = ()
        self.plan = ORDINARY
        self.listeners: dict[type[Event], tuple[int, ...]] = {}
        self.replacers: dict[type[Event], tuple[int, ...]] = {}
        self.replacing: frozenset[tuple[int, int]] = frozenset()
        self.static_sources: tuple[int, ...] = ()
        self.granting: tuple[tuple[int, ...], tuple[ContinuousEffect, ...], bool, bool] | None = None
        self.strays: tuple[int, ...] = ()
        self.structure = 0
        self.controlled: tuple[int, ...] = ()
        self.keyword_counters = False
        self.derivation: Derivation | None = None
        self.standing: Standing | None = None
        self.mana_tables: dict[int, ManaTable] = {}
        self.manual_mana: frozenset[int] = frozenset()
        self.ballots: tuple[Ballot, ...] = ()
        self.outcome: Outcome | None = None

    def share_with(self, twin: Contents) -> None:
        """Make `twin`, which holds nothing yet, equal to this and independent of it."""
        self.home = object()  # what either changes from now on, it copies first
        twin.home = object()
        twin.profile = self.profile
        twin.randomness = self.randomness.copy()
        twin.players = self.players[:]
        twin.objects = self.objects.copy()
        twin.past = self.past.fork()
        twin.log = self.log.fork()
        twin.turn_events = self.turn_events[:]
        twin.last_turn_events = self.last_turn_events
        twin.next_id = self.next_id
        twin.timestamp = self.timestamp
        twin.battlefield = self.battlefield[:]
        twin.stack = self.stack[:]
        twin.exile = self.exile[:]
        twin.command = self.command[:]
        twin.commanders = self.commanders
        twin.phased = self.phased
        twin.turn_number = self.turn_number
        twin.starting_player = self.starting_player
        twin.turn_order = self.turn_order
        twin.cleanup_again = self.cleanup_again
        twin.active = self.active
        twin.step = self.step
        twin.stage = self.stage
        twin.priority = self.priority
        twin.passes = self.passes
        twin.idle = self.idle
        twin.lows = self.lows
        twin.settled = self.settled
        twin.version = self.version
        twin.changes = self.changes
        twin.arrangement = self.arrangement
        twin.checked = self.checked
        twin.at_hand = self.at_hand.copy()
        twin.spells_to_be = None
        twin.combat = self.combat
        twin.effects = self.effects
        twin.delayed = self.delayed
        twin.pending = self.pending
        twin.extra_turns = self.extra_turns
        twin.plan = self.plan
        twin.listeners = self.listeners.copy()
        twin.replacers = self.replacers.copy()
        twin.replacing = self.replacing
        twin.static_sources = self.static_sources
        twin.granting = self.granting
        twin.strays = self.strays
        twin.structure = self.structure
        twin.controlled = self.controlled
        twin.keyword_counters = self.keyword_counters
        twin.standing = self.standing
        known = self.derivation
        twin.derivation = known if known is not None and not known.speaks else None
        twin.mana_tables = self.mana_tables.copy()
        twin.manual_mana = self.manual_mana
        twin.ballots = self.ballots
        twin.outcome = self.outcome
