"""What a text cannot mean where something is not done: "instead", "if you don't", one "if" beside another."""

from __future__ import annotations

import pytest
from tests.cards import card, names, offered, printed_back
from tests.rules.play import CUB, OX, PAGE, act, board, creature, decline, life, named, permanent, resolve, size, spell
from tests.rules.play import table as position
from tests.words.effects.deed import BEAR, ELF, FIELD, OGRE, RELIC, Deed

from manafold.model.card import Card


def test_an_instruction_that_failed_behind_if_you_do_is_not_what_was_not_done() -> None:
    text = "You may gain 1 life. If you do, sacrifice an artifact. If you don't, draw two cards."
    assert Deed(text, "yes", library=[BEAR, BEAR]).names("hand") == []
    assert Deed(text, "no", library=[BEAR, BEAR]).names("hand") == ["Bear", "Bear"]


def test_which_of_two_things_was_not_done_is_not_guessed() -> None:
    text = "You may gain 1 life. If you do, you may draw a card. If you don't, you lose 1 life."
    with pytest.raises(AssertionError, match="either of two things"):
        printed_back(text, "Sorcery")


@pytest.mark.parametrize(("mine", "power"), [([CUB], 3), ([CUB, RELIC], 5)])
def test_those_creatures_in_what_happens_instead_are_those_it_would_have_been_said_of(
    mine: list[Card], power: int
) -> None:
    text = (
        "Creatures you control get +1/+1 until end of turn. If you control an artifact, those creatures get +3/+3 "
        "until end of turn instead."
    )
    deed = Deed(text, mine=mine)
    assert size(deed.game, deed.mine[0])[0] == power
    assert printed_back(text, "Sorcery") == text


@pytest.mark.parametrize(("target", "count"), [(CUB, 2), (OX, 3)])
def test_that_token_is_not_one_that_is_not_made_yet(target: Card, count: int) -> None:
    text = (
        "Create a token that's a copy of target creature you control. If that creature has toughness 4 or greater, "
        "instead create two tokens that are copies of it."
    )
    assert len(Deed(text, mine=[target]).names("battlefield")) == count


def test_a_token_that_is_a_target_is_that_token_in_what_happens_instead() -> None:
    text = (
        "Create a token that's a copy of target token you control. If that token is an Elf, instead create two tokens "
        "that are copies of it."
    )
    s = position()
    s.hand(0, spell("Seed", "Create a 1/1 green Elf creature token."), spell("Mint", text, "Sorcery"))
    game = s.start()
    resolve(game, "cast Seed")
    resolve(game, "cast Mint")
    assert board(game) == ["Elf Token"] * 3


@pytest.mark.parametrize(("top", "hand", "tokens"), [(BEAR, [], 1), (FIELD, ["Field"], 0), (RELIC, [], 0)])
def test_one_if_beside_another_asks_about_the_same_thing(top: Card, hand: list[str], tokens: int) -> None:
    text = (
        "Reveal the top card of your library. If it's a creature card, create a 1/1 green Elf creature token. If it's "
        "a land card, put that card into your hand."
    )
    deed = Deed(text, library=[top])
    assert (deed.names("hand"), len(deed.names("battlefield"))) == (hand, tokens)


@pytest.mark.parametrize(("x", "total"), [(2, 18), (3, 14)])
def test_what_is_divided_instead_is_divided_only_if_it_is(x: int, total: int) -> None:
    text = (
        "Blaze deals X damage divided as you choose among one or two target players. If X is 3 or more, Blaze deals "
        "twice X damage divided as you choose among them instead."
    )
    s = position()
    s.battlefield(0, *[card("Spring", "", "Artifact", "{T}: Add {C}.")] * 3)
    s.hand(0, spell("Blaze", text, "Sorcery", "{X}"))
    game = s.start()
    act(game, "cast Blaze")
    while not game.state.stack or "pass" not in offered(game):
        wanted = [line for line in offered(game) if line in (str(x), f"X = {x}", "target Bob", "done")]
        game.choose(wanted[0])
    resolve(game)
    assert life(game) == [20, total]


def test_what_is_divided_is_known_as_it_is_divided() -> None:
    text = (
        "Bruno deals 2 damage divided as you choose among one or two target creatures. If you control an artifact, "
        "Bruno deals 4 damage divided as you choose among them instead."
    )
    with pytest.raises(AssertionError, match="not known as it is divided"):
        printed_back(text, "Sorcery")


