#!/usr/bin/env python3
"""Three processes that sign, DuckDB that finds candidates, and one process that compares, beside one process that does all.

  compared_parts.py TOOL [LINES]    1,000,000 lines of make_lines.py unless given; 3 KB of room a line in TMPDIR

Prints a Markdown table, and fails unless both outputs have the same bytes. Needs the packages time and nodejs, and DuckDB."""

import hashlib
import os
import random
import re
import sys
import tempfile
import threading

import make_lines
from measured import measured

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
sys.path.insert(0, os.path.join(ROOT, "tests/guides"))
import duckdb_sql  # noqa: E402
from command_blocks import blocks_of  # noqa: E402

PARTS = 3
DUCKDB_MEMORY = "4GB"
GUIDE = os.path.join(ROOT, "docs/guides/cluster.md")


def write_parts(folder, count):
    parts = [os.path.join(folder, f"{part}.txt") for part in range(PARTS)]
    files = [open(part, "w", encoding="utf-8") for part in parts]
    for number, (line, _) in enumerate(make_lines.lines(random.Random(1), count)):
        files[number * PARTS // count].write(line + "\n")
    for file in files:
        file.close()
    return parts


def at_once(commands):
    """All commands at the same time. @return what each took."""
    taken = [None] * len(commands)

    def run(i):
        taken[i] = measured(commands[i])

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(commands))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return taken


def statements(rows, candidates):
    """What the guide asks DuckDB to do, with these files, in bounded memory."""
    with open(GUIDE, encoding="utf-8") as file:
        [block] = [block for block in blocks_of(file.read()) if block.text.startswith("CREATE VIEW key_rows AS")]
    listed = ", ".join(f"'{path}'" for path in rows)
    bounds = f"SET memory_limit = '{DUCKDB_MEMORY}';\nSET temp_directory = '{candidates}.tmp';\n"
    return bounds + re.sub(r"\['one.tsv', 'two.tsv'\]", f"[{listed}]", block.text).replace("'candidates.tsv'", f"'{candidates}'")


def digest_of(path):
    """Of a file, which is then removed to make room."""
    with open(path, "rb") as file:
        digest = hashlib.blake2b()
        while block := file.read(1 << 20):
            digest.update(block)
    os.remove(path)
    return digest.digest()


def row(name, costs):
    peak = max(cost.megabytes for cost in costs)
    print(f"| {name} | {max(cost.seconds for cost in costs):.1f} s | {sum(cost.cpu_seconds for cost in costs):.1f} s | "
          f"{peak:.0f} MB |", flush=True)


def main():
    tool, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    with tempfile.TemporaryDirectory(prefix="neardup-parts-") as folder:
        parts = write_parts(folder, count)
        rows = [part + ".tsv" for part in parts]
        one, joined, candidates = (os.path.join(folder, name) for name in ("one", "joined", "candidates.tsv"))
        print(f"{count} lines, {sum(map(os.path.getsize, parts)) / 1e6:.0f} MB\n\n"
              "| step | by the clock | CPU | peak memory of a process |\n|---|---|---|---|")
        alone = measured([tool, "dedupe", "--quiet", *parts, "--output", one])
        row("one process", [alone])
        expected = digest_of(one)
        signed = at_once([[tool, "dedupe", "--quiet", "--jobs=1", part, "--emit-keys", "--output", out]
                          for part, out in zip(parts, rows)])
        row(f"{PARTS} processes that sign, at once", signed)
        found = measured(duckdb_sql.command(statements(rows, candidates)), duckdb_sql.ENVIRONMENT)
        row("DuckDB", [found])
        compared = measured([tool, "dedupe", "--quiet", *parts, "--candidates", candidates, "--output", joined])
        row("one process that compares", [compared])
        total = sum(cost.cpu_seconds for cost in (*signed, found, compared))
        written = [sum(map(os.path.getsize, paths)) / 1e6 for paths in (rows, [candidates])]
        print(f"\n{total / alone.cpu_seconds:.2f} times the CPU of one process; {written[0]:.0f} MB of rows, "
              f"{written[1]:.0f} MB of candidates")
        if digest_of(joined) != expected:
            sys.exit("the outputs differ")


if __name__ == "__main__":
    main()
