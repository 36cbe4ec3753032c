"""What pronouns stand for, and games in which it matters."""

from __future__ import annotations

import pytest
from tests.cards import card, offered, pick, printed_back, settle
from tests.rules.play import CUB, WAIT, attack, creature, life, named, permanent, resolve, size, spell, table
from tests.words.effects.deed import OGRE, Deed

from manafold.model.card import Card
from manafold.rules.scenario import Scenario

SHEEP = card("Sheep", "{0}", "Creature — Sheep", "", 1, 1)


@pytest.mark.parametrize(
    "line",
    [
        "At the beginning of each player's upkeep, that player loses 1 life.",
        "Whenever an opponent casts a spell, that player loses 1 life.",
        "When this creature enters, destroy target land an opponent controls. That player loses 1 life.",
        "When this creature enters, destroy target land an opponent controls. Its controller loses 1 life.",
        "{T}: Target creature gets +X/+X until end of turn, where X is that creature's power.",
        "{T}: Target opponent exiles a creature they control.",
        "Put a +1/+1 counter on each creature you control. Those creatures gain flying until end of turn.",
    ],
)
def test_what_points_back_prints_back(line: str) -> None:
    types = "Sorcery" if line.startswith("Put") else "Creature — Bear"
    assert printed_back(line, types) == line


def test_that_player_is_the_one_whose_step_it_is() -> None:
    s = Scenario()
    clock = card("Clock", "{0}", "Artifact", "At the beginning of each player's end step, that player loses 1 life.")
    s.battlefield(0, clock)
    s.library(1, SHEEP)
    game = s.start("main 2", active=1)
    assert [player.life for player in game.state.players] == [20, 19]


def test_that_player_is_the_opponent_who_controls_the_target() -> None:
    s = Scenario()
    (sheep,) = s.battlefield(1, SHEEP)
    s.hand(0, card("Levy", "{0}", "Sorcery", "Destroy target creature an opponent controls. That player loses 2 life."))
    game = s.start()
    pick(game, "cast Levy")
    settle(game)
    assert not game.state.exists(sheep)
    assert [player.life for player in game.state.players] == [20, 18]


def test_what_x_is_may_speak_of_a_target_named_before_it() -> None:
    s = Scenario()
    s.battlefield(0, SHEEP)
    s.hand(0, card("Swell", "{0}", "Sorcery", "Put X +1/+1 counters on target creature, where X is its power plus 2."))
    game = s.start()
    pick(game, "cast Swell")
    settle(game)
    (sheep,) = game.state.battlefield
    assert game.state.characteristics(sheep).power == 4


def test_those_creatures_are_the_ones_acted_on() -> None:
    text = "Remove all counters from all creatures. Those creatures gain flying until end of turn."
    deed = Deed(text, mine=[SHEEP])
    assert "flying" in deed.game.state.characteristics(deed.mine[0]).keywords


def test_who_is_chosen_as_an_ability_resolves_is_no_player_of_a_choice() -> None:
    with pytest.raises(AssertionError, match="can't be true of"):
        printed_back("{T}: A player of your choice adds {C}.")


def test_the_excess_damage_dealt_to_something_is_counted_in_a_number_said_last() -> None:
    s = table()
    s.hand(0, spell("Blaze", "Blaze deals 5 damage to target creature. Draw X cards, where X is the amount of excess "
        "damage dealt to that creature this way."))
    s.battlefield(1, CUB)
    game = s.start()
    resolve(game, "cast Blaze -> Cub")
    assert len(game.state.players[0].hand) == 3


def test_that_creature_is_never_the_one_whose_text_it_is() -> None:
    s = Scenario()
    text = "Whenever another creature dies, put a +1/+1 counter on Mole. If that creature was a Sheep, you gain 3 life."
    s.battlefield(0, card("Mole", "{0}", "Creature — Bear", text, 2, 2))
    s.battlefield(1, SHEEP)
    s.hand(0, card("Fell", "{0}", "Sorcery", "Destroy target creature."))
    game = s.start()
    pick(game, "cast Fell", "target Sheep")
    settle(game)
    assert [player.life for player in game.state.players] == [23, 20]


def test_that_card_is_never_the_spell_that_speaks_of_it() -> None:
    text = "Reveal the top card of your library. Deed deals damage equal to that card's mana value to each opponent."
    assert Deed(text, library=[OGRE]).life(1) == 16


