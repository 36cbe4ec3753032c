"""Permissions to play and cast cards from other zones (CR 601.3, 305.1, 609.4b), played."""

from __future__ import annotations

import pytest
from tests.cards import card, face, faces, names, offered, printed_back
from tests.rules.play import CUB, act, creature, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

FOREST = card("Forest", "", "Basic Land — Forest")
BOLT = card("Bolt", "{R}", "Instant", "Bolt deals 3 damage to any target.")
WISH = card("Wish", "{0}", "Sorcery", "You gain 2 life.")
SEER = permanent("Seer", "Once during each of your turns, you may cast a creature spell from your graveyard.")


def casts(game: Game) -> list[str]:
    """What can be cast or played now."""
    return [line for line in offered(game) if line.startswith(("cast", "play"))]


def after(text: str, *, top: tuple[Card, ...] = (), mine: tuple[Card, ...] = (), buried: tuple[Card, ...] = ()) -> Game:
    """A game in which Ann has cast a sorcery with this text."""
    scenario = table(top=top)
    scenario.battlefield(0, *mine)
    scenario.graveyard(0, *buried)
    scenario.hand(0, spell("Feat", text, "Sorcery"))
    game = scenario.start("main 1")
    resolve(game, "cast Feat")
    return game


def having(*cards: Card, buried: tuple[Card, ...] = (), top: tuple[Card, ...] = ()) -> Game:
    """A game in Ann's main phase with these permanents of hers."""
    scenario = table(top=top)
    scenario.battlefield(0, *cards)
    scenario.graveyard(0, *buried)
    return scenario.start("main 1")


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Exile the top two cards of your library. You may play those cards this turn, and mana of any type can be "
         "spent to cast them.", "Sorcery"),
        ("You may cast target instant card from your graveyard this turn. If that spell would be put into your "
         "graveyard, exile it instead.", "Sorcery"),
        ("Exile the top three cards of your library. Until the end of your next turn, you may play one of those cards.",
         "Sorcery"),
        ("Exile the top five cards of your library. Until end of turn, you may cast red spells from among them.",
         "Sorcery"),
        ("Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell "
         "cast this way would be put into your graveyard, exile it instead.", "Enchantment"),
        ("Once each turn, you may play a land from the top of your library.", "Enchantment"),
        ("You may play cards exiled with this enchantment.", "Enchantment"),
    ],
)  # fmt: skip
def test_it_prints_back(text: str, types: str) -> None:
    assert printed_back(text, types) == text


def test_any_mana_pays_for_what_may_be_cast_so() -> None:
    mine = (FOREST,)
    text = "Exile the top card of your library. You may play it this turn"
    assert casts(after(f"{text}.", top=(BOLT,), mine=mine)) == []
    game = after(f"{text}, and mana of any type can be spent to cast it.", top=(BOLT,), mine=mine)
    resolve(game, "cast Bolt with permission -> Bob")
    assert life(game) == [20, 17]


def test_a_card_that_has_moved_on_is_no_longer_permitted() -> None:
    game = after("Exile the top card of your library. You may play it this turn.", top=(WISH,))
    resolve(game, "cast Wish with permission")
    assert (names(game, "graveyard"), casts(game)) == (["Feat", "Wish"], [])


def test_a_target_in_the_graveyard_may_be_cast_and_is_exiled_then() -> None:
    text = ("You may cast target sorcery card from your graveyard this turn. If that spell would be put into your "
            "graveyard, exile it instead.")  # fmt: skip
    game = after(text, buried=(WISH,))
    resolve(game, "cast Wish with permission")
    assert (names(game, "exile"), life(game)) == (["Wish"], [22, 20])


def test_only_one_of_the_cards_may_be_played() -> None:
    text = "Exile the top three cards of your library. Until end of turn, you may play one of those cards."
    game = after(text, top=(FOREST, WISH, CUB))
    assert casts(game) == [
        "play Forest", "cast Wish with permission of Feat", "cast Cub with permission of Feat"
    ]  # fmt: skip
    act(game, "play Forest")
    assert casts(game) == []


def test_only_spells_of_a_kind_may_be_cast() -> None:
    text = "Exile the top three cards of your library. You may cast creature spells from among them this turn."
    game = after(text, top=(FOREST, WISH, CUB))
    assert casts(game) == ["cast Cub with permission"]


def test_what_may_be_cast_for_nothing_costs_nothing() -> None:
    game = after("Exile the top card of your library. You may play it this turn without paying its mana cost.",
        top=(BOLT,))  # fmt: skip
    resolve(game, "cast Bolt with free -> Bob")
    assert life(game) == [20, 17]


def test_a_permission_is_used_once_each_turn_of_yours() -> None:
    game = having(SEER, buried=(CUB, creature("Ox", 2, 4)))
    resolve(game, "cast Cub with permission of Seer")
    assert casts(game) == []
    go(game, "upkeep", 1)
    assert casts(game) == []
    go(game, "main 1", 0)
    assert casts(game) == ["cast Ox with permission of Seer"]


