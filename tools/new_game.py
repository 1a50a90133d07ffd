"""Begin a game: a skeleton that plays at once, to be replaced file by file.

    python -m tools.new_game bread_and_circuses
    python -m tools.new_game bread_and_circuses --folder ../mine

The first puts it among the games of this project, the second into a folder of its own, where
`COMITIUM_GAMES=../mine comitium play bread_and_circuses` finds it. `docs/adding-a-game.md` says how to go on.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

from comitium.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
SKELETON = ROOT / "examples" / "skeleton"
SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40


def main(arguments: list[str] | None = None) -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("slug", help="the name of the game in small letters, with _ between words")
    words.add_argument("--folder", type=Path, help="where to put it, if not among the games of this project")
    words.add_argument("--prefix", help="of its clauses, two or three capital letters; else its initials")
    asked = words.parse_args(arguments)
    prefix = asked.prefix or initials(asked.slug)
    why_not = why_not_begin(asked.slug, prefix)
    if why_not is not None:
        print(why_not, file=sys.stderr)
        return 2
    places = {"games": ROOT / "src" / "comitium" / "games", "tests": ROOT / "tests" / "games" / asked.slug}
    if asked.folder is not None:
        places = {"games": asked.folder / "games", "tests": asked.folder / "tests"}
    taken = [place for place in (places["games"] / asked.slug, places["tests"]) if place.exists()]
    if taken:
        print(f"{taken[0]} is there already; nothing was written.", file=sys.stderr)
        return 2
    begin(asked.slug, prefix, places)
    print(f"The game {asked.slug} plays: {places['games'] / asked.slug}")
    print(f"Its tests: {places['tests']}")
    return 0


def initials(slug: str) -> str:
    """`bread_and_circuses` is BC; one word gives its first two letters."""
    parts = [part for part in slug.split("_") if part not in ("and", "of", "the")]
    return ("".join(part[:1] for part in parts) if len(parts) > 1 else slug[:2]).upper()


def why_not_begin(slug: str, prefix: str) -> str | None:
    if not SLUG.fullmatch(slug) or len(slug) > LONGEST:
        return f"A game is called by small letters, digits and _ between words, at most {LONGEST}: bread_and_circuses."
    if slug in GAMES:
        return f"There is a game {slug} already."
    if not re.fullmatch("[A-Z]{2,3}", prefix):
        return "Clauses begin with two or three capital letters: --prefix BC."
    same = [game.slug for game in GAMES.values() if game.prefix == prefix]
    return f"The clauses of {same[0]} begin with {prefix}; choose other letters: --prefix BC." if same else None


def begin(slug: str, prefix: str, places: dict[str, Path]) -> None:
    """Written beside its place and moved there whole, so that nothing half-written is ever found."""
    name = "".join(part.capitalize() for part in slug.split("_"))
    title = " ".join(part.capitalize() for part in slug.split("_"))
    for part, place in places.items():
        goal = place / slug if part == "games" else place
        goal.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=goal.parent) as folder:
            source = SKELETON / "games" / "skeleton" if part == "games" else SKELETON / part
            made = Path(folder, "made")
            shutil.copytree(source, made, ignore=shutil.ignore_patterns("__pycache__"))
            for file in sorted(made.rglob("*")):
                if file.is_file():
                    text = renamed(file.read_text(encoding="utf-8"), slug, prefix, name, title)
                    file.write_text(text, encoding="utf-8")
                    file.rename(file.with_name(file.name.replace("skeleton", slug)))
            made.rename(goal)


def renamed(text: str, slug: str, prefix: str, name: str, title: str) -> str:
    """In code the class has the name without blanks, in sentences the title with them."""
    text = text.replace("skeleton", slug).replace("SK-", f"{prefix}-").replace('"SK"', f'"{prefix}"')
    text = re.sub(r'(""".*?|^# |game-name = )Skeleton\b', rf"\g<1>{title}", text, flags=re.MULTILINE)
    return text.replace("Skeleton", name)


if __name__ == "__main__":
    raise SystemExit(main())
