#!/usr/bin/env bash
# replyowl composes the text and the HTML of a reply from one's own words and the mail that is answered, which may be plain
# text alone. A good guess for a quoted line "Write to Ben <ben@example.org>": it is quoted as it is in both. In the HTML it is
# a tag, <ben@example.org>, that no program shows, and "x<y and" opens another one: a plain text gets its line breaks, but not
# a single sign is escaped. The text part is right.
# Seen: replyowl 0.3.0 of PyPI.
# Why it matters here: who reads the reply as HTML, as most do, and who makes text of it for a search, sees neither the address
# nor the words behind the sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" replyowl==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from html.parser import HTMLParser
from importlib.metadata import version

from replyowl import ReplyOwl

print("replyowl", version("replyowl"))
shown = []


class Reader(HTMLParser):
    def handle_data(self, data):
        shown.append(data)


line = "Write to Ben <ben@example.org>, if x<y and not later."
text, html = ReplyOwl().compose_reply(content="Yes", quote_attribution="You wrote:", quote_text=line, quote_html=None)
Reader().feed(html)
print(repr(text), html, "shown: " + " ".join(shown), sep="\n")
if line not in text or "ben@example.org" in "".join(shown) or "later" in "".join(shown):
    raise SystemExit("changed: a plain text is shown as it is")
END
