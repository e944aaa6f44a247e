"""The files of a tree, without what is built, fetched or kept by git. Needs no git: a release has
none."""

import os
from pathlib import Path

LEFT_OUT = {".git", "build", "node_modules", ".svelte-kit", "__pycache__"}


def files(root):
    """Every file below `root`, as a path relative to it."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(set(folders) - LEFT_OUT)
        for name in sorted(names):
            yield str(Path(folder, name).relative_to(root))
