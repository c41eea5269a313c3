#!/usr/bin/env bash
# eml-to-md writes a mail as Markdown; of a mail with several parts it takes the one in HTML, by its README. A good guess for a
# mail of Anna, "Please answer her by Friday.", below which she has forwarded a mail of Eva as an attached message: Anna's
# words, with or without Eva's mail behind them. The Markdown has the head of Anna's mail and Eva's words: the search for HTML
# goes into the forwarded mail, Anna wrote plain text, and the first HTML of all is the text. Eva's name is nowhere.
# Seen: eml-to-md 0.1.0 of PyPI.
# Why it matters here: what Anna wrote is lost, and Anna seems to have written what somebody else did.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" eml-to-md==0.1.0 html2text==2025.4.15 || exit 2
cd "$work"
cat > mail.eml <<'END'
From: Anna <anna@example.org>
To: Ben <ben@example.org>
Subject: Fwd: The fair
Date: Mon, 12 Jan 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=parts

--parts
Content-Type: text/plain

Please answer her by Friday.
--parts
Content-Type: message/rfc822

From: Eva <eva@example.org>
To: Anna <anna@example.org>
Subject: The fair
Date: Mon, 12 Jan 2026 09:00:00 +0000
MIME-Version: 1.0
Content-Type: text/html

<p>When is the fair?</p>
--parts--
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from eml_to_md import convert

print("eml-to-md", version("eml-to-md"))
text = convert("mail.eml")
print(text)
if "Please answer" in text or "When is the fair?" not in text or "Eva" in text:
    sys.exit("changed: the words of the mail itself are its text")
END
