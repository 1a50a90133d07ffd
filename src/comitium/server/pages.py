"""The built client: one page for every address, its scripts and fonts beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

ADDRESSES = ("/", "/new/{game:str}", "/t/{table:str}", "/rules/{game:str}", "/settings", "/about")
ASSETS = "/assets"
LONGEST_NAME = 200  # of a file
FOR_A_YEAR = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # their names change with them


def page_routes(client: Path) -> list[HTTPRouteHandler | Router]:
    """Nothing, where the client was not built: then the server speaks its API only."""
    index = client / "index.html"
    if not index.exists():
        return []

    @get(list(ADDRESSES), include_in_schema=False, sync_to_thread=False)
    def page() -> Response[bytes]:
        return Response(index.read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})

    @get("/icon.svg", include_in_schema=False, sync_to_thread=False)
    def icon() -> File:
        return File(client / "icon.svg", media_type="image/svg+xml", content_disposition_type="inline")

    assets = create_static_files_router(
        path=ASSETS,
        directories=[client / "assets"],
        cache_control=FOR_A_YEAR,
        include_in_schema=False,
        before_request=only_names,
    )
    return [page, icon, assets]


def only_names(request: Request[Any, Any, Any]) -> None:
    """The system stumbles over what can be no name of a file, where it should find nothing."""
    if len(request.scope["path"]) > LONGEST_NAME or not request.scope["path"].isprintable():
        raise NotFoundException
