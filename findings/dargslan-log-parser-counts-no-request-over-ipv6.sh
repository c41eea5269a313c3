#!/usr/bin/env bash
# dargslan-log-parser reads logs of nginx and sshd. Lines that its patterns do not match are left out without a count:
# requests over IPv6, requests of a user with a name ("10.0.0.5 - anna [...]") and those without a method (status 400), so
# that a report of five requests with two errors says 2 and 1. The same goes for logins over IPv6 and for logs with ISO dates,
# the default of Debian 12, which keep the login and lose the time. "search" with the last N lines numbers them from 1. Good
# guess: lines that are not understood are counted, and a line has its number in the file.
# Seen: dargslan-log-parser 1.0.0 of PyPI, Python 3.11.
# Why it matters here: a report needs the number of lines it has read and not understood; the second address of the
# documentation (2001:db8::1) belongs to each test.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" dargslan-log-parser==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from dargslan_log_parser import LogParser

print("dargslan-log-parser", version("dargslan-log-parser"))
REST = '[01/Mar/2025:10:00:00 +0000] "GET / HTTP/1.1" 200 5 "-" "x"\n'
NGINX = ["10.0.0.1 - - " + REST, "10.0.0.1 - - " + REST.replace("200", "404"), "2001:db8::1 - - " + REST,
         "10.0.0.5 - anna " + REST, '10.0.0.6 - - [01/Mar/2025:10:00:00 +0000] "-" 400 0 "-" "-"\n']
AUTH = ["Mar  1 10:00:00 host sshd[1]: Failed password for anna from 10.0.0.1 port 5 ssh2\n",
        "Mar  1 10:00:00 host sshd[1]: Failed password for anna from 2001:db8::1 port 5 ssh2\n",
        "2025-03-01T10:00:00+00:00 host sshd[1]: Failed password for bert from 10.0.0.1 port 5 ssh2\n"]
for name, lines in (("access.log", NGINX), ("auth.log", AUTH)):
    with open(name, "w", encoding="utf-8") as file:
        file.writelines(lines)
parser = LogParser()
report = parser.summary("access.log", "nginx")
logins = [(entry["user"], entry["timestamp"]) for entry in parser.parse_auth_log("auth.log")]
last = parser.search("access.log", "400", tail=1)[0]["line_number"]
print(report, logins, last, sep="\n")
if (report["total_requests"], report["error_count"], last) != (2, 1, 1) \
        or logins != [("anna", "Mar  1 10:00:00"), ("bert", "")]:
    sys.exit("changed: all requests and logins are counted, or the line has its number")
END
