#!/usr/bin/env python3
"""What signing costs an unmodified omindex: CPU time (user + system, children included) over a folder, plain and under
'xapian-neardup run', in turn. Prints a Markdown table of medians.

    omindex_cost.py XAPIAN_NEARDUP [FOLDER [ROUNDS]]
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

OMINDEX = "/usr/bin/omindex"


def cpu_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = done.stderr.strip().splitlines()
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, said[-1] if said else ""


def main():
    tool = sys.argv[1]
    folder = sys.argv[2] if len(sys.argv) > 2 else "/usr/share/doc"
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    place = tempfile.mkdtemp(prefix="neardup-bench-")
    seconds = {"plain": [], "hooked": []}
    if not os.path.exists(OMINDEX):
        sys.exit("omindex is not installed (Debian: xapian-omega)")
    try:
        for number in range(rounds):
            for name, wrapper in (("plain", []), ("hooked", [tool, "run", "--"])):
                database = os.path.join(place, f"{name}{number}")
                time, said = cpu_seconds([*wrapper, OMINDEX, "--db", database, "--url", "/", folder])
                seconds[name].append(time)
                shutil.rmtree(database)
    finally:
        shutil.rmtree(place)
    ratios = [hooked / plain for hooked, plain in zip(seconds["hooked"], seconds["plain"])]
    print(f"| omindex, {rounds} rounds | CPU s, median | least |\n|---|---|---|")
    for name, times in seconds.items():
        print(f"| {name} | {statistics.median(times):.2f} | {min(times):.2f} |")
    print(f"\nHooked to plain, round by round: median {statistics.median(ratios):.3f} (target: at most 1.08), least "
          f"{min(ratios):.3f}, most {max(ratios):.3f}; of the least times "
          f"{min(seconds['hooked']) / min(seconds['plain']):.3f}.")
    print("\n" + said)


if __name__ == "__main__":
    main()
