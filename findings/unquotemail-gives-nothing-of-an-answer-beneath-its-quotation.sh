#!/usr/bin/env bash
# UnquoteMail is "intended to parse a given HTML and/or Text message and return only the new message without the previous
# conversation". A good guess for an answer that stands beneath what it answers, as is the custom of mailing lists, "On Mon,
# ... wrote:", "> When?", "At ten.": the text "At ten.". It is empty: all from the first line of this kind on is taken off,
# quoted or not. So it is in HTML where the answer stands in the box of the quotation. A sentence of one's own, "On Monday the
# office sent: no boats", takes the rest of its mail along, and so does the French "Le maire a écrit :".
# Seen: unquotemail 1.0.11 of PyPI.
# Why it matters here: the answer is all that the mail has to say; as an empty mail it is equal to all other empty mails.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" unquotemail==1.0.11 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from unquotemail import Unquote

print("unquotemail", version("unquotemail"))
QUOTED = "On Mon, 12 Jan 2026 at 10:00, Anna <anna@example.org> wrote:\n> When does the fair begin?\n"
texts = []
for mail in (QUOTED + "\nAt ten.\n\nBen", "Dear Ben,\n\nOn Monday the office sent: no boats.\nWe must ask again.\n\nAnna",
             "Le 12 janvier le maire a écrit : pas de bateaux.\nQue faire ?", "At ten.\n\n" + QUOTED):
    texts.append(Unquote(html=None, text=mail).get_text())
    print(repr(mail), "->", repr(texts[-1]))
if texts != ["", "Dear Ben,", "", "At ten."]:
    raise SystemExit("changed: what is not quoted is there")
END
