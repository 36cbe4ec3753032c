"""Transforming double-faced cards, played (CR 701.27, 712)."""

from __future__ import annotations

from tests.cards import card, face, faces, names, pick, printed_back, settle
from tests.rules.play import OX, act, creature, permanent, resolve, spell, table

from manafold.model.card import Card, Layout
from manafold.rules.game import Game
from manafold.rules.scenario import Scenario


def moth() -> Card:
    front = face("Grub", "{2}{G}", "Creature — Insect", "{0}: Transform this creature.", 1, 2)
    back = face("Moth", "", "Creature — Insect", "Flying\n{1}: Transform this creature.", 3, 4)
    return faces("transform", front, back)


def test_it_prints_back() -> None:
    assert printed_back("{2}: Transform this creature.") == "{2}: Transform this creature."
    text = "When this creature dies, return it to the battlefield transformed under its owner's control."
    assert printed_back(text) == text


def test_a_transformed_permanent_has_its_back_face_and_the_mana_value_of_its_front() -> None:
    s = Scenario()
    grub = s.put(0, "battlefield", moth(), counters={"+1/+1": 1})
    game = s.start("main 1")
    assert game.decision is not None
    game.choose(next(option for option in game.decision.options if "Grub" in str(option)))
    settle(game)
    what = game.state.characteristics(grub)
    assert (what.name, what.power, what.toughness) == ("Moth", 4, 5)
    assert "flying" in what.keywords
    assert game.state.mana_value(grub) == 3


def test_activated_twice_it_transforms_once() -> None:
    s = Scenario()
    grub = s.put(0, "battlefield", moth())
    game = s.start("main 1")
    for _ in range(2):
        assert game.decision is not None
        game.choose(next(option for option in game.decision.options if "Grub" in str(option)))
    settle(game)
    assert game.state.characteristics(grub).name == "Moth"


def test_what_has_one_face_does_not_transform() -> None:
    s = Scenario()
    bear = s.put(0, "battlefield", card("Bear", "{G}", "Creature — Bear", "", 2, 2))
    s.hand(0, card("Deed", "{0}", "Sorcery", "Transform target creature."))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert game.state.characteristics(bear).name == "Bear"


def test_a_card_may_return_transformed() -> None:
    s = Scenario()
    s.graveyard(0, moth())
    text = "Return target creature card from your graveyard to the battlefield transformed under its owner's control."
    s.hand(0, card("Deed", "{0}", "Sorcery", text))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert names(game, "battlefield") == ["Moth"]


def test_transformed_permanents_are_those_with_their_back_face_up() -> None:
    text = "Transformed permanents you control get +1/+1."
    assert printed_back(text) == text
    s = Scenario()
    grub = s.put(0, "battlefield", moth())
    s.battlefield(0, card("Den", "{2}", "Enchantment", text))
    game = s.start("main 1")
    assert game.state.characteristics(grub).power == 1
    pick(game, next(line for line in map(str, game.legal) if "Grub" in line))
    settle(game)
    assert game.state.characteristics(grub).power == 4


def own_moth(front_text: str = "", layout: Layout = "transform", back_types: str = "Creature — Insect") -> Card:
    """A card with two faces, Grub for {0} and Moth, that don't transform by themselves."""
    front = face("Grub", "{0}", "Creature — Insect", front_text, 1, 2)
    size = (3, 4) if "Creature" in back_types else (None, None)
    return faces(layout, front, face("Moth", "{2}" if layout == "modal_dfc" else "", back_types, "", *size))


TURN = spell("Turn", "Transform target creature.")
TWIN = spell("Twin", "Create a token that's a copy of target creature.")
BIRD = spell(
    "Twin", "Create a token that's a copy of target creature, except it's a Bird in addition to its other types."
)


def tokens(game: Game) -> list[int]:
    """The tokens on the battlefield, the oldest first."""
    return [id for id in game.state.battlefield if game.state.objects[id].kind == "token"]


def turn(game: Game, id: int) -> None:
    """Cast Turn on the object, and let it resolve."""
    act(game, "cast Turn")
    if game.decision is not None and game.decision.kind == "target":
        game.choose([option.ref for option in game.decision.options].index(id))
    resolve(game)


def copied(*more: Card, twin: Card = TWIN, moth: Card | None = None, face: int = 0) -> Game:
    """Ann has a moth with this face up and a token that is a copy of it, and a Turn and `more` in hand."""
    scenario = table()
    scenario.put(0, "battlefield", moth or own_moth(), face=face)
    scenario.hand(0, twin, TURN, *more)
    game = scenario.start("main 1")
    resolve(game, "cast Twin")
    return game


def test_a_token_copy_has_both_faces() -> None:
    game = copied(TURN)
    (token,) = tokens(game)
    turn(game, token)
    what = game.state.characteristics(token)
    assert (what.name, what.power, what.toughness) == ("Moth", 3, 4)
    turn(game, token)
    assert game.state.characteristics(token).name == "Grub"


