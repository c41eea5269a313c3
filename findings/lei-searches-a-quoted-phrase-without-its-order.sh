#!/usr/bin/env bash
# 'lei q' of public-inbox takes a query as mail programs do. A good guess: lei q '"needle amber"' searches for this phrase, and
# lei q 'needle amber' for both words.
# It is the reverse. lei puts quotation marks around each argument with a space, so the phrase is between empty ones and only
# its words are searched, in any order and distance; the argument without quotation marks is a phrase.
# Seen: lei 1.9.0 of Debian 12.
# Why it matters here: counts of phrases that were quoted for the shell are counts of mails with all the words.
set -euo pipefail
command -v lei > /dev/null || { echo "needs lei: apt-get install lei" >&2; exit 2; }
work=$(mktemp -d)
export HOME=$work XDG_RUNTIME_DIR=$work
unset XDG_DATA_HOME XDG_CONFIG_HOME
trap 'lei daemon-kill > /dev/null 2>&1 || true; rm -rf "$work"' EXIT
mkdir -p "$work/mail/cur" "$work/mail/new" "$work/mail/tmp"
printf 'From: a@example.org\nTo: b@example.org\nSubject: tools\nMessage-ID: <one@example.org>\nDate: %s\n\n%s\n' \
    'Mon, 12 Jan 2026 10:00:00 +0000' 'amber needle and a bronze kettle' > "$work/mail/cur/1:2,S"
lei init "$work/store" > /dev/null 2>&1 || exit 2
lei import "$work/mail" > /dev/null 2>&1 < /dev/null || exit 2
found() { lei q -f jsonl -- "$1" 2> /dev/null < /dev/null | grep -c one@example.org || true; }
for _ in 1 2 3 4 5 6 7 8 9 10; do [ "$(found amber)" = 1 ] && break; sleep 1; done
dpkg-query -W lei
for query in 'amber needle' 'needle amber' '"amber needle"' '"needle amber"' '"kettle amber"'; do
    printf "lei q '%s': %s\n" "$query" "$(found "$query")"
done
[ "$(found '"kettle amber"')" = 1 ] || { echo "changed: a quoted argument is a phrase"; exit 1; }
[ "$(found 'needle amber')" = 0 ] || { echo "changed: an argument with a space is no phrase"; exit 1; }
