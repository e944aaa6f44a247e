"""What is counted in the code of the pages."""

import re
from collections import defaultdict
from pathlib import Path

import games

ENDINGS = {".ts", ".svelte", ".mjs", ".js", ".css"}
IMPORT = re.compile(
    r"""(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"] | @import\s+(?:url\()?['"]([^'"]+)['"]""", re.X
)
ONE_GAME = rf"""['"]{games.ANY}['"]"""
GAME_NAMED = re.compile(rf"[!=]==?\s*{ONE_GAME} | {ONE_GAME}\s*[!=]==? | \bcase\s+{ONE_GAME}", re.X)


def files(root, folder="web"):
    for path in sorted(Path(root, folder).rglob("*")):
        if path.suffix in ENDINGS and "node_modules" not in path.parts and path.is_file():
            yield path


def aliases(root):
    """`$model` and the like, from tsconfig.json."""
    path = Path(root, "web/tsconfig.json")
    text = path.read_text() if path.exists() else ""
    return {
        name: Path(root, "web", target).resolve()
        for name, target in re.findall(r'"(\$[\w/]+)":\s*\[\s*"([^"*]+)"', text)
    }


def folder_of(base, path):
    """The folder of web/src that a file lies in, or None: what lies in web/src itself joins all."""
    try:
        parts = path.relative_to(base).parts
    except ValueError:
        return None
    return parts[0] if len(parts) > 1 or not Path(base, parts[0]).is_file() else None


def imports(root):
    """folder -> folders that it imports, but for its tests."""
    base, known = Path(root, "web/src").resolve(), aliases(root)
    uses = defaultdict(set)
    for path in files(root, "web/src"):
        if ".test." in path.name:
            continue
        path = path.resolve()
        for target in re.findall(IMPORT, path.read_text()):
            target = target[0] or target[1]
            alias = next((name for name in known if target.split("/")[0] == name), None)
            if alias:
                target = known[alias]
            elif target.startswith("."):
                target = Path(path.parent, target).resolve()
            else:
                continue
            ours, theirs = folder_of(base, path), folder_of(base, target)
            if ours and theirs and ours != theirs:
                uses[ours].add(theirs)
    return uses


def reachable(uses, start):
    seen, ahead = set(), [start]
    while ahead:
        for folder in uses.get(ahead.pop(), ()):
            if folder not in seen:
                seen.add(folder)
                ahead.append(folder)
    return seen


def cycles(root):
    """Pairs of folders that import each other; and folders that lie on a longer way round only."""
    uses = imports(root)
    each = [(a, b) for a in sorted(uses) for b in sorted(uses[a])]
    pairs = [(a, b) for a, b in each if a < b and a in uses.get(b, ())]
    explained = set().union(*(reachable(uses, folder) for pair in pairs for folder in pair))
    longer = [a for a in sorted(uses) if a in reachable(uses, a) and a not in explained]
    return ["↔".join(pair) for pair in pairs] + (["→".join(longer)] if longer else [])


def games_named(root):
    """Places that test for one game, outside of web/src/games and of tests."""
    found = []
    for path in files(root, "web/src"):
        inside = path.relative_to(root)
        if "games" in inside.parts or ".test." in path.name:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found += [f"{inside}:{number}"] * len(GAME_NAMED.findall(line))
    return found
