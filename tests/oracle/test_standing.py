"""Of several things that a text has spoken of, a pronoun is the one that can stand where it stands."""

from __future__ import annotations

from tests.cards import pick, printed_back
from tests.rules.play import CUB, OX, act, attack, creature, life, named, permanent, resolve, size, spell, table
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, WOOD, Deed


def test_they_who_discard_are_players_and_not_the_cards_just_drawn() -> None:
    text = "Target player draws two cards. Then that player discards two cards unless they discard a land card."
    deed = Deed(text, "target Bob", their_hand=[RELIC, BEAR, WOOD], their_library=[ELF, ELF])
    deed.pick("yes")
    assert deed.names("graveyard", 1) == ["Wood"]
    assert deed.names("hand", 1) == ["Relic", "Bear", "Elf", "Elf"]


def test_them_that_are_exiled_are_the_cards_and_not_the_player_searched() -> None:
    text = "Search target player's library for up to two creature cards and exile them. Then that player shuffles."
    deed = Deed(text, "target Bob", their_library=[ELF, RELIC, BEAR])
    deed.pick("choose Elf", "choose Bear")
    assert sorted(deed.names("exile", 1)) == ["Bear", "Elf"]
    assert deed.names("library", 1) == ["Relic"]


def test_them_that_are_untapped_are_the_creatures_of_the_target_player() -> None:
    scenario = table()
    cub = scenario.put(1, "battlefield", CUB, tapped=True)
    scenario.hand(0, spell("Rouse", "Creatures target player controls get +1/+0 until end of turn. Untap them."))
    game = scenario.start("main 1")
    resolve(game, "cast Rouse", "target Bob")
    assert not game.state.objects[cub].tapped
    assert size(game, cub) == (3, 2)


def test_what_was_found_is_it_and_not_what_it_was_described_with() -> None:
    scenario = table()
    text = (
        "Whenever a creature you control dies, you may search your library for a card with the same name as that "
        "creature, reveal it, put it into your hand, then shuffle."
    )
    scenario.battlefield(0, permanent("Roll Call", text), CUB)
    scenario.library(0, CUB, OX)
    scenario.hand(0, spell("Cull", "Destroy target creature."))
    game = scenario.start("main 1")
    resolve(game, "cast Cull")
    act(game, "yes", "choose Cub")
    assert [game.state.label(id) for id in game.state.players[0].hand] == ["Cub"]
    assert len(game.state.players[0].graveyard) == 2


def test_that_creature_is_another_than_the_one_that_the_event_begins_with() -> None:
    scenario = table(watching=False)
    (ox,) = scenario.battlefield(0, creature("Ox", 2, 4))
    scenario.battlefield(
        0, permanent("Spite", "Whenever a creature you control becomes blocked by a creature, "
                              "that creature gets -1/-1 until end of turn.")
    )
    (cub,) = scenario.battlefield(1, creature("Cub", 2, 3))
    game = scenario.start("beginning of combat")
    attack(game, "attack Ox")
    act(game, "block Cub -> Ox")
    assert (size(game, ox), size(game, cub)) == ((2, 4), (1, 2))


def test_the_card_of_an_enchanted_creature_that_died_is_that_card() -> None:
    text = "When enchanted creature dies, return that card to its owner's hand."
    scenario = table()
    (cub,) = scenario.battlefield(1, CUB)
    leash = permanent("Leash", f"Enchant creature\n{text}", "Enchantment — Aura")
    scenario.put(0, "battlefield", leash, attached_to=cub)
    scenario.hand(0, spell("Cull", "Destroy target creature."))
    game = scenario.start("main 1")
    resolve(game, "cast Cull")
    assert [game.state.label(id) for id in game.state.players[1].hand] == ["Cub"]
    assert printed_back(text, "Enchantment — Aura") == text


def test_an_amount_said_last_speaks_of_the_target_said_before_it() -> None:
    text = "Whenever an opponent casts a spell, this creature deals damage to target player equal to the number of " \
           "creatures that player controls."
    scenario = table(players=3)
    scenario.battlefield(0, creature("Imp", 1, 1, text))
    scenario.battlefield(2, CUB, CUB)
    scenario.hand(1, spell("Wait", "You gain 1 life."))
    game = scenario.start("main 1", active=1)
    pick(game, "cast Wait")
    pick(game, "target Cleo")
    resolve(game)
    assert life(game) == [20, 21, 18]


def test_its_power_is_that_of_what_deals_the_damage() -> None:
    text = "Target creature you control deals damage to target creature equal to its power."
    deed = Deed(text, "target Bear", mine=[OGRE], theirs=[BEAR])
    assert deed.is_there(deed.mine[0])
    assert not deed.is_there(deed.theirs[0])


def test_several_cards_chosen_among_others_are_them() -> None:
    text = (
        "Look at the top four cards of your library. You may reveal up to two creature cards from among them and put "
        "them into your hand. Put the rest on the bottom of your library in a random order."
    )
    deed = Deed(text, "yes", "choose Elf", "choose Bear", library=[ELF, RELIC, BEAR, WOOD])
    assert sorted(deed.names("hand")) == ["Bear", "Elf"]
    assert sorted(deed.names("library")) == ["Relic", "Wood"]
    assert named(deed.game, "Relic")
