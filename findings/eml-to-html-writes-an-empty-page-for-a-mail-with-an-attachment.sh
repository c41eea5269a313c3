#!/usr/bin/env bash
# eml-to-html writes the HTML of .eml files into .html files. A good guess for a mail with a text and an HTML part and an
# attachment, as all mail programs send it: the HTML part. The file is empty, and the program says that it was written: of a
# mail with parts only those of the outermost level are looked at that are HTML, and there are the attachment and the two parts
# together. Without the attachment the mail is written.
# Seen: eml-to-html 0.0.2 of PyPI.
# Why it matters here: an archive of pages has nothing of all mails that came with a file, and a search in it finds none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" eml-to-html==0.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from email.message import EmailMessage
from importlib.metadata import version
from pathlib import Path

from eml_to_html import eml_to_html

print("eml-to-html", version("eml-to-html"))
lengths = []
for name in ("plain", "attached"):
    mail = EmailMessage()
    mail["Subject"] = "Harbour fair"
    mail.set_content("The fair is on Sunday.")
    mail.add_alternative("<p>The fair is on Sunday.</p>", subtype="html")
    if name == "attached":
        mail.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="map.pdf")
    Path(f"{name}.eml").write_bytes(bytes(mail))
    eml_to_html(f"{name}.eml")
    lengths.append(len(Path(f"{name}.html").read_text().strip()))
print(lengths)
if lengths[0] < 20 or lengths[1] != 0:
    sys.exit("changed: the page has the text of the mail")
END
