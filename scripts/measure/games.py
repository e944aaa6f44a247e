"""The names of the games, from their only list (src/games.h)."""

import subprocess
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "games"
NAMES = subprocess.run([SCRIPT], check=True, capture_output=True, text=True).stdout.split()
ANY = "(?:" + "|".join(NAMES) + ")"  # in a regular expression
