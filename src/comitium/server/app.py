"""The web application: routes, headers, refusals as answers, and what starts and ends with the process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from importlib import resources
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import CACHE_FOREVER, ResponseCacheConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, LitestarException, NotFoundException, PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from uvicorn.protocols.utils import ClientDisconnected

import comitium
from comitium.bots import BOTS
from comitium.engine.form import card_out, said, seat_fields
from comitium.engine.matchfile import to_text
from comitium.engine.message import Refused
from comitium.games import GAMES
from comitium.server import wire
from comitium.server.apipage import ApiPage
from comitium.server.botrunner import Bots
from comitium.server.claims import Claim, claim_with
from comitium.server.faults import StoreFault
from comitium.server.hall import DAY, Hall, NoSuchTable, game_named
from comitium.server.house import NOWHERE, Place, house_routes
from comitium.server.keeper import Bans, Doorkeeper, Keeper
from comitium.server.ledger import rules
from comitium.server.limits import Limits
from comitium.server.live import LiveTable
from comitium.server.logs import log, note
from comitium.server.metrics import Metrics
from comitium.server.pacing import Pacing
from comitium.server.pages import page_routes
from comitium.server.rates import Rates, visitor
from comitium.server.replay import Turnstile
from comitium.server.settings import Settings
from comitium.server.socket import attend, same_origin
from comitium.server.store import Store
from comitium.text import LANGUAGES

LARGEST_BODY = 16_384
STATUS = {  # of refusals that speak of more than the table: by default 409, a conflict with what lies there
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-listed": 429,
    "tables-per-day": 429,
    "too-many-tables-here": 503,
    "house-full": 503,
    "other-site": 403,
    "token-unknown": 403,
    "not-json": 415,
    "message-unreadable": 400,
    "no-such-table": 404,
}
HEADERS = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    b" connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
DOCUMENT_HEADERS = [
    (b"content-security-policy", POLICY),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


# -- games, texts, rules -----------------------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, cache=CACHE_FOREVER)
def games() -> list[wire.GameInfo]:
    """Every game with its table options, bots, and where its data comes from."""
    return [
        wire.GameInfo(
            slug=game.slug,
            prefix=game.prefix,
            players=list(game.players),
            minutes=list(game.minutes),
            options=[wire.GameOption(option.name, list(option.values), option.clause) for option in game.options],
            bots=list(BOTS),
            version=game.version,
            provenance=[said(message) for _, message in game.provenance],
        )
        for game in GAMES.values()
    ]


@get(
    "/api/texts/{game:str}/{language:str}",
    sync_to_thread=False,
    media_type="text/plain; charset=utf-8",
    cache=CACHE_FOREVER,
)
def texts(game: str, language: str) -> str:
    """The sentences of the platform and of one game, as a Fluent file; `view-seats` names the seats in its views."""
    found = game_named(game)
    known(language)
    files = [resources.files(name).joinpath("text", f"{language}.ftl") for name in ("comitium", found.package)]
    seats = f"view-seats = {' '.join(seat_fields(found.view, found.own))}"
    return "\n".join([*[file.read_text(encoding="utf-8") for file in files], seats, ""])


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False, cache=CACHE_FOREVER)
def game_rules(game: str, language: str) -> wire.Rules:
    """The rules in numbered clauses."""
    return rules(game_named(game).slug, known(language))


@get("/api/glossary/{game:str}", sync_to_thread=False, cache=CACHE_FOREVER)
def glossary(game: str) -> list[wire.ShelfOut]:
    """Every kind of piece of a game, in the words of its card."""
    shelves = game_named(game).glossary()
    return [wire.ShelfOut(said(shelf.title), [card_out(card) for card in shelf.cards]) for shelf in shelves]


def answer_key(request: Request[Any, Any, Any]) -> str:
    """Of an answer that is the same for everybody, worked out and packed once: nothing a visitor adds makes another."""
    packed = "gzip" if "gzip" in request.headers.get("accept-encoding", "") else "plain"
    return " ".join([request.route_handler.handler_name, *map(str, request.path_params.values()), packed])


def known(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no-such-language", language=language[:20], known=", ".join(LANGUAGES))
    return language


# -- tables ------------------------------------------------------------------------------------------------------------


@get("/api/tables")
async def lobby(request: Request[Any, Any, Any]) -> wire.Lobby:
    """Listed tables that gather players or play."""
    slow_down(request, "readers")
    return await hall(request.app.state).lobby()


@post("/api/tables")
async def make_table(data: wire.NewTable, request: Request[Any, Any, Any]) -> wire.Seated:
    """Set up a table; the answer holds the link's id and the secret token of seat 0."""
    slow_down(request, "makers")
    return await hall(request.app.state).make(data, who(request))


@get("/api/tables/{table_id:str}")
async def table_info(table_id: str, request: Request[Any, Any, Any]) -> wire.TableInfo:
    """What everybody with the link may know."""
    slow_down(request, "readers")
    return (await hall(request.app.state).table(table_id)).info()


