"""Repeated code: pairs of places that share six lines or more.

White space is folded and empty lines do not count; neither do comments, includes and lines of mere
brackets. A pair is counted once, however long it is.
"""

import re
from collections import Counter, defaultdict

WINDOW = 6
IGNORED = re.compile(r"^(/?\*.*|//.*|#include.*|import .*|\} from .*|[][(){};,<>/ ]*|<!--.*)$")


def folded(text):
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if not IGNORED.match(line)]


def windows(files):
    """text of six lines -> places where it begins."""
    places = defaultdict(list)
    for path, text in files:
        lines = folded(text)
        for at in range(len(lines) - WINDOW + 1):
            places["\n".join(lines[at : at + WINDOW])].append((path, at))
    return places


def pairs(files):
    """Every pair of places where a common passage begins, as ((path, line), (path, line))."""
    match = set()
    for places in windows(files).values():
        for i, one in enumerate(places):
            match.update((one, other) for other in places[i + 1 :])
    return [
        (one, other)
        for one, other in match
        if ((one[0], one[1] - 1), (other[0], other[1] - 1)) not in match
    ]


def count(files):
    """Counter of pairs in the same file and across files."""
    return Counter("same" if one[0] == other[0] else "cross" for one, other in pairs(files))
