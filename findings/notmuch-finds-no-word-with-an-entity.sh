#!/usr/bin/env bash
# notmuch indexes the HTML of a mail through a filter that drops tags. A good guess: it also decodes entities, as every other
# reader of HTML does, and drops scripts.
# It drops what stands between < and > and nothing else. "caf&eacute;" is the word "caf&eacute", "na&iuml;ve" are two words;
# the code of scripts is indexed, as the rules of style sheets are.
# Seen: notmuch 0.37 of Debian 12.
# Why it matters here: a mail in French or German with entities is not found by its words, and two mails of one text, one with
# entities and one in UTF-8, share few words.
set -euo pipefail
command -v notmuch > /dev/null || { echo "needs notmuch: apt-get install notmuch" >&2; exit 2; }
work=$(mktemp -d)
export HOME=$work
unset NOTMUCH_CONFIG NOTMUCH_DATABASE NOTMUCH_PROFILE
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/mail/cur" "$work/mail/new" "$work/mail/tmp"
printf '[database]\npath=%s/mail\n[user]\nname=a\nprimary_email=a@example.org\n[new]\ntags=new\n' "$work" > "$work/.notmuch-config"
printf '%s\n' 'From: a@example.org' 'To: b@example.org' 'Subject: menu' 'Message-ID: <one@example.org>' \
    'Date: Mon, 12 Jan 2026 10:00:00 +0000' 'MIME-Version: 1.0' 'Content-Type: text/html; charset=utf-8' '' \
    '<p>caf&eacute; na&iuml;ve garçon</p><script>var tracker = 1;</script>' > "$work/mail/cur/1:2,S"
notmuch new --quiet || exit 2
notmuch --version
for word in garçon café 'caf&eacute' naïve tracker; do printf '%-10s %s\n' "$word" "$(notmuch count "$word")"; done
[ "$(notmuch count café)$(notmuch count 'caf&eacute')" = 01 ] || { echo "changed: entities are decoded"; exit 1; }
[ "$(notmuch count garçon)$(notmuch count tracker)" = 11 ] || { echo "changed: scripts are left out, or nothing is found"; exit 1; }
