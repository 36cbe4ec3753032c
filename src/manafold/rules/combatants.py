"""Who attacks and blocks whom: the data of a combat phase (CR 506-511)."""

from __future__ import annotations

from manafold.rules.terms import NOTHING


class Attack:
    """One attacking creature: what it attacks, who blocks it, and whether it became blocked (509.1h). Never changed.

    `defender` is the player, planeswalker or battle that it attacks, -1 if that was removed from combat (506.4c): then
    `lost` is what it was. `player` is the defending player of this attack (508.5).
    """

    __slots__ = ("blocked", "blockers", "defender", "lost", "player")

    def __init__(
        self, defender: int, player: int, blockers: tuple[int, ...] = (), blocked: bool = False, lost: int = NOTHING
    ) -> None:
        self.defender = defender
        self.lost = lost
        self.player = player
        self.blockers = blockers
        self.blocked = blocked

    def blocked_by(self, blockers: tuple[int, ...]) -> Attack:
        """The same attack, blocked by exactly these creatures now (509.1h)."""
        return Attack(self.defender, self.player, blockers, True, self.lost)

    def without_blocker(self, id: int) -> Attack:
        """The same attack after a blocker was removed from combat; it stays blocked (509.1h)."""
        left = tuple([each for each in self.blockers if each != id])
        return Attack(self.defender, self.player, left, self.blocked, self.lost)

    def attacking_nothing(self) -> Attack:
        """The same attack after what it attacked was removed from combat (506.4c)."""
        return Attack(NOTHING, self.player, self.blockers, self.blocked, self.defender)


class Combat:
    """The attacks of this combat phase by attacker, and by blocker the attackers that it blocks.

    `struck` are the creatures that had first strike or double strike as the first strike step began (510.4). `former`
    are the attacks of creatures that were removed from combat: their defending player may still be asked for (508.5).
    `bands` has the band of each attacker that is in one (702.22c).
    """

    __slots__ = ("attacks", "bands", "blocks", "former", "home", "struck")

    def __init__(self, home: object) -> None:
        self.home = home
        self.attacks: dict[int, Attack] = {}
        self.blocks: dict[int, tuple[int, ...]] = {}
        self.former: dict[int, Attack] = {}
        self.struck: frozenset[int] = frozenset()
        self.bands: dict[int, tuple[int, ...]] = {}

    def copy(self, home: object) -> Combat:
        """A twin that belongs to the state of `home`."""
        twin = Combat(home)
        twin.attacks = self.attacks.copy()
        twin.blocks = self.blocks.copy()
        twin.former = self.former.copy()
        twin.struck = self.struck
        twin.bands = self.bands
        return twin
