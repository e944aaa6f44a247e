"""Reads C as clang-format leaves it: functions, prototypes, enumerators.

This is no compiler. It blanks comments, texts and preprocessor lines (so that line numbers stay
true), then walks over what stands outside of braces.
"""

import re
from pathlib import Path

BLANKED = re.compile(
    r"""/\*.*?\*/ | //[^\n]* | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*'""", re.S | re.X
)
DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", re.M)
NAME_AND_PARAMETERS = re.compile(r"(\w+)\s*\(")
ENUM = re.compile(r"\benum\b\s*\w*\s*\{([^}]*)\}")


def blank(match):
    return re.sub(r"[^\n]", " ", match.group(0))


def code_of(text):
    """The text without comments, literals and preprocessor lines, each character in its place."""
    return DIRECTIVE.sub(blank, BLANKED.sub(blank, text))


def closing(code, at):
    """Where the brace or parenthesis that opens at `at` is closed."""
    opens, depth = code[at], 0
    closes = {"{": "}", "(": ")"}[opens]
    for place in range(at, len(code)):
        depth += (code[place] == opens) - (code[place] == closes)
        if depth == 0:
            return place
    return len(code) - 1


def declared_name(head):
    """The function that a declaration such as `static int f(int a)` names, or None."""
    if "=" in head or head.lstrip().startswith("typedef"):
        return None
    for match in NAME_AND_PARAMETERS.finditer(head):
        if match.group(1) == "__attribute__":
            continue
        return match.group(1) if closing(head, match.end() - 1) == len(head.rstrip()) - 1 else None
    return None


class Declaration:
    """A function: `first` and `last` are its lines, from 1; a prototype has no body."""

    def __init__(self, source, name, head, start, end, is_prototype):
        start += len(head) - len(head.lstrip())
        self.source, self.name, self.is_prototype = source, name, is_prototype
        self.first = source.code.count("\n", 0, start) + 1
        self.last = source.code.count("\n", 0, end) + 1
        self.is_static = bool(re.match(r"(static|_Static_assert)\b", head.lstrip()))

    @property
    def length(self):
        return self.last - self.first + 1


class Source:
    """One file of C. `folder` is where it lies below src, such as terminal or terminal/deus."""

    def __init__(self, root, path):
        self.path = str(path.relative_to(root))
        parts = path.relative_to(root).parts
        self.folder = "/".join(parts[1:-1]) if parts[0] == "src" else parts[0]
        self.layer = self.folder.split("/")[0]
        self.stem = path.stem
        self.is_header = path.suffix == ".h"
        self.text = path.read_text(encoding="utf-8")
        self.lines = self.text.splitlines()
        self.code = code_of(self.text)
        self.functions, self.prototypes = [], []
        self._walk()

    def _walk(self):
        """Splits what stands outside of braces into declarations."""
        start = at = 0
        while at < len(self.code):
            letter = self.code[at]
            if letter == "(":
                at = closing(self.code, at)
            elif letter == ";":
                self._note(start, at, at, self.prototypes)
                start = at + 1
            elif letter == "{":
                end = closing(self.code, at)
                if self._note(start, at, end, self.functions):
                    start = end + 1
                at = end
            at += 1

    def _note(self, start, head_end, end, kept):
        head = self.code[start:head_end]
        name = declared_name(head)
        if name is None or "{" in head:
            return False
        kept.append(Declaration(self, name, head, start, end, kept is self.prototypes))
        return True

    def enumerators(self):
        for body in ENUM.findall(self.code):
            for item in body.split(","):
                match = re.match(r"\s*(\w+)\s*(=|$)", item)
                if match:
                    yield match.group(1)

    def has_comment(self, declaration):
        """A comment on the line above, or behind it."""
        above = self.lines[declaration.first - 2].rstrip() if declaration.first > 1 else ""
        return above.endswith("*/") or any(
            "/*" in line for line in self.lines[declaration.first - 1 : declaration.last]
        )


def sources(root, *folders):
    for folder in folders:
        for path in sorted(Path(root, folder).rglob("*.[ch]")):
            yield Source(Path(root), path)
