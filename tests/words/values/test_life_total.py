"""Life totals as numbers."""

from tests.rules.play import life, resolve, spell, table


def test_a_life_total_can_be_gained() -> None:
    s = table()
    s.life(0, 7)
    s.hand(0, spell("Mirror Prayer", "You gain life equal to your life total."))
    game = s.start()
    resolve(game, "cast Mirror Prayer")
    assert life(game)[0] == 14
