#!/usr/bin/env bash
# chess-to-sqlite puts the games of a PGN file into a table, for any standard source of PGN. A good guess: two games of a
# tie-break are two rows. There is one row, the last game: the key of a game without an address on the web is made of the two
# names, the date and the time, not of the round or the moves, and files of tournaments have no time. It says that two games
# were imported.
# Seen: chess-to-sqlite 0.1.0 of PyPI with chess 1.11.2.
# Why it matters here: a copy is what has the same moves; here other games are taken for a copy and lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" chess-to-sqlite==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sqlite3
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

print("chess-to-sqlite", version("chess-to-sqlite"))
game = ('[Event "Tie-break"]\n[Site "Bergen NOR"]\n[Date "2024.05.11"]\n[Round "{}"]\n[White "{}"]\n[Black "{}"]\n'
        '[Result "{}"]\n\n{} {}\n\n')
Path("games.pgn").write_text(game.format("1.1", "Berg, Anna", "Holm, Ben", "1-0", "1. e4 e5 2. Nf3 Nc6", "1-0")
                             + game.format("1.3", "Berg, Anna", "Holm, Ben", "0-1", "1. d4 d5 2. c4 e6", "0-1")
                             + game.format("1.2", "Holm, Ben", "Berg, Anna", "1-0", "1. c4 e5 2. Nc3 Nf6", "1-0"))
run = subprocess.run([sys.executable, "-c", "from chess_to_sqlite.cli import cli; cli()", "games.pgn", "chess.db"],
                     capture_output=True, text=True)
print(run.stdout.strip().splitlines()[-1])
rows = sqlite3.connect("chess.db").execute("select white, result, pgn_moves from games order by white").fetchall()
for row in rows:
    print(row)
if [row[:2] for row in rows] != [("Berg, Anna", "0-1"), ("Holm, Ben", "1-0")] or "3 games" not in run.stdout:
    sys.exit("changed: each game is a row")
END
