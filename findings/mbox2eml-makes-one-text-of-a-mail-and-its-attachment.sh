#!/usr/bin/env bash
# mbox2eml writes each mail of an mbox file to a file of its own. A good guess for a mail with a text and an attachment: two
# parts, as in the mbox file. It has one, a text that goes on with the headers and the words of the attachment: no line break
# is in front of the boundaries, so that they are none. A mail in Latin-1 with 8-bit letters is written as UTF-8 under its old
# header, "Grüße" is read as "GrÃ¼ÃŸe".
# Seen: mbox2eml 0.1.2 of PyPI.
# Why it matters here: what was written differs from the archive in each mail with parts, HTML and plain text are one text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mbox2eml==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - 2> log <<'END' || { code=$?; cat log >&2; exit $code; }
import email
import mailbox
import sys
from importlib.metadata import version

from mbox2eml import convert_mbox_to_eml

MAILS = """From anna@harbour.example Mon Jan 12 10:00:00 2026
From: Anna <anna@harbour.example>
To: jan@harbour.example
Subject: Tides
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="part"

--part
Content-Type: text/plain; charset=utf-8

The tide comes at eight.
--part
Content-Type: text/csv
Content-Disposition: attachment; filename="tides.csv"

08:00,high
--part--

From jan@harbour.example Mon Jan 12 11:00:00 2026
From: Jan <jan@harbour.example>
To: anna@harbour.example
Subject: Re: Tides
MIME-Version: 1.0
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: 8bit

Grüße vom Hafen.
"""
with open("mails.mbox", "w", encoding="iso-8859-1") as file:
    file.write(MAILS)


def parts(mail):
    return [(part.get_content_type(), part.get_payload(decode=True).decode(part.get_content_charset("ascii")))
            for part in mail.walk() if not part.is_multipart()]


print("mbox2eml", version("mbox2eml"))
convert_mbox_to_eml("mails.mbox", "mails")
before = [parts(mail) for mail in mailbox.mbox("mails.mbox")]
after = []
for number in (1, 2):
    with open(f"mails/{number}.eml", "rb") as file:
        after.append(parts(email.message_from_binary_file(file)))
for one, other in zip(before, after):
    print("in the mbox file:", one)
    print("in the eml file:", other)
if [len(mail) for mail in before] != [2, 1] or [len(mail) for mail in after] != [1, 1] or "Grüße" in after[1][0][1]:
    sys.exit("changed: the parts and letters of a mail stay")
END
