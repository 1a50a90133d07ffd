"""Playing alone: Emperor Solo and Cassius' Attack (GR-31, GR-32)."""

from __future__ import annotations

import pytest

from comitium.engine.message import NOBODY, Refused
from comitium.games.glory_of_rome import GAME
from comitium.games.glory_of_rome.cassius import Battles, CassiusTurn
from comitium.games.glory_of_rome.components import BATTLES
from comitium.games.glory_of_rome.components import CASSIUS as CARDS
from comitium.games.glory_of_rome.followers import Followers
from comitium.games.glory_of_rome.income import Income
from comitium.games.glory_of_rome.kinds import FIELDS, Battlefield, Medal, Sphere
from comitium.games.glory_of_rome.model import GloryOfRome
from comitium.games.glory_of_rome.rules import Round
from comitium.games.glory_of_rome.scoring import cassius_total
from comitium.games.glory_of_rome.view import own
from tests.games.glory_of_rome.situations import CASSIUS as HIM
from tests.games.glory_of_rome.situations import (
    JACK,
    activating,
    begun,
    building,
    cleared,
    codes,
    denarii,
    fame,
    feud,
    feuds,
    finish_phase,
    followers,
    give,
    intrigue,
    lay_set,
    legions,
    levels,
    medal,
    moments,
    new_table,
    pantheon,
    placing,
    play,
    played_out,
    points,
    provinces,
    purses,
    refused,
    scored,
    seat_view,
    stationed,
    tasks,
    taxing,
    told,
    track,
    view,
    with_event,
)

# -- Emperor Solo (GR-31) ----------------------------------------------------------------------------------------------


def alone(**options: str) -> GloryOfRome:
    return cleared(1, 2, "gift", ["antony"], **options)


def test_set_up_as_for_two_with_one_board() -> None:
    """GR-31.1"""
    g = new_table(1)
    assert sum(sum(left) for left in g.stock) == 35
    assert (len(g.goods), len(g.task_deck) + 3, len(g.players)) == (28, 22, 1)
    assert [field.banners for field in view(g).battlefields] == [(5, 2), (4,), (5, 3)]


@pytest.mark.parametrize("event", ["grain_dole", "clemency", "levy", "oracle"])
def test_an_event_gives_a_denarius_per_follower(event: str) -> None:
    """GR-31.2: no reward is taken; the arrow is used as usual."""
    g = alone()
    followers(g, 3)
    denarii(g, 5)
    with_event(g, event)
    assert (purses(g), track(g), stationed(g, JACK)) == ([8], [1], (0, 0, 0))
    while g.round == 2:
        finish_phase(g)
    assert provinces(g)[0] == {"grain_dole": "italy", "clemency": "gaul", "levy": "hispania", "oracle": "gaul"}[event]


def test_a_negative_event_gives_nothing() -> None:
    """GR-31.3: neither denarii nor its effect."""
    g = alone(harsh="on")
    denarii(g, 5)
    with_event(g, "famine")
    assert purses(g) == [5]


def test_no_intrigues_alone() -> None:
    """GR-31.4: feud tokens stay and cover boosts."""
    g = placing(alone())
    assert not [code for code in codes(g, JACK) if code.startswith("plot")]
    with refused(g, "No intrigues in this solo.", "GR-31.4"):
        g.submit(JACK, "plot africa.1")
    assert seat_view(g, JACK).boosts_open == ("mil", "pol")
    assert {moment.heading for moment in moments(new_table(1), "alone")} & {"intrigue"} == set()


def test_the_other_phases_follow_the_normal_rules() -> None:
    """GR-31.5"""
    g = alone()
    denarii(g, 9)
    building(g)
    play(g, (JACK, "build africa.agr"), (JACK, "done"), (JACK, "place africa.agr"), (JACK, "farm"))
    assert g.heading == "income"
    g.submit(JACK, "tax normal")
    assert purses(g)[JACK] >= 9 - 2 + 1 + 2


