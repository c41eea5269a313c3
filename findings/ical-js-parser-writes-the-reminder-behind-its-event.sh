#!/usr/bin/env bash
# ical-js-parser turns a calendar into an object and the object into a calendar again. A good guess for an event with a
# reminder, as each phone writes it, read and written without a change: the reminder stands within the event. It is written
# behind END:VEVENT, where no calendar program looks for one, a line ":" stands in the event in its place, and the name of a
# guest, "Berg, Anna", has lost the blank behind its comma.
# Seen: ical-js-parser 0.7.4 of npm.
# Why it matters here: a calendar that was only read and saved rings for nothing more, and strict programs refuse it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts ical-js-parser@0.7.4 > /dev/null || exit 2

cat > run.js <<'END'
const parser = require("ical-js-parser").default;

const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//fair//EN", "BEGIN:VEVENT", "UID:1@example.org",
  "DTSTAMP:20260101T000000Z", "DTSTART:20260601T080000Z", "DTEND:20260601T090000Z", "SUMMARY:Meeting",
  'ATTENDEE;CN="Berg, Anna":mailto:anna@example.org', "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Reminder",
  "TRIGGER:-PT15M", "END:VALARM", "END:VEVENT", "END:VCALENDAR", ""];
console.log("ical-js-parser", require("ical-js-parser/package.json").version);
const written = parser.toString(parser.toJSON(lines.join("\r\n")));
console.log(written);
if (written.indexOf("BEGIN:VALARM") < written.indexOf("END:VEVENT") || !/\n:\r?\n/.test(written)) {
  console.error("changed: the reminder is within its event");
  process.exit(1);
}
END
node run.js
