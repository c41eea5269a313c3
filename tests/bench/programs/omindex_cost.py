#!/usr/bin/env python3
"""What signing costs an unmodified omindex: CPU time (user + system, children included) and time by the clock, of omindex
alone on pages of HTML, under 'xapian-neardup run --content all', and by the recipe that signs contents and groups them, in turn. Prints a
Markdown table of medians. The sites are those of $NEARDUP_DATA_DIR, if it has any.

    omindex_cost.py XAPIAN_NEARDUP FOLDER ROUNDS
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from measured import measured

OMINDEX = "/usr/bin/omindex"
SITES = {"www.kodiaksports.com": "a shop", "Sneaky-Crab-Forums-Archive": "a forum"}
WAYS = {"plain": [], "all": ["run", "--content=all", "--"], "recipe": ["run", "--group", "--"]}


def html_of(folder, target):
    """Copies of its pages, in a folder of their own."""
    for place, _, names in os.walk(folder):
        for name in (name for name in names if name.endswith((".html", ".htm"))):
            path = os.path.join(target, os.path.relpath(place, folder), name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            if os.path.exists(os.path.join(place, name)):
                shutil.copy(os.path.join(place, name), path)
    return target


def sites(target):
    archive = os.path.join(os.environ.get("NEARDUP_DATA_DIR", ""), "site_pages", "pages.tar.zst")
    if not os.path.exists(archive):
        return {}
    os.mkdir(target)
    subprocess.run(["tar", "--zstd", "-xf", archive, "-C", target, *SITES], check=True)
    return {name: os.path.join(target, site) for site, name in SITES.items()}


def files_of(folder):
    sizes = [os.path.getsize(os.path.join(place, name)) for place, _, names in os.walk(folder) for name in names
             if os.path.exists(os.path.join(place, name))]
    return len(sizes), sum(sizes) / 1e6


def row_of(tool, name, folder, rounds, place):
    taken = {way: [] for way in WAYS}
    for number in range(rounds):
        for way, wrapper in WAYS.items():
            database = os.path.join(place, f"{way}{number}")
            command = [*([tool, *wrapper] if wrapper else []), OMINDEX, "--db", database, "--url", "/", folder]
            taken[way].append(measured(command))
            shutil.rmtree(database)
    cells = [f"{statistics.median(one.cpu_seconds for one in taken['plain']):.2f}"]
    for way in ("all", "recipe"):
        for kind in ("cpu_seconds", "seconds"):
            ratios = [getattr(one, kind) / getattr(plain, kind) for one, plain in zip(taken[way], taken["plain"])]
            cells.append(f"{statistics.median(ratios):.2f}")
    return "| {} | {} | {:.0f} | {} |".format(name, *files_of(folder), " | ".join(cells))


def main():
    tool, folder, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    if not os.path.exists(OMINDEX):
        sys.exit("omindex is not installed (Debian: xapian-omega)")
    with tempfile.TemporaryDirectory(prefix="neardup-bench-") as place:
        sets = {f"HTML of {folder}": html_of(folder, os.path.join(place, "html")), **sites(os.path.join(place, "sites"))}
        print(f"Times of omindex alone, medians of {rounds} rounds (targets: 1.08 and 1.3).\n")
        print("| | files | MB | omindex, CPU s | all text, CPU | clock | content and groups, CPU | clock |")
        print("|---|---|---|---|---|---|---|---|")
        for name, pages in sets.items():
            print(row_of(tool, name, pages, rounds, place), flush=True)


if __name__ == "__main__":
    main()
