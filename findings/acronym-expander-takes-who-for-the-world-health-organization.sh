#!/usr/bin/env bash
# acronym-expander writes the full form behind each acronym it knows, "UN (United Nations)". A good guess for "Who wants to go
# to the UN?": the UN is explained. "Who" is too: "Who (World Health Organization) wants to go to the UN (United Nations)?"
# Acronyms are looked for in any case, and WHO is one of the 24 that it comes with. case_sensitive=True leaves "Who" alone.
# Seen: acronym-expander 0.1.1 of PyPI.
# Why it matters here: each "who" of a text is followed by the World Health Organization, which then is found in texts about
# anything.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" acronym-expander==0.1.1 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from acronym_expander import AcronymExpander

print("acronym-expander", version("acronym-expander"))
TEXT = "Who wants to go to the UN? Ben, who sells boats."
seen = AcronymExpander().expand(TEXT)
print(seen)
print(AcronymExpander(case_sensitive=True).expand(TEXT))
if seen.count("World Health Organization") != 2 or "UN (United Nations)" not in seen:
    sys.exit("changed: who is a word")
END
