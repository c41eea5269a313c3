#!/usr/bin/env bash
# whatsapp-chat-to-pdf reads a chat that WhatsApp has exported and sets it as a PDF; each message has a type, a text of
# somebody or a notice of WhatsApp such as "Ben left". A good guess for Anna's "I left my keys": a text. It is of the type
# system, as each message is that contains "left", "added", "removed", "joined", "changed" or "encrypted" anywhere, whoever
# wrote it. A message with an address that ends in .pdf is a medium.
# Seen: whatsapp-chat-to-pdf 0.1.0 of PyPI.
# Why it matters here: who counts texts, or takes the notices out, loses what people said with these frequent words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" whatsapp-chat-to-pdf==0.1.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from whatsapp_chat_to_pdf.parser import parse_text

print("whatsapp-chat-to-pdf", version("whatsapp-chat-to-pdf"))
CHAT = """[13/01/26, 10:00:00] Anna: Hello
[13/01/26, 10:01:00] Anna: I left my keys
[13/01/26, 10:02:00] Ben: She changed her mind
[13/01/26, 10:03:00] Ben: See http://example.org/plan.pdf
"""
messages = [message for message in parse_text(CHAT).messages]
kinds = []
for message in messages:
    kinds.append(next(value for value in vars(message).values() if value in ("text", "system", "media")))
    print(message.sender, "->", kinds[-1])
if kinds != ["text", "system", "system", "media"]:
    sys.exit("changed: what people write is a text")
END
