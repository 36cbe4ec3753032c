"""Destroying, regenerating, exiling, countering, tapping, damage and its prevention, played."""

from __future__ import annotations

import pytest
from tests.cards import card, names, pick, printed_back, settle
from tests.words.effects.deed import BEAR, ELF, OGRE, RELIC, Deed

from manafold.rules.scenario import Scenario


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature. It can't be regenerated.",
        "Destroy all creatures. They can't be regenerated.",
        "You may destroy target artifact.",
        "Regenerate target creature.",
        "Counter target spell.",
        "Counter target noncreature spell unless its controller pays {3}.",
        "Counter target spell unless its controller pays {X}, where X is the number of creatures you control.",
        "Counter target activated or triggered ability.",
        "Counter target spell. If that spell is countered this way, exile it instead of "
        "putting it into its owner's graveyard.",
        "Tap target creature. It doesn't untap during its controller's next untap step.",
        "Untap all creatures you control. Those creatures get +1/+1 until end of turn.",
        "Tap or untap target permanent.",
        "~ deals 3 damage to target creature and 2 damage to you.",
        "~ deals 4 damage divided as you choose among one, two, or three target creatures.",
        "~ deals 2 damage to each creature and each player.",
        "~ deals 3 damage to any target. The damage can't be prevented.",
        "Target creature you control fights target creature you don't control.",
        "Prevent all combat damage that would be dealt this turn.",
        "Prevent the next 3 damage that would be dealt to any target this turn.",
        "Copy target instant or sorcery spell. You may choose new targets for the copy.",
        "Target player loses the game.",
        "Take an extra turn after this one.",
        "Choose target creature. Destroy that creature.",
        "Target creature explores.",
        "Target creature you control connives.",
        "Exile target creature until ~ leaves the battlefield.",
    ],
)  # fmt: skip
def test_it_prints_back(text: str) -> None:
    assert printed_back(text, "Sorcery", "Bruno") == text.replace("~", "Bruno")


def test_a_regenerated_creature_is_tapped_and_stays() -> None:
    deed = Deed("Regenerate target creature. Destroy that creature.", mine=[BEAR])
    assert deed.is_there(deed.mine[0])
    assert deed.game.state.object(deed.mine[0]).tapped


def test_regeneration_is_no_help_where_it_is_denied() -> None:
    deed = Deed("Regenerate target creature. Destroy all creatures. They can't be regenerated.", mine=[BEAR])
    assert not deed.is_there(deed.mine[0])


def test_a_shield_is_used_up() -> None:
    deed = Deed("Regenerate target creature. Destroy that creature. Destroy all creatures.", mine=[BEAR])
    assert not deed.is_there(deed.mine[0])


def duel(answer: str, lands: int = 0) -> Scenario:
    s = Scenario()
    s.hand(0, card("Plan", "{0}", "Sorcery", "You gain 5 life."))
    s.hand(1, card("Answer", "{0}", "Instant", answer))
    s.battlefield(0, *[card("Field", "", "Basic Land — Plains")] * lands)
    return s


def test_a_countered_spell_goes_to_the_graveyard_without_effect() -> None:
    s = duel("Counter target spell.")
    game = s.start("main 1")
    pick(game, "cast Plan", "cast Answer")
    settle(game)
    assert game.state.players[0].life == 20
    assert names(game, "graveyard") == ["Plan"]


def test_it_may_be_exiled_instead() -> None:
    s = duel(
        "Counter target spell. If that spell is countered this way, exile it instead of "
        "putting it into its owner's graveyard."
    )
    game = s.start("main 1")
    pick(game, "cast Plan", "cast Answer")
    settle(game)
    assert names(game, "exile") == ["Plan"]


@pytest.mark.parametrize(("lands", "answer", "life"), [(2, "yes", 25), (2, "no", 20), (1, "", 20)])
def test_a_spell_is_countered_unless_its_controller_pays(lands: int, answer: str, life: int) -> None:
    s = duel("Counter target spell unless its controller pays {2}.", lands)
    game = s.start("main 1")
    pick(game, "cast Plan")
    while game.decision is not None and game.decision.player == 0 and "pass" in map(str, game.decision.options):
        pick(game, "pass")
    pick(game, "cast Answer")
    while game.state.stack:
        offered = [str(option) for option in game.decision.options] if game.decision is not None else []
        pick(game, answer if answer in offered else "pass")
    assert game.state.players[0].life == life


def test_creatures_that_fight_deal_damage_to_each_other() -> None:
    deed = Deed("Target creature you control fights target creature you don't control.", mine=[OGRE], theirs=[BEAR])
    assert not deed.is_there(deed.theirs[0])
    assert deed.game.state.object(deed.mine[0]).damage == 2


def test_damage_is_divided_on_announcement() -> None:
    text = "Deed deals 4 damage divided as you choose among one, two, or three target creatures."
    deed = Deed(text, "target Bear", "target Ogre", "done", "2", theirs=[BEAR, OGRE, ELF])
    assert [deed.is_there(id) for id in deed.theirs] == [False, True, True]
    assert deed.game.state.object(deed.theirs[1]).damage == 2


