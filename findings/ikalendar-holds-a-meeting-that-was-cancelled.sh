#!/usr/bin/env bash
# ikalendar reads calendars with their series. A good guess for a series from which two days were taken out, each in a line
# EXDATE of its own, as most calendars write them: both are in the event. Only the last line is kept, so that the first of the
# two days takes place again; the rule of the series is given as beginning at the moment of the reading, with its minutes, in
# place of the day DTSTART names.
# Seen: ikalendar 1.5.0 of npm.
# Why it matters here: meetings that were cancelled are back, and two readings of one file differ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts ikalendar@1.5.0 > /dev/null || exit 2

cat > run.js <<'END'
const { Parser } = require("ikalendar");

const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//fair//EN", "BEGIN:VEVENT", "UID:1@example.org",
  "DTSTAMP:20260101T000000Z", "DTSTART:20260601T080000Z", "DTEND:20260601T090000Z", "SUMMARY:Meeting",
  "RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20260608T080000Z", "EXDATE:20260615T080000Z", "END:VEVENT", "END:VCALENDAR", ""];
console.log("ikalendar", require("ikalendar/package.json").version);
const event = new Parser().parse(lines.join("\r\n")).events[0];
const begins = JSON.stringify(event.rrule.options.dtstart);
console.log("taken out:", JSON.stringify(event.exdate), "- starts", JSON.stringify(event.start), "- rule starts", begins);
if (JSON.stringify(event.exdate).includes("20260608") || begins.includes("2026-06-01")) {
  console.error("changed: both days are taken out and the series begins at its start");
  process.exit(1);
}
END
node run.js
