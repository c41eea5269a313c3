#!/usr/bin/env bash
# 2vcard writes the address books of mail programs as vCards, that of mutt too. A good guess for "alias anna Anna Berg
# <anna@example.org>", as mutt itself writes it: a card of Anna Berg with this address. It is a card of a person whose name is
# <anna@example.org>, with the address "Anna Berg". The rule for lines with the name behind the address is tried first, and fits
# all lines that end in pointed brackets; lines it is for, ending in round ones, are refused.
# Seen: 2vcard 0.6 of Debian 12.
# Why it matters here: no card has an address that can be written to, and all people have the names of their addresses.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download 2vcard=0.6-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

printf 'alias anna Anna Berg <anna@example.org>\nalias ben ben@example.org (Ben Lund)\n' > aliases
seen=$(perl root/usr/bin/2vcard -f mutt -i aliases 2> warnings)
echo "2vcard 0.6"
echo "$seen"
cat warnings
if ! grep -q '^FN:<anna@example.org>$' <<< "$seen" || ! grep -q '^EMAIL;INTERNET:Anna Berg$' <<< "$seen" \
        || ! grep -q 'ben@example.org (Ben Lund)' warnings; then
    echo "changed: a name is a name" >&2
    exit 1
fi
