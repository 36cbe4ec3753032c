"""Abilities in quotation marks that name the permanent that gives them, played (CR 201.5a)."""

from __future__ import annotations

import pytest
from tests.cards import names, offered, printed_back
from tests.rules.play import CUB, OX, act, board, creature, life, named, permanent, resolve, size, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.terms import NOTHING

EQUIPMENT, AURA = "Artifact — Equipment", "Enchantment — Aura"


@pytest.mark.parametrize(
    ("types", "text"),
    [
        (EQUIPMENT, 'Equipped creature has "{T}, Sacrifice Bruno: Bruno deals 2 damage to any target."'),
        (EQUIPMENT, 'Equipped creature has "{1}, {T}, Tap Bruno: Put a bait counter on Bruno."'),
        (EQUIPMENT, 'Equipped creature has "{T}, Unattach Bruno: Destroy target creature."'),
        (EQUIPMENT, 'Equipped creature has "{T}, Unattach Bruno: It deals 3 damage to any target. Return Bruno to its '
            'owner\'s hand."'),
        (AURA, 'Enchanted creature has "{7}: Bruno\'s controller sacrifices it and draws a card."'),
        ("Enchantment", 'Whenever a creature dies, create a 0/0 green Ooze creature token with "This token gets +1/+1 '
            'for each slime counter on Bruno."'),
        ("Creature — Bear", 'Other creatures have "Whenever this creature attacks, you may have it fight Bruno."'),
        ("Creature — Bear", 'As long as Bruno is enchanted, Bruno has "Whenever Bruno attacks, draw a card."'),
    ],
)  # fmt: skip
def test_it_prints_back(types: str, text: str) -> None:
    assert printed_back(text, types) == text


def equipped(text: str, *others: Card) -> tuple[Game, int]:
    """Ann's Ox, which is untapped, wears a Flare with this text; she has another Flare that nobody wears."""
    flare = permanent("Flare", text, EQUIPMENT)
    scenario = table()
    (ox,) = scenario.battlefield(0, OX)
    worn = scenario.put(0, "battlefield", flare, attached_to=ox)
    scenario.battlefield(0, flare, *others)
    scenario.battlefield(1, CUB)
    return scenario.start(), worn


def activate(game: Game, *picks: str) -> None:
    """Activate the ability of the Ox."""
    resolve(game, next(each for each in offered(game) if each.startswith("activate Ox")), *picks)


def test_the_one_that_gives_it_is_sacrificed_and_deals_the_damage() -> None:
    game, worn = equipped('Equipped creature has "{T}, Sacrifice Flare: Flare deals 2 damage to any target."')
    activate(game, "target Cub")
    assert names(game, "graveyard") == ["Flare"]
    assert worn not in game.state.objects
    assert names(game, "graveyard", 1) == ["Cub"]
    assert "Flare deals 2 damage to Cub." in game.log


def test_counters_are_put_on_the_one_that_gives_it() -> None:
    game, worn = equipped('Equipped creature has "{T}, Tap Flare: Put a bait counter on Flare."')
    activate(game)
    counters = {id: game.state.objects[id].counters for id in named(game, "Flare")}
    assert counters.pop(worn) == {"bait": 1}
    assert list(counters.values()) == [{}]
    assert game.state.objects[worn].tapped


def test_it_is_unattached_as_a_cost_and_only_if_it_is_attached() -> None:
    game, worn = equipped('Equipped creature has "Unattach Flare: You gain 3 life."\n{0}: You gain 1 life.')
    activate(game)
    assert game.state.objects[worn].attached_to == NOTHING
    assert life(game)[0] == 23
    assert not any(each.startswith("activate Ox") for each in offered(game))


def test_it_is_found_where_the_ability_has_put_it() -> None:
    text = (
        'Equipped creature has "{T}, Unattach Flare: It deals 3 damage to target player. Return Flare to its owner\'s '
        'hand."'
    )
    game, _ = equipped(text)
    activate(game, "target Bob")
    assert names(game, "hand") == ["Flare"]
    assert life(game) == [20, 17]


def test_its_controller_is_not_that_of_the_creature() -> None:
    text = 'Enchanted creature has "{0}: Bond\'s controller sacrifices it and draws a card."'
    aura = permanent("Bond", f"Enchant creature\n{text}", AURA)
    scenario = table()
    (ox,) = scenario.battlefield(0, OX)
    scenario.put(1, "battlefield", aura, attached_to=ox)
    game = scenario.start()
    activate(game)
    assert names(game, "graveyard", 1) == ["Bond"]
    assert names(game, "hand", 1) == ["Page"]
    assert names(game, "hand") == []


def test_a_token_knows_what_created_it_and_not_another_of_that_name() -> None:
    text = (
        '{0}: Put a slime counter on this enchantment.\n{0}: Create a 1/1 green Ooze creature token with "This token '
        'gets +1/+1 for each slime counter on Grime."'
    )
    grime = permanent("Grime", text)
    scenario = table()
    first, second = scenario.battlefield(0, grime, grime)
    scenario.put(0, "battlefield", CUB)
    scenario.hand(0, spell("Rub", "Destroy target enchantment."))
    game = scenario.start()
    resolve(game, "activate Grime (2) #1")
    (ooze,) = named(game, "Ooze Token")
    resolve(game, "activate Grime (1) #1")
    resolve(game, "activate Grime (1) #1")
    resolve(game, "activate Grime (1) #2")
    assert (game.state.objects[first].counters, game.state.objects[second].counters) == ({"slime": 2}, {"slime": 1})
    assert size(game, ooze) == (3, 3)
    resolve(game, "cast Rub", "target Grime #1")
    assert size(game, ooze) == (1, 1)


def test_a_token_finds_the_card_by_the_name_of_what_created_it() -> None:
    text = (
        "When this creature dies, create a 1/1 white Cleric creature token. It has \"{0}, Sacrifice this token: Return "
        'a card named Seraph from your graveyard to the battlefield."'
    )
    scenario = table()
    scenario.battlefield(0, creature("Seraph", 3, 3, text))
    scenario.hand(0, spell("Fell", "Destroy target creature."))
    game = scenario.start()
    resolve(game, "cast Fell")
    resolve(game, next(each for each in offered(game) if "Cleric" in each))
    assert board(game) == ["Seraph"]


def test_what_an_object_gives_itself_is_about_itself() -> None:
    bear = creature("Bruno", 2, 2, 'As long as Bruno is enchanted, Bruno has "{0}: Put a +1/+1 counter on Bruno."')
    scenario = table()
    (bruno, other) = scenario.battlefield(0, bear, bear)
    scenario.put(0, "battlefield", permanent("Veil", "Enchant creature", AURA), attached_to=bruno)
    game = scenario.start()
    act(game, next(each for each in offered(game) if "Bruno" in each))
    resolve(game)
    assert (size(game, bruno), size(game, other)) == ((3, 3), (2, 2))
