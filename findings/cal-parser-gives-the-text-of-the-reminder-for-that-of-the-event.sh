#!/usr/bin/env bash
# cal-parser reads a calendar file as a list of events with their fields. A good guess for the description of a course that has
# a reminder, as nearly each event of a calendar program has: what the organizer wrote, "Bring a rope.". It is "This is an
# event reminder", the text that Google puts into each reminder: the lines of the reminder (VALARM) are taken for lines of the
# event, and the last of two with one name stays. It is the same with the guests, of which the last is left, and with the
# addresses of a reminder by mail.
# Seen: cal-parser 1.0.2 of npm.
# Why it matters here: all events with a reminder have one text; whoever compares or shows them by their description has it for
# none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" cal-parser@1.0.2 > /dev/null || exit 2
cat > run.js <<'END'
const calendar = require('cal-parser');

console.log('cal-parser', require('./node_modules/cal-parser/package.json').version);
const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:This is an event reminder', 'TRIGGER:-PT10M', 'END:VALARM'];
const text = (alarm) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org',
  'DTSTAMP:20260101T080000Z', 'DTSTART:20260112T100000Z', 'SUMMARY:Course', 'DESCRIPTION:Bring a rope.', ...alarm,
  'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const [without] = calendar.parseString(text([])).events;
const [withReminder] = calendar.parseString(text(reminder)).events;
console.log('without a reminder:', without.description.value);
console.log('with a reminder:   ', withReminder.description.value);
if (without.description.value !== 'Bring a rope.' || withReminder.description.value !== 'This is an event reminder') {
  console.error('changed: the event has its own description');
  process.exitCode = 1;
}
END
node run.js
