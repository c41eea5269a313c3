#!/usr/bin/env bash
# ai-crawler-robots tells from a robots.txt which crawlers it stops: "GPTBot is in my file - is it actually blocked?" A good guess
# for a file with a group for Applebot, Allow: /, and one for Applebot-Extended, Disallow: /, search yes and training no:
# Applebot-Extended is blocked. It is allowed: a group counts for each crawler whose name begins with that of the group, the rules
# of both groups are put together, and Allow wins a tie. With a group for Applebot alone, Disallow: /, Applebot-Extended is
# blocked, though the standard (RFC 9309) wants the whole name. "ambiguous" is false in both answers.
# Seen: ai-crawler-robots 1.0.10 of PyPI.
# Why it matters here: a crawler is reported as free that is not, and the other way round, in a tool whose task is this answer.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ai-crawler-robots==1.0.10 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from ai_crawler_robots import audit, is_allowed

print("ai-crawler-robots", version("ai-crawler-robots"))
BOTH = "User-agent: Applebot\nAllow: /\n\nUser-agent: Applebot-Extended\nDisallow: /\n"
ONE = "User-agent: Applebot\nDisallow: /\n"
ALONE = "User-agent: Applebot-Extended\nDisallow: /\n"
found = []
for text in (BOTH, ONE, ALONE):
    answer = is_allowed(text, "Applebot-Extended", "/")
    found.append((answer["allowed"], answer["ambiguous"]))
    print(repr(text), "->", "allowed" if answer["allowed"] else "blocked", "by", answer["rule"], "line", answer["line"])
print("audit, blocked:", [name for name in audit(BOTH)["blocked"] if "apple" in name])
if found != [(True, False), (False, False), (False, False)]:
    sys.exit("changed: a group counts for the crawler of its whole name")
END