@pytest.mark.parametrize(("others", "dies"), [((), False), ((creature("Gob", 1, 1, "", "Creature — Goblin"),), True)])
def test_another_of_its_own_kind_is_other_than_itself(others: tuple[Card, ...], dies: bool) -> None:
    text = "When this creature enters, choose target creature. If you control another Goblin, destroy that creature."
    s = position()
    s.hand(0, creature("Boss", 1, 1, text, "Creature — Goblin"))
    s.battlefield(0, *others)
    (cub,) = s.battlefield(1, CUB)
    game = s.start()
    resolve(game, "cast Boss")
    resolve(game, "target Cub")
    assert game.state.exists(cub) is not dies


def test_that_player_is_the_one_whom_the_others_are_other_than() -> None:
    text = (
        "At the beginning of each opponent's upkeep, any number of target players other than that player each gain "
        "life equal to the number of creatures that player controls."
    )
    s = position()
    s.battlefield(0, permanent("Toll", text))
    s.battlefield(1, CUB, CUB)
    game = s.start("untap", active=1)
    while "target Ann" not in offered(game):
        decline(game)
    act(game, "target Ann")
    while life(game)[0] == 20:
        decline(game)
    assert life(game) == [22, 20]
    assert printed_back(text, "Enchantment") == text


@pytest.mark.parametrize(("graveyard", "triggers"), [([], False), ([OGRE, ELF], True)])
def test_a_reflexive_ability_triggers_only_if_its_intervening_if_is_true(graveyard: list[Card], triggers: bool) -> None:
    text = "Mill a card. When you do, if there are three or more cards in your graveyard, target player loses 3 life."
    deed = Deed(text, library=[PAGE], graveyard=graveyard)
    assert ("target Ann" in deed.offered) is triggers


def test_what_would_be_said_of_a_permanent_is_not_said_of_the_card_that_stayed() -> None:
    text = (
        "You may return target creature card from your graveyard to the battlefield. It has base power and toughness "
        "4/4. It becomes a Zombie in addition to its other types."
    )
    deed = Deed(text, "no", graveyard=[ELF])
    (elf,) = named(deed.game, "Elf")
    assert size(deed.game, elf) == (1, 1)
    assert names(deed.game, "graveyard") == ["Elf", "Deed"]
    assert "Zombie" not in deed.game.state.characteristics(elf).subtypes


def test_an_ability_in_quotes_knows_what_its_own_instructions_have_done() -> None:
    text = (
        'Create a 1/1 green Elf creature token with "{0}, Sacrifice this token: Exile the top card of your library. '
        'You gain life equal to that card\'s mana value."'
    )
    deed = Deed(text, library=[OGRE])
    deed.pick("activate Elf Token")
    while deed.game.state.stack:
        deed.pick("pass")
    assert (deed.life(0), names(deed.game, "exile")) == (24, ["Ogre"])


def test_what_will_be_exiled_as_it_resolves_is_no_exiled_card_yet() -> None:
    text = (
        "Whenever you cast an instant spell, exile that card with two time counters on it instead of putting it into "
        "your graveyard as it resolves. Then if the exiled card doesn't have suspend, it gains suspend."
    )
    with pytest.raises(AssertionError, match="stands for nothing"):
        printed_back(text)


def test_what_x_is_does_not_speak_of_what_is_made_with_it() -> None:
    s = position()
    s.battlefield(1, OX)
    s.hand(0, spell("Rot", "Exile target creature. Its controller incubates X, where X is its power."))
    game = s.start()
    resolve(game, "cast Rot")
    (egg,) = named(game, "Incubator Token")
    assert game.state.object(egg).counters == {"+1/+1": 2}


def test_what_damage_is_prevented_to_can_be_spoken_of_later() -> None:
    text = (
        "Prevent all damage that would be dealt to target creature this turn. Destroy it at the beginning of the next "
        "end step."
    )
    s = position()
    (ox,) = s.battlefield(1, OX)
    s.hand(0, spell("Glyph", text))
    game = s.start()
    resolve(game, "cast Glyph")
    while game.state.step != "end" or "pass" not in offered(game):
        decline(game)
    resolve(game, "pass")
    assert not game.state.exists(ox)


@pytest.mark.parametrize(("answer", "hand", "top"), [("yes", [], ["Cub"]), ("no", ["Cub"], [])])
def test_who_may_do_something_instead_and_does_not_does_the_first(answer: str, hand: list[str], top: list[str]) -> None:
    text = (
        "Return target creature to its owner's hand. If that creature has toughness 2 or less, you may put it on top "
        "of its owner's library instead."
    )
    deed = Deed(text, answer, theirs=[CUB])
    assert (names(deed.game, "hand", 1), names(deed.game, "library", 1)) == (hand, top)
