#!/usr/bin/env bash
# email_reply_parser keeps of a mail what its author has written, without quotations and signatures; a signature begins with "--",
# or is the line "Sent from my". A good guess for a mail of three paragraphs, the second of which is a list whose lines begin with
# a hyphen and no space: all three. The list is gone, and so is the paragraph behind it: a paragraph counts as a signature if it
# begins with a hyphen and a letter, or with two hyphens or low lines ("--force is the option", "__init__.py is missing"), and all
# behind a signature goes, too.
# Seen: email_reply_parser 0.5.12 of PyPI, and email-reply-parser 2.3.7 of npm, a port of the same original, which keeps them.
# Why it matters here: two different answers become equal texts, and the part that was the answer is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" email_reply_parser==0.5.12 || exit 2
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    email-reply-parser@2.3.7 > /dev/null || exit 2

cat > mails.json <<'END'
["Please buy these:\n\n-apples\n-pears\n\nI pay you back on Friday.",
 "Please buy these:\n\n- apples\n- pears\n\nI pay you back on Friday.",
 "The tests fail.\n\n__init__.py is missing, please add it.",
 "The tests fail.\n\n--force is the option that you need."]
END
PYTHONPATH="$work/lib" python3 - <<'END'
import json
import sys
from importlib.metadata import version

from email_reply_parser import EmailReplyParser

print("email_reply_parser", version("email_reply_parser"))
mails = json.load(open("mails.json"))
replies = [EmailReplyParser.parse_reply(mail) for mail in mails]
for mail, reply in zip(mails, replies):
    print(json.dumps(mail), "->", json.dumps(reply))
if replies != ["Please buy these:", mails[1], "The tests fail.", "The tests fail."]:
    sys.exit("changed: paragraphs that begin with a hyphen stay")
END
cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';
import EmailReplyParser from 'email-reply-parser';

const version = JSON.parse(readFileSync('node_modules/email-reply-parser/package.json')).version;
const mails = JSON.parse(readFileSync('mails.json'));
const kept = mails.filter((mail) => new EmailReplyParser().parseReply(mail).trim() === mail);
console.log('email-reply-parser', version, 'keeps', kept.length, 'of', mails.length, 'mails whole');
if (kept.length !== mails.length) {
  console.error('changed: the port drops a paragraph');
  process.exitCode = 1;
}
END
node run.mjs
