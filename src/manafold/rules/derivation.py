"""What all continuous effects of one moment come to, as it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manafold.rules.context import Context

if TYPE_CHECKING:
    from manafold.model.words import Static
    from manafold.rules.characteristics import Characteristics
    from manafold.rules.events import Event
    from manafold.rules.state import State

PlayerRules = tuple[tuple["Static", Context], ...]
"""The words of `Layer.RULES` that apply to a player, each with the context that it speaks from."""


class Derivation:
    """What objects and players are, given all continuous effects of one moment.

    `made` are the characteristics of the objects that any of them touches; all others are as they are by themselves.
    `granted` are the objects whose abilities differ from those of their base and wait for events, `awaited` the
    classes of these events. `controls` is
    whether any effect acts in layer 2, `speaks` whether any word is handed out to change the rules, with the state
    that it speaks of.

    It is good for as long as the state has the same `structure`, effects and sources, and if it is `volatile` only for
    one version. While it is being made, whoever asks sees how far it has come.
    """

    __slots__ = (
        "awaited",
        "building",
        "controls",
        "effects",
        "granted",
        "made",
        "player_rules",
        "sources",
        "speaks",
        "structure",
        "version",
        "volatile",
    )

    def __init__(self, state: State) -> None:
        self.structure = state.structure
        self.version = state.version
        self.effects = state.effects
        self.sources = state.static_sources
        self.volatile = False
        self.building = True
        self.controls = False
        self.speaks = False
        self.made: dict[int, Characteristics] = {}
        self.player_rules: dict[int, PlayerRules] = {}
        self.granted: tuple[int, ...] = ()
        self.awaited: frozenset[type[Event]] = frozenset()

    def holds(self, state: State) -> bool:
        """Whether it still says what is, now that it is made."""
        if self.structure != state.structure or self.effects is not state.effects:
            return False
        return self.sources is state.static_sources and (not self.volatile or self.version == state.version)
