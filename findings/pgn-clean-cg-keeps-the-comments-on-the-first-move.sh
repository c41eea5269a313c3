#!/usr/bin/env bash
# pgn-clean-cg takes the comments, the marks and the variations out of a PGN file, so that only the moves that were played are
# left. A good guess: so also with what was written about the first move. It stays: a variation in place of move 1 with all its
# own moves and comments, and the comment in front of the game. The moves are walked through from the first one on, and what
# branches off in front of it hangs on the start position.
# Seen: pgn-clean-cg 0.1.1 of PyPI with chess 1.11.2.
# Why it matters here: games that differ in the remarks on their beginning stay different after cleaning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pgn-clean-cg==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("pgn-clean-cg", version("pgn-clean-cg"))
names = '[Event "Fair"]\n[White "Berg, Anna"]\n[Black "Holm, Ben"]\n[Result "1-0"]\n\n'
Path("game.pgn").write_text(names + "{ A hard game. } 1. e4 $1 { Best. } ( 1. d4 $2 { Better here. } 1... d5 2. c4 ) "
                            "1... e5 { As ever. } ( 1... c5 ) 2. Nf3 { Good. } 1-0\n")
run = subprocess.run([sys.executable, "-m", "pgn_clean_cg", "game.pgn", "clean.pgn"], capture_output=True, text=True)
moves = Path("clean.pgn").read_text().split("\n\n")[1].replace("\n", " ")
print(run.stdout.strip().splitlines()[0])
print(moves)
if "A hard game" not in moves or "1. d4" not in moves or "Better here" not in moves or "Best" in moves or "c5" in moves:
    sys.exit("changed: all comments and variations are taken out")
END