def test_each_permission_has_its_own_uses() -> None:
    elder = permanent("Elder", "Once each turn, you may cast a creature spell from your graveyard.")
    game = having(SEER, elder, buried=(CUB, creature("Ox", 2, 4)))
    assert casts(game) == [f"cast {name} with permission of {by}" for name in ("Cub", "Ox") for by in ("Seer", "Elder")]
    resolve(game, "cast Cub with permission of Elder")
    assert casts(game) == ["cast Ox with permission of Seer"]


def test_a_land_is_played_by_the_permission_that_is_named() -> None:
    one = permanent("One", "Once each turn, you may play a land from your graveyard.")
    two = permanent("Two", "Once each turn, you may play a land or cast a creature spell from your graveyard.")
    game = having(one, two, permanent("Way", "You may play an additional land on each of your turns."),
        buried=(FOREST, CUB))  # fmt: skip
    act(game, "play Forest with permission of Two")
    assert casts(game) == []


def test_a_reversed_attempt_uses_nothing_up() -> None:
    dear = card("Dear", "{0}", "Creature — Bear", "", 1, 1)
    game = having(SEER, buried=(dear,))
    game.choose("cast Dear with permission of Seer")
    game.undo()
    assert casts(game) == ["cast Dear with permission of Seer"]


def test_a_permission_sleeps_while_its_condition_is_false() -> None:
    den = permanent("Den", "As long as you control a creature, you may cast sorcery spells from your graveyard.")
    kill = spell("Kill", "Destroy target creature.")
    scenario = table()
    scenario.battlefield(0, den, CUB)
    scenario.graveyard(0, WISH)
    scenario.hand(0, kill, CUB)
    game = scenario.start("main 1")
    assert "cast Wish with permission" in casts(game)
    resolve(game, "cast Kill")
    assert "cast Wish with permission" not in casts(game)
    resolve(game, "cast Cub")
    assert "cast Wish with permission" in casts(game)


def test_a_permission_judges_the_face_that_is_cast() -> None:
    tale = faces("adventure", face("Teller", "{0}", "Creature — Elf", "", 4, 4),
        face("Tell", "{0}", "Sorcery — Adventure", "You gain 2 life."))  # fmt: skip
    reader = permanent("Reader", "You may cast sorcery spells from your graveyard.")
    game = having(reader, buried=(tale,))
    assert casts(game) == ["cast Tell with permission"]


def test_cards_exiled_with_a_permanent_may_be_played() -> None:
    vault = permanent("Vault", "When this artifact enters, exile the top two cards of your library.\n"
        "You may cast spells exiled with this artifact.", "Artifact")  # fmt: skip
    scenario = table(top=(FOREST, WISH))
    scenario.hand(0, vault)
    game = scenario.start("main 1")
    resolve(game, "cast Vault")
    assert casts(game) == ["cast Wish with permission"]


def test_the_owner_may_be_the_one_who_may_play_it() -> None:
    scenario = table()
    scenario.battlefield(1, permanent("Watch", "{0}: You gain 1 life."), CUB)
    scenario.hand(0, spell("Feat", "Exile target creature. For as long as that card remains exiled, its owner may "
        "play it.", "Sorcery"))  # fmt: skip
    game = scenario.start("main 1")
    resolve(game, "cast Feat")
    assert casts(game) == []
    go(game, "end")
    act(game, "pass")
    while game.state.active != 1 or game.state.step != "main 1":
        act(game, "pass")
    assert casts(game) == ["cast Cub with permission"]


def test_life_is_paid_for_spells_cast_so() -> None:
    pact = permanent("Pact", "You may cast spells from the top of your library. If you cast a spell this way, pay "
        "life equal to its mana value rather than pay its mana cost.")  # fmt: skip
    game = having(pact, top=(card("Dear", "{3}{U}", "Sorcery", "You gain 1 life."),))
    resolve(game, "cast Dear with permission")
    assert life(game) == [17, 20]


def test_several_zones_share_one_use() -> None:
    text = ("Once during each of your turns, you may cast a spell from your hand or the top of your library without "
            "paying its mana cost.")  # fmt: skip
    assert printed_back(text, "Enchantment") == text
    dear = card("Dear", "{3}{U}", "Sorcery", "You gain 1 life.")
    scenario = table(top=(card("Far", "{5}", "Sorcery", "You gain 4 life."),))
    scenario.battlefield(0, permanent("Well", text))
    scenario.hand(0, dear)
    game = scenario.start("main 1")
    assert casts(game) == ["cast Dear with free of Well", "cast Far with free of Well"]
    resolve(game, "cast Far with free of Well")
    assert (life(game), casts(game)) == ([24, 20], [])


def test_the_flashback_of_a_card_is_for_its_owner_even_where_another_may_cast_it() -> None:
    scenario = table()
    text = "You may cast target sorcery card from an opponent's graveyard this turn."
    scenario.hand(0, spell("Feat", text, "Sorcery"))
    scenario.graveyard(1, card("Dig", "{0}", "Sorcery", "You gain 2 life.\nFlashback {0}"))
    game = scenario.start("main 1")
    resolve(game, "cast Feat")
    assert casts(game) == ["cast Dig with permission"]
