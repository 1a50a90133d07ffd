"""What the house says of itself: where others reach it, what it keeps, whether it is well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar import Request, get
from litestar.handlers import HTTPRouteHandler

import comitium
from comitium.server import wire


@dataclass(frozen=True)
class Place:
    """Where this process listens, and the host's own key to it."""

    token: str = ""  # of `comitium admin`; without one nobody is the host
    addresses: list[str] = field(default_factory=list)  # under which other machines reach it


NOWHERE = Place()


def house_routes(place: Place) -> list[HTTPRouteHandler]:
    @get("/api/house", sync_to_thread=False)
    def house(request: Request[Any, Any, Any]) -> wire.House:
        """Where others reach this house, and what it keeps."""
        settings = request.app.state.settings
        return wire.House(comitium.__version__, settings.public, place.addresses, settings.keep_finished_days)

    return [house]
