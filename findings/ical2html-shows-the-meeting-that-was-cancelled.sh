#!/usr/bin/env bash
# ical2html writes a calendar file as a page with a table for each month. A good guess for a choir of three Mondays, the second of
# which was taken out of the series (EXDATE): two meetings. There are three, the one that was cancelled too; exceptions are not
# looked at. One that was moved (RECURRENCE-ID) is there on its new and on its old date.
# Seen: ical2html 3.0 of Debian 12; icalfilter, which comes with it, keeps them as they are.
# Why it matters here: people come to meetings that are not held, and the page differs from the calendar it was made of.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ical2html=3.0-1 libical3=3.0.16-1+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:x BEGIN:VEVENT UID:a DTSTAMP:20260101T000000Z DTSTART:20260105T100000Z \
    DTEND:20260105T110000Z "RRULE:FREQ=WEEKLY;COUNT=3" EXDATE:20260112T100000Z SUMMARY:Choir END:VEVENT \
    BEGIN:VEVENT UID:b DTSTAMP:20260101T000000Z DTSTART:20260106T100000Z DTEND:20260106T110000Z "RRULE:FREQ=WEEKLY;COUNT=2" \
    SUMMARY:Dance END:VEVENT BEGIN:VEVENT UID:b DTSTAMP:20260101T000000Z RECURRENCE-ID:20260113T100000Z \
    DTSTART:20260115T100000Z DTEND:20260115T110000Z SUMMARY:Dance END:VEVENT END:VCALENDAR > choir.ics
seen=$(LD_LIBRARY_PATH=$(dirname "$work"/root/usr/lib/*/libical.so.3) root/usr/bin/ical2html 20260101 P4W < choir.ics || true)
[ -n "$seen" ] || { echo "ical2html did not run" >&2; exit 2; }
days=$(grep -o 'title="202601[0-9]*T100000Z"' <<< "$seen" | grep -o '202601[0-9][0-9]' | paste -s -d ' ')
echo "ical2html 3.0 shows meetings on: $days"
if [ "$days" != "20260105 20260106 20260112 20260113 20260115 20260119" ]; then
    echo "changed: a date that was taken out or moved is not shown" >&2
    exit 1
fi
