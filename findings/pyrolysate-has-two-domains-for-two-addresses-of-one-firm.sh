#!/usr/bin/env bash
# pyrolysate takes addresses of mail and of the web apart, with a list of the endings of domains. A good guess for
# anna@example.org and ben@mail.example.org: the ending is "org" in both, as in its fields for an address of the web, subdomain,
# second level and top level. The field domain is "org" for the first and "example.org" for the second, and mail_server is
# "example" and "mail": all up to the first dot is the server. For a page of localhost with a port all fields are empty, the
# path too.
# Seen: pyrolysate 1.0.2 of PyPI.
# Why it matters here: a list grouped by domain has the people of one firm in two groups, one of which is that of all others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pyrolysate==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pyrolysate

print("pyrolysate", version("pyrolysate"))
parts = [pyrolysate.email.parse_email(mail)[mail] for mail in ("anna@example.org", "ben@mail.example.org")]
page = "http://mail.example.org/inbox"
local = "http://localhost:8080/inbox"
print(parts, pyrolysate.url.parse_url(page), pyrolysate.url.parse_url(local), sep="\n")
if [part["domain"] for part in parts] != ["org", "example.org"] or any(pyrolysate.url.parse_url(local)[local].values()):
    sys.exit("changed: both addresses have one domain")
END
