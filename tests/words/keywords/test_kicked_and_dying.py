"""Multikicker, spells that were kicked or cast, soulshift and fortify, played."""

from __future__ import annotations

from tests.cards import card, names, offered
from tests.rules.play import CUB, act, board, creature, life, permanent, resolve, size, spell, table

LAMP = permanent("Lamp", "{T}: Add {C}.", "Artifact")


def test_multikicker_is_paid_any_number_of_times() -> None:
    s = table()
    s.battlefield(0, *[LAMP] * 3)
    text = "Multikicker {1}\nThis creature enters with a +1/+1 counter on it for each time it was kicked."
    s.hand(0, creature("Piler", 1, 1, text))
    game = s.start()
    act(game, "cast Piler", "yes", "yes", "no")
    resolve(game)
    (piler,) = [id for id in game.state.battlefield if game.state.label(id) == "Piler"]
    assert size(game, piler) == (3, 3)


def test_kicked_spells_are_told_from_others() -> None:
    s = table()
    s.battlefield(0, permanent("Watcher", "Whenever you cast a kicked spell, you gain 5 life."))
    s.hand(0, *[spell("Jolt", "Kicker {0}\nYou gain 1 life.")] * 2)
    game = s.start()
    act(game, "cast Jolt", "no")
    resolve(game)
    assert life(game)[0] == 21
    act(game, "cast Jolt", "yes")
    resolve(game)
    assert life(game)[0] == 27


def test_a_permanent_knows_whether_it_was_cast() -> None:
    s = table()
    herald = creature("Herald", 1, 1, "When this creature enters, if you cast it, you gain 3 life.")
    s.hand(0, herald, spell("Raise", "Return target creature card from your graveyard to the battlefield."))
    s.graveyard(0, herald)
    game = s.start()
    resolve(game, "cast Raise")
    assert (board(game), life(game)[0]) == (["Herald"], 20)
    resolve(game, "cast Herald")
    assert (board(game), life(game)[0]) == (["Herald", "Herald"], 23)


def test_soulshift_returns_a_small_spirit() -> None:
    s = table()
    s.battlefield(0, creature("Kami", 1, 1, "Soulshift 2", "Creature — Spirit"))
    ghost = card("Ghost", "{2}", "Creature — Spirit", "", 1, 1)
    s.graveyard(0, ghost, card("Giant Ghost", "{3}", "Creature — Spirit", "", 5, 5), CUB)
    s.hand(0, spell("Slay", "Destroy target creature."))
    game = s.start()
    resolve(game, "cast Slay")
    assert offered(game) == ["target Ghost", "target Kami"]
    resolve(game, "target Ghost")
    act(game, "yes")
    assert names(game, "hand") == ["Ghost"]


def test_fortify_attaches_to_a_land_of_yours() -> None:
    s = table()
    text = "Fortified land has indestructible.\nFortify {0}"
    s.battlefield(0, CUB, permanent("Fort", text, "Artifact — Fortification"))
    (plot,) = s.battlefield(0, permanent("Field", "", "Land"))
    s.battlefield(1, permanent("Foreign Field", "", "Land"))
    game = s.start()
    resolve(game, "activate Fort")
    (fort,) = [id for id in game.state.battlefield if game.state.label(id) == "Fort"]
    assert game.state.objects[fort].attached_to == plot
    assert "indestructible" in game.state.characteristics(plot).abilities.keywords
