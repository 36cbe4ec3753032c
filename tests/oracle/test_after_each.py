"""What is spoken of behind "for each": all that was done for them, and nothing of one of them."""

from __future__ import annotations

import pytest
from tests.cards import printed_back
from tests.rules.play import CUB, OX, act, board, creature, resolve, size, spell, table

GOBLIN = creature("Gob", 1, 1, types="Creature — Goblin")


def test_those_cards_are_the_ones_chosen_for_each() -> None:
    text = "For each player, choose a creature card in their graveyard. Put those cards onto the battlefield under"
    s = table()
    s.graveyard(0, CUB, GOBLIN)
    s.graveyard(1, OX)
    s.hand(0, spell("Rise", f"Each player mills a card. {text} your control."))
    game = s.start()
    resolve(game, "cast Rise")
    resolve(game, "choose Cub")
    assert sorted(board(game)) == ["Cub", "Ox"]


def test_those_cards_are_the_ones_that_were_searched_for_each() -> None:
    text = (
        "For each creature you control, you may search your library for a card with the same name as that creature. Put"
        " those cards onto the battlefield, then shuffle."
    )
    s = table(top=(CUB, OX, GOBLIN))
    s.battlefield(0, CUB, GOBLIN, OX)
    s.hand(0, spell("Echo", text))
    game = s.start()
    resolve(game, "cast Echo")
    for answer in ("yes", "choose Cub", "no", "yes", "choose Ox"):
        resolve(game, answer)
    assert sorted(board(game)) == ["Cub", "Cub", "Gob", "Ox", "Ox"]


def test_that_creature_is_the_target_where_each_is_a_creature_only_by_its_type() -> None:
    text = "As an additional cost to cast this spell, you may sacrifice any number of Goblins."
    each = "For each Goblin sacrificed this way, that creature gets an additional +2/+0 until end of turn."
    s = table()
    cub, *_ = s.battlefield(0, CUB, GOBLIN)
    s.hand(0, spell("Rage", f"{text}\nTarget creature gets +1/+0 until end of turn. {each}"))
    game = s.start()
    act(game, "cast Rage", "yes")
    act(game, "target Cub", "choose Gob")
    resolve(game)
    assert size(game, cub) == (5, 2)


@pytest.mark.parametrize(
    "line",
    [
        "For each creature, you gain 1 life. Destroy that creature.",
        "For each creature, its controller may pay {1}. If that player doesn't, you draw a card.",
        "For each creature you control, flip a coin. If you win the flip, destroy that creature.",
        "For each opponent, tap up to one target creature that player controls. Destroy that creature.",
    ],
)
def test_one_of_them_is_not_spoken_of_behind(line: str) -> None:
    with pytest.raises(AssertionError, match="stands for nothing"):
        printed_back(line, "Sorcery")


def test_they_may_be_spoken_of_together() -> None:
    line = "For each opponent, tap up to one target creature that player controls. Destroy those creatures."
    assert printed_back(line, "Sorcery") == line
