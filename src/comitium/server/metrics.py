"""Figures of a running house in Prometheus' text format: counts and times, nothing about any table or person."""

from __future__ import annotations

import dataclasses
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from comitium.server.hall import Hall
from comitium.server.tally import tally

PAUSE_STEPS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LOOK_EVERY: Final = 0.1  # seconds
STAGES: Final = ("gathering", "playing", "over")
UP_AND_DOWN: Final = ("last_seconds", "waiting")  # the other figures only grow


class Figures(Collector):
    """Reads what the parts of the house have counted, whenever somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        tables = list(self.hall.tables.values())
        stages = Counter(table.row.stage for table in tables)
        yield labelled(GaugeMetricFamily, "tables", "Tables in memory", "stage", {one: stages[one] for one in STAGES})
        yield GaugeMetricFamily("comitium_sockets", "Open pages", sum(len(table.viewers) for table in tables))
        yield CounterMetricFamily("comitium_decisions", "Decisions on record", tally.decisions)
        yield labelled(CounterMetricFamily, "refusals", "Refusals by sentence", "name", tally.refusals)
        yield from figures_of("store", self.hall.store.figures)
        yield from figures_of("bots", self.hall.bots.figures)
        outboxes = [viewer.outbox.qsize() for table in tables for viewer in table.viewers]
        queues = {"store": self.hall.store.waiting, "bots": self.hall.bots.figures.waiting, "pages": sum(outboxes)}
        yield labelled(GaugeMetricFamily, "queue", "What waits, by queue", "of", queues)
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


class Meter:
    """How late the house comes to things that were due: nobody is answered during a pause."""

    def __init__(self, registry: CollectorRegistry, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._pauses = Histogram(
            "comitium_pause_seconds", "Pauses of the whole house", buckets=PAUSE_STEPS, registry=registry
        )

    async def look(self) -> None:
        """To be called every `LOOK_EVERY` seconds."""
        now = self._clock()
        self._pauses.observe(max(0.0, now - self._last - LOOK_EVERY))
        self._last = now


class Metrics:
    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(Figures(hall))
        self.meter = Meter(self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
