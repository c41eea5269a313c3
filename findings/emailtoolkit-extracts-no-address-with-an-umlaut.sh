#!/usr/bin/env bash
# emailtoolkit reads, normalises and finds addresses of mail, domains with letters beyond ASCII among them: normalize() writes
# anna@bücher.example as anna@xn--bcher-kva.example. A good guess for extract() and a text with both addresses: both are found,
# and their normal form is one. Only the second is found; of a text with the first alone the list is empty.
# Seen: emailtoolkit 0.1.6 of PyPI.
# Why it matters here: the people with such an address are missing from a list that is made of texts, and nothing says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" emailtoolkit==0.1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import emailtoolkit

print("emailtoolkit", version("emailtoolkit"))
normal = emailtoolkit.normalize("anna@bücher.example.org")
found = [email.original for email in emailtoolkit.extract("Write to anna@bücher.example.org or to ben@example.org.")]
print(normal, found)
if normal != "anna@xn--bcher-kva.example.org" or found != ["ben@example.org"]:
    sys.exit("changed: an address with an umlaut is found")
END
