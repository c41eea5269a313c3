#!/usr/bin/env bash
# hinlangpy writes Hindi in Latin letters in Devanagari and back, a text or a file. A good guess for a file of two verses with a
# blank line between: two verses. It is one line, as the text is split at all blanks and line ends and put together with single
# blanks. An address such as a@b.com becomes अ@ब.कोम.
# Seen: hinlangpy 1.0.0 of PyPI; a text in one line keeps its words.
# Why it matters here: lines of a poem, a list or a table are lost for good, and addresses in the text lead nowhere.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" hinlangpy==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import hinlang

print("hinlangpy", version("hinlangpy"))
got = [hinlang.to_hindi("Namaste\nDosto\n\nKaise ho?"), hinlang.to_roman("नमस्ते\nदोस्तो"), hinlang.to_hindi("a@b.com")]
for text in got:
    print(repr(text))
if "\n" in got[0] + got[1] or got[2] != "अ@ब.कोम":
    sys.exit("changed: the lines are kept")
END