@post("/api/tables/{table_id:str}/join")
async def join_table(table_id: str, data: wire.Join, request: Request[Any, Any, Any]) -> wire.Seated:
    """Sit down: a name is enough."""
    slow_down(request, "makers")
    return await hall(request.app.state).join(table_id, data)


@post("/api/tables/{table_id:str}/do", status_code=200)
async def do_at_table(table_id: str, data: wire.TableAct, request: Request[Any, Any, Any]) -> wire.TableInfo:
    """What a seated person does with the table; the seat's token comes as `Authorization: Bearer`."""
    slow_down(request, "actors")
    live = await hall(request.app.state).table(table_id)
    claim = claim_from(request, live)
    if claim is None:
        raise PermissionDeniedException("token-unknown")
    return await hall(request.app.state).act(live, claim, data, who(request))


# -- matches -----------------------------------------------------------------------------------------------------------


@get("/api/tables/{table_id:str}/file", media_type="text/plain; charset=utf-8")
async def match_file(table_id: str, request: Request[Any, Any, Any]) -> str:
    """The match file, after the end: with the seed, so that anybody who may watch can replay and verify it."""
    slow_down(request, "readers")
    live = await hall(request.app.state).table(table_id)
    may_watch(request, live)
    if live.match is None or live.row.stage != "over":
        raise Refused("match-not-over")
    return to_text(live.match)


@get("/api/tables/{table_id:str}/moments")
async def match_moments(table_id: str, request: Request[Any, Any, Any]) -> wire.Moments:
    """The ticks of the replay's scrubber."""
    slow_down(request, "callers")
    live = await hall(request.app.state).table(table_id)
    async with request.app.state.turnstile.turn(who(request)):
        own = may_watch(request, live)
        past, course = live.history()
        return await asyncio.to_thread(past.moments, course, own)


@get("/api/tables/{table_id:str}/at/{line:int}")
async def match_frame(table_id: str, line: int, request: Request[Any, Any, Any], seat: int | None = None) -> wire.Frame:
    """The match after so many decisions, as a seat or (without one) a spectator saw it."""
    slow_down(request, "callers")
    live = await hall(request.app.state).table(table_id)
    async with request.app.state.turnstile.turn(who(request)):
        own = may_watch(request, live)
        past, course = live.history()
        if seat is not None and not 0 <= seat < len(live.seats):
            raise Refused("no-such-seat", seat=seat + 1, seats=len(live.seats))
        if seat is not None and seat != own and not course.over:
            raise PermissionDeniedException("not-your-seat")
        return await asyncio.to_thread(past.frame, course, line, seat)


def may_watch(request: Request[Any, Any, Any], live: LiveTable) -> int | None:
    """The asker's seat; a spectator has none and may be unwelcome."""
    claim = claim_from(request, live)
    if claim is None and not live.row.watching:
        raise PermissionDeniedException("no-spectators")
    return None if claim is None else claim.seat


# -- the socket --------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    state = socket.app.state
    await attend(socket, hall(state), table_id, state.settings.hosts())


# -- what the handlers share -------------------------------------------------------------------------------------------


def hall(state: State) -> Hall:
    found: Hall = state.hall
    return found


def claim_from(request: Request[Any, Any, Any], live: LiveTable) -> Claim | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return claim_with(live.seats, token) if kind.lower() == "bearer" and token else None


def who(request: Request[Any, Any, Any]) -> str:
    """The visitor; a proxy on this machine says for whom it asks."""
    return visitor(request.client.host if request.client else "")


def rates(limits: Limits) -> dict[str, Rates]:
    return {
        "requests": Rates(limits.requests_in_a_row, limits.requests_per_second),
        "makers": Rates(limits.joins_in_a_row, limits.joins_per_second),
        "callers": Rates(limits.replays_in_a_row, limits.replays_per_second),
        "actors": Rates(limits.acts_in_a_row, limits.acts_per_second),
        "readers": Rates(limits.reads_in_a_row, limits.reads_per_second),
    }


def slow_down(request: Request[Any, Any, Any], kind: str) -> None:
    if not request.app.state.rates[kind].take(who(request)):
        raise Refused("too-fast")


def from_here(request: Request[Any, Any, Any]) -> None:
    """What changes something has to come from a page of this house, or from a program, and as JSON.

    A page of another site can make a browser send a form or plain text without being asked, but not JSON.
    """
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not same_origin(request, request.app.state.settings.hosts()):
        raise Refused("other-site")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused("not-json")


def refuse(_request: Request[Any, Any, Any], refused: Refused) -> Response[wire.Refusal]:
    return Response(wire.refusal(refused), status_code=STATUS.get(refused.message.name, 409))


def no_table(_request: Request[Any, Any, Any], _missing: NoSuchTable) -> Response[wire.Refusal]:
    return Response(wire.refusal(Refused("no-such-table")), status_code=404)


