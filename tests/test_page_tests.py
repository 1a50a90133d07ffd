"""No test of a page checks what may still change, sleeps, looks at a clock, or moves a page behind its person's back.

Each of the first three passes alone and fails beside another browser. What a test reads from a live page stands within
`with still(...)`, or in a function that is handed to `comes` or `play` and read again there. Kinds of persons may look
around freely to choose what they press, but what they assert has to stand still too.

A person goes to an address (`person.goto`), so that every other move of the page is known to be its own fault.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "tests" / "web"
TOOLS = ("moves.py", "person.py", "stillness.py")  # these wait, and so they have to read
# Asked of a page or a part of it: what it is at this instant.
LOCATOR = """
    all all_inner_texts all_text_contents aria_snapshot bounding_box content count element_handle element_handles
    evaluate evaluate_all evaluate_handle get_attribute inner_html inner_text input_value is_checked is_disabled
    is_editable is_enabled is_hidden is_visible query_selector query_selector_all screenshot text_content title
"""
PERSON = "headline log open_pieces told totals"
LIVE_CALLS = {*LOCATOR.split(), *PERSON.split()}
LIVE_PROPERTIES = {"over", "url"}
LIVE_FUNCTIONS = {"grave_faults"}
ACTS = {"decide", "clicked", "passes"}  # they say whether something was pressed
SLEEPS = {"sleep", "wait_for_timeout"}
GOES = {"goto", "reload", "go_back", "go_forward"}
CLOCKS = ("performance.now", "Date.now", "perf_counter", "time.monotonic")
Function = ast.FunctionDef | ast.AsyncFunctionDef


def faults_in(source: str, *, is_tool: bool = False) -> list[str]:
    """What a file does that a page test must not do, each with its line."""
    module = ast.parse(source)
    found = [] if is_tool else [*sleeps_and_clocks(module), *unnoticed_moves(module)]
    readers = readers_of(module)
    for function, owner in functions_of(module):
        if owner is not None or is_tool:
            found += [f"{node.lineno}: asserts what may still change" for node in rash_asserts(function, readers)]
        elif is_test(function):
            found += [f"{node.lineno}: reads what may still change" for node in live_reads(function, readers)]
    return found


def sleeps_and_clocks(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and called(node) in SLEEPS:
            yield f"{node.lineno}: sleeps"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if any(clock in node.value for clock in CLOCKS):
                yield f"{node.lineno}: looks at a clock"
        elif isinstance(node, ast.Attribute) and ast.unparse(node).endswith(CLOCKS):
            yield f"{node.lineno}: looks at a clock"


def unnoticed_moves(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and node.attr in GOES and ast.unparse(node.value).endswith("page"):
            yield f"{node.lineno}: moves a page, and not the person does"


def functions_of(module: ast.Module) -> Iterator[tuple[Function, ast.ClassDef | None]]:
    """Every function of the file, those within others too, with the class it belongs to."""
    waiting: list[tuple[ast.AST, ast.ClassDef | None]] = [(module, None)]
    while waiting:
        node, owner = waiting.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                yield child, owner
            waiting.append((child, child if isinstance(child, ast.ClassDef) else owner))


def is_test(function: Function) -> bool:
    """A test or a fixture: nobody else calls it, so that nobody else can wait for it."""
    fixture = any("fixture" in ast.unparse(decorator) for decorator in function.decorator_list)
    return function.name.startswith("test_") or fixture


def readers_of(module: ast.Module) -> set[str]:
    """The functions and methods of this file that give what they read from a live page: calling one is to read."""
    readers: set[str] = set(LIVE_FUNCTIONS)
    while True:
        more = {
            function.name
            for function, owner in functions_of(module)
            if not is_test(function) and function.name not in ACTS and gives_something(function, owner)
            if any(live_reads(function, readers)) or any(rash_asserts(function, readers))
        }
        if more <= readers:
            return readers
        readers |= more


def gives_something(function: Function, owner: ast.ClassDef | None) -> bool:
    """A person's method without an answer is something they do; a function without one may assert for its caller."""
    nothing = function.returns is None or ast.unparse(function.returns) == "None"
    return not (nothing and owner is not None)


def live_reads(function: Function, readers: set[str]) -> list[ast.expr]:
    return [node for statement in function.body for node in reads_within(statement, readers)]


def reads_within(node: ast.AST, readers: set[str]) -> Iterator[ast.expr]:
    """Reads at this very place: not within `still`, nor in a function that is only handed on."""
    if isinstance(node, ast.Lambda | Function | ast.ClassDef) or is_still(node):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and called(node.value) == "evaluate":
        return  # it does something in the page, and nobody looks at what it gives
    if isinstance(node, ast.Call):
        attribute = isinstance(node.func, ast.Attribute)
        if called(node) in readers or (attribute and called(node) in LIVE_CALLS):
            yield node
    elif isinstance(node, ast.Attribute) and node.attr in LIVE_PROPERTIES:
        yield node
    for child in ast.iter_child_nodes(node):
        yield from reads_within(child, readers)