def reach(g: GloryOfRome, number: int) -> None:
    """So many of the objectives (a) to (g)."""
    for objective in "abcdefg"[:number]:
        if objective == "a":
            fame(g, 51)
        if objective == "b":
            medal(g, JACK, "warrior", "farmer", "priest")
        if objective == "c":
            legions(g, JACK, epirus=2, macedonia=3)
        if objective == "d":
            g.column = [JACK] * 4
        if objective == "e":
            lay_set(g, JACK, "weapon", "spatha.1", "pilum.1", "pugio.1")
            lay_set(g, JACK, "tool", "sundial.1", "sickle.1", "scales.1")
        if objective == "f":
            pantheon(g, JACK, 7)
        if objective == "g":
            tasks(g, JACK, "devotion", "voice_of_the_senate")


@pytest.mark.parametrize(
    ("number", "title", "won"),
    [
        (0, "title-none", False),
        (3, "title-none", False),
        (4, "title-praetor", True),
        (5, "title-praetor", True),
        (6, "title-emperor", True),
        (7, "title-divine", True),
    ],
)
def test_objectives_decide_the_title(number: int, title: str, won: bool) -> None:
    """GR-31.6, GR-31.7"""
    g = alone()
    reach(g, number)
    end = scored(g)
    assert end.grade is not None
    assert (end.grade.name, end.grade.values["reached"]) == (title, number)
    assert end.winners == ([JACK] if won else [])
    assert end.struck_out == []


@pytest.mark.parametrize(
    ("objective", "have", "need"),
    [("fame", 50, 51), ("medals", 2, 3), ("conquered", 1, 2), ("votes", 3, 4), ("sets", 1, 2), ("pantheon", 6, 7)],
)
def test_each_objective_asks_for_its_number(objective: str, have: int, need: int) -> None:
    """GR-31.6: one less is not enough."""
    g = alone()
    fame(g, 50)
    medal(g, JACK, "warrior", "farmer")
    legions(g, JACK, epirus=2, macedonia=2)
    g.column = [JACK] * 3
    lay_set(g, JACK, "weapon", "spatha.1", "pilum.1", "pugio.1")
    pantheon(g, JACK, 6)
    shown = {one.objective: (one.have, one.need, one.reached) for one in view(g).objectives}
    assert shown[objective] == (have, need, False)
    end = scored(g)
    assert end.grade is not None
    assert end.grade.values["reached"] == 0


def test_completed_tasks_are_an_objective_the_player_sees_alone() -> None:
    """GR-31.6: of the seven only this one is secret."""
    g = alone()
    medal(g, JACK, "warrior")
    g.players[JACK].tasks = ["last_brick"]
    assert "tasks" not in [one.objective for one in view(g).objectives]
    mine = own(g, JACK).task_objective
    assert mine is not None
    assert (mine.have, mine.need, mine.reached) == (1, 2, False)


def test_only_fame_on_the_track_counts() -> None:
    """GR-31.8: end fame does not."""
    g = alone()
    fame(g, 50)
    denarii(g, 40)
    assert scored(g).sheets[0].total > 51
    assert not {one.objective: one.reached for one in view(g).objectives}["fame"]


def test_the_title_is_shown_at_the_end() -> None:
    """GR-31.7"""
    g = alone()
    g.round = 9
    reach(g, 6)
    taxing(g)
    assert view(g).solo_title is None
    g.submit(JACK, "tax normal")
    while g.waiting():
        g.submit(JACK, "go on")
    assert view(g).solo_title == "emperor"


def test_the_total_is_shown_but_does_not_decide() -> None:
    """GR-31.9"""
    g = alone()
    fame(g, 130)
    end = scored(g)
    assert end.sheets[0].total >= 130
    assert end.decided_by.clause == "GR-31.7"
    assert end.winners == []
    g = alone()
    g.round = 9
    fame(g, 130)
    taxing(g)
    g.submit(JACK, "tax normal")
    assert "hundred" in g.achievements[0]


