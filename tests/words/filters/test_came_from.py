"""Where a card in a graveyard was before, and where a permanent came from."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, OX, board, creature, names, permanent, resolve, size, spell, table
from tests.words.effects.deed import ELF, OGRE, Deed

RISE = spell("Rise", "Return to your hand all creature cards in your graveyard that were put there from the "
                     "battlefield this turn.")  # fmt: skip
END = spell("End", "Destroy target creature.")
RAISE = spell("Raise", "Return target creature card from your graveyard to the battlefield.")


@pytest.mark.parametrize(
    "line",
    [
        "Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn.",
        "Exile target card from a graveyard that was put there from anywhere this turn.",
        "Exile target card from a graveyard that was put there this turn.",
        "Choose target card in an opponent's graveyard that was put there from their library this turn. Exile it.",
        "Put onto the battlefield under your control all creature cards in all graveyards that were put there from "
        "the battlefield this turn.",
    ],
)
def test_it_prints_back(line: str) -> None:
    assert printed_back(line, "Sorcery") == line


def test_only_what_came_from_the_battlefield_this_turn_returns() -> None:
    s = table()
    s.battlefield(0, CUB)
    s.graveyard(0, OX)
    s.hand(0, END, RISE)
    game = s.start()
    resolve(game, "cast End -> Cub")
    resolve(game, "cast Rise")
    assert (names(game, "hand"), names(game, "graveyard")) == (["Cub"], ["Ox", "End", "Rise"])


def test_what_was_milled_this_turn_was_put_there_from_the_library() -> None:
    mill = "Mill a card. Exile all cards in all graveyards that were put there from libraries this turn."
    deed = Deed(mill, library=[ELF], graveyard=[OGRE])
    assert deed.names("exile") == ["Elf"]
    other = "Mill a card. Exile all cards in all graveyards that were put there from anywhere other than the " \
            "battlefield this turn."  # fmt: skip
    deed = Deed(other, library=[ELF], graveyard=[OGRE])
    assert deed.names("exile") == ["Elf"]


def test_each_player_returns_theirs_at_the_same_time() -> None:
    """The ability of what enters first sees what the other player returns."""
    herald = creature("Herald", 1, 1, "Whenever another creature enters, you gain 1 life.")
    s = table()
    s.graveyard(0, herald)
    s.graveyard(1, CUB)
    s.hand(0, spell("Dawn", "Each player returns to the battlefield all creature cards in their graveyard."))
    game = s.start()
    resolve(game, "cast Dawn")
    assert (board(game), board(game, 1)) == (["Herald"], ["Cub"])
    assert game.state.players[0].life == 21


SHADE = creature(
    "Shade", 2, 2, "When this creature enters, if it entered from your graveyard or you cast it from your graveyard, "
                   "you gain 5 life.",
)  # fmt: skip


def test_it_entered_from_the_graveyard() -> None:
    s = table()
    s.graveyard(0, SHADE)
    s.hand(0, RAISE)
    game = s.start()
    resolve(game, "cast Raise -> Shade")
    assert game.state.players[0].life == 25


def test_it_was_cast_from_the_graveyard_or_it_was_not() -> None:
    s = table()
    s.hand(0, SHADE)
    s.graveyard(0, SHADE)
    s.battlefield(0, permanent("Path", "You may cast creature spells from your graveyard."))
    game = s.start()
    resolve(game, "cast Shade")
    assert game.state.players[0].life == 20
    resolve(game, "cast Shade with permission")
    assert game.state.players[0].life == 25


def test_permanents_that_came_from_a_zone_are_described() -> None:
    s = table()
    s.battlefield(0, CUB, permanent("Grave Song", "Creatures you control that entered from a graveyard or were cast "
                                                  "from a graveyard get +1/+1."))  # fmt: skip
    s.graveyard(0, OX)
    s.hand(0, RAISE)
    game = s.start()
    resolve(game, "cast Raise -> Ox")
    cub, ox = [next(id for id in game.state.battlefield if game.state.label(id) == name) for name in ("Cub", "Ox")]
    assert (size(game, cub), size(game, ox)) == ((2, 2), (3, 5))


def test_one_or_more_of_several_came_from_a_graveyard() -> None:
    drum = permanent("Drum", "Whenever one or more creatures you control enter, if one or more of them entered from a "
                             "graveyard or was cast from a graveyard, you gain 2 life.")  # fmt: skip
    s = table()
    s.battlefield(0, drum)
    s.graveyard(0, OX)
    s.hand(0, CUB, RAISE)
    game = s.start()
    resolve(game, "cast Cub")
    assert game.state.players[0].life == 20
    resolve(game, "cast Raise -> Ox")
    assert game.state.players[0].life == 22
