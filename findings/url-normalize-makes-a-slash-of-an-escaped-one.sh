#!/usr/bin/env bash
# Wikis and Git forges escape a slash within a name: /blob/fix%2Flogin/a.c is the file a.c of the branch fix/login. RFC 3986, 2.2:
# addresses that differ in a reserved character and its escaped form are not equivalent. A good guess for normalisers that name
# the RFC: %2F stays.
# Both make a slash of it, so two resources have one address; url-normalize also escapes the slashes of a fragment that is the
# route of a page (#/article/12) and the second "=" of a forum's query (?topic=7;part=2).
# Seen: url-normalize 2.2.1 and surt 0.3.1 of PyPI.
# Why it matters here: a canonical URL that passed through them names another page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" url-normalize==2.2.1 surt==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from surt import surt
from url_normalize import url_normalize

print("url-normalize", version("url-normalize"), "surt", version("surt"))
branch = url_normalize("http://example.org/blob/fix%2Flogin/a.c")
route = url_normalize("http://example.org/#/article/12")
query = url_normalize("http://example.org/?topic=7;part=2")
keys = [surt(f"http://example.org/blob/fix{slash}login/a.c") for slash in ("%2F", "/")]
print(branch, route, query, *keys, sep="\n")
expected = branch.endswith("/fix/login/a.c") and "#%2Farticle%2F12" in route and query.endswith("7;part%3D2")
if not expected or keys[0] != keys[1]:
    sys.exit("changed: these addresses are normalised differently")
END
