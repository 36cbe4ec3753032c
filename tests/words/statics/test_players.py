"""What players may and can't do, and what spells cost."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, ZAP, act, creature, go, life, permanent, resolve, spell, table

PEBBLE = card("Pebble", "{1}", "Artifact")
CLUB = card("Club", "{2}", "Creature — Ogre", "", 2, 2)
GROVE = card("Grove", "", "Land — Forest")


@pytest.mark.parametrize(
    ("types", "line"),
    [
        ("Enchantment", "Creature spells you cast cost {1} less to cast."),
        ("Enchantment", "Noncreature spells cost {1} more to cast."),
        ("Enchantment", "The first creature spell you cast each turn costs {2} less to cast."),
        ("Enchantment", "Creature spells you cast cost {X} less to cast, where X is the number of artifacts "
            "you control."),
        ("Sorcery", "This spell costs {1} less to cast for each creature you control."),
        ("Sorcery", "This spell costs {3} less to cast if you control a Wizard."),
        ("Enchantment", "You may play lands and cast creature spells from the top of your library."),
        ("Enchantment", "Your opponents can't cast spells during your turn."),
        ("Enchantment", "Each player can't cast more than one spell each turn."),
        ("Enchantment", "Play with the top card of your library revealed."),
        ("Enchantment", "Your maximum hand size is increased by two."),
        ("Sorcery", "Exile the top card of your library. You may play that card this turn."),
        ("Sorcery", "Exile the top two cards of your library. Until the end of your next turn, you may play "
            "those cards."),
        ("Instant", "You gain hexproof until end of turn."),
    ],
)
def test_what_is_said_of_players_prints_back(types: str, line: str) -> None:
    assert printed_back(line, types) == line


def test_spells_cost_less() -> None:
    s = table()
    s.battlefield(0, permanent("Forge", "Creature spells you cast cost {2} less to cast."))
    s.hand(0, CLUB, card("Bigger Pebble", "{2}", "Artifact"))
    game = s.start()
    assert "cast Club" in offered(game)
    assert "cast Bigger Pebble" not in offered(game)


def test_only_the_first_spell_of_the_turn_costs_less() -> None:
    s = table()
    s.battlefield(0, permanent("Forge", "The first creature spell you cast each turn costs {2} less to cast."))
    s.hand(0, CLUB, CLUB)
    game = s.start()
    resolve(game, "cast Club")
    assert "cast Club" not in offered(game)


def test_spells_cost_more() -> None:
    s = table()
    s.battlefield(1, permanent("Toll", "Spells your opponents cast cost {1} more to cast."))
    s.hand(0, ZAP)
    assert "cast Zap" not in offered(s.start())


def test_a_spell_costs_less_for_each() -> None:
    horde = card("Horde", "{2}{G}", "Creature — Ogre", "This spell costs {1} less to cast for each creature "
        "you control.", 5, 5)
    s = table()
    s.battlefield(0, CUB, CUB, CUB, GROVE)
    s.hand(0, horde)
    game = s.start()
    resolve(game, "cast Horde")
    assert "Horde" in names(game, "battlefield")


def test_a_reduction_takes_no_colored_mana() -> None:
    horde = card("Horde", "{2}{G}", "Creature — Ogre", "This spell costs {1} less to cast for each creature "
        "you control.", 5, 5)
    s = table()
    s.battlefield(0, CUB, CUB, CUB, CUB)
    s.hand(0, horde)
    assert "cast Horde" not in offered(s.start())


def test_a_spell_costs_less_under_a_condition() -> None:
    trick = card("Trick", "{2}", "Instant", "This spell costs {2} less to cast if you control a Bear.\nDraw a card.")
    s = table()
    s.hand(0, trick)
    assert "cast Trick" not in offered(s.start())
    s.battlefield(0, CUB)
    assert "cast Trick" in offered(s.start())


def test_nobody_gains_life() -> None:
    s = table()
    s.battlefield(1, permanent("Blight", "Players can't gain life."))
    s.hand(0, spell("Tea", "You gain 3 life."))
    game = s.start()
    resolve(game, "cast Tea")
    assert life(game) == [20, 20]


def test_no_second_card_is_drawn() -> None:
    s = table()
    s.battlefield(1, permanent("Lid", "Your opponents can't draw more than one card each turn."))
    s.hand(0, spell("Study", "Draw two cards."))
    game = s.start()
    resolve(game, "cast Study")
    assert len(names(game, "hand")) == 1


def test_a_second_spell_is_not_cast() -> None:
    s = table()
    s.battlefield(1, permanent("Rule", "Each player can't cast more than one spell each turn."))
    s.hand(0, ZAP, ZAP)
    game = s.start()
    resolve(game, "cast Zap", "target Bob")
    assert "cast Zap" not in offered(game)


def test_opponents_cast_nothing_in_your_turn() -> None:
    s = table()
    s.battlefield(1, permanent("Hush", "Your opponents can't cast spells during your turn."))
    s.hand(0, ZAP)
    assert "cast Zap" in offered(s.start(active=0))
    assert "cast Zap" not in offered(s.start(active=1, priority=0))


def test_creatures_are_cast_as_instants() -> None:
    s = table()
    s.hand(0, CUB)
    assert "cast Cub" not in offered(s.start("upkeep"))
    s.battlefield(0, permanent("Herald", "You may cast creature spells as though they had flash."))
    assert "cast Cub" in offered(s.start("upkeep"))


def test_an_additional_land_is_played() -> None:
    s = table()
    s.battlefield(0, permanent("Soil", "You may play an additional land on each of your turns."))
    s.hand(0, GROVE, GROVE, GROVE)
    game = s.start()
    act(game, "play Grove", "play Grove")
    assert "play Grove" not in offered(game)


def test_spells_are_cast_from_the_top_of_the_library() -> None:
    s = table()
    s.state.players[0].library.clear()
    s.library(0, CUB, ZAP)
    s.battlefield(0, permanent("Lens", "You may cast creature spells from the top of your library."))
    game = s.start()
    resolve(game, "cast Cub with permission")
    assert "Cub" in names(game, "battlefield")
    assert "cast Zap with permission" not in offered(game)


def test_lands_are_played_from_the_graveyard() -> None:
    s = table()
    s.battlefield(0, permanent("Root", "You may play lands from your graveyard."))
    s.graveyard(0, GROVE)
    game = s.start()
    act(game, "play Grove")
    assert "Grove" in names(game, "battlefield")


def test_the_top_card_is_seen_by_whom_it_should() -> None:
    s = table()
    s.battlefield(0, permanent("Lens", "You may look at the top card of your library any time."))
    game = s.start()
    assert [each.name for each in game.view(0).players[0].top] == ["Page"]
    assert game.view(1).players[0].top == ()
    s.battlefield(0, permanent("Glass", "Play with the top card of your library revealed."))
    assert [each.name for each in s.start().view(1).players[0].top] == ["Page"]


def test_an_exiled_card_is_played_this_turn_only() -> None:
    s = table()
    s.state.players[0].library.clear()
    s.library(0, CUB, *[card("Page", "", "Artifact")] * 5)
    s.hand(0, spell("Spark", "Exile the top card of your library. You may play that card this turn.", "Sorcery"))
    game = s.start()
    resolve(game, "cast Spark")
    assert "cast Cub with permission" in offered(game)
    go(game, "main 1", 0)
    assert "cast Cub with permission" not in offered(game)


def test_a_player_has_hexproof_or_shroud() -> None:
    s = table()
    s.hand(0, ZAP)
    s.battlefield(1, permanent("Veil", "You have hexproof."), CUB)
    game = s.start()
    act(game, "cast Zap")
    assert "target Bob" not in offered(game)
    assert "target Ann" in offered(game)
    s.battlefield(0, permanent("Cloak", "You have shroud."), CUB)
    game = s.start()
    act(game, "cast Zap")
    assert "target Ann" not in offered(game)
    assert "target Cub" in " ".join(offered(game))


def test_hand_sizes() -> None:
    s = table()
    s.battlefield(0, permanent("Tome", "You have no maximum hand size."))
    s.hand(0, *[PEBBLE] * 9)
    game = s.start("end")
    go(game, "upkeep")
    assert len(names(game, "hand")) == 9
    t = table()
    t.battlefield(0, permanent("Pocket", "Your maximum hand size is increased by one."))
    t.hand(0, *[PEBBLE] * 9)
    other = t.start("end")
    go(other, "upkeep")
    assert len(names(other, "hand")) == 8


def test_who_cannot_lose_goes_on_and_who_cannot_win_does_not() -> None:
    s = table()
    s.battlefield(1, permanent("Grace", "You can't lose the game."))
    s.battlefield(1, permanent("Bar", "Your opponents can't win the game."))
    s.hand(0, spell("Doom", "Each opponent loses 30 life."), spell("Crown", "You win the game."))
    game = s.start()
    resolve(game, "cast Doom")
    assert game.outcome is None
    resolve(game, "cast Crown")
    assert game.outcome is None


def test_what_is_true_of_objects_is_not_said_of_players() -> None:
    with pytest.raises(AssertionError):
        printed_back("You get +1/+1.", "Enchantment")
    with pytest.raises(AssertionError):
        printed_back("Creatures you control can't gain life.", "Enchantment")


def test_a_permanent_may_stay_tapped() -> None:
    s = table()
    lock = s.put(0, "battlefield", creature("Lock", 1, 1, "You may choose not to untap this creature during "
        "your untap step."), tapped=True)
    game = s.start("end", active=1)
    while "no" not in offered(game):
        game.choose("pass")
    act(game, "no")
    assert game.state.objects[lock].tapped