def test_what_that_card_was_said_of_only_by_the_spell_itself_is_not_read() -> None:
    with pytest.raises(AssertionError, match="stands for nothing"):
        printed_back("Bruno deals damage equal to that card's mana value to each opponent.", "Sorcery")


def test_what_was_picked_among_others_is_what_was_sacrificed() -> None:
    text = (
        "Whenever one or more creatures you control deal combat damage to a player, you may sacrifice one of them. "
        "If you do, you gain life equal to the sacrificed creature's power."
    )
    s = table(watching=False)
    s.battlefield(0, permanent("Altar", text), CUB, creature("Bull", 5, 5))
    game = s.start()
    attack(game, "attack Cub", "attack Bull")
    while not any("Cub" in line for line in offered(game)):
        game.choose(next((each for each in ("yes", "pass") if each in offered(game)), 0))
    resolve(game, next(line for line in offered(game) if "Cub" in line))
    assert life(game) == [22, 13]


@pytest.mark.parametrize(
    "line",
    [
        'Target creature becomes a copy of another target creature, except it has "{0}: Tap Bruno."',
        'Create a token that\'s a copy of target creature, except it has "{0}: Tap Bruno."',
    ],
)
def test_a_name_in_a_given_ability_is_not_taken_for_that_of_what_has_the_ability(line: str) -> None:
    with pytest.raises(AssertionError, match="names what gives it"):
        printed_back(line, "Sorcery")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Choose a permanent you control. Destroy target creature if it shares a color with that permanent.",
            "shares a quality with itself"),
        ("Look at the top card of your library. You may cast it without paying its mana cost if it's an instant spell.",
            "no spell yet"),
        ("Exile the top card of your library. If it's an instant spell, you may cast it this turn.", "no spell yet"),
        ("An opponent chooses a creature you control and exiles it.", "chosen anew"),
        ("Bruno is colorless.", "what a spell is"),
    ],
)  # fmt: skip
def test_what_nobody_means_is_not_read(line: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        printed_back(line, "Sorcery")


def test_that_many_after_excess_damage_is_how_much_of_it_there_was() -> None:
    text = "Blaze deals 5 damage to target creature. If excess damage was dealt this way, you gain that much life."
    s = table()
    s.hand(0, spell("Blaze", text))
    s.battlefield(1, CUB)
    game = s.start()
    resolve(game, "cast Blaze -> Cub")
    assert life(game) == [23, 20]
    assert printed_back(text, "Sorcery", "Blaze") == text


@pytest.mark.parametrize(("top", "total"), [(OGRE, 21), (SHEEP, 20)])
def test_the_revealed_card_is_not_what_the_event_was_about(top: Card, total: int) -> None:
    text = (
        "Whenever you cast a spell, reveal the top card of your library. Counter that spell if it has the same mana "
        "value as the revealed card."
    )
    s = table(top=(top,))
    s.battlefield(0, permanent("Scale", text))
    s.hand(0, WAIT)
    game = s.start()
    resolve(game, "cast Wait")
    assert life(game)[0] == total


def test_what_is_attached_to_it_is_something_else() -> None:
    text = "Whenever a Bear enters, you may attach this Equipment to it.\nEquipped creature gets +3/+3.\nEquip {1}"
    assert printed_back(text.split("\n")[0], "Artifact — Equipment") == text.split("\n")[0]
    s = table()
    s.battlefield(0, permanent("Glaive", text, "Artifact — Equipment"))
    s.hand(0, CUB)
    game = s.start()
    resolve(game, "cast Cub")
    resolve(game, "yes")
    assert size(game, named(game, "Cub")[0]) == (5, 5)


def test_its_controller_is_never_you_of_the_spell_that_says_so() -> None:
    s = table()
    s.battlefield(1, CUB)
    s.hand(0, spell("Sear", "Sear deals 1 damage to target creature and 3 damage to its controller."))
    game = s.start()
    resolve(game, "cast Sear -> Cub")
    assert life(game) == [20, 17]


def test_what_is_attached_to_what_returned_is_attached_to_what_it_has_become() -> None:
    text = (
        "Whenever you gain life, return target creature card from your graveyard to the battlefield and attach this "
        "Equipment to it.\nEquipped creature gets +3/+3.\nEquip {1}"
    )
    s = table(watching=False)
    s.battlefield(0, permanent("Mantle", text, "Artifact — Equipment"))
    s.graveyard(0, CUB)
    s.hand(0, WAIT)
    game = s.start()
    resolve(game, "cast Wait")
    assert size(game, named(game, "Cub")[0]) == (5, 5)