def test_alone_one_is_always_first_before_seat_0() -> None:
    """GR-31.10"""
    for g in moments(new_table(1), "first"):
        assert g.order == [JACK]
        assert seat_view(g, JACK).province == g.board[0].name


# -- Cassius (GR-32) ---------------------------------------------------------------------------------------------------


def against(solo: str = "cassius", round: int = 2, deck: tuple[str, ...] = ()) -> GloryOfRome:
    """Jack as Antony against Cassius, whose next cards are these."""
    g = cleared(1, round=round, characters=["antony"], solo=solo)
    for card in reversed(deck):
        g.cassius_deck.remove(card)
        g.cassius_deck.append(card)
    return g


def turn(g: GloryOfRome) -> GloryOfRome:
    """His cards of this round."""
    return begun(g, CassiusTurn(), Followers(), Income())


def test_cassius_sits_opposite() -> None:
    """GR-32.1: 7 legions, 5 votes, fame 1, three feud tokens on four cells without boosts, nothing else."""
    fresh = new_table(1, solo="cassius")
    assert fresh.feud == 11 - fresh.players[JACK].feud - 3
    g = against()
    him = seat_view(g, HIM)
    assert (him.place, him.province, him.character) == (2, "hispania", "cassius")
    assert (him.legions, him.votes, him.fame, him.feud, him.denarii, him.followers, him.tasks) == (7, 5, 1, 3, 0, 0, 0)
    assert [(cell.sphere, cell.state) for cell in him.track] == [("none", "open")] + [("none", "covered")] * 3
    assert sum(sum(left) for left in g.stock) == 35
    assert new_table(1).cassius() == NOBODY
    with pytest.raises(Refused) as caught:
        GAME.choose(2, {"solo": "cassius"})
    assert caught.value.clause == "GR-32.1"


def test_fifteen_cards_and_three_piles_of_four() -> None:
    """GR-32.2: shuffled."""
    one, two = new_table(1, "one", solo="cassius"), new_table(1, "two", solo="cassius")
    assert sorted(one.cassius_deck) == sorted(CARDS) == sorted(two.cassius_deck)
    assert one.cassius_deck != two.cassius_deck
    for field in range(len(FIELDS)):
        assert sorted(one.battles[field]) == sorted(BATTLES[field])
        assert len(one.battles[field]) == 4


def test_events_as_in_emperor_solo_and_intrigues_against_cassius() -> None:
    """GR-32.3: laid in the own province, activated before seat 2, by the rules of activation."""
    g = against()
    denarii(g, 5)
    with_event(g, "clemency")
    assert (purses(g)[JACK], track(g)) == (6, [1, 1])
    g = placing(against())
    g.submit(JACK, "plot africa.1")
    g = against()
    fame(g, 4, 4)
    intrigue(g, JACK, "hispania")
    intrigue(g, JACK, "gaul")
    activating(g)
    with refused(g, "This province faces nobody in this round.", "GR-9.5"):
        g.submit(JACK, "activate gaul.1")
    play(g, (JACK, "activate hispania.1"), (JACK, "slander"))
    assert (track(g), feuds(g)) == ([4, 3], [1, 4])


@pytest.mark.parametrize(("round", "cards"), [(1, 1), (3, 1), (4, 2), (9, 2)])
def test_one_card_in_early_rounds_two_later(round: int, cards: int) -> None:
    """GR-32.4: all fifteen are used."""
    g = against(round=round)
    turn(g)
    while g.heading == "cassius":
        finish_phase(g)
    assert len(g.cassius_shown) == cards
    done = played_out(new_table(1, solo="cassius"))
    assert (len(done.cassius_deck), len(done.cassius_shown)) == (0, 15)