def test_a_token_copy_of_a_transformed_permanent_is_transformed_and_can_turn_over() -> None:
    text = "Transformed permanents you control get +1/+1."
    scenario = table()
    scenario.battlefield(0, permanent("Den", text))
    scenario.put(0, "battlefield", moth(), face=1)
    scenario.hand(0, TWIN, TURN)
    game = scenario.start("main 1")
    resolve(game, "cast Twin")
    (token,) = tokens(game)
    assert (game.state.characteristics(token).name, game.state.characteristics(token).power) == ("Moth", 4)
    assert game.state.mana_value(token) == 3
    turn(game, token)
    assert (game.state.characteristics(token).name, game.state.characteristics(token).power) == ("Grub", 1)


def test_the_exceptions_of_a_token_copy_are_those_of_both_faces() -> None:
    game = copied(twin=BIRD)
    (token,) = tokens(game)
    assert game.state.characteristics(token).subtypes == {"Insect", "Bird"}
    turn(game, token)
    what = game.state.characteristics(token)
    assert (what.name, what.subtypes) == ("Moth", {"Insect", "Bird"})


def test_a_copy_of_a_token_copy_has_both_faces_too() -> None:
    game = copied(spell("Again", "Create a token that's a copy of target token."), twin=BIRD)
    resolve(game, "cast Again")
    turn(game, tokens(game)[1])
    what = game.state.characteristics(tokens(game)[1])
    assert (what.name, what.subtypes) == ("Moth", {"Insect", "Bird"})


def test_a_token_copy_of_what_is_a_copy_for_now_is_that_on_both_faces() -> None:
    scenario = table()
    grub = scenario.put(0, "battlefield", own_moth())
    scenario.battlefield(0, OX)
    scenario.hand(0, TWIN, TURN, spell("Guise", "Target Insect becomes a copy of target Ox until end of turn."))
    ox = creature("Ox", 2, 4, types="Creature — Ox")
    scenario.battlefield(1, ox)
    game = scenario.start("main 1")
    resolve(game, "cast Guise")
    act(game, "cast Twin")
    assert game.decision is not None
    game.choose([option.ref for option in game.decision.options].index(grub))
    resolve(game)
    (token,) = tokens(game)
    assert game.state.characteristics(token).name == "Ox"
    turn(game, token)
    assert game.state.characteristics(token).name == "Ox"
    assert game.state.objects[token].face == 1


def test_a_permanent_that_entered_as_a_copy_has_not_both_faces() -> None:
    scenario = table()
    scenario.battlefield(0, own_moth())
    text = "You may have this creature enter as a copy of any creature on the battlefield."
    scenario.hand(0, creature("Shape", 1, 1, text), TURN)
    game = scenario.start("main 1")
    resolve(game, "cast Shape")
    act(game, "yes")
    shape = game.state.battlefield[-1]
    assert game.state.characteristics(shape).name == "Grub"
    turn(game, shape)
    assert game.state.characteristics(shape).name == "Grub"
    assert game.state.objects[shape].face == 0


def test_a_double_faced_permanent_that_entered_as_a_copy_stays_one_as_it_transforms() -> None:
    scenario = table()
    scenario.battlefield(0, OX)
    text = "You may have this creature enter as a copy of any creature on the battlefield."
    scenario.hand(0, own_moth(text), TURN)
    game = scenario.start("main 1")
    resolve(game, "cast Grub")
    act(game, "yes")
    shape = game.state.battlefield[-1]
    turn(game, shape)
    assert (game.state.characteristics(shape).name, game.state.objects[shape].face) == ("Ox", 1)


def test_what_a_copy_of_a_double_faced_spell_becomes_has_both_faces() -> None:
    scenario = table()
    echo = spell("Echo", "Copy target creature spell you control, except the copy isn't legendary.")
    scenario.hand(0, own_moth(), echo, TURN)
    game = scenario.start("main 1")
    act(game, "cast Grub")
    resolve(game, "cast Echo")
    (token,) = tokens(game)
    turn(game, token)
    assert game.state.characteristics(token).name == "Moth"


def test_a_modal_double_faced_permanent_transforms_and_has_the_mana_value_of_its_own_face() -> None:
    game = copied(moth=own_moth(layout="modal_dfc"))
    (token,) = tokens(game)
    turn(game, token)
    assert (game.state.characteristics(token).name, game.state.mana_value(token)) == ("Moth", 2)


def test_a_token_copy_does_not_turn_over_to_a_sorcery() -> None:
    game = copied(moth=own_moth(layout="modal_dfc", back_types="Sorcery"))
    (token,) = tokens(game)
    turn(game, token)
    assert game.state.characteristics(token).name == "Grub"
