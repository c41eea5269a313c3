#!/usr/bin/env bash
# cal-parser reads a calendar file as a list of events; an event that is repeated has its dates as recurrenceRule, and
# getEventsBetweenDates asks for the events of a month. A good guess for a market on three Mondays of January 2025, of which
# the second was taken out (EXDATE): the first and the third. These are not its dates: the three Mondays are counted from the
# moment at which the program runs, this week and the next two, at the hour and minute of now. Without the exception the dates
# are right: the start is handed to the rule alone, not to the rule with its exceptions.
# Seen: cal-parser 1.0.2 of npm, with the rrule that it asks for.
# Why it matters here: an event of the past happens this week again, and none of its dates is in the month where it was.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" cal-parser@1.0.2 > /dev/null || exit 2
cat > run.js <<'END'
const calendar = require('cal-parser');

console.log('cal-parser', require('./node_modules/cal-parser/package.json').version);
const text = (exception) => ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', 'BEGIN:VEVENT', 'UID:1@example.org',
  'DTSTAMP:20250101T080000Z', 'DTSTART:20250106T100000Z', 'SUMMARY:Market', 'RRULE:FREQ=WEEKLY;COUNT=3', ...exception,
  'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const dates = (exception) => {
  const [event] = calendar.parseString(text(exception)).events;
  return event.recurrenceRule.all().map((date) => date.toISOString().slice(0, 10));
};
const plain = dates([]);
const without = dates(['EXDATE:20250113T100000Z']);
console.log('three Mondays:             ', plain.join(' '));
console.log('three Mondays but the 13th:', without.join(' '));
if (plain.join(' ') !== '2025-01-06 2025-01-13 2025-01-20' || without.some((date) => date < '2026')) {
  console.error('changed: the dates are counted from the start of the event');
  process.exitCode = 1;
}
END
node run.js
