#!/usr/bin/env bash
# gibsondedup removes copies from lists of search results: those with the same address, without trackers and "www", and those of
# one site with similar titles. A good guess for two threads of a forum, showthread.php?101-Sourdough-starter and
# ?202-Winter-tyres, with other titles and texts: two results. It is one, however many there are: what has no "=" in the query is
# left out of the address, and the threads of vBulletin, the pages of many wikis and "?page" have none. The whole address is in
# small letters, too, so that short links to /aB3x and /Ab3X are one.
# Seen: gibsondedup 0.1.1 of PyPI.
# Why it matters here: of a forum one thread is left, and titles are not asked.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --no-deps \
    --target "$work/lib" gibsondedup==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from gibsondedup import DeduplicationEngine

print("gibsondedup", version("gibsondedup"))
THREADS = ["101-Sourdough-starter", "202-Winter-tyres", "303-Grants-for-cellists", "404-Ferry-timetable"]


def results(addresses):
    listed = [{"title": address.rsplit("/")[-1], "url": address, "description": "About " + address, "source": "search"}
              for address in addresses]
    found = DeduplicationEngine().process(listed)["results"]
    print(f"{len(listed)} results, {len(found)} left: {[result['canonical_url'] for result in found]}")
    return len(found)


forum = results("https://forum.example/showthread.php?" + thread for thread in THREADS)
results("https://forum.example/showthread.php?t=" + thread for thread in THREADS)
results(["https://short.example/aB3x", "https://short.example/Ab3X"])
if forum != 1:
    sys.exit("changed: threads with other addresses are other results")
END
