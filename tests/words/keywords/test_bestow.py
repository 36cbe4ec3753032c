"""Bestow (CR 702.103) and disturb (702.146), played."""

from __future__ import annotations

from tests.cards import card, face, faces, names, offered, pick, printed_back

from manafold.model.card import Card
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario

ISLAND = card("Island", "", "Basic Land — Island")
BEAR = card("Bear", "{1}{G}", "Creature — Bear", "", 2, 2)
URN = card("Urn", "", "Artifact", "{0}: You gain 1 life.")
DOOM = card("Doom", "{U}", "Instant", "Destroy target creature.")
NYMPH = card("Nymph", "{1}{U}", "Enchantment Creature — Nymph", "Bestow {2}{U}\nFlying\n"
             "Enchanted creature gets +1/+1 and has flying.", 1, 1)  # fmt: skip


def table(*hand: Card, lands: int, mine: tuple[Card, ...] = ()) -> Game:
    s = Scenario()
    s.battlefield(0, URN, *[ISLAND] * lands, *mine)
    s.library(0, *[BEAR] * 3)
    s.library(1, *[BEAR] * 3)
    s.hand(0, *hand)
    return s.start("main 1")


def named(game: Game, name: str) -> int:
    return next(id for id in game.state.battlefield if game.state.label(id) == name)


def test_it_prints_back() -> None:
    assert printed_back("Bestow {3}{U}") == "Bestow {3}{U}"


def test_a_bestowed_creature_is_an_aura_until_its_host_is_gone() -> None:
    game = table(NYMPH, DOOM, lands=4, mine=(BEAR,))
    pick(game, "cast Nymph with bestow", "pass")
    nymph = game.state.characteristics(named(game, "Nymph"))
    assert ("creature" in nymph.types, nymph.subtypes) == (False, {"Aura"})
    assert game.state.characteristics(named(game, "Bear")).power == 3
    pick(game, "cast Doom", "pass")
    nymph = game.state.characteristics(named(game, "Nymph"))
    assert ("creature" in nymph.types, nymph.subtypes, nymph.power) == (True, {"Nymph"}, 1)
    assert names(game, "graveyard") == ["Bear", "Doom"]


def test_a_bestowed_spell_without_a_legal_target_is_a_creature() -> None:
    game = table(NYMPH, DOOM, lands=4, mine=(BEAR,))
    pick(game, "cast Nymph with bestow", "cast Doom", "pass", "pass")
    assert "creature" in game.state.characteristics(named(game, "Nymph")).types


def test_bestow_needs_a_creature_to_enchant() -> None:
    assert [each for each in offered(table(NYMPH, lands=4)) if "cast" in each] == ["cast Nymph"]


def test_disturb_casts_the_back_face_from_the_graveyard() -> None:
    pair = faces("transform", face("Maid", "{3}{U}", "Creature — Human", "Disturb {U}", 2, 2),
                 face("Wraith", "", "Creature — Spirit", "Flying", 1, 3))  # fmt: skip
    s = Scenario()
    s.battlefield(0, URN, ISLAND)
    s.graveyard(0, pair)
    game = s.start("main 1")
    pick(game, "cast Wraith with disturb", "pass")
    assert game.state.characteristics(named(game, "Wraith")).toughness == 3
