"""Repeated code: pairs of places that share a passage, counted once however long it is.

A passage is six lines of the same text, white space folded; empty lines, comments, includes and
lines of mere brackets do not count. Since a formatter that breaks lines makes more of them, it is
also measured in a way that no layout changes: 60 words and signs in a row.
"""

import re
from collections import defaultdict

LINES, TOKENS = 6, 60
IGNORED = re.compile(r"^(/?\*.*|//.*|#include.*|import .*|\} from .*|[][(){};,<>/ ]*|<!--.*)$")
COMMENT = re.compile(
    r"""/\*.*?\*/ | //[^\n]* | <!--.*?--> | ^\s*\#include[^\n]* | ^\s*import\b[^;]*;""",
    re.S | re.M | re.X,
)


def lines_of(text):
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if not IGNORED.match(line)]


def tokens_of(text):
    return re.findall(r"\w+|[^\w\s]", COMMENT.sub(" ", text))


def windows(files, parts_of, size):
    """passage -> places where it begins, as (path, number of its first part)."""
    places = defaultdict(list)
    for path, text in files:
        parts = parts_of(text)
        for at in range(len(parts) - size + 1):
            places[tuple(parts[at : at + size])].append((path, at))
    return places


def overlap(one, other, size):
    """A passage that repeats itself, as rows of zeros do."""
    return one[0] == other[0] and abs(one[1] - other[1]) < size


def pairs(files, parts_of, size):
    """Every pair of places where a common passage begins."""
    match = set()
    for places in windows(files, parts_of, size).values():
        for k, one in enumerate(places):
            match.update((one, it) for it in places[k + 1 :] if not overlap(one, it, size))
    return sorted(
        (one, other)
        for one, other in match
        if ((one[0], one[1] - 1), (other[0], other[1] - 1)) not in match
    )


def of_lines(files):
    return pairs(files, lines_of, LINES)


def of_tokens(files):
    return pairs(files, tokens_of, TOKENS)
