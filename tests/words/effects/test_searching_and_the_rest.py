"""Searching several zones, and what is left of what was found or chosen, played (CR 608.2d, 701.23)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, permanent, resolve, spell, table
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, WOOD, Deed

from manafold.model.card import Card

ALIKE = (
    "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the same name as "
    "that creature and exile them. Then that player shuffles."
)
ANYWHERE = (
    "Search your graveyard, hand, and/or library for a creature card and put it onto the battlefield. If you search "
    "your library this way, shuffle."
)
EACH_SEARCHES = (
    "Each player may search their library for a land card and put it onto the battlefield. Then each player who "
    "searched their library this way shuffles."
)
SPLIT = (
    "Search your library for up to two basic land cards, reveal them, put one onto the battlefield tapped and the "
    "other into your hand, then shuffle."
)
CULL = "Each player chooses a creature they control, then sacrifices the rest."


@pytest.mark.parametrize(
    "text",
    [
        ALIKE,
        ANYWHERE,
        EACH_SEARCHES,
        SPLIT,
        CULL,
        "Choose up to one creature. Destroy the rest.",
        "Target player chooses a card in their hand and discards the rest.",
        "Each opponent chooses a creature card in their graveyard. Put those cards onto the battlefield under your "
        "control.",
        "Exile the top card of each player's library. Until end of turn, you may play those cards.",
        "Search your library for a basic land card or a Desert card, put it onto the battlefield, then shuffle.",
        "Target opponent loses half their life, rounded up. You gain life equal to the life lost this way.",
    ],
)
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery") == text


def test_all_cards_of_a_name_are_found_wherever_they_are() -> None:
    deed = Deed(ALIKE, theirs=[BEAR], their_hand=[BEAR, ELF], their_graveyard=[BEAR], their_library=[BEAR, OGRE])
    while deed.offered and deed.offered[0].startswith("choose Bear"):
        deed.pick("choose Bear")
    assert names(deed.game, "exile") == ["Bear"] * 4
    assert deed.names("hand", 1) == ["Elf"]
    assert deed.names("library", 1) == ["Ogre"]


def test_what_is_hidden_need_not_be_found_but_the_rest_must() -> None:
    deed = Deed(ALIKE, theirs=[BEAR], their_hand=[BEAR], their_graveyard=[BEAR], their_library=[OGRE])
    deed.pick("done")
    assert names(deed.game, "exile") == ["Bear", "Bear"]
    assert deed.names("hand", 1) == ["Bear"]


def test_a_library_need_not_be_searched() -> None:
    deed = Deed(ANYWHERE, graveyard=[BEAR], hand=[ELF], library=[OGRE, WOOD])
    deed.pick("no")
    assert sorted(deed.offered) == ["choose Bear", "choose Elf", "done"]
    deed.pick("choose Elf")
    assert deed.names("battlefield") == ["Elf"]
    assert deed.names("library") == ["Ogre", "Wood"]


def test_each_player_who_searched_shuffles() -> None:
    deed = Deed(EACH_SEARCHES, library=[WOOD, BEAR], their_library=[FIELD, BEAR])
    before = list(deed.game.state.players[0].library)
    deed.pick("yes", "no", "choose Wood")
    assert deed.names("battlefield") == ["Wood"]
    assert deed.names("battlefield", 1) == []
    assert deed.game.state.players[0].library != before[1:]  # shuffled cards are new objects


def test_of_two_found_cards_each_goes_its_way() -> None:
    deed = Deed(SPLIT, library=[WOOD, FIELD, BEAR])
    deed.pick("choose Wood", "choose Field")
    deed.pick("choose Field")
    assert deed.names("battlefield") == ["Field"]
    assert deed.names("hand") == ["Wood"]


def test_players_keep_only_what_they_chose() -> None:
    scenario = table()
    scenario.hand(0, spell("Cull", CULL))
    scenario.battlefield(0, CUB, OX)
    scenario.battlefield(1, CUB, creature("Ape", 1, 1), RELIC)
    game = scenario.start()
    resolve(game, "cast Cull")
    act(game, "choose Ox", "choose Ape")
    assert board(game) == ["Ox"]
    assert board(game, 1) == ["Ape", "Relic"]


def test_what_was_not_chosen_is_destroyed() -> None:
    deed = Deed("Choose up to one creature. Destroy the rest.", mine=[BEAR], theirs=[ELF, OGRE])
    deed.pick("choose Ogre")
    assert deed.names("battlefield") + deed.names("battlefield", 1) == ["Ogre"]


def test_a_hand_is_discarded_but_for_one_card() -> None:
    deed = Deed("Target opponent chooses a card in their hand and discards the rest.", their_hand=[BEAR, ELF, OGRE])
    deed.pick("choose Elf")
    assert deed.names("hand", 1) == ["Elf"]


def test_cards_that_several_players_chose_are_several() -> None:
    text = (
        "Each opponent chooses a creature card in their graveyard. "
        "Put those cards onto the battlefield under your control."
    )
    scenario = table(players=3)
    scenario.hand(0, spell("Call", text))
    scenario.graveyard(1, CUB, OX)
    scenario.graveyard(2, creature("Ape", 1, 1))
    game = scenario.start()
    resolve(game, "cast Call")
    act(game, "choose Ox")
    assert sorted(board(game)) == ["Ape", "Ox"]


@pytest.mark.parametrize(("victim", "total"), [(ELF, 22), (BEAR, 20)])
def test_what_was_sacrificed_for_the_cost_was_sacrificed_this_way(victim: Card, total: int) -> None:
    text = "{0}, Sacrifice another creature: Draw a card. If an Elf was sacrificed this way, you gain 2 life."
    assert printed_back(text) == text
    scenario = table()
    scenario.battlefield(0, permanent("Altar", text), victim)
    game = scenario.start()
    resolve(game, "activate Altar")
    assert life(game)[0] == total


def test_half_of_a_life_total_is_an_amount() -> None:
    text = "Target opponent loses half their life, rounded up. You gain life equal to the life lost this way."
    deed = Deed(text)
    assert [deed.life(0), deed.life(1)] == [30, 10]
    assert offered(deed.game) != []
