#!/usr/bin/env bash
# An OpenDocument file keeps the words that were deleted while changes are tracked, and comments. A good guess for odt2txt: the
# text as it is shown, without what was deleted, and without comments or with a mark. The deleted words stand at the beginning
# of the text, with the name of the person and the date in one word; a comment stands in the middle of its sentence in the same
# way, and a footnote joined to the word that it belongs to.
# Seen: odt2txt 0.5 of Debian 12.
# Why it matters here: each draft is found by words that its author took out, and two versions that read the same differ.
set -euo pipefail
command -v odt2txt > /dev/null || { echo "needs odt2txt: apt-get install odt2txt" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 - <<'END'
import zipfile

OPEN = "urn:oasis:names:tc:opendocument:xmlns:"
WHO = "<dc:creator>Ann Rivers</dc:creator><dc:date>2026-01-12T10:00:00</dc:date>"
deleted = ('<text:tracked-changes><text:changed-region text:id="one"><text:deletion>'
           f'<o:change-info>{WHO}</o:change-info><text:p>secretly</text:p></text:deletion>'
           '</text:changed-region></text:tracked-changes>')
note = ('<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>'
        '<text:p>By the clock.</text:p></text:note-body></text:note>')
comment = f"<o:annotation>{WHO}<text:p>Really?</text:p></o:annotation>"
body = f'{deleted}<text:p>The fair <text:change text:change-id="one"/>opens {comment}at ten{note} on Monday.</text:p>'
with zipfile.ZipFile("fair.odt", "w") as file:
    file.writestr("mimetype", "application/vnd.oasis.opendocument.text")
    file.writestr("content.xml", f'<o:document-content xmlns:o="{OPEN}office:1.0" xmlns:office="{OPEN}office:1.0" '
                  f'xmlns:text="{OPEN}text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/">'
                  f'<o:body><o:text>{body}</o:text></o:body></o:document-content>')
END
dpkg-query -W odt2txt
odt2txt --width=-1 fair.odt > text
cat text
words=$(tr -s '\n ' '  ' < text)
who="Ann Rivers2026-01-12T10:00:00"
[ "${words# }" = "${who}secretly The fair opens ${who}Really? at ten1By the clock. on Monday. " ] ||
    { echo "changed: what was deleted is not there"; exit 1; }
