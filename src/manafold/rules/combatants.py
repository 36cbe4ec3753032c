"""Who attacks and blocks whom: the data of a combat phase (CR 506-511)."""

from __future__ import annotations


class Attack:
    """One attacking creature: what it attacks, who blocks it, and whether it became blocked (509.1h). Never changed."""

    __slots__ = ("blocked", "blockers", "defender")

    def __init__(self, defender: int, blockers: tuple[int, ...] = (), blocked: bool = False) -> None:
        self.defender = defender
        self.blockers = blockers
        self.blocked = blocked


class Combat:
    """The attacks of this combat phase by attacker, and by blocker the attackers that it blocks.

    `struck` are the creatures that dealt damage in the first strike step (510.4).
    """

    __slots__ = ("attacks", "blocks", "home", "struck")

    def __init__(self, home: object) -> None:
        self.home = home
        self.attacks: dict[int, Attack] = {}
        self.blocks: dict[int, tuple[int, ...]] = {}
        self.struck: frozenset[int] = frozenset()

    def copy(self, home: object) -> Combat:
        """A twin that belongs to the state of `home`."""
        twin = Combat(home)
        twin.attacks = self.attacks.copy()
        twin.blocks = self.blocks.copy()
        twin.struck = self.struck
        return twin
