#!/usr/bin/env bash
# mad-whatsapp reads a chat that WhatsApp has exported, as a list of messages with date, author and content. A good guess for a
# message of three lines, "The list:", "boats" and "nets": a content of three lines, or with blanks for their ends. From a file
# it is "The list:" alone: the lines are put together again, but the content ends at the first line end. From a text it is "The
# list:boatsnets", since the line ends are gone before.
# Seen: mad-whatsapp 0.6 of PyPI.
# Why it matters here: lists, addresses and all longer messages lose all but their first line, or their words are joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mad-whatsapp==0.6 || exit 2
cd "$work"
cat > chat.txt <<'END'
1/13/26, 10:00 - Anna: The list:
boats
nets
1/13/26, 10:05 - Ben: Thanks
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from mad_whatsapp import parse_whatsapp_conversation, parse_whatsapp_file

print("mad-whatsapp", version("mad-whatsapp"))
from_file = [message["content"] for message in parse_whatsapp_file("chat.txt")]
with open("chat.txt", encoding="utf-8") as file:
    from_text = [message["content"] for message in parse_whatsapp_conversation(file.read())]
print("from a file:", from_file)
print("from a text:", from_text)
if from_file != ["The list:", "Thanks"] or from_text != ["The list:boatsnets", "Thanks"]:
    sys.exit("changed: the content has all lines")
END