def test_cassius_builds_for_nothing() -> None:
    """GR-32.5: in the province at seat 2, fame equal to the level; one fame if it cannot be."""
    g = against(deck=("k02",))
    levels(g, "hispania", mil=1)
    turn(g)
    assert (g.named("hispania").levels[Sphere.MILITARY], track(g)[HIM]) == (2, 1 + 2)
    g = against(deck=("k02",))
    levels(g, "hispania", mil=3)
    turn(g)
    assert track(g)[HIM] == 1 + 1
    g = against(deck=("k02",))
    levels(g, "hispania", mil=1)
    g.stock[Sphere.MILITARY][1] = 0
    turn(g)
    assert (g.named("hispania").levels[Sphere.MILITARY], track(g)[HIM]) == (1, 1 + 1)
    assert [site.missing for site in view(g).provinces[2].sites] == [None] * 5


def test_cassius_takes_medals() -> None:
    """GR-32.6: the Politician and Warrior medals work for him, the others are denied."""
    g = against(deck=("k05",))
    levels(g, "hispania", pol=2)
    g.column = [HIM, HIM]
    turn(g)
    assert g.players[HIM].medals == [Medal.POLITICIAN]
    assert track(g)[HIM] == 1 + 3 + 3
    g = against()
    legions(g, JACK, thrace=2)
    legions(g, HIM, thrace=2)
    assert points(scored(g), "score-field") == [0]
    medal(g, HIM, "warrior")
    assert points(scored(g), "score-field") == [3]


@pytest.mark.parametrize("round", [2, 3])
def test_cassius_farms_for_half_the_yield_rounded_up(round: int) -> None:
    """GR-32.7: a Farm brings 1 fame, and half of 1 denarius as of 2 is 1 more."""
    g = against(deck=("k14",), round=round)
    turn(g)
    assert track(g)[HIM] == 1 + 1 + 1


@pytest.mark.parametrize(
    ("card", "check"), [("k02", "legions"), ("k05", "votes"), ("k08", "goods"), ("k11", "pieces"), ("k14", "fame")]
)
def test_cassius_acts_as_printed(card: str, check: str) -> None:
    """GR-32.7: as far as his components allow."""
    g = against(deck=(card,), round=3)
    turn(g)
    him = g.players[HIM]
    if check == "legions":
        assert him.stationed[Battlefield.MACEDONIA] == 2
    if check == "votes":
        assert g.column == [HIM]
    if check == "goods":
        assert len(him.hand) == 2
    if check == "pieces":
        assert him.pieces() == 2
    if check == "fame":
        assert him.fame == 1 + 1 + 1  # a Farm, and half of 2 rounded up
    g = against(deck=("k02",))
    legions(g, HIM, thrace=6)
    turn(g)
    assert g.players[HIM].in_the_field() == 7
    g = against(deck=("k06",))
    g.column = [HIM, HIM]
    turn(g)
    assert track(g)[HIM] == 1 + 1 + 2 + 2  # a Rostra and two supremacies


def test_cassius_hides_up_to_six_goods() -> None:
    """GR-32.8, GR-34.2: face down, to be hit by Sold! and Customs Duties."""
    g = against(deck=("k08",))
    give(g, HIM, "toga.1", "bulla.1", "pilum.1", "fibula.1", "stola.1")
    turn(g)
    assert len(g.players[HIM].hand) == 6
    assert "bulla" not in str(view(g))
    g = cleared(1, characters=["octavian"], solo="cassius")
    give(g, HIM, "toga.1", "bulla.1")
    intrigue(g, JACK, "hispania")
    activating(g)
    play(g, (JACK, "activate hispania.1"), (JACK, "customs_duties"))
    assert (len(g.players[HIM].hand), len(g.players[JACK].hand)) == (1, 1)
    g = cleared(1, characters=["livia"], solo="cassius")
    give(g, HIM, "toga.1")
    intrigue(g, JACK, "hispania")
    activating(g)
    play(g, (JACK, "activate hispania.1"), (JACK, "sold"))
    assert (g.goods.discards, g.players[HIM].hand) == (["toga.1"], [])


