#!/usr/bin/env bash
# historical-robots-txt-parser reads the rules of the robots.txt files of a site, as they were at other times, into a table. A
# good guess for the line "Disallow:/private" without a blank behind the colon, as the standard allows and many old files have
# it: the rule Disallow for /private. It is a rule "Disallow:/privat" for the empty path: a line is split at its blanks, and
# the last letter of its first part is cut off as the colon. "User-agent:bot" without a blank is a robot without a name, whose
# rules are those for all, and of two robots in front of one rule the second alone has it.
# Seen: historical-robots-txt-parser 0.1.2 of PyPI.
# Why it matters here: by such a table a site forbade nothing for years, or changed its rules when it only put in a blank.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" historical-robots-txt-parser==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from historical_robots.parser import RobotTxtParser

print("historical-robots-txt-parser", version("historical-robots-txt-parser"))
parser = RobotTxtParser("http://example.org/robots.txt")
results = []
for text in ("User-agent: *\nDisallow: /private\n", "User-agent: *\nDisallow:/private\n", "User-agent:bot\nDisallow: /private\n",
             "User-agent: one\nUser-agent: two\nDisallow: /private\n"):
    results.append(parser.parse_lines(text))
    print(repr(text), "->", results[-1])
rule = {"/private": "Disallow"}
if results != [{"*": rule}, {"*": {"": "Disallow:/privat"}}, {"*": rule}, {"two": rule}]:
    raise SystemExit("changed: a blank behind the colon is not needed")
END