def is_still(node: ast.AST) -> bool:
    return isinstance(node, ast.With) and any(
        isinstance(item.context_expr, ast.Call) and called(item.context_expr) == "still" for item in node.items
    )


def rash_asserts(function: Function, readers: set[str]) -> list[ast.Assert]:
    """Asserts outside `still` of what was read outside `still`, here or in a line above."""
    rash: set[str] = set()
    asserts: list[ast.Assert] = []

    def is_rash(value: ast.AST) -> bool:
        names = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
        return any(reads_within(value, readers)) or bool(names & rash)

    def follow(node: ast.AST) -> None:
        if isinstance(node, ast.Lambda | Function | ast.ClassDef) or is_still(node):
            return
        if isinstance(node, ast.Assert) and is_rash(node.test):
            asserts.append(node)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if is_rash(node.value):
                rash.update(name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name))
        if isinstance(node, ast.For) and is_rash(node.iter):
            rash.update(name.id for name in ast.walk(node.target) if isinstance(name, ast.Name))
        for child in ast.iter_child_nodes(node):
            follow(child)

    for statement in function.body:
        follow(statement)
    return asserts


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@pytest.mark.parametrize("file", sorted(PAGES.glob("*.py")), ids=lambda file: file.name)
def test_pages_are_read_when_they_are_still(file: Path) -> None:
    assert faults_in(file.read_text(encoding="utf-8"), is_tool=file.name in TOOLS) == []


RASH = {
    "a count before it has changed": "def test_a(livia):\n    assert log(livia).count() < 3",
    "text read first and compared later": "def test_a(livia):\n    was = livia.headline()\n    assert was == 'x'",
    "an address": "def test_a(livia):\n    assert livia.page.url == '/'",
    "whether it is over": "def test_a(livia):\n    assert livia.over",
    "a script whose answer is used": "def test_a(livia):\n    found = livia.page.evaluate('called')",
    "a loop that reads": "def test_a(livia):\n    while not chosen.count():\n        press()",
    "a fixture": "@pytest.fixture\ndef a(livia):\n    return livia.totals()",
    "through a function": "def own(p):\n    return p.log()\ndef test_a(livia):\n    assert own(livia) == []",
    "through two": "def a(p):\n    return p.log()\ndef b(p):\n    return a(p)\ndef test_a(p):\n    assert b(p)",
    "through a function that asserts": "def a(p):\n    assert p.log()\ndef test_a(p):\n    a(p)",
    "through a function within": "def test_a(p):\n    def told():\n        return p.log()\n    assert told()",
    "after it was still": "def test_a(p):\n    with still(p):\n        pass\n    assert p.log() == []",
    "in a kind of person": "class A(Person):\n    def decide(self):\n        assert self.open_pieces()",
    "in a kind of person, later": "class A(P):\n    def b(self):\n        for one in x.all():\n            assert one",
    "what a kind of person reads": "class A(P):\n    def b(self) -> int:\n        return x.count()\n"
    "def test_a(p):\n    assert p.b() == 1",
    "axe": "def test_a(livia):\n    assert grave_faults(livia.page) == []",
    "a sleep": "def a(livia):\n    livia.page.wait_for_timeout(500)",
    "a clock in the page": "SCRIPT = 'performance.now() - start'",
    "a page that is moved": "def test_a(livia):\n    livia.page.goto('/')",
    "a page that is moved, by its name": "def test_a(livia):\n    page = livia.page\n    page.reload()",
    "a clock here": "import time\ndef a():\n    return time.monotonic()",
}


@pytest.mark.parametrize("source", RASH.values(), ids=RASH.keys())
def test_what_may_still_change_is_found(source: str) -> None:
    assert len(faults_in(source)) >= 1


CALM = {
    "waiting": "def test_a(livia):\n    expect(livia.prompt).to_have_text('x')",
    "still": "def test_a(livia):\n    with still(livia):\n        assert livia.totals() == [1]",
    "read while still": "def test_a(p):\n    with still(p):\n        was = p.log()\n    assert was == []",
    "a helper that is still": "def a(p):\n    with still(p):\n        return p.log()\ndef test_a(p):\n    assert a(p)",
    "read again and again": "def test_a(p):\n    comes(p, lambda: p.log(), [])",
    "until it is enough": "def test_a(p):\n    play([p], rng, until=lambda: p.over)",
    "something done in the page": "def test_a(p):\n    p.page.evaluate('called.length = 0')",
    "a person who chooses": "class A(Person):\n    def decide(self) -> bool:\n        return self.x.count() > 0",
    "a person who goes somewhere": "def test_a(livia):\n    livia.goto('/')\n    livia.reload()",
    "what was heard": "def test_a(p):\n    assert len(p.acknowledged) > 10",
}


@pytest.mark.parametrize("source", CALM.values(), ids=CALM.keys())
def test_what_is_awaited_or_still_is_allowed(source: str) -> None:
    assert faults_in(source) == []
