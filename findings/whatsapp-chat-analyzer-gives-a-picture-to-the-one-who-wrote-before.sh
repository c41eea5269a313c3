#!/usr/bin/env bash
# whatsapp-chat-analyzer reads a chat that a telephone has exported, and counts messages, words and pictures for each person. A
# good guess for a chat of an iPhone in which Anna writes "Hello" and Ben sends a picture: one message of Anna, one picture of
# Ben. There is one message, a picture of Anna: the iPhone puts a mark without width (U+200E) in front of each line of a
# picture, a recording or a document, and a line that does not begin with "[" is taken for more of the message before. Its text
# is Anna's and that of Ben's line, and Ben is not there.
# Seen: whatsapp-chat-analyzer 0.2.0 of PyPI; a chat of Android is right.
# Why it matters here: who sends pictures is counted as silent, and the words of those before them are not counted, for a
# picture has no words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" whatsapp-chat-analyzer==0.2.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from whatsapp_analyzer import StatisticsAnalyzer, parse_string

print("whatsapp-chat-analyzer", version("whatsapp-chat-analyzer"))
IPHONE = "[13/01/26, 10:00:00] Anna: Hello\n\u200e[13/01/26, 10:01:00] Ben: \u200eimage omitted\n[13/01/26, 10:02:00] Anna: OK\n"
ANDROID = "13/01/26, 10:00 - Anna: Hello\n13/01/26, 10:01 - Ben: <Media omitted>\n13/01/26, 10:02 - Anna: Good\n"
seen = []
for name, text in (("iPhone", IPHONE), ("Android", ANDROID)):
    people = StatisticsAnalyzer().analyze(parse_string(text)).per_user
    seen.append({person: (counts.message_count, counts.word_count, counts.media_count) for person, counts in
                 people.items()})
    print(name, "messages, words and pictures:", seen[-1])
if seen[0] != {"Anna": (2, 1, 1)} or set(seen[1]) != {"Anna", "Ben"}:
    sys.exit("changed: the picture is a message of Ben")
END
