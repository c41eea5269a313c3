#!/usr/bin/env bash
# Mail from a mailing list often has two text parts: what was written, and the footer that the list puts behind it. A good guess
# for email2md, which makes Markdown of a mail: both, or the first. It gives the footer alone: each text part takes the place of
# the one before. In the same way a forwarded message takes the place of what was written above it.
# Seen: email2md 0.1.3 of PyPI, two plain parts and a forwarded message.
# Why it matters here: all mails of a list have the same text, and those that forward one message, too.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" email2md==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from email.message import EmailMessage
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from importlib.metadata import version

import email2md


def mail(*parts):
    whole = MIMEMultipart("mixed")
    whole["From"], whole["To"], whole["Subject"] = "ann@example.org", "fair@example.org", "Fair"
    for part in parts:
        whole.attach(part)
    return whole.as_bytes()


print("email2md", version("email2md"))
written, footer = MIMEText("It opens at ten."), MIMEText("Write to leave@example.org to leave the list.")
inner = EmailMessage()
inner["From"], inner["Subject"] = "bob@example.org", "Old news"
inner.set_content("The fair is cancelled.")
forwarded = EmailMessage()
forwarded.set_content(inner)
seen = []
options = email2md.ConvertOptions(include_headers=False, include_attachment_list=False)
for name, source in [("list", mail(written, footer)), ("forwarded", mail(written, forwarded)), ("one part", mail(written))]:
    text = email2md.to_markdown(source, options)
    print(f"{name}: {text.strip()!r}")
    seen.append(("opens" in text, "leave" in text, "cancelled" in text))
if seen != [(False, True, False), (False, False, True), (True, False, False)]:
    sys.exit("changed: what was written is there")
END
