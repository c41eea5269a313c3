#!/usr/bin/env bash
# robotsparse reads robots.txt into rules for each robot. Two "User-agent" lines in a row share the rules below them. A good
# guess for two robots that may not read /Private/: the rule is with both. The first has none, the second has "/private/", in
# lower case, which is another address. If a robot has a group further down as well, its first one is gone. With a "Crawl-delay"
# that only a later robot has, the object of the file cannot be made: TypeError, since a missing kind of rule has replaced the
# table of it by None.
# Seen: robotsparse 1.0 of PyPI with requests 2.32.5.
# Why it matters here: pages that their owner keeps out are read, and others that are allowed are not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" robotsparse==1.0 requests==2.32.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from robotsparse.utils.parser import Robots, getRobotsInfo

print("robotsparse", version("robotsparse"))
shared = "User-agent: ABot\nUser-agent: BBot\nDisallow: /Private/\n"
twice = "User-agent: ABot\nDisallow: /one/\n\nUser-agent: CBot\nDisallow: /\n\nUser-agent: ABot\nDisallow: /two/\n"
delay = "User-agent: ABot\nDisallow: /one/\n\nUser-agent: BBot\nDisallow: /one/\nCrawl-delay: 10\n"
seen = [getRobotsInfo(text)["user-agents"] for text in (shared, twice)]
print(seen[0])
print(seen[1])
try:
    made = Robots(delay).crawl_delay
except TypeError as error:
    made = "TypeError"
    print(f"TypeError: {error}")
if seen[0] != {"ABot": {}, "BBot": {"disallow": ["/private/"]}} or seen[1]["ABot"] != {"disallow": ["/two/"]}:
    sys.exit("changed: robots share the rules of their group")
if made != "TypeError":
    sys.exit("changed: a crawl delay of a later robot is read")
END
