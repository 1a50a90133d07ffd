"""The patterns the engine has to carry, each played in the practice game that was made for it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from comitium.engine.game import Game
from comitium.engine.laws import check_match
from comitium.engine.message import Seat
from comitium.engine.phase import Parallel
from comitium.engine.state import State
from tests.practice import draft, vote
from tests.practice.auction import GAME as AUCTION
from tests.practice.auction import Auction
from tests.practice.chain import GAME as CHAIN
from tests.practice.chain import Chain
from tests.practice.draft import GAME as DRAFT
from tests.practice.draft import PACKET
from tests.practice.medal import GAME as MEDAL
from tests.practice.reaction import GAME as REACTION
from tests.practice.reaction import Reaction
from tests.practice.vote import GAME as VOTE
from tests.practice.works import GAME as WORKS
from tests.support import refused


def codes(g: State, seat: Seat) -> list[str]:
    return [action.code() for action in g.options(seat)]


def play(g: State, *lines: str) -> None:
    """Lines as in a match file: `0 bid 3`."""
    for line in lines:
        seat, _, code = line.partition(" ")
        g.submit(int(seat), code)


def told(g: State, viewer: Seat | None) -> list[str]:
    return [entry.message().name for entry in g.log_for(viewer)]


# -- auctions: one round, a seller who moves ---------------------------------------------------------------------------


def auction(seats: int = 3, **options: str) -> Auction:
    g = AUCTION.start(seats, options, "auction")
    g.purses = [8] * seats
    return g


def test_everybody_but_the_seller_bids_once_clockwise() -> None:
    g = auction()
    asked = []
    for _ in range(4):
        asked.append((g.seller, g.waiting()))
        play(g, f"{g.waiting()[0]} pass")

    assert asked == [(0, [1]), (0, [2]), (1, [2]), (1, [0])]


def test_the_winner_pays_the_seller() -> None:
    g = auction()
    good = g.offer
    play(g, "1 bid 3", "2 bid 5")

    assert [g.coins(seat) for seat in range(3)] == [13, 8, 3]
    assert g.goods == [[], [], [good]]


def test_without_a_bid_the_seller_keeps_the_lot() -> None:
    g = auction()
    good = g.offer
    play(g, "1 pass", "2 pass")

    assert g.goods == [[good], [], []]
    assert g.gained == [0, 0, 0]


def test_a_bid_has_to_be_higher_and_in_the_purse() -> None:
    g = auction()
    play(g, "1 bid 8")

    assert codes(g, 2) == ["pass"]
    assert [closed.code for closed in g.closed(2)] == ["bid 9"]
    with refused(AUCTION, g, "The bid stands at 8, and you have only 8 coins.", "AU-3"):
        g.submit(2, "bid 9")
    g.purses[2] = 10
    with refused(AUCTION, g, "The bid stands at 8: bid more, or pass.", "AU-3"):
        g.submit(2, "bid 8")
    with refused(AUCTION, g, "Bid more than 8 and at most 10, such as “bid 3”, or “pass”.", "AU-3"):
        g.submit(2, "bid high")


def test_a_phase_takes_its_bookkeeping_with_it() -> None:
    g = auction()
    play(g, "1 bid 8", "2 pass")

    assert codes(g, 2)[:2] == ["pass", "bid 1"]


def test_imagined_purses_can_pay_what_was_bid() -> None:
    g = auction()
    g.purses, g.box = [6, 11, 7], [8, 9, 10]
    play(g, "1 bid 10")
    imagined = {tuple(AUCTION.imagine(g, 0, Random(number)).purses) for number in range(200)}

    assert {purses[0] for purses in imagined} == {6}
    assert {purses[1] for purses in imagined} == {10, 11}
    assert {purses[2] for purses in imagined} == {7, 8, 9, 10, 11}


# -- sealed answers in several steps -----------------------------------------------------------------------------------


def test_a_sealed_answer_may_take_several_steps() -> None:
    g = VOTE.start(2, {}, "vote")
    g.hands = [[1, 2, 3], [4, 4, 5]]

    play(g, "0 aye 1")
    assert g.waiting() == [0, 1]
    assert codes(g, 0) == ["aye 2", "aye 3", "done"]
    play(g, "0 aye 3")
    assert g.waiting() == [1]
    assert told(g, 1) == []
    play(g, "1 nay 5", "1 done")

    assert g.hands == [[2], [4, 4]]
    assert g.points == [0, 1]
    assert told(g, None) == ["voted", "voted", "voted", "gained"]


def test_others_learn_only_who_is_ready() -> None:
    g = VOTE.start(2, {}, "vote")
    g.hands = [[1, 2, 3], [4, 4, 5]]
    before = vote.view(g)
    play(g, "0 nay 2")
    assert vote.view(g) == before
    play(g, "0 done")

    assert vote.view(g) == replace(before, ready=(0,))
    assert vote.own(g, 0).answer == ("nay 2", "done")


@pytest.mark.parametrize("place", ["on top", "below another phase", "in a stack of free play"])
def test_sealed_answers_are_imagined_wherever_they_lie(place: str) -> None:
    g = VOTE.start(2, {}, "vote")
    play(g, "0 done")
    ballot = g.agenda[-1]
    assert isinstance(ballot, vote.Ballot)
    free_play: Parallel[vote.Vote] = Parallel()
    if place == "below another phase":
        g.agenda.append(free_play)
    elif place == "in a stack of free play":
        g.agenda[-1] = free_play
        free_play.stacks[0] = [ballot]

    g.imagine_answers(0, Random(0))
    assert ballot.answers == [[vote.DONE], []]

    imagined = set()
    for number in range(20):
        g.imagine_answers(1, Random(number))
        imagined.add(tuple(step.code() for step in ballot.answers[0]))
    assert len(imagined) > 3


def test_a_seat_without_tokens_is_left_out() -> None:
    g = VOTE.start(3, {}, "vote")
    g.hands = [[1, 2, 3], [4], [2]]
    play(g, "0 done", "1 aye 4", "2 nay 2")

    assert g.waiting() == [0]


# -- free play, nested questions, payments that ask again --------------------------------------------------------------


def test_everybody_acts_at_their_own_pace() -> None:
    g = WORKS.start(3, {}, "works")
    assert g.waiting() == [0, 1, 2]
    play(g, "2 build", "0 finish", "2 hire 1")

    assert g.waiting() == [1, 2]


def test_a_payment_re_opens_a_seat_that_had_finished() -> None:
    g = WORKS.start(2, {}, "works")
    play(g, "1 finish")
    assert g.waiting() == [0]
    play(g, "0 buy 1")

    assert g.waiting() == [0, 1]
    assert g.purses[1].amounts == {"coin": 3, "stone": 1}
    assert "finish" in codes(g, 1)


def test_a_payment_asks_a_finished_seat_without_re_opening_it() -> None:
    g = WORKS.start(2, {}, "works")
    play(g, "1 finish", "0 hire 1")
    assert codes(g, 1) == ["keep", "change"]
    play(g, "1 change")

    assert g.waiting() == [0]
    assert g.purses[1].amounts == {"coin": 2, "stone": 3}


def test_the_phase_ends_when_all_are_finished_at_the_same_moment() -> None:
    g = WORKS.start(2, {}, "works")
    play(g, "1 finish", "0 hire 1", "0 finish")
    assert g.result is None
    play(g, "1 keep")

    assert g.result is not None


def test_nested_questions_stack_up_for_each_seat() -> None:
    g = WORKS.start(2, {}, "works")
    play(g, "0 build", "1 hire 0", "0 keep", "0 build")
    question = g.question(0)
    assert question is not None
    assert [step.name for step in question.path] == ["path-wall"]
    assert codes(g, 0) == ["decline", "take-coin", "take-stone"]
    play(g, "1 hire 0")
    assert codes(g, 0) == ["keep", "change"]  # the newest question comes first
    play(g, "0 keep", "0 take-stone")
    question = g.question(0)
    assert question is not None
    assert [step.name for step in question.path] == ["path-wall", "path-prize"]
    play(g, "0 pass-on")

    assert "finish" in codes(g, 0)


# -- reactions asked by public criteria --------------------------------------------------------------------------------


def attacked(target_hand: list[str]) -> Reaction:
    g = REACTION.start(2, {}, "reaction")
    g.hands = [["sword"], target_hand]
    play(g, "0 attack 1")
    return g


@pytest.mark.parametrize(
    ("hand", "options"),
    [(["shield", "laurel"], ["shield", "yield"]), (["laurel", "sword"], ["yield"])],
)
def test_a_target_is_asked_whether_it_has_a_shield_or_not(hand: list[str], options: list[str]) -> None:
    g = attacked(hand)

    assert g.waiting() == [1]
    assert codes(g, 1) == options


def test_a_target_without_cards_is_not_asked() -> None:
    g = attacked([])

    assert g.glory == [1, 0]
    assert codes(g, 1)[0] == "rest"


def test_a_shield_wards_and_yielding_costs_a_card() -> None:
    warded, yielded = attacked(["shield", "laurel"]), attacked(["shield", "laurel"])
    play(warded, "1 shield")
    play(yielded, "1 yield")

    assert (warded.glory, warded.hands[1]) == ([0, 0], ["laurel"])
    assert (yielded.glory, len(yielded.hands[1])) == ([1, 0], 1)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    g = REACTION.start(2, {}, "reaction")
    play(g, "0 draw")

    assert told(g, 0) == ["told-draw", "drawn"]
    assert told(g, 1) == told(g, None) == ["told-draw"]


# -- an act at any moment ----------------------------------------------------------------------------------------------


def test_a_medal_interrupts_whoever_is_asked() -> None:
    g = MEDAL.start(3, {}, "medal")
    [first] = g.waiting()
    other = (first + 1) % 3
    assert codes(g, other) == ["medal"]
    play(g, f"{other} medal")
    assert g.waiting() == [other]
    play(g, f"{other} laurel")

    assert g.waiting() == [first]
    assert g.laurels[other] == 1
    assert codes(g, other) == []


def test_medals_can_answer_medals() -> None:
    g = MEDAL.start(2, {}, "medal")
    play(g, "0 medal", "1 medal")
    assert g.waiting() == [1]
    play(g, "1 take 1", "0 take 1")

    assert g.coins == [1, 1]


def test_the_last_coin_may_go_out_of_turn() -> None:
    g = MEDAL.start(2, {}, "medal")
    g.heap = 1
    [first] = g.waiting()
    play(g, f"{1 - first} medal", f"{1 - first} take 1")

    assert g.result is not None
    assert g.result.winners == [1 - first]


def test_a_seat_that_does_not_exist_has_no_medal() -> None:
    g = MEDAL.start(2, {}, "medal")

    for seat in (-1, 2):
        with refused(MEDAL, g, f"There is no seat {seat + 1}: the table has 2."):
            g.submit(seat, "medal")


def test_the_order_of_turns_is_state() -> None:
    g = MEDAL.start(3, {"direction": "counter"}, "medal")
    asked = []
    for _ in range(4):
        asked.append(g.waiting()[0])
        play(g, f"{asked[-1]} take 1")

    assert [(one - other) % 3 for one, other in pairwise(asked)] == [1, 1, 1]


# -- a draft -----------------------------------------------------------------------------------------------------------


def test_packets_go_to_the_neighbour() -> None:
    g = DRAFT.start(3, {}, "draft")
    held = [g.held(seat) for seat in range(3)]
    play(g, *[f"{seat} keep {held[seat][0]}" for seat in range(3)])

    assert [g.held(seat) for seat in range(3)] == [held[2][1:], held[0][1:], held[1][1:]]
    assert [g.collection(seat) for seat in range(3)] == [[cards[0]] for cards in held]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_imagining_respects_exactly_the_packets_a_seat_has_held(seats: int, direction: str) -> None:
    """What it saw stays where it may be; everything else varies, within 300 imagined states."""
    g = DRAFT.start(seats, {"direction": direction}, "draft")
    for _ in range(2):
        play(g, *[f"{seat} keep {g.held(seat)[0]}" for seat in range(seats)])
    imagined = [DRAFT.imagine(g, 0, Random(number)) for number in range(300)]

    assert {tuple(new.held(0)) for new in imagined} == {tuple(g.held(0))}
    assert {tuple(new.collection(0)) for new in imagined} == {tuple(g.collection(0))}
    passed_on = g.packet_of(0, 0)
    once_seen = sorted(g.packets[passed_on])
    assert {tuple(sorted(new.packets[passed_on])) for new in imagined} == {tuple(once_seen)}
    neighbours_pick = {new.packets[passed_on][1] for new in imagined}
    if seats == 2:  # the packet has come back: what is missing from it is known
        assert neighbours_pick == {g.packets[passed_on][1]}
    else:
        assert neighbours_pick == set(once_seen) - {g.packets[passed_on][0]}
    unknown = {card for new in imagined for card in new.box}
    assert unknown == set(range(1, 25)) - seen_cards(g.packets, g.packet_of(0, 0), g.packet_of(0, 1), g.packet_of(0, 2))


def seen_cards(packets: list[list[int]], *held: int) -> set[int]:
    """All cards of the packets held, without those kept from them before."""
    return {card for when, number in enumerate(held) for card in packets[number][when:]}


def test_a_draft_ends_with_all_cards_shown() -> None:
    match = check_match(DRAFT, 4, {}, "draft", only=[])

    assert draft.view(match.state).shown == tuple(tuple(match.state.collection(seat)) for seat in range(4))
    assert all(len(match.state.collection(seat)) == PACKET for seat in range(4))


# -- chains that draw in mid-action ------------------------------------------------------------------------------------


def expedition(*lands: str, seats: int = 2) -> Chain:
    """The lands lie on the pile in this order, the first on top."""
    g = CHAIN.start(seats, {}, "chain")
    g.lands.things = list(reversed(lands))
    return g


def test_a_road_leads_to_the_next_question_within_the_same_turn() -> None:
    g = expedition("road", "road", "village")
    play(g, "0 march 1,0")
    assert g.waiting() == [0]
    play(g, "0 march 2,0", "0 march 3,0")

    assert g.explorers[0].glory == 1
    assert g.waiting() == [1]


def test_chance_decides_in_the_middle_of_the_chain() -> None:
    g = expedition("ruins", "village")
    drawn = g.chance.drawn()
    play(g, "0 march 1,0", "0 dig")

    assert g.chance.drawn() == drawn + 1
    assert g.explorers[0].glory + (2 - g.explorers[0].legions) == 1


def test_an_empty_pile_is_refilled_in_mid_action() -> None:
    g = expedition("village")
    g.lands.discards = ["village"]
    play(g, "0 march 1,0", "1 march 1,0")

    assert [explorer.glory for explorer in g.explorers] == [1, 1]


def finished(game: Game[Any], seats: int, seeds: int) -> list[Any]:
    return [check_match(game, seats, {}, f"end {number}", only=[]).state.result for number in range(seeds)]


def test_lost_explorers_are_struck_out_and_victories_shared() -> None:
    results = finished(CHAIN, 3, 60)

    assert any(result.struck_out for result in results)
    assert any(len(result.winners) > 1 for result in results)
    for result in results:
        left = [sheet for sheet in result.sheets if sheet.seat not in result.struck_out]
        most = max((sheet.total for sheet in left), default=0)
        assert result.winners == [sheet.seat for sheet in left if sheet.total == most]


def test_a_lone_explorer_is_graded() -> None:
    grades = {result.grade.name for result in finished(CHAIN, 1, 60)}

    assert grades == {"grade-hero", "grade-citizen", "grade-lost"}


# -- the agenda --------------------------------------------------------------------------------------------------------


def test_the_log_groups_its_lines_by_phase() -> None:
    g = auction(2)
    play(g, "1 bid 3")

    assert [entry.heading for entry in g.log] == ["offer", "bidding", "bidding", "offer"]


def test_a_hushed_state_keeps_no_log() -> None:
    g = auction(2)
    g.hush()
    copy = g.copy()
    play(copy, "1 bid 3")

    assert (g.log, copy.log) == ([], [])


def test_asking_a_seat_nobody_waits_for() -> None:
    g = auction(3)

    assert g.question(0) is None
    assert g.options(0) == []
    with refused(AUCTION, g, "Nothing is asked of you now. Phase “Bidding”: Seat 2 has to decide."):
        g.submit(0, "pass")


def test_after_the_end_nothing_is_asked() -> None:
    match = check_match(VOTE, 2, {}, "over", only=[])

    with refused(VOTE, match.state, "The match is over."):
        match.state.submit(0, "done")


def test_a_random_option_is_one_of_the_options() -> None:
    g = auction(3)
    found = {g.random_option(1, Random(number)).code() for number in range(200)}

    assert found == set(codes(g, 1))
