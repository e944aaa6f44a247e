"""What is counted in the C code."""

import re
from collections import Counter, defaultdict

import games

ASSERTS = {"assert": r"\bassert\(", "dm_guard": r"\bdm_guard\(", "static": r"\b_Static_assert\("}
NAMED_AS_TYPE = re.compile(r"(?:\b(struct|enum|union)\s+)?\b([a-z]\w*)\s+(?:const\s+)?\**\2\b")
GAME_NAMED = re.compile(
    rf"""\b(?:str\w*cmp|\w*equals?|\w*same\w*|\w*matches)\([^;]*"{games.ANY}" |
        [!=]=\s*&{games.ANY}\w* """,
    re.X,
)


def percentile(lengths, share):
    return sorted(lengths)[int(share * (len(lengths) - 1))] if lengths else 0


def function_lengths(sources):
    return [function.length for source in sources for function in source.functions]


def longest_function(sources):
    every = [function for source in sources for function in source.functions]
    longest = max(every, key=lambda function: function.length)
    return f"{longest.source.path}: {longest.name}"


def asserts_by_layer(sources):
    """layer -> Counter of lines and of each kind of assertion."""
    layers = defaultdict(Counter)
    for source in sources:
        layer = layers[source.layer]
        layer["lines"] += len(source.lines)
        for kind, pattern in ASSERTS.items():
            layer[kind] += len(re.findall(pattern, source.code))
    return dict(layers)


def prefixes(source, headers):
    """What the names that a file shares may begin with: its folders, its noun or the first word of
    that, the noun of its header; each in the plural too."""
    nouns = {source.stem, source.stem.split("_")[0], *source.folder.split("/"), *headers, "dm"}
    nouns |= {noun[:-1] for noun in nouns if noun.endswith("s")}
    nouns |= {noun + "s" for noun in nouns}
    nouns.discard("")
    return nouns


def has_prefix(name, nouns):
    return any(name == noun or name.startswith(noun + "_") for noun in nouns)


def functions_without_prefix(sources):
    declared_in = defaultdict(set)
    for source in sources:
        if source.is_header:
            for prototype in source.prototypes:
                declared_in[prototype.name].add(source.stem)
    found = []
    for source in sources:
        if source.layer in ("include", "wasm"):
            continue
        for function in source.functions:
            own = function.is_static and not source.is_header
            if own or function.name == "main":
                continue
            if not has_prefix(function.name, prefixes(source, declared_in[function.name])):
                found.append(f"{source.path}: {function.name}")
    return found


def enumerators_without_prefix(sources):
    return [
        f"{source.path}: {name}"
        for source in sources
        if source.is_header
        for name in source.enumerators()
        if not has_prefix(name.lower(), prefixes(source, ()))
    ]


def colliding_enumerators(sources):
    headers = defaultdict(set)
    for source in sources:
        if source.is_header:
            for name in source.enumerators():
                headers[name].add(source.path)
    shared = {name: sorted(homes) for name, homes in headers.items() if len(homes) > 1}
    return [f"{name}: {' '.join(homes)}" for name, homes in shared.items()]


def named_as_their_type(sources):
    """`mind *mind`; not `struct mind *mind`, where the tag still names the type."""
    return [
        f"{source.path}: {match.group(2)}"
        for source in sources
        for match in NAMED_AS_TYPE.finditer(source.code)
        if match.group(1) is None and match.group(2) not in ("else", "return", "sizeof", "long")
    ]


def prototypes_by_layer(sources):
    """layer -> (prototypes in headers, those with a comment)."""
    layers = defaultdict(lambda: [0, 0])
    for source in sources:
        if not source.is_header:
            continue
        for prototype in source.prototypes:
            if prototype.name == "_Static_assert":
                continue
            layers[source.layer][0] += 1
            layers[source.layer][1] += source.has_comment(prototype)
    return dict(layers)


def games_named(sources):
    """Places that test for one game, outside of the games' own folders and the list of games."""
    found = []
    for source in sources:
        if set(games.NAMES) & set(source.folder.split("/")) or source.folder == "":
            continue
        for number, line in enumerate(source.lines, 1):
            if GAME_NAMED.search(line):
                found.append(f"{source.path}:{number}")
    return found
