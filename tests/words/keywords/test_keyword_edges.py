"""Keywords given to cards, several of one keyword, costs with X (CR 107.3, 702.29, 702.35, 702.62), played."""

from __future__ import annotations

from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, act, creature, go, life, permanent, resolve, spell, table

from manafold.model.card import Card
from manafold.rules.game import Game

ISLE = card("Isle", "", "Basic Land — Island")


def position(*mine: Card, lands: int = 0, hand: tuple[Card, ...] = (), theirs: tuple[Card, ...] = ()) -> Game:
    scenario = table()
    scenario.battlefield(0, *mine, *[ISLE] * lands)
    scenario.battlefield(1, *theirs)
    scenario.hand(0, *hand)
    return scenario.start("main 1")


def test_suspend_is_given_to_an_exiled_card_and_its_owner_casts_it_with_haste() -> None:
    text = "Exile target creature and put two time counters on it. If it doesn't have suspend, it gains suspend."
    assert printed_back(text, "Instant") == text
    game = position(CUB, hand=(spell("Delay", text),))
    resolve(game, "cast Delay")
    (cub,) = game.state.exile
    assert game.state.objects[cub].counters == {"time": 2}
    assert not any(line.startswith("suspend") for line in offered(game))
    go(game, "draw", 0)
    assert game.state.objects[cub].counters == {"time": 1}
    while "yes" not in offered(game):
        act(game, "pass" if "pass" in offered(game) else offered(game)[0])
    act(game, "yes")
    resolve(game)
    back = game.state.battlefield[-1]
    assert game.state.label(back) == "Cub"
    assert "haste" in game.state.characteristics(back).keywords


def test_what_triggers_on_the_cast_of_such_a_card_does_so() -> None:
    text = "Exile target creature and put a time counter on it. If it doesn't have suspend, it gains suspend."
    scribe = permanent("Scribe", "Whenever you cast a creature spell, you gain 1 life.")
    game = position(CUB, scribe, hand=(spell("Delay", text),))
    resolve(game, "cast Delay")
    while "yes" not in offered(game):
        act(game, "pass" if "pass" in offered(game) else offered(game)[0])
    act(game, "yes")
    resolve(game)
    assert life(game) == [21, 20]


def test_cycling_for_x_triggers_with_that_x() -> None:
    wheel = card("Wheel", "{9}", "Sorcery", "You gain 1 life.\nCycling {X}{U}\n"
        "When you cycle this card, you gain X life.")  # fmt: skip
    game = position(lands=4, hand=(wheel,))
    act(game, "activate Wheel", "3")
    resolve(game)
    assert (life(game), names(game, "hand")) == ([23, 20], ["Page"])


def test_madness_with_x() -> None:
    rage = card("Rage", "{9}", "Sorcery", "You gain X life.\nMadness {X}{U}")
    game = position(permanent("Dump", "{0}: Discard a card.", "Artifact"), lands=3, hand=(rage,))
    act(game, "activate Dump")
    while "yes" not in offered(game):
        act(game, "pass")
    act(game, "yes", "2")
    resolve(game)
    assert life(game) == [22, 20]


def test_each_instance_triggers_and_each_cost_is_a_way_of_its_own() -> None:
    twice = card("Twice", "{0}", "Creature — Bear", "Prowess\nProwess", 1, 1)
    game = position(twice, hand=(spell("Wait", "You gain 1 life."),))
    act(game, "cast Wait")
    resolve(game)
    assert game.state.characteristics(game.state.battlefield[1]).power == 3
    both = card("Both", "{9}", "Creature — Elemental", "Evoke {U}\nDash {0}", 1, 1)
    game = position(lands=1, hand=(both,))
    assert [line for line in offered(game) if "Both" in line] == ["cast Both with evoke", "cast Both with dash"]


def test_the_x_of_a_permanent_spell_is_known_as_it_enters_and_is_not_that_of_its_abilities() -> None:
    hydra = card("Hydra", "{X}", "Creature — Hydra", "This creature enters with X +1/+1 counters on it.\n"
        "When this creature enters, you gain X life.\n{X}: You lose X life.", 0, 1)  # fmt: skip
    game = position(lands=3, hand=(hydra,))
    act(game, "cast Hydra", "2")
    resolve(game)
    assert (life(game), game.state.objects[game.state.battlefield[-1]].counters) == ([22, 20], {"+1/+1": 2})
    act(game, "activate Hydra", "1")
    resolve(game)
    assert life(game) == [21, 20]


def test_a_static_ability_works_from_the_graveyard() -> None:
    brawn = creature("Brawn", 3, 3, "As long as this card is in your graveyard, creatures you control have trample.")
    scenario = table()
    scenario.battlefield(0, CUB)
    scenario.graveyard(0, brawn)
    game = scenario.start("main 1")
    assert "trample" in game.state.characteristics(game.state.battlefield[1]).keywords


def test_what_is_given_to_spells_counts_as_they_are_cast() -> None:
    choir = permanent("Choir", "Creature spells you cast have convoke.")
    dear = card("Dear", "{2}", "Creature — Ogre", "", 4, 4)
    assert "cast Dear" not in offered(position(CUB, CUB, hand=(dear,)))
    game = position(choir, CUB, CUB, hand=(dear, card("Other", "{2}", "Sorcery", "You gain 1 life.")))
    assert [line for line in offered(game) if line.startswith("cast")] == ["cast Dear"]
    resolve(game, "cast Dear", "tap Cub #1")
    assert names(game, "battlefield")[-1] == "Dear"


def test_spells_may_be_given_flash_and_what_triggers_as_they_are_cast() -> None:
    gale = permanent("Gale", "Creature spells you cast have flash.\nCreature spells you cast have cascade.")
    ogre = card("Ogre", "{4}", "Creature — Ogre", "", 4, 4)
    game = position(gale, lands=4, hand=(ogre,))
    go(game, "end")
    resolve(game, "cast Ogre")
    assert "yes" in offered(game)  # a Page is cheaper
    resolve(game, "yes")
    assert names(game, "battlefield")[-2:] == ["Page", "Ogre"]
