"""Votes and piles, played (CR 700.3, 701.38)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import act, asked, life, permanent, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

from manafold.rules.events import Chose
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


JUDGED = (
    "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the "
    "most votes or tied for most votes."
)
SECRET = (
    "Each player secretly votes for truth or dare, then those votes are revealed. You gain 1 life for each truth vote. "
    "Each opponent loses 2 life for each dare vote."
)
RECALLED = (
    "Starting with you, each player votes for a creature card in your graveyard. Return each card with the most votes "
    "or tied for most votes to your hand."
)
HIDDEN = (
    "Target opponent looks at the top four cards of your library and separates them into a face-down pile and a "
    "face-up pile. Put one pile into your hand and the other into your graveyard."
)


@pytest.mark.parametrize("text", [JUDGED, SECRET, RECALLED, HIDDEN])
def test_votes_for_objects_secret_votes_and_hidden_piles_print_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(
    ("votes", "exiled"), [(("Ogre", "Elf", "Ogre"), ["Ogre"]), (("Ogre", "Elf", "Relic"), ["Elf", "Ogre", "Relic"])]
)
def test_what_gets_the_most_votes_or_is_tied_is_exiled(votes: tuple[str, ...], exiled: list[str]) -> None:
    scenario = table(players=3)
    scenario.battlefield(0, BEAR)
    scenario.battlefield(1, OGRE, ELF)
    scenario.battlefield(2, RELIC)
    scenario.hand(0, spell("Judge", JUDGED))
    game = scenario.start()
    resolve(game, "cast Judge")
    assert sorted(offered(game)) == ["choose Elf", "choose Ogre", "choose Relic"]
    act(game, *[f"choose {vote}" for vote in votes])
    assert sorted(names(game, "exile")) == exiled


def test_nothing_is_done_where_there_is_nothing_to_vote_for() -> None:
    game = voting(JUDGED)
    assert (game.state.exile, names(game, "graveyard")) == ([], ["Call"])


def test_cards_are_voted_for() -> None:
    deed = Deed(RECALLED, graveyard=[BEAR, RELIC, OGRE])
    assert deed.offered == ["choose Bear", "choose Ogre"]
    deed.pick("choose Ogre", "choose Ogre")
    assert deed.names("hand") == ["Ogre"]


def test_nobody_is_told_of_secret_votes_before_all_have_voted() -> None:
    game = voting(SECRET)
    told = []
    for vote in ("dare", "truth", "truth"):
        told.append([each for each in game.state.log if isinstance(each, Chose)])
        act(game, vote)
    assert told == [[], [], []]
    assert [(each.player, each.what) for each in game.state.log if isinstance(each, Chose)] == [
        (0, "dare"), (1, "truth"), (2, "truth"),
    ]  # fmt: skip
    assert life(game) == [22, 18, 18]


def outcomes(text: str, *votes: str) -> set[tuple[int, ...]]:
    """The life totals that the last voter can reckon with, who votes for truth."""
    game = voting(text)
    act(game, *votes)
    found = set()
    for seed in range(20):
        sample = game.determinize(len(votes), seed)
        while "pass" not in offered(sample):
            sample.choose("truth")
        found.add(tuple(life(sample)))
    return found


def test_who_votes_does_not_know_what_others_have_secretly_voted_for() -> None:
    assert outcomes(SECRET, "dare", "dare") == {(21, 16, 16), (22, 18, 18), (23, 20, 20)}
    assert outcomes(SECRET) == {(23, 20, 20)}


def test_but_they_know_of_open_votes() -> None:
    open_votes = SECRET.replace("Each player secretly votes", "Starting with you, each player votes")
    assert outcomes(open_votes.replace(", then those votes are revealed", ""), "dare", "dare") == {(21, 16, 16)}


def test_open_votes_are_known_to_those_who_vote_later() -> None:
    game = voting(TAX)
    act(game, "death")
    assert [each.what for each in game.state.log if isinstance(each, Chose)] == ["death"]


def test_of_a_face_down_pile_only_the_size_is_seen_by_who_chooses() -> None:
    deed = Deed(HIDDEN, library=[BEAR, ELF, OGRE, RELIC, BEAR])
    deed.pick("choose Ogre", "choose Bear", "done")
    assert deed.offered == ["pile face down with 2 cards", "pile Elf, Relic"]
    deed.pick("pile face down with 2 cards")
    assert (sorted(deed.names("hand")), sorted(deed.names("graveyard"))) == (["Bear", "Ogre"], ["Deed", "Elf", "Relic"])


def test_an_empty_pile_can_be_chosen_over_a_face_down_one() -> None:
    deed = Deed(HIDDEN, library=[BEAR, BEAR, BEAR, BEAR, OGRE])
    deed.pick("choose Bear", "choose Bear", "choose Bear", "choose Bear")
    assert deed.offered == ["pile face down with 4 cards", "pile nothing"]


def test_two_face_down_piles_are_told_apart_by_their_place() -> None:
    text = "Look at the top three cards of your library and separate them into two face-down piles. An opponent " \
        "chooses one of those piles. Put that pile into your hand and the other into your graveyard."
    assert printed_back(text, "Sorcery") == text
    deed = Deed(text, "choose Elf", "done", library=[BEAR, ELF, OGRE, RELIC])
    assert deed.offered == ["pile face down with 1 card", "pile second face down with 2 cards"]
    deed.pick("pile second face down with 2 cards")
    assert sorted(deed.names("hand")) == ["Bear", "Ogre"]
