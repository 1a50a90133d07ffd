"""Cassius' Attack: an opponent made of cards (GR-32). He decides nothing; the player may answer his plots."""

from __future__ import annotations

from comitium.engine.message import Message
from comitium.engine.phase import Automatic
from comitium.games.glory_of_rome.building import erect, take_medal, why_not_erect
from comitium.games.glory_of_rome.components import (
    BATTLE_PRIZE,
    BOARD,
    CASSIUS,
    CASSIUS_CARDS,
    CASSIUS_HAND,
    Battlefield,
    CassiusRow,
    Deed,
    Intrigue,
)
from comitium.games.glory_of_rome.goods import draw_card
from comitium.games.glory_of_rome.intrigues import pay_feud, strike_phases
from comitium.games.glory_of_rome.military import why_not_muster
from comitium.games.glory_of_rome.model import GloryOfRome, Plot
from comitium.games.glory_of_rome.names import field_name, intrigue_name, sphere_name
from comitium.games.glory_of_rome.pantheon import place_piece, why_not_lay
from comitium.games.glory_of_rome.plots import Strike, StrikeLegion, StrikeVote, why_not_pay, why_not_strike
from comitium.games.glory_of_rome.senate import place_vote, why_not_vote

PLAYER = 0  # the only seat


class CassiusTurn(Automatic[GloryOfRome]):
    """One card in rounds 1 to 3, two in rounds 4 to 9 (GR-32.4)."""

    __slots__ = ()

    heading = "cassius"

    def run(self, g: GloryOfRome) -> None:
        g.schedule(*[CassiusCard() for _ in range(CASSIUS_CARDS[g.round - 1])])


class CassiusCard(Automatic[GloryOfRome]):
    """From top to bottom: build, action, plot (GR-32.4)."""

    __slots__ = ()

    def run(self, g: GloryOfRome) -> None:
        card = g.cassius_deck.pop()
        g.cassius_shown.append(card)
        row = CASSIUS[card]
        plot = Message("no-plot") if row.plot is None else intrigue_name(row.plot)
        g.tell(
            "cassius-card",
            "GR-32.4",
            reveals=True,
            type=sphere_name(row.build),
            deed=Message(f"deed-{row.action.value}", amount=row.amount),
            plot=plot,
        )
        cassius_builds(g, row)
        cassius_acts(g, row)
        cassius_plots(g, row)


def cassius_builds(g: GloryOfRome, row: CassiusRow) -> None:
    """Free of charge, fame equal to the level; one fame if it cannot be (GR-32.5, GR-32.6)."""
    cassius = g.cassius()
    if why_not_erect(g, cassius, row.build) is not None:
        g.gain_fame([cassius], 1, "GR-32.5")
        return
    level = erect(g, cassius, row.build)
    g.gain_fame([cassius], level, "GR-32.5")
    take_medal(g, cassius, row.build, level)


def cassius_acts(g: GloryOfRome, row: CassiusRow) -> None:
    """As much as his components allow (GR-32.7)."""
    cassius = g.cassius()
    player = g.players[cassius]
    if row.action is Deed.FAME:
        g.gain_fame([cassius], (BOARD.farming[g.round - 1] + 1) // 2, "GR-32.7")
        return
    for _ in range(row.amount):
        if row.action is Deed.LEGIONS and why_not_muster(g, cassius) is None:
            assert row.field is not None
            player.stationed[row.field] += 1
            g.tell("mustered", "GR-32.7", who=g.call(cassius), field=field_name(row.field))
        elif row.action is Deed.VOTES and why_not_vote(g, cassius) is None:
            place_vote(g, cassius, "GR-32.7")
        elif row.action is Deed.GOODS and len(player.hand) < CASSIUS_HAND:  # GR-32.8
            draw_card(g, cassius)
        elif row.action is Deed.PIECES and why_not_lay(g, cassius) is None:
            place_piece(g, cassius, "GR-32.9")


def cassius_plots(g: GloryOfRome, row: CassiusRow) -> None:
    """Vile Slander where the printed plot cannot be; nothing if that cannot be either (GR-32.10)."""
    cassius = g.cassius()
    if row.plot is None or why_not_pay(g, cassius, PLAYER) is not None:
        return
    for intrigue in (row.plot, Intrigue.SLANDER):
        if why_not_strike(g, cassius, PLAYER, intrigue) is None:
            pay_feud(g, cassius, PLAYER)
            g.plot = Plot(cassius, PLAYER)
            g.plot.strikes.append(aimed(g, intrigue))
            g.tell("cassius-plots", "GR-32.10", effect=intrigue_name(intrigue))
            g.schedule(*strike_phases(g, PLAYER))
            return


def aimed(g: GloryOfRome, intrigue: Intrigue) -> Strike:
    """The object Cassius chooses (GR-32.11)."""
    if intrigue is Intrigue.DESERTION:
        stationed = g.players[PLAYER].stationed
        goal = Battlefield.THRACE
        for field in (Battlefield.MACEDONIA, Battlefield.EPIRUS):
            if stationed[field] > stationed[goal]:
                goal = field
        return StrikeLegion(PLAYER, goal, False)
    if intrigue is Intrigue.INVALID_VOTE:
        highest = max([height for height, owner in enumerate(g.column, start=1) if owner == PLAYER])
        return StrikeVote(intrigue, highest)
    return Strike(intrigue)


class Battles(Automatic[GloryOfRome]):
    """At the end of rounds 3, 6 and 9 a card of each battlefield is held against the player's legions (GR-32.13)."""

    __slots__ = ()

    heading = "cassius"

    def run(self, g: GloryOfRome) -> None:
        for field in Battlefield:
            strength = g.battles[field].pop()
            g.battles_fought[field].append(strength)
            stationed = g.players[PLAYER].stationed
            won = stationed[field] >= strength
            g.tell(
                "battle-won" if won else "battle-lost",
                "GR-32.13",
                seat=PLAYER,
                reveals=True,
                field=field_name(field),
                strength=strength,
                legions=stationed[field],
                pieces=[f"field:{field.value}"],
            )
            g.gain_fame([PLAYER if won else g.cassius()], BATTLE_PRIZE, "GR-32.13")
            if not won and stationed[field]:
                stationed[field] -= 1
                g.tell("legion-recalled", "GR-32.13", seat=PLAYER, field=field_name(field))
