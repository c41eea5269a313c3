#!/usr/bin/env bash
# abook, the address book of the terminal, reads vCards (--convert --informat vcard). A good guess for a person whose address has
# a label, "item1.EMAIL;type=INTERNET:ben@example.org", as iPhones and Macs write it: the person has this address. Ben has none,
# and of Anna's two the one without a label is left; numbers, streets and pages with a label are dropped in the same way. A note
# that goes on in a second line has its first line alone, and "\," keeps its backslash.
# Seen: abook 0.6.1 of Debian 12, which is not the package of that name of PyPI.
# Why it matters here: nobody from such a phone can be written to, and two books of one person have no address in common.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download abook=0.6.1-2+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > people.vcf <<'END'
BEGIN:VCARD
VERSION:3.0
FN:Anna Berg
N:Berg;Anna;;;
item1.EMAIL;type=INTERNET;type=pref:anna@example.org
EMAIL;type=INTERNET;type=HOME:berg@example.org
END:VCARD
BEGIN:VCARD
VERSION:3.0
FN:Ben Lund
N:Lund;Ben;;;
item1.EMAIL;type=INTERNET:ben@example.org
item2.TEL:030 1
NOTE:has a boat\, and
  a sail
END:VCARD
END
seen=$(HOME="$work" root/usr/bin/abook --convert --infile people.vcf --informat vcard --outformat abook --outfile - || true)
[ -n "$seen" ] || { echo "abook did not run; install its libraries: apt-get install abook" >&2; exit 2; }
echo "$seen"
if [ "$(grep -E '^(name|email|phone|notes)=' <<< "$seen" | paste -s -d ';')" \
        != 'name=Anna Berg;email=berg@example.org;name=Ben Lund;notes=has a boat\, and' ]; then
    echo "changed: an address with a label is read, or the whole note" >&2
    exit 1
fi
