#!/usr/bin/env python3
"""Runs every harness at full size, one after the other, and keeps a table of their last results.

  nightly.py [--seed N] [--again] [HARNESS...]    by default all whose row is not of this commit and seed

A harness is a command of ./dev. It writes its row of docs/internals/nightly.md when it ends, so that a run that was stopped goes
on where it was. What it printed is in build/nightly/HARNESS.log. The exit code is 1 if one of them found something."""

import argparse
import datetime
import os
import re
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(ROOT, "docs", "internals", "nightly.md")
LOGS = os.path.join(ROOT, "build", "nightly")
HEAD = ("harness", "commit", "date", "seed", "result", "cases", "seconds")

# name: the command behind ./dev, whether it takes --seed, and what in its output counts the cases (the last match counts)
HARNESSES = {
    "sanitizers": ("test --sanitizers", False, r"tests failed out of (\d+)"),
    "threads": ("test --threads", False, r"tests failed out of (\d+)"),
    "soak": ("soak", True, r"(\d+) operations in"),
    "faults": ("faults", True, r"(\d+) (?:points|cases|trials)"),
    "load": ("load", True, r"(\d+) reads"),
    "fuzz": ("fuzz", False, r"Done (\d+) runs"),
    "formats": ("formats", False, r"(\d+) files of \d+ kinds"),
    "frames": ("frames", False, r"of (\d+)"),
    "sites": ("sites", False, r"(\d+) pages"),
    "quality": ("quality", False, r"(\d+) pairs"),
    "archive": ("archive", False, r"(\d+) of \d+ planted"),
    "machines": ("machines", True, r"(\d+) documents"),
    "alone": ("alone", False, r"(\d+) files"),
    "bench": ("bench --quick", False, r"(\d+) rows"),
    "peers": ("peers", False, r"### ([\d,]+) lines"),
    "bookworm": ("test --on bookworm", False, r"tests failed out of (\d+)"),
    "trixie": ("test --on trixie", False, r"tests failed out of (\d+)"),
    "experimental": ("test --on experimental", False, r"tests failed out of (\d+)"),
    "packages": ("package --check", False, r"(\d+) symbols exported"),
    "release": ("release 0.1.0", False, r"(\d+) files"),
}


def commit():
    done = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def place(name):
    """Where a row stands: "sites --debian", a run with other options, behind "sites"."""
    return list(HARNESSES).index(name.split()[0]), name


def rows(page):
    """{harness: cells} of the table in a page."""
    found = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == len(HEAD) and cells[0].split()[0] in HARNESSES:
            found[cells[0]] = cells
    return found


def with_row(page, cells):
    """The page with a row added or replaced, in the order of the harnesses."""
    table = {**rows(page), cells[0]: cells}
    text = page.split("| " + HEAD[0])[0]
    lines = ["| " + " | ".join(HEAD) + " |", "|---|---|---|---|---|---:|---:|"]
    lines += ["| " + " | ".join(table[name]) + " |" for name in sorted(table, key=place)]
    return text + "\n".join(lines) + "\n"


def run(name, seed):
    command, takes_seed, counted = HARNESSES[name]
    words = [os.path.join(ROOT, "dev"), *command.split(), *(["--seed", seed] if takes_seed else [])]
    log = os.path.join(LOGS, name + ".log")
    begun = time.monotonic()
    with open(log, "w", encoding="utf-8") as out:
        code = subprocess.run(words, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, check=False).returncode
    with open(log, encoding="utf-8", errors="replace") as text:
        cases = re.findall(counted, text.read())
    return [name, commit(), str(datetime.date.today()), seed if takes_seed else "-", "passed" if code == 0 else f"exit {code}",
            cases[-1] if cases else "-", f"{time.monotonic() - begun:.0f}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("harness", nargs="*", choices=[*HARNESSES, []], help=", ".join(HARNESSES))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--again", action="store_true", help="also those whose row is of this commit")
    options = parser.parse_args()
    os.makedirs(LOGS, exist_ok=True)
    bad = False
    for name in options.harness or HARNESSES:
        with open(PAGE, encoding="utf-8") as file:
            page = file.read()
        known = rows(page).get(name)
        if known and known[1] == commit() and known[3] in ("-", options.seed) and not options.again and not options.harness:
            print(f"{name}: has a row of this commit")
            continue
        print(f"{name} ...", flush=True)
        cells = run(name, options.seed)
        print("  " + ", ".join(f"{head} {cell}" for head, cell in zip(HEAD[4:], cells[4:])), flush=True)
        bad = bad or cells[4] != "passed"
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write(with_row(page, cells))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
