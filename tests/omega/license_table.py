#!/usr/bin/env python3
"""How many of a search's first hits are repetitions, and what collapsing leaves: none, by MD5 as Omega can, by group.

    license_table.py PATH_OF_XAPIAN_NEARDUP OMEGA_CONF [QUERY [all]]

The database is the configuration's `default`, grouped, and the template neardup-json is installed. Prints a table of counts,
and every hit that the groups take away, of the first hundred or of all, with its verified similarity to the hit shown for it.
"""

import json
import os
import subprocess
import sys
import urllib.parse

from omega_site import OMEGA, Answer

FIRST = 100
ALL = 1000  # the most that Omega gives


def hits(conf, query, **parameters):
    parameters = {"FMT": "neardup-json", "P": query, "HITSPERPAGE": str(ALL), **parameters}
    env = {"PATH": os.environ["PATH"], "REQUEST_METHOD": "GET", "OMEGA_CONFIG_FILE": conf,
           "QUERY_STRING": urllib.parse.urlencode(parameters)}
    return json.loads(Answer(subprocess.run([OMEGA], env=env, capture_output=True, check=True).stdout).body)["hits"]


def similarity(tool, database, one, other):
    """Jaccard index as `explain` has it, and whether it was compared word for word."""
    done = subprocess.run([tool, "explain", database, one["url"], other["url"], "--format=jsonl"], capture_output=True,
                          text=True, check=True)
    row = json.loads(done.stdout.splitlines()[0])
    return row["jaccard"], row["verification"]


def database_of(conf):
    with open(conf, encoding="utf-8") as file:
        (folder,) = [line.split(None, 1)[1].strip() for line in file if line.startswith("database_dir")]
    return os.path.join(folder, "default")


def main():
    tool, conf = sys.argv[1:3]
    query = sys.argv[3] if len(sys.argv) > 3 else "license"
    every = hits(conf, query)
    left = {slot: {hit["docid"] for hit in hits(conf, query, COLLAPSE=slot)} for slot in ("1", "65")}
    left[""] = {hit["docid"] for hit in every}
    print(f"| hits for `{query}` that are shown | of the first {FIRST} | of the first {len(every)} |\n|---|---|---|")
    for name, slot in (("not collapsed", ""), ("COLLAPSE=1 (MD5 of the file)", "1"), ("COLLAPSE=65 (groups)", "65")):
        print(f"| {name} |", " | ".join(str(sum(hit["docid"] in left[slot] for hit in every[:first]))
                                        for first in (FIRST, ALL)), "|")
    print("\n| removed | shown for it | similarity | | by MD5 too |\n|---|---|---|---|---|")
    shown_of_group = {}
    for hit in every[:FIRST] if len(sys.argv) < 5 else every:
        shown = shown_of_group.setdefault(hit["group"], hit) if hit["group"] else hit
        if shown is not hit:
            value, how = similarity(tool, database_of(conf), hit, shown)
            print(f"| {hit['url']} | {shown['url']} | {value:.4f} | {how} | {'no' if hit['docid'] in left['1'] else 'yes'} |")


if __name__ == "__main__":
    main()
