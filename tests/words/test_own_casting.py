"""What a spell's text says about casting it (CR 601.3, 118.9), and that it can't be countered (101.2), played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, pick, printed_back, settle

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario
from manafold.rules.terms import Step

ISLAND = card("Island", "", "Basic Land — Island")
BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
DENY = card("Deny", "{U}", "Instant", "Counter target spell.")


def table(*hand: Card, lands: int = 1, mine: tuple[Card, ...] = (), step: Step = "main 1") -> Game:
    s = Scenario()
    s.battlefield(0, URN, *[ISLAND] * lands, *mine)
    s.battlefield(1, ISLAND)
    s.hand(1, DENY)
    s.hand(0, *hand)
    return s.start(step)


def casts(game: Game) -> list[str]:
    return [each for each in offered(game) if each.startswith("cast")]


@pytest.mark.parametrize(
    "text",
    ["Cast this spell only during combat.", "Cast this spell only if you control a snow land.",
     "You may pay {W}{U} rather than pay this spell's mana cost.",
     "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.",
     "If you control a Forest, you may pay {0} rather than pay this spell's mana cost.",
     "If you control a Swamp, you may cast this spell without paying its mana cost.",
     "You may cast this spell as though it had flash if you pay {2} more to cast it.",
     "You may cast this spell as though it had flash if you control a Wizard.", "This spell can't be countered.",
     "Creature spells you control can't be countered.",
     "You may cast this card from your graveyard as long as you control a Zombie."],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text) == text


def test_a_spell_is_cast_only_when_its_text_allows_it() -> None:
    dash = card("Dash", "{U}", "Instant", "Cast this spell only during combat.\nYou gain 2 life.")
    assert casts(table(dash)) == []
    assert casts(table(dash, step="beginning of combat")) == ["cast Dash"]


def test_an_alternative_cost_replaces_the_mana_cost() -> None:
    tide = card("Tide", "{4}{U}", "Sorcery", "You may return an Island you control to its owner's hand rather than pay "
                "this spell's mana cost.\nYou gain 2 life.")  # fmt: skip
    game = table(tide)
    assert casts(game) == ["cast Tide with alternative cost"]
    pick(game, "cast Tide with alternative cost", "pass", "pass")
    assert (names(game, "hand"), game.state.players[0].life) == (["Island"], 22)


def test_an_alternative_cost_can_have_a_condition() -> None:
    gift = card("Present", "{4}{U}", "Sorcery", "If you control a Bear, you may cast this spell without paying "
                "its mana cost.\nYou gain 2 life.")  # fmt: skip
    assert casts(table(gift)) == []
    assert casts(table(gift, mine=(BEAR,))) == ["cast Present with alternative cost"]


def test_flash_costs_more() -> None:
    slow = card("Slow", "{U}", "Sorcery", "You may cast this spell as though it had flash if you pay {2} more "
                "to cast it.\nYou gain 2 life.")  # fmt: skip
    assert casts(table(slow, lands=3)) == ["cast Slow", "cast Slow with flash"]
    assert casts(table(slow, lands=3, step="upkeep")) == ["cast Slow with flash"]
    assert casts(table(slow, lands=2, step="upkeep")) == []


def test_flash_with_a_condition() -> None:
    quick = card("Quick", "{U}", "Sorcery", "You may cast this spell as though it had flash if you control a Bear.\n"
                 "You gain 2 life.")  # fmt: skip
    assert casts(table(quick, step="upkeep")) == []
    assert casts(table(quick, mine=(BEAR,), step="upkeep")) == ["cast Quick"]


@pytest.mark.parametrize("text", ["", "This spell can't be countered."])
def test_a_spell_that_cannot_be_countered_resolves(text: str) -> None:
    game = table(card("Elk", "{U}", "Creature — Elk", text, 3, 3))
    pick(game, "cast Elk", "pass", "cast Deny", "pass", "pass")
    assert ("Elk" in names(game, "battlefield")) is bool(text)


def test_spells_of_a_description_cannot_be_countered() -> None:
    shield = card("Shield", "", "Enchantment", "Creature spells you control can't be countered.")
    game = table(card("Elk", "{U}", "Creature — Elk", "", 3, 3), mine=(shield,))
    pick(game, "cast Elk", "pass", "cast Deny", "pass", "pass")
    assert "Elk" in names(game, "battlefield")


@pytest.mark.parametrize("protected", ["", "Spells and abilities can't be countered."])
def test_abilities_cannot_be_countered(protected: str) -> None:
    assert printed_back(protected) == protected
    s = Scenario()
    s.battlefield(0, card("Fount", "", "Artifact", "{T}: You gain 3 life."), URN)
    s.battlefield(0, card("Shield", "", "Enchantment", protected))
    s.hand(1, card("Hold", "{0}", "Instant", "Counter target activated or triggered ability."))
    game = s.start("main 1")
    pick(game, "activate Fount", "pass", "cast Hold")
    settle(game)
    assert game.state.players[0].life == (23 if protected else 20)


def test_a_card_is_cast_from_the_graveyard() -> None:
    s = Scenario()
    s.battlefield(0, URN, ISLAND, BEAR)
    s.graveyard(0, card("Husk", "{U}", "Creature — Zombie", "You may cast this card from your graveyard as long as you "
                        "control a Bear.", 1, 1))  # fmt: skip
    game = s.start("main 1")
    pick(game, "cast Husk with permission", "pass")
    assert "Husk" in names(game, "battlefield")


@pytest.mark.parametrize(("step", "gained"), [("main 1", 3), ("beginning of combat", 1)])
def test_a_spell_knows_whether_it_was_cast_in_a_main_phase(step: Step, gained: int) -> None:
    text = "You gain 1 life. If you cast this spell during your main phase, you gain 2 life."
    assert printed_back(text, "Instant") == text
    s = Scenario()
    s.hand(0, card("Gift", "{0}", "Instant", text), card("Rest", "{0}", "Instant", "You gain 9 life."))
    game = s.start(step)
    pick(game, "cast Gift")
    settle(game)
    assert game.state.players[0].life == 20 + gained


@pytest.mark.parametrize(
    ("when", "castable"),
    [
        ("during combat before blockers are declared", ["beginning of combat", "declare attackers"]),
        ("during combat after blockers are declared", ["declare blockers", "combat damage", "end of combat"]),
        ("during combat on an opponent's turn", []),
        ("during the declare blockers step on your turn", ["declare blockers"]),
        ("during combat on your turn after blockers are declared", ["declare blockers", "combat damage",
                                                                    "end of combat"]),
    ],
)  # fmt: skip
def test_parts_of_combat_in_which_a_spell_can_be_cast(when: str, castable: list[str]) -> None:
    text = f"Cast this spell only {when}."
    assert printed_back(text, "Instant") == text
    s = Scenario()
    s.battlefield(0, URN, BEAR)
    s.hand(0, card("Sly", "{0}", "Instant", f"{text}\nYou gain 2 life."))
    game = s.start("main 1")
    found = []
    while game.state.step != "main 2":
        if "cast Sly" in offered(game):
            found.append(game.state.step)
        attack = next((index for index, line in enumerate(offered(game)) if line.startswith("attack ")), None)
        game.choose("pass" if "pass" in offered(game) else 0 if attack is None else attack)
    assert found == castable
