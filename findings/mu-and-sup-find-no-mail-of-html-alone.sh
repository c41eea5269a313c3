#!/usr/bin/env bash
# Many newsletters and bills are HTML without a plain part. A good guess: programs that search mail find them by their words, as
# notmuch does.
# mu and sup index none of these words, without a message: such a mail is found by its headers alone.
# Seen: mu 1.8.14 and sup 1.1 of Debian 12.
# Why it matters here: these mails have no text in the index, so they are never near-duplicates there.
set -euo pipefail
for program in mu sup-sync xapian-delve; do
    command -v $program > /dev/null || { echo "needs $program: apt-get install maildir-utils sup-mail xapian-tools" >&2; exit 2; }
done
work=$(mktemp -d)
export HOME=$work USER=nobody
unset MUHOME SUP_BASE
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/mail/cur" "$work/mail/new" "$work/mail/tmp" "$work/.sup"
write() {
    printf '%s\n' 'From: a@example.org' 'To: b@example.org' "Subject: $1" "Message-ID: <$1@example.org>" \
        'Date: Mon, 12 Jan 2026 10:00:00 +0000' 'MIME-Version: 1.0' "Content-Type: text/$1; charset=utf-8" '' "$2" > "$work/mail/cur/$1:2,S"
}
write plain 'quartz falcon'
write html '<p>marble willow</p>'
printf -- '---\n- !<tag:supmua.org,2006-10-01/Redwood/Maildir>\n  uri: maildir:%s/mail\n  usual: true\n  archived: false\n' "$work" > "$work/.sup/sources.yaml"
printf '  sync_back: false\n  id: 1\n  labels: []\n' >> "$work/.sup/sources.yaml"
mu init --maildir="$work/mail" --muhome="$work/mu" --quiet && mu index --muhome="$work/mu" --quiet || exit 2
(yes '' || true) | sup-sync --all-sources > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 2; }
dpkg-query -W maildir-utils sup-mail
in_mu() { mu find --muhome="$work/mu" --fields=i "body:$1" 2> /dev/null | grep -c . || true; }
in_sup() { xapian-delve -1 -a "$work/.sup/xapian" | grep -cxF "B$1" || true; }
for word in quartz marble; do echo "$word: mu $(in_mu $word), sup $(in_sup $word)"; done
[ "$(in_mu quartz)$(in_sup quartz)" = 11 ] || { echo "changed: the plain mail is not found"; exit 1; }
[ "$(in_mu marble)$(in_sup marble)" = 00 ] || { echo "changed: a mail of HTML alone is found"; exit 1; }
