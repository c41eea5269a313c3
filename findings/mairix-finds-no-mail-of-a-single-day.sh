#!/usr/bin/env bash
# mairix searches mail archives; d: takes a range of dates, and its manual has "March 1st" as the start of d:20030301-20030425. A
# good guess for d:20260103-20260106 and a mail at noon of each day: those of 3, 4, 5 and 6 January. They are of 4, 5 and 6: a
# range begins when its first day is over. So d:20260104-20260104 and d:20260104 find nothing, and d:2026 has no mail of New
# Year's Day. A word with a letter that is not ASCII, "fällt" in UTF-8, is indexed as "f" and "llt", but a query is not taken
# apart: b:fällt finds nothing, b:llt does.
# Seen: mairix 0.24 of Debian 12, in UTC.
# Why it matters here: who looks for the mails of a day is told that there are none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download mairix=0.24-2 || exit 2
dpkg -x mairix*.deb root

for day in 01 02 03 04 05 06 07; do
    printf 'From ann@example.net Thu Jan  1 12:00:00 2026\nFrom: ann@example.net\nTo: list@example.net\nSubject: of %s\n' "$day"
    printf 'Date: %s Jan 2026 12:00:00 +0000\nMessage-ID: <%s@example.net>\n' "$day" "$day"
    printf 'Content-Type: text/plain; charset=utf-8\n\nDer Schnee fällt.\n\n'
done > list.mbox
printf 'base=%s\nmbox=list.mbox\nmfolder=found\ndatabase=database\nmformat=mbox\n' "$work" > settings
export TZ=UTC
root/usr/bin/mairix -f settings > said 2>&1 || { cat said >&2; exit 2; }
# days QUERY: the days of the mails that are found
days() {
    root/usr/bin/mairix -f settings "$1" > said 2>&1 || true
    sed -n 's/^Subject: of 0*//p' found | paste -s -d ' '
}
range=$(days d:20260103-20260106) day=$(days d:20260104-20260104) period=$(days d:20260104) year=$(days d:2026)
whole=$(days b:fällt) part=$(days b:llt) snow=$(days b:schnee)
echo "mairix 0.24: d:20260103-20260106: $range; d:20260104-20260104: $day; d:20260104: $period; d:2026: $year"
echo "b:schnee: $snow; b:fällt: $whole; b:llt: $part"
[ "$range" = "4 5 6" ] && [ -z "$day$period$whole" ] && [ "$year" = "2 3 4 5 6 7" ] && [ "$snow" = "1 2 3 4 5 6 7" ] &&
    [ "$part" = "$snow" ] || { echo "changed: the first day belongs to a range"; exit 1; }
