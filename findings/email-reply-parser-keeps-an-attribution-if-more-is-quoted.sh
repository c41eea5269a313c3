#!/usr/bin/env bash
# Mail programs break the line "On Monday, Ann wrote:" above a quotation in two if it is long. email_reply_parser joins it again,
# and cuts it off with the quotation. A good guess for a reply to a reply, in which an older mail with its own such line is
# quoted: the same. The outer line stays in the text, name and address included: only the last such line of the mail is joined,
# which is the one in the quotation. If the outer line is not broken, or nothing older is quoted, it goes.
# Seen: email_reply_parser 0.5.12 of PyPI; planer 1.2.0 of npm cuts it off in all three.
# Why it matters here: two people who answer "yes" in one thread have different texts, and names stand where answers are expected.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" email_reply_parser==0.5.12 || exit 2
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    planer@1.2.0 > /dev/null || exit 2

cat > mails.json <<'END'
{"broken, nothing older": "Yes, I can come.\n\nOn Mon, Jan 12, 2026 at 10:00 AM Ann Smith <ann@example.org>\nwrote:\n\n> Can you come?\n",
 "whole, something older": "Yes, I can come.\n\nOn Mon, Jan 12, 2026 at 10:00 AM Ann Smith <ann@example.org> wrote:\n\n> Can you come?\n>\n> On Sun, Jan 11, 2026 Bob wrote:\n>\n>> Who comes?\n",
 "broken, something older": "Yes, I can come.\n\nOn Mon, Jan 12, 2026 at 10:00 AM Ann Smith <ann@example.org>\nwrote:\n\n> Can you come?\n>\n> On Sun, Jan 11, 2026 Bob wrote:\n>\n>> Who comes?\n"}
END
PYTHONPATH="$work/lib" python3 - <<'END'
import json
import sys
from importlib.metadata import version

from email_reply_parser import EmailReplyParser

replies = {name: EmailReplyParser.parse_reply(mail) for name, mail in json.load(open("mails.json")).items()}
for name, reply in replies.items():
    print("email_reply_parser", version("email_reply_parser"), name, json.dumps(reply))
*right, wrong = replies.values()
if right != ["Yes, I can come."] * 2 or "Ann Smith <ann@example.org>\nwrote:" not in wrong:
    sys.exit("changed: the line above the quotation goes, or stays, in all three")
END
cat > run.js <<'END'
const planer = require('planer');

for (const [name, mail] of Object.entries(require('./mails.json'))) {
  const reply = planer.extractFrom(mail, 'text/plain');
  console.log('planer', require('./node_modules/planer/package.json').version, name, JSON.stringify(reply));
  if (reply !== 'Yes, I can come.') {
    console.error('changed: planer gives another text');
    process.exitCode = 1;
  }
}
END
node run.js
