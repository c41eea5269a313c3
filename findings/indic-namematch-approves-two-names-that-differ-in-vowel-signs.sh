#!/usr/bin/env bash
# indic-namematch tells whether two Indian names are one person, and was made for identity documents. A good guess for मीना
# (Meena) and मोनू (Monu): they are two. The score is 1.0, and the advice is to approve. The vowel signs of Devanagari are taken
# for punctuation, and what is left is "म न" for both. राम and रमा are 1.0 as well. In Latin letters Md Ali is Ali, as Md, which
# is short for Mohammed in India, is left out as a title.
# Seen: indic-namematch 0.1.0 of PyPI; Meena and Monu in Latin letters are told apart, and Anil and Anvil too.
# Why it matters here: two people are approved as one with the highest score, and no warning says that the letters were not
# read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" indic-namematch==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from indic_namematch import NameMatcher, normalize

print("indic-namematch", version("indic-namematch"))
matcher = NameMatcher()
seen = []
for a, b in (("मीना", "मोनू"), ("राम", "रमा"), ("Md Ali", "Ali"), ("Meena Rao", "Anil Rao")):
    seen.append((round(matcher.score(a, b), 2), matcher.decide(a, b).value))
    print(a, "|", b, "->", normalize(a), "|", normalize(b), *seen[-1])
if [row for row in seen[:3]] != [(1.0, "approve")] * 3 or seen[3][1] == "approve":
    sys.exit("changed: vowel signs are part of a name")
END
