#!/usr/bin/env bash
# vcard2pal of the calendar pal makes a calendar of the birthdays in an address book. A good guess for BDAY:19810602, the form
# that version 4 of the format asks for and that phones write: 2 June, with the year of birth. The line is "0000 Ben Cox
# (!19810602!)", without a day, so that pal shows it never; a birthday without a year, --0703, has the day but an empty place for
# its age, "(!!)". Only 1981-06-02 is read.
# Seen: pal 0.4.3-8.1 of Debian 12.
# Why it matters here: whose birthdays are missing cannot be seen in the calendar.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download pal=0.4.3-8.1+b5 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

printf 'BEGIN:VCARD\r\nVERSION:%s\r\nFN:%s\r\nN:;;;;\r\nBDAY:%s\r\nEND:VCARD\r\n' \
    3.0 'Anna Berg' 1980-05-01 4.0 'Ben Cox' 19810602 4.0 'Ina May' --0703 > book.vcf
perl root/usr/bin/vcard2pal book.vcf | tr -d '\r' > birthdays.pal
cat birthdays.pal
if ! grep -q '^00000501 Anna Berg (!1980!)' birthdays.pal || ! grep -q '^0000 Ben Cox' birthdays.pal; then
    echo "changed: Ben has a birthday" >&2
    exit 1
fi
