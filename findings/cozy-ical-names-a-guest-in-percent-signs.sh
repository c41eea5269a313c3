#!/usr/bin/env bash
# cozy-ical reads calendars with their guests and series. A good guess for the guest "Berg, Anna", in quotation marks as the
# standard asks for a name with a comma: that name without the marks; and for a series from which a day was taken out: the day
# is in the event. The name is "%22Berg%2C%20Anna%22", while Ben without a comma is "Ben", and the event knows nothing of the
# day, so that the meeting takes place on it.
# Seen: cozy-ical 1.1.22 of npm.
# Why it matters here: one guest has two names, and a cancelled meeting is on the list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts cozy-ical@1.1.22 > /dev/null || exit 2

cat > run.js <<'END'
const { ICalParser } = require("cozy-ical");

const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//fair//EN", "BEGIN:VEVENT", "UID:1@example.org",
  "DTSTAMP:20260101T000000Z", "DTSTART:20260601T080000Z", "DTEND:20260601T090000Z", "SUMMARY:Meeting",
  "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE:20260608T080000Z", 'ATTENDEE;CN="Berg, Anna":mailto:anna@example.org',
  "ATTENDEE;CN=Ben:mailto:ben@example.org", "END:VEVENT", "END:VCALENDAR", ""];
console.log("cozy-ical", require("cozy-ical/package.json").version);
new ICalParser().parseString(lines.join("\r\n"), { defaultTimezone: "Europe/Oslo" }, (error, calendar) => {
  const event = calendar.subComponents[0].model;
  const names = event.attendees.map((guest) => guest.details.name);
  console.log(names, event.rrule);
  if (names.join() !== "%22Berg%2C%20Anna%22,Ben" || JSON.stringify(event).includes("2026-06-08")) {
    console.error("changed: the name is read, and the day that was taken out");
    process.exit(1);
  }
});
END
node run.js