def test_cassius_builds_his_pantheon_in_the_normal_order() -> None:
    """GR-32.9: common pieces too."""
    g = against(deck=("k12",))
    turn(g)
    assert [(tier.own, tier.common) for tier in seat_view(g, HIM).pantheon] == [(2, "gold"), (0, None)]
    assert view(g).common_foundation == ("bronze",)


def test_a_plot_moves_a_feud_token_and_strikes() -> None:
    """GR-32.10: Slander instead of what is impossible; nothing at all without token, cell or object."""
    g = against(deck=("k01",))
    legions(g, JACK, epirus=1)
    turn(g)
    assert (feuds(g), stationed(g, JACK)) == ([3, 2], (0, 0, 0))
    g = against(deck=("k01",))
    fame(g, 4)
    turn(g)
    assert (feuds(g), track(g)[JACK]) == ([3, 2], 3)
    g = against(deck=("k01",))
    turn(g)
    assert feuds(g) == [2, 3]  # fame 1 and no legion: no token moves
    for tokens in ((4, 3), (2, 0)):
        g = against(deck=("k01",))
        fame(g, 4)
        feud(g, *tokens)
        turn(g)
        assert (feuds(g), track(g)[JACK]) == (list(tokens), 4)


def test_what_cassius_chooses() -> None:
    """GR-32.11: the largest army, Thrace before Macedonia before Epirus; the highest vote; a piece; a random card."""
    g = against(deck=("k01",))
    legions(g, JACK, epirus=2, macedonia=2, thrace=2)
    turn(g)
    assert stationed(g, JACK) == (2, 2, 1)
    g = against(deck=("k01",))
    legions(g, JACK, epirus=3, macedonia=3, thrace=2)
    turn(g)
    assert stationed(g, JACK) == (3, 2, 2)
    g = against(deck=("k04",))
    g.column = [JACK, HIM, JACK]
    turn(g)
    assert (g.column, track(g)[HIM]) == ([JACK, HIM, HIM], 1 + 1 + 1)
    g = against(deck=("k10",))
    pantheon(g, JACK, 1)
    turn(g)
    assert g.players[JACK].pieces() == 0
    g = against(deck=("k07",))
    give(g, JACK, "toga.1")
    turn(g)
    g.submit(JACK, "let happen")
    assert (g.players[JACK].hand, g.goods.discards) == ([], ["toga.1"])
    assert purses(g)[HIM] == 0


def test_the_player_may_answer_a_plot() -> None:
    """GR-32.12: asked with any goods card in hand."""
    g = against(deck=("k01",))
    legions(g, JACK, epirus=1)
    give(g, JACK, "scutum.1", "toga.1")
    turn(g)
    assert codes(g, JACK) == ["play scutum.1", "let happen"]
    play(g, (JACK, "play scutum.1"), (JACK, "let happen"))
    assert (stationed(g, JACK), feuds(g)) == ((1, 0, 0), [3, 2])


def test_battles_in_rounds_3_6_and_9() -> None:
    """GR-32.13: after tax, before the board turns; two fame to whoever holds, a legion lost by the beaten."""
    g = against(round=3)
    for field, strength in zip(range(len(FIELDS)), (2, 3, 1), strict=True):
        g.battles[field].append(strength)
    legions(g, JACK, epirus=2, macedonia=1)
    begun(g, Income(), Battles())
    g.submit(JACK, "tax normal")
    lines = told(g)
    assert [line for line in lines if "battle" in line] == [
        "Epirus: Jack held the battle with 2 legions against strength 2.",
        "Macedonia: Jack lost the battle with 1 legion against strength 3.",
        "Thrace: Jack lost the battle with 0 legions against strength 1.",
    ]
    assert (track(g)[:2], stationed(g, JACK)) == ([1 + 2, 1 + 2 + 2], (2, 0, 0))
    done = played_out(new_table(1, solo="cassius"))
    assert [len(cards) for cards in done.battles_fought] == [3, 3, 3]
    turned = [number for number, line in enumerate(lines) if line.startswith("The board turned")]
    assert turned[0] > max(number for number, line in enumerate(lines) if "battle" in line)


