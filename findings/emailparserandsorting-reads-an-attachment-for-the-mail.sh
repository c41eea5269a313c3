#!/usr/bin/env bash
# emailparserandsorting parses .eml files and sorts them; parse_email() gives the body of a mail. A good guess for a mail in
# HTML with a text file attached, log.txt: the HTML. It is the text file, as any text part that is found replaces what was found
# before, and an attachment is not told from the mail itself. In a mail of another character set than UTF-8 each letter with an
# accent is left out, "Grüße" is "Gre".
# Seen: emailparserandsorting 0.1.3 of PyPI; a mail with a text part has its text.
# Why it matters here: what somebody wrote is lost, and the addresses, dates and amounts that are looked for are those of a log.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" emailparserandsorting==0.1.3 langdetect || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from email.message import EmailMessage
from importlib.metadata import version
from pathlib import Path

from emailparser.parser import parse_email

print("emailparserandsorting", version("emailparserandsorting"))
mail = EmailMessage()
mail["Subject"] = "Harbour fair"
mail["From"] = "Ann <ann@example.org>"
mail.set_content("<p>The fair is on Sunday.</p>", subtype="html")
mail.add_attachment("2026-01-11 error in line 7\n", filename="log.txt")
Path("a.eml").write_bytes(bytes(mail))
head = "Subject: Fest\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: 8bit\n\n"
Path("b.eml").write_bytes((head + "Grüße\n").encode("latin-1"))
bodies = [parse_email(name)["body"] for name in ("a.eml", "b.eml")]
print(bodies)
if bodies != ["2026-01-11 error in line 7", "Gre"]:
    sys.exit("changed: the body is what was written, with all letters")
END