def test_damage_to_two_things_at_once() -> None:
    deed = Deed("Deed deals 3 damage to target creature and 2 damage to you.", theirs=[OGRE])
    assert not deed.is_there(deed.theirs[0])
    assert deed.life(0) == 18


def test_a_prevention_shield_takes_so_much_damage() -> None:
    text = (
        "Prevent the next 3 damage that would be dealt to target creature this turn. "
        "Deed deals 4 damage to that creature."
    )
    deed = Deed(text, theirs=[OGRE])
    assert deed.game.state.object(deed.theirs[0]).damage == 1


def test_all_damage_to_a_player_may_be_prevented() -> None:
    text = "Prevent all damage that would be dealt to you this turn. Deed deals 3 damage to each player."
    deed = Deed(text)
    assert (deed.life(0), deed.life(1)) == (20, 17)


def test_damage_that_cannot_be_prevented_is_dealt() -> None:
    text = (
        "Prevent all damage that would be dealt this turn. Deed deals 3 damage to each "
        "player. The damage can't be prevented."
    )
    assert Deed(text).life(1) == 17


def test_a_static_ability_prevents_damage_to_its_source() -> None:
    saint = card("Saint", "{W}", "Creature — Human", "Prevent all damage that would be dealt to this creature.", 1, 1)
    deed = Deed("Deed deals 3 damage to each creature.", mine=[saint, BEAR])
    assert [deed.is_there(id) for id in deed.mine] == [True, False]


def test_tapping_and_untapping() -> None:
    deed = Deed("Tap target creature. Untap target artifact.", mine=[RELIC], theirs=[OGRE])
    assert deed.game.state.object(deed.theirs[0]).tapped


def test_a_permanent_is_tapped_or_untapped_as_the_player_likes() -> None:
    deed = Deed("Tap or untap target permanent.", "yes", theirs=[OGRE])
    assert deed.game.state.object(deed.theirs[0]).tapped


def test_a_player_who_loses_has_lost() -> None:
    s = Scenario()
    s.hand(0, card("Deed", "{0}", "Sorcery", "Target opponent loses the game."))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_a_player_who_wins_has_won() -> None:
    s = Scenario()
    s.hand(0, card("Deed", "{0}", "Sorcery", "You win the game."))
    game = s.start("main 1")
    pick(game, "cast Deed")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_an_extra_turn_comes_next() -> None:
    deed = Deed("Take an extra turn after this one.", library=[BEAR] * 3)
    turn = deed.game.state.turn_number
    while deed.game.state.turn_number == turn:
        deed.pick("pass")
    assert deed.game.state.active == 0


def test_an_exploring_creature_grows_unless_a_land_is_revealed() -> None:
    deed = Deed("Target creature explores.", "yes", mine=[BEAR], library=[OGRE])
    assert deed.counters(deed.mine[0]) == {"+1/+1": 1}
    assert deed.names("graveyard") == ["Ogre", "Deed"]


def test_a_conniving_creature_grows_by_nonland_discards() -> None:
    deed = Deed("Target creature connives.", "choose Ogre", mine=[BEAR], library=[OGRE])
    assert deed.counters(deed.mine[0]) == {"+1/+1": 1}


def test_a_reflexive_ability_triggers_when_it_was_done() -> None:
    text = "You may sacrifice a creature. When you do, Deed deals 3 damage to target creature."
    deed = Deed(text, "yes", "choose Elf", mine=[ELF, BEAR], theirs=[OGRE])
    deed.pick("target Ogre")
    assert not deed.is_there(deed.theirs[0])


def test_a_delayed_trigger_waits_for_its_moment() -> None:
    deed = Deed("Create a 1/1 red Imp creature token. Sacrifice it at the beginning of the next end step.")
    assert deed.names("battlefield") == ["Imp Token"]
    deed.pick("pass", "pass")
    assert deed.names("battlefield") == []


def test_an_emblem_stays_and_works() -> None:
    deed = Deed('You get an emblem with "Creatures you control get +1/+1."', mine=[BEAR])
    assert deed.game.state.characteristics(deed.mine[0]).power == 3


def test_a_copy_of_a_spell_does_the_same() -> None:
    s = Scenario()
    s.hand(0, card("Plan", "{0}", "Sorcery", "You gain 5 life."))
    s.hand(0, card("Echo", "{0}", "Instant", "Copy target sorcery spell."))
    game = s.start("main 1")
    pick(game, "cast Plan", "cast Echo")
    settle(game)
    assert game.state.players[0].life == 30


def test_life_is_gained_as_much_as_was_lost() -> None:
    deed = Deed("Target player loses 3 life. You gain that much life.", "target Bob")
    assert (deed.life(0), deed.life(1)) == (23, 17)
