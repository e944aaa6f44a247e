"""Variables that outlive a call and can change, as the symbol tables of built objects tell."""

import re
import subprocess
from pathlib import Path

# Tables of constants that hold addresses are written once, by the loader: .data.rel.ro.
CHANGEABLE = re.compile(r"^\.t?(data|bss)(?!\.rel\.ro)|^\*COM\*")


def newest_build(root):
    """The build that was made last, of those whose objects have plain symbol tables."""
    builds = [Path(root, "build", name, ".ninja_log") for name in ("clang", "debug")]
    builds = [log for log in builds if log.exists()]
    return max(builds, key=lambda log: log.stat().st_mtime).parent if builds else None


def objects(root, build):
    """source -> object, for every source of src that was built."""
    found = {}
    for path in build.glob("CMakeFiles/*.dir/src/**/*.o"):
        source = re.search(r"\.dir/(src/.*)\.o$", str(path)).group(1)
        if Path(root, source).exists():
            found[source] = path
    return found


def plain_name(symbol):
    """`seen.3` (gcc) and `visit.seen` (clang) are the same static `seen` of a function."""
    return re.sub(r"\.\d+$", "", symbol).split(".")[-1]


def symbols_of(paths):
    """(object, name, section) of every variable in the symbol tables."""
    command = ["nm", "--format=sysv", "--defined-only", *paths]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    path = paths[0]
    for line in listing.splitlines():
        heading = re.match(r".* (\S+\.o):$", line)
        path = heading.group(1) if heading else path
        column = [part.strip() for part in line.split("|")]
        if len(column) == 7 and column[3] in ("OBJECT", "TLS"):
            yield path, column[0], column[6]


def mutable(root):
    """{(source, name)}, and the sources that the build does not know."""
    build = newest_build(root)
    if build is None:
        return None, []
    built = objects(root, build)
    source_of = {str(path): source for source, path in built.items()}
    found = {
        (source_of[path], plain_name(name))
        for path, name, section in symbols_of(sorted(source_of))
        if CHANGEABLE.match(section) and not name.startswith("__")
    }
    every = {str(path.relative_to(root)) for path in Path(root, "src").rglob("*.c")}
    return found, sorted(source for source in every - set(built) if "/wasm/" not in source)


def listed(root):
    """{(source, name): reason} from docs/statics.txt."""
    path = Path(root, "docs/statics.txt")
    rows = {}
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.strip() and not line.startswith("#"):
            source, name, reason = (line.split(None, 2) + ["", ""])[:3]
            rows[source, name] = reason
    return rows


def problems(root):
    found, unknown = mutable(root)
    rows = listed(root)
    if found is None:
        return ["nothing is built: scripts/build debug demiurge"]
    new, gone = sorted(found - set(rows)), sorted(set(rows) - found)
    return (
        [f"{source}: not built, so its statics are not known" for source in unknown]
        + [f"{source}: {name} is not in docs/statics.txt" for source, name in new]
        + [f"docs/statics.txt: {source} has no {name}" for source, name in gone]
        + [f"docs/statics.txt: {name} has no reason" for (_, name), why in rows.items() if not why]
    )
