"""How commits read."""

import subprocess

SUBJECT_MAX = 72


def subjects(root, commits):
    """The subjects of a range of commits, such as 4c0a513..HEAD; merges have none of their own."""
    command = ["git", "-C", root, "log", "--no-merges", "--format=%s", commits]
    log = subprocess.run(command, capture_output=True, text=True)
    return log.stdout.splitlines() if log.returncode == 0 else []


def too_long(root, commits):
    return [subject for subject in subjects(root, commits) if len(subject) > SUBJECT_MAX]
