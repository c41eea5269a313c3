#!/usr/bin/env bash
# Forums separate parameters by ";" (HTML 4.01, B.2.2 advises it): index.php?topic=7.0;prev_next=prev. A good guess for
# clean_url(), by which crawlers know whether they have seen a page: the address stays, or ";" becomes "&".
# ";" and the "=" behind it are escaped: the topic is now "7.0;prev_next=prev", a page that the forum does not have. A "+" in a
# path becomes %2B. On the other side /%7Eann and /~ann, which RFC 3986, 6.2.2.2, calls equal, stay two.
# Seen: courlan 1.3.2 of PyPI, which trafilatura crawls with.
# Why it matters here: a mirror made by it has other addresses than the canonical ones in its pages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" courlan==1.3.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from courlan import clean_url

print("courlan", version("courlan"))
forum = clean_url("http://example.org/index.php?topic=7.0;prev_next=prev")
plus = clean_url("http://example.org/c++/a+b")
tilde = [clean_url(f"http://example.org/{name}") for name in ("~ann", "%7Eann")]
print(forum, plus, *tilde, sep="\n")
if not forum.endswith("?topic=7.0%3Bprev_next%3Dprev") or "%2B" not in plus or tilde[0] == tilde[1]:
    sys.exit("changed: these addresses are cleaned differently")
END
