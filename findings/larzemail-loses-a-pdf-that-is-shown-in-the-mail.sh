#!/usr/bin/env bash
# larzemail parses a message "straight back into a plain object" with its text, HTML and attachments. A good guess for a mail as
# Apple Mail writes it, text, a PDF that is shown in place (disposition inline, with a file name), and more text: all of the text
# and one attachment. It is the first text and no attachment: a file with the disposition inline is neither, and of several texts
# the first is kept. So a picture in a mail is lost, and the footer of a list or the sentences behind a picture. A mail that was
# attached is taken apart: its own attachments are attachments of the outer mail, and if that has no text, its text is the text.
# Seen: larzemail 0.1.0 of PyPI.
# Why it matters here: documents are missing from an archive, and mails seem to end at their first picture.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" larzemail==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from larzemail import parse

print("larzemail", version("larzemail"))
HEADER = "From: anna@example.org\nTo: bo@example.org\nSubject: Plan\nMIME-Version: 1.0\n" \
    "Content-Type: multipart/mixed; boundary=b\n\n--b\n"
PDF = "Content-Type: application/pdf; name=plan.pdf\nContent-Disposition: inline; filename=plan.pdf\n" \
    "Content-Transfer-Encoding: base64\n\nJVBERi0xLjQ=\n"
TEXT = "Content-Type: text/plain; charset=utf-8\n\n"
shown = parse(HEADER + TEXT + "Here is the plan of the quay.\n\n--b\n" + PDF
              + "--b\n" + TEXT + "Please answer until Monday.\n\n--b--\n")
forwarded = parse(HEADER + "Content-Type: text/html\n\n<p>See below.</p>\n\n--b\n"
                  "Content-Type: message/rfc822\nContent-Disposition: attachment; filename=old.eml\n\n"
                  "From: carl@example.org\nSubject: Old\n" + TEXT + "I sell the boat.\n\n--b--\n")
for mail in (shown, forwarded):
    print(repr(mail.text), repr(mail.html), mail.attachments)
if shown.text != "Here is the plan of the quay." or shown.attachments or forwarded.text != "I sell the boat." \
        or forwarded.attachments:
    sys.exit("changed: a file that is shown in the mail is an attachment, or an attached mail is one")
END