def cannot_write(_request: Request[Any, Any, Any], _fault: StoreFault) -> Response[wire.Refusal]:
    return Response(wire.refusal(Refused("house-cannot-write")), status_code=503)


def http_fault(request: Request[Any, Any, Any], fault: HTTPException) -> Response[wire.Refusal] | Response[bytes]:
    """Litestar's own refusals, in our words where the detail is one of our names; a lost person gets a page.

    The whole address is not asked for: it holds the name of the house as the visitor wrote it, and may be none.
    """
    if request.scope.get("route_handler") is None:  # nobody has counted what leads nowhere
        try:
            slow_down(request, "requests")
        except Refused as refused:
            return refuse(request, refused)
    index = request.app.state.settings.client / "index.html"
    if isinstance(fault, NotFoundException) and not request.scope["path"].startswith("/api/") and index.exists():
        return Response(index.read_bytes(), media_type="text/html", status_code=404)
    names = {"token-unknown", "no-spectators", "not-your-seat"}
    if fault.detail in names:
        refusal = Refused(fault.detail)
    elif isinstance(fault, NotFoundException):
        refusal = Refused("no-such-page")
    else:
        refusal = Refused("message-unreadable", why=str(fault.detail)[:120])
    return Response(wire.refusal(refusal), status_code=fault.status_code)


def too_deep(_request: Request[Any, Any, Any], fault: RecursionError) -> Response[wire.Refusal]:
    """A body of brackets within brackets."""
    return Response(wire.refusal(Refused("message-unreadable", why=str(fault)[:120])), status_code=400)


async def note_fault(fault: Exception, scope: Scope) -> None:
    """What is neither a refusal nor a page that is gone is a fault of ours. No address of a table goes into the log."""
    gone = isinstance(fault, ClientDisconnected | ConnectionError)
    if not gone and not isinstance(fault, Refused | NoSuchTable | StoreFault | LitestarException | RecursionError):
        log.error("fault", exc_info=fault, extra={"facts": {"way": scope["type"]}})


async def add_headers(message: Message, _scope: Scope) -> None:
    """The same strict headers for every answer, and for a page those that rule what it may do."""
    if message["type"] == "http.response.start":
        sent = list(message.get("headers", []))
        is_page = any(name == b"content-type" and kind.startswith(b"text/html") for name, kind in sent)
        wanted = [*HEADERS, *(DOCUMENT_HEADERS if is_page else [])]
        has = {name for name, _ in sent}  # an answer worked out before has them
        message["headers"] = [*sent, *[header for header in wanted if header[0] not in has]]


async def furnish(app: Litestar, bans: Bans) -> None:
    """What the host has for a running house: keeper and metrics. Nobody comes in before the bans are read.

    Only while the disk fails they are read later; then the pages that are open by that time are looked through.
    """
    hall, settings = app.state.hall, app.state.settings
    app.state.keeper = Keeper(hall.store, bans, hall)
    app.state.metrics = Metrics(app.state)
    with contextlib.suppress(StoreFault):
        await app.state.keeper.open()
    daily = app.state.keeper.daily(settings.keep_finished_days, settings.keep_unbegun_days)
    hall.work.start("Reading the bans and deleting what is old", daily)
    hall.work.every(DAY, "Reading the bans and deleting what is old", daily)


def make_app(settings: Settings, place: Place = NOWHERE) -> Litestar:
    bans = Bans()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.turnstile = Turnstile(settings.limits.replay_threads, settings.limits.replays_waiting)
        bots = Bots(settings.workers, settings.bot_seconds)
        app.state.hall = Hall(Store(settings.database), bots, limits=settings.limits)
        await app.state.hall.open()
        await furnish(app, bans)
        note("started", version=comitium.__version__)
        yield
        await app.state.hall.close()
        note("stopped")

    paces = rates(settings.limits)
    handlers = [
        games,
        texts,
        game_rules,
        glossary,
        lobby,
        make_table,
        table_info,
        join_table,
        do_at_table,
        *house_routes(place),
    ]
    return Litestar(
        route_handlers=[*handlers, match_file, match_moments, match_frame, table_socket, *page_routes(settings.client)],
        lifespan=[lifespan],
        state=State({"settings": settings, "rates": paces}),
        before_request=from_here,
        middleware=[
            DefineMiddleware(Doorkeeper, bans=bans, token=place.token),
            DefineMiddleware(Pacing, requests=paces["requests"]),
        ],
        response_cache_config=ResponseCacheConfig(key_builder=answer_key),
        exception_handlers={
            Refused: refuse,
            NoSuchTable: no_table,
            StoreFault: cannot_write,
            HTTPException: http_fault,
            RecursionError: too_deep,
        },
        after_exception=[note_fault],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Comitium",
            version=comitium.__version__,
            path="/api/openapi",
            use_handler_docstrings=True,
            render_plugins=[ApiPage(path="/"), JsonRenderPlugin()],
        ),
    )
