"""Objects (CR 109) and what is on the stack: the plain data of a game.

Every one of these belongs to the state whose `home` it carries. Only that state may change it, and only through
`State.edit` and `State.edit_player`; a fork copies it before its first change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from manafold.rules.terms import NOTHING, Zone

if TYPE_CHECKING:
    from manafold.model.abilities import ActivatedAbility, TriggeredAbility
    from manafold.model.card import Card
    from manafold.model.words import Script
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.double_faced import DoubleFaced
    from manafold.rules.events import Event
    from manafold.rules.melded import Melded
    from manafold.rules.player import Mana

ObjectKind = Literal["card", "token", "spell copy", "ability", "emblem", "dungeon"]

IN_MAIN_PHASE = "in main phase"
"""Under this name a spell knows in its `StackItem.paid` that it was cast in a main phase of who cast it."""
AT_SORCERY_SPEED = "at sorcery speed"
"""Under this name a spell knows in its `StackItem.paid` that a sorcery could have been cast when it was."""
EXILED_AFTER = "exiled after"
"""Under this name a spell knows in its `StackItem.paid` that it is exiled whenever it leaves the stack."""


NOT_TO_GRAVEYARD = "not to a graveyard"
"""Under this name a spell knows in its `StackItem.paid` that it is exiled if it would be put into a graveyard."""


ENTERS_WITH = "enters with "
"""Behind this stands, in the `StackItem.paid` of a spell, the kind of the counters with which it enters, and how many
these are: the permission by which it was cast gives them (614.1c)."""


class StackItem:
    """The choices for a spell or ability on the stack (CR 601.2, 602.2, 603.3). Replaced as a whole, never changed.

    `targets` has, for each target specification of the script (in order, those of chosen modes included), the ids
    chosen. `divided` has the shares beside them. `paid` are facts of the payment and the announcement by name: "x",
    "kicker" (times), "flashback" (1), ... `named` holds results for delayed and reflexive triggers. `spent` is the mana
    that was spent to cast the spell.
    """

    __slots__ = (
        "ability",
        "came_from",
        "divided",
        "event",
        "method",
        "modes",
        "named",
        "paid",
        "script",
        "source",
        "spent",
        "targets",
    )

    def __init__(
        self,
        script: Script,
        source: int,
        ability: ActivatedAbility | TriggeredAbility | None = None,
        targets: tuple[tuple[int, ...], ...] = (),
        divided: tuple[tuple[int, ...], ...] = (),
        modes: tuple[int, ...] = (),
        paid: dict[str, int] | None = None,
        event: Event | None = None,
        named: dict[str, tuple[int, ...]] | None = None,
        came_from: Zone = "hand",
        method: str = "",
    ) -> None:
        self.script = script
        self.source = source
        self.ability = ability
        self.targets = targets
        self.divided = divided
        self.modes = modes
        self.paid: dict[str, int] = paid if paid is not None else {}
        self.event = event
        self.named: dict[str, tuple[int, ...]] = named if named is not None else {}
        self.came_from: Zone = came_from
        self.method = method
        self.spent: tuple[Mana, ...] = ()

    def copy(self) -> StackItem:
        """The same choices, for a copy of the spell or ability, for which no mana is spent (CR 707.10)."""
        return StackItem(
            self.script,
            self.source,
            self.ability,
            self.targets,
            self.divided,
            self.modes,
            self.paid,
            self.event,
            self.named,
            self.came_from,
            self.method,
        )


class GameObject:
    """A card, token, copy, emblem or ability in a zone. In another zone it is another object (CR 400.7).

    `base` are its printed or copied characteristics. `controller` is who controls it now (its owner where nobody
    does), `default_controller` who would but for an effect (-1: the same, CR 110.2). `counter_times` has the timestamps
    of kinds of counters that were put on it later than its own (613.7c).
    `sick` is true until it has been under one player's control since their turn began (CR 302.6). `links` are objects
    that its own abilities tied to it ("exiled with"), `choices` what was chosen for it, `uses` how often each of its
    abilities was used, by key, in the turn `uses_turn`. `faces` are those of a double-faced token or copy; those of a
    card are printed on it. `melded` is the second card of a melded permanent, `twin` the object that it is once that
    has left (712.21).
    """

    __slots__ = (
        "attached_to",
        "attachments",
        "base",
        "card",
        "choices",
        "controller",
        "counter_times",
        "counters",
        "damage",
        "deathtouched",
        "default_controller",
        "entered_turn",
        "face",
        "face_down",
        "faces",
        "home",
        "id",
        "item",
        "kind",
        "links",
        "melded",
        "owner",
        "previous",
        "sick",
        "tapped",
        "timestamp",
        "twin",
        "uses",
        "uses_turn",
        "zone",
    )

    def __init__(
        self,
        home: object,
        id: int,
        kind: ObjectKind,
        card: Card | None,
        base: Characteristics,
        owner: int,
        zone: Zone,
    ) -> None:
        self.home = home
        self.id = id
        self.kind: ObjectKind = kind
        self.card = card
        self.base = base
        self.owner = owner
        self.controller = owner
        self.default_controller = NOTHING
        self.zone: Zone = zone
        self.face = 0
        self.face_down = False
        self.faces: DoubleFaced | None = None
        self.tapped = False
        self.sick = False
        self.damage = 0
        self.deathtouched = False
        self.counters: dict[str, int] = {}
        self.counter_times: dict[str, int] = {}
        self.attached_to = NOTHING
        self.attachments: tuple[int, ...] = ()
        self.timestamp = 0
        self.entered_turn = 0
        self.choices: dict[str, int | str] = {}
        self.links: tuple[int, ...] = ()
        self.uses: dict[int, int] = {}
        self.uses_turn = 0
        self.item: StackItem | None = None
        self.previous = NOTHING
        self.melded: Melded | None = None
        self.twin = NOTHING

    def copy(self, home: object) -> GameObject:
        """A twin that belongs to the state of `home`. Its dictionaries are shared: they are replaced, never changed."""
        twin = GameObject.__new__(GameObject)
        twin.home = home
        twin.id = self.id
        twin.kind = self.kind
        twin.card = self.card
        twin.base = self.base
        twin.owner = self.owner
        twin.controller = self.controller
        twin.default_controller = self.default_controller
        twin.zone = self.zone
        twin.face = self.face
        twin.face_down = self.face_down
        twin.faces = self.faces
        twin.tapped = self.tapped
        twin.sick = self.sick
        twin.damage = self.damage
        twin.deathtouched = self.deathtouched
        twin.counters = self.counters
        twin.counter_times = self.counter_times
        twin.attached_to = self.attached_to
        twin.attachments = self.attachments
        twin.timestamp = self.timestamp
        twin.entered_turn = self.entered_turn
        twin.choices = self.choices
        twin.links = self.links
        twin.uses = self.uses
        twin.uses_turn = self.uses_turn
        twin.item = self.item
        twin.previous = self.previous
        twin.melded = self.melded
        twin.twin = self.twin
        return twin