def test_cassius_pays_and_claims_nothing() -> None:
    """GR-32.14: no tax, no goods played, no milestones."""
    for g in moments(new_table(1, solo="cassius"), "nothing"):
        him = g.players[HIM]
        assert (him.denarii, him.followers, him.claimed) == (0, 0, [False] * 4)
    assert g.players[HIM].fame > 12
    assert all(not milestone.claimed_by or milestone.claimed_by == (JACK,) for milestone in view(g).milestones)


def test_both_score() -> None:
    """GR-32.15: fame, military, politics, religion; the player also trade, tasks and denarii, Cassius goods."""
    g = against()
    fame(g, 20, 30)
    denarii(g, 8)
    legions(g, JACK, epirus=1)
    legions(g, HIM, epirus=2)
    g.column = [HIM, JACK]
    pantheon(g, HIM, 3)
    lay_set(g, JACK, "weapon", "spatha.1", "pilum.1", "pugio.1")
    give(g, HIM, "toga.1", "bulla.1", "fibula.1", "stola.1", "tunica.1")
    assert scored(g).sheets[0].total == 20 + 2 + 2 + 4 + 0 + 2
    assert cassius_total(g) == 30 + 5 + 1 + (2 + 4) + 5


@pytest.mark.parametrize(("solo", "added"), [("cassius_easy", -10), ("cassius", 0), ("cassius_hard", 15)])
def test_difficulty_is_added_to_his_total(solo: str, added: int) -> None:
    """GR-32.16"""
    g = against(solo)
    fame(g, 20, 30)
    assert cassius_total(g) == 30 + added
    shown = view(g).cassius
    assert shown is not None
    assert shown.total == 30 + added


@pytest.mark.parametrize(("own", "won"), [(31, True), (30, False), (29, False)])
def test_the_player_needs_a_higher_total(own: int, won: bool) -> None:
    """GR-32.16, GR-32.17: equal totals are a win for Cassius."""
    g = against()
    fame(g, own, 30)
    denarii(g, 0)
    end = scored(g)
    assert end.winners == ([JACK] if won else [])
    assert end.grade is not None
    assert (end.grade.name, end.grade.values["his"]) == ("grade-won" if won else "grade-lost", 30)


def test_the_order_of_a_round() -> None:
    """GR-32.18: event, activations, building, Cassius, followers, tax, battles, turning."""
    g = against(round=2)
    intrigue(g, JACK, "hispania")
    fame(g, 4, 4)
    denarii(g, 9)
    g.agenda = [Round()]
    g.run(g.agenda)
    headings: list[str] = []
    told_before = 0
    while g.waiting():
        for heading in [*[entry.heading for entry in g.log[told_before:]], g.heading]:
            if not headings or headings[-1] != heading:
                headings.append(heading)
        told_before = len(g.log)
        least = ("done", "decline", "place colosseum", "tax normal")
        g.submit(JACK, next(code for code in least if code in codes(g, JACK)))
    for entry in g.log[told_before:]:
        if headings[-1] != entry.heading:
            headings.append(entry.heading)
    assert headings == ["event", "intrigue", "building", "cassius", "action", "income", "cassius", "income"]
    assert told(g)[-1].startswith("The board turned")


def test_ninety_against_cassius_is_an_achievement() -> None:
    """GR-33.1"""
    g = against(round=9)
    fame(g, 90, 5)
    denarii(g, 0)
    taxing(g)
    g.submit(JACK, "tax normal")
    assert "against_cassius" in g.achievements[0]
