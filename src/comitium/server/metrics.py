"""Figures of a running house in Prometheus' text format: counts and times, nothing about any table or person."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final

from litestar.datastructures import State
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from comitium.server.answers import answers
from comitium.server.doors import Doors
from comitium.server.hall import Hall
from comitium.server.pauses import STEPS, pauses

STAGES: Final = ("gathering", "playing", "over")
UP_AND_DOWN: Final = ("last_seconds", "waiting")  # the other figures only grow


class Figures(Collector):
    """Reads what the parts of the house have counted, whenever somebody asks."""

    def __init__(self, house: State) -> None:
        self.hall: Hall = house.hall
        self.doors: Doors | None = house.get("doors")  # none where no connections are counted, as in tests

    def collect(self) -> Iterator[Metric]:
        tables = list(self.hall.tables.values())
        stages = Counter(table.row.stage for table in tables)
        yield labelled(GaugeMetricFamily, "tables", "Tables in memory", "stage", {one: stages[one] for one in STAGES})
        yield GaugeMetricFamily("comitium_sockets", "Open pages", sum(len(table.viewers) for table in tables))
        yield CounterMetricFamily("comitium_decisions", "Decisions on record", answers.decisions)
        yield labelled(CounterMetricFamily, "refusals", "Refusals by sentence", "name", answers.refusals)
        yield from figures_of("store", self.hall.store.figures)
        yield from figures_of("bots", self.hall.bots.figures)
        outboxes = [viewer.outbox.qsize() for table in tables for viewer in table.viewers]
        queues = {"store": self.hall.store.waiting, "bots": self.hall.bots.figures.waiting, "pages": sum(outboxes)}
        yield labelled(GaugeMetricFamily, "queue", "What waits, by queue", "of", queues)
        yield pauses_so_far()
        if self.doors is not None:
            yield GaugeMetricFamily("comitium_connections", "Open connections", self.doors.open.total)
            yield CounterMetricFamily("comitium_connections_shed", "Connections that were cut off", self.doors.shed)
        well = 0 if self.hall.store.trouble else 1
        yield GaugeMetricFamily("comitium_can_write", "Whether the disk takes what is decided", well)


def labelled(
    kind: type[GaugeMetricFamily] | type[CounterMetricFamily], name: str, about: str, label: str, values: dict[str, int]
) -> Metric:
    family = kind(f"comitium_{name}", about, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family


def figures_of(part: str, figures: Any) -> Iterator[Metric]:
    """Every field of a part's figures is a metric of the same name."""
    for one in dataclasses.fields(figures):
        value = getattr(figures, one.name)
        kind = GaugeMetricFamily if one.name in UP_AND_DOWN else CounterMetricFamily
        yield kind(f"comitium_{part}_{one.name}", f"{part}: {one.name}", value)


def pauses_so_far() -> Metric:
    """How late the house comes to things that were due: nobody is answered during a pause."""
    limits = [*[str(step) for step in STEPS], "+Inf"]
    family = HistogramMetricFamily("comitium_pause_seconds", "Pauses of the whole house")
    family.add_metric([], list(zip(limits, accumulate(pauses.counts), strict=True)), pauses.total)
    return family


class Metrics:
    def __init__(self, house: State) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(Figures(house))

    def text(self) -> bytes:
        return generate_latest(self.registry)
