"""Votes and piles, played (CR 700.3, 701.38)."""

from __future__ import annotations

import pytest
from tests.cards import offered, printed_back
from tests.rules.play import act, asked, life, permanent, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

from manafold.rules.game import Game

TAX = (
    "Starting with you, each player votes for death or taxes. If death gets more votes, each opponent loses 4 life. "
    "If taxes gets more votes or the vote is tied, you gain 3 life."
)
COUNTED = (
    "Starting with you, each player votes for feather or old quill. You gain 1 life for each feather vote. For each "
    "old quill vote, each opponent loses 2 life."
)
THEIRS = (
    "Reveal the top four cards of your library. An opponent separates those cards into two piles. Put one pile into "
    "your hand and the other into your graveyard."
)
MINE = (
    "Reveal the top four cards of your library and separate them into two piles. An opponent chooses one of those "
    "piles. Put that pile into your hand and the other into your graveyard."
)


@pytest.mark.parametrize("text", [TAX, COUNTED, THEIRS, MINE])
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def voting(text: str, *own: str) -> Game:
    """Ann, Bob and Cleo vote by a spell of Ann's, who has an enchantment of each of the other texts."""
    scenario = table(players=3)
    scenario.battlefield(0, *[permanent(f"Sign {index}", each) for index, each in enumerate(own)])
    scenario.hand(0, spell("Call", text))
    game = scenario.start()
    resolve(game, "cast Call")
    return game


def test_the_option_with_more_votes_wins() -> None:
    game = voting(TAX)
    voters = []
    for vote in ("death", "taxes", "death"):
        voters.append(asked(game))
        act(game, vote)
    assert voters == ["Ann", "Bob", "Cleo"]
    assert life(game) == [20, 16, 16]


def test_the_other_option_can_win() -> None:
    game = voting(TAX)
    act(game, "taxes", "taxes", "death")
    assert life(game) == [23, 20, 20]


@pytest.mark.parametrize(
    "sign", ["While voting, you get an additional vote.", "While voting, you may vote an additional time."]
)
def test_a_tie_counts_where_it_is_said(sign: str) -> None:
    assert printed_back(sign) == sign
    game = voting(TAX, sign)
    if offered(game) == ["yes", "no"]:
        act(game, "yes")
    act(game, "death", "taxes", "taxes", "death")
    assert life(game) == [23, 20, 20]


def test_votes_are_counted() -> None:
    game = voting(COUNTED)
    act(game, "feather", "old quill", "old quill")
    assert life(game) == [21, 16, 16]


def test_an_opponent_makes_the_piles_and_you_choose() -> None:
    deed = Deed(THEIRS, library=[BEAR, ELF, OGRE, RELIC, BEAR])
    assert deed.game.decision is not None
    assert deed.game.decision.player == 1
    deed.pick("choose Ogre", "done")
    assert deed.game.decision.player == 0
    assert deed.offered == ["pile Ogre", "pile Bear, Elf, Relic"]
    deed.pick("pile Ogre")
    assert deed.names("hand") == ["Ogre"]
    assert sorted(deed.names("graveyard")) == ["Bear", "Deed", "Elf", "Relic"]


def test_you_make_the_piles_and_an_opponent_chooses() -> None:
    deed = Deed(MINE, library=[BEAR, ELF, OGRE, RELIC, BEAR])
    deed.pick("choose Ogre", "choose Elf", "done")
    assert deed.game.decision is not None
    assert deed.game.decision.player == 1
    deed.pick("pile Bear, Relic")
    assert sorted(deed.names("hand")) == ["Bear", "Relic"]
    assert sorted(deed.names("graveyard")) == ["Deed", "Elf", "Ogre"]


def test_a_pile_may_be_empty() -> None:
    deed = Deed(THEIRS, "done", library=[BEAR, ELF, OGRE, RELIC, BEAR])
    assert "pile nothing" in deed.offered
