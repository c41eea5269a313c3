#!/usr/bin/env bash
# email-reply-parser-jimmy927 gives the reply of a mail without what it quotes; it knows the Swedish "Den 3 maj 2024 skrev
# Anna:". A good guess for a reply of three sentences, the second of which begins with "Den" (that, the): all three are there.
# The text ends in front of the first "Den", wherever it stands, as all from there to the "skrev:" of the quotation is cut out,
# over any number of lines.
# Seen: email-reply-parser-jimmy927 0.6.2 of PyPI; a reply without the word Den is whole. Norwegian and Danish mails are cut
# alike.
# Why it matters here: "Den" is one of the most frequent words at the beginning of a sentence of these languages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" email-reply-parser-jimmy927==0.6.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from email_reply_parser import EmailReplyParser

print("email-reply-parser-jimmy927", version("email-reply-parser-jimmy927"))
QUOTE = "\n\nDen 3 maj 2024 skrev Anna Berg <anna@example.org>:\n\n> När är rapporten klar?\n"
replies = []
for text in ("Hej Anna!\n\nRapporten är klar.\n\nJag skickar den i morgon.",
             "Hej Anna!\n\nDen är klar.\n\nJag skickar den i morgon."):
    mail = text + QUOTE.replace("Berg <anna@example.org>:", "Berg:").replace("skrev Anna Berg:", "kl. 10 Anna Berg skrev:")
    replies.append(EmailReplyParser.parse_reply(mail))
    print(repr(replies[-1]))
if "i morgon" not in replies[0] or replies[1] != "Hej Anna!":
    sys.exit("changed: a sentence that begins with Den belongs to the reply")
END
