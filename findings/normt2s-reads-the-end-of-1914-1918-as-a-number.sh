#!/usr/bin/env bash
# normt2s writes numbers, years and money as the words a voice should say: "in 1984" as a year, "$2.5 million" as dollars. A
# good guess for "from 1914-1918": two years. The first one is a year, by the word in front of it, the second, behind the
# hyphen, a number: "from nineteen fourteen-one thousand nine hundred eighteen"; and of "born in 1966 and died 1999" the second
# year is a number, too. And "$5bn" is "five dollarsbn", while $5 billion is right; none of these is among its known
# limitations.
# Seen: normt2s 0.7.0 of PyPI.
# Why it matters here: an index of what is said, or a voice that reads a hit, has half of a span of years.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" normt2s==0.7.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from normt2s import normalize

right = {"in 1984": "in nineteen eighty-four", "$5 billion": "five billion dollars",
         "from 1914 to 1918": normalize("from 1914 to 1918")}
wrong = {"from 1914-1918": "from nineteen fourteen-one thousand nine hundred eighteen", "$5bn": "five dollarsbn",
         "born in 1966 and died 1999": "born in nineteen sixty-six and died one thousand nine hundred ninety-nine"}
print("normt2s 0.7.0")
for text in [*right, *wrong]:
    print(text, "is", normalize(text))
if any(normalize(text) != spoken for text, spoken in right.items()):
    sys.exit("changed: a year or billions of dollars are read in another way")
if any(normalize(text) != spoken for text, spoken in wrong.items()):
    sys.exit("changed: the second year, or bn, is read as meant")
END
