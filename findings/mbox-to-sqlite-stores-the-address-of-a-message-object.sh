#!/usr/bin/env bash
# One would guess that mbox-to-sqlite, which loads mail into a table and makes a full-text index of payload and subject, stores
# the text of each message. A message of several parts (nearly all mail today) is stored as the words "<email.message.Message
# object at 0x...>", base64 stays undone, so does an encoded subject, and only the last of several headers of one name is kept.
# Seen: mbox-to-sqlite 0.1a0, a search for "ferry" in the index finds nothing in a mail that says it twice.
# Why it matters here: the index is what the tool is for; two equal mails also differ, as the address in memory is another one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mbox-to-sqlite==0.1a0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sqlite3
import sys
from click.testing import CliRunner
from mbox_to_sqlite.cli import cli
print('mbox-to-sqlite', version('mbox-to-sqlite'))
open('m.mbox', 'w').write('''From a Wed Mar 11 09:00:00 2026
From: Anna <anna@example.org>
Subject: =?utf-8?q?ferry?=
Message-ID: <1@example.org>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain

The ferry leaves at ten.
--b
Content-Type: text/html

<p>The ferry leaves at ten.</p>
--b--

From b Wed Mar 11 09:01:00 2026
From: Ben <ben@example.org>
Subject: boat
Message-ID: <2@example.org>
Content-Transfer-Encoding: base64
Content-Type: text/plain

VGhlIGJvYXQgaXMgYmx1ZS4=
''')
CliRunner().invoke(cli, ['mbox', 'e.db', 'm.mbox'])
db = sqlite3.connect('e.db')
rows = db.execute('select subject, payload from messages').fetchall()
query = 'select count(*) from messages_fts where messages_fts match ?'
found = [db.execute(query, [w]).fetchone()[0] for w in ('leaves', 'blue')]
for row in rows:
    print(row)
print('found leaves, blue:', found)
if 'email.message.Message object' not in rows[0][1] or found != [0, 0]:
    print('changed: mbox-to-sqlite stores the text of a message')
    sys.exit(1)
END
