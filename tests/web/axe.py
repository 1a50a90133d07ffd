"""axe-core, put into the page from outside, as no page of ours would load it."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.web.person import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """Serious and critical faults of the page as it stands, each with the places where it was found."""
    page.evaluate(source())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(result => result.violations)")
    return [
        f"{fault['id']} ({fault['help']}): {[node['html'][:160] for node in fault['nodes']][:4]}"
        for fault in found
        if fault["impact"] in GRAVE
    ]
