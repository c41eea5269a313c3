#!/usr/bin/env bash
# icalts of npm turns calendars (.ics) into JSON, in the manner of ical.js. An event names each guest in a line of its own. A
# good guess for three guests: all three, as a list, as two events are. The last one is there: a line takes the place of the one
# before of the same name; of several dates, categories or comments one is left as well. An event alone is a list of one.
# Seen: icalts 0.0.2 of npm.
# Why it matters here: events with the same last guest look alike, and nobody is found by the others.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    icalts@0.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const {lines2tree} = require('icalts');

console.log('icalts', require('./node_modules/icalts/package.json').version);
const guests = ['ann', 'bob', 'eve'].map((name) => `ATTENDEE:mailto:${name}@example.org`);
const notes = ['COMMENT:Bring bread.', 'COMMENT:Bring fish.'];
const event = (number) => ['BEGIN:VEVENT', `UID:${number}`, ...guests, ...notes, 'END:VEVENT'];
const tree = lines2tree(['BEGIN:VCALENDAR', ...event(1), ...event(2), 'END:VCALENDAR']);
const events = tree.VCALENDAR[0].VEVENT;
console.log(JSON.stringify(events));
if (events.length !== 2 || events[0].ATTENDEE !== 'mailto:eve@example.org' || events[0].COMMENT !== 'Bring fish.') {
  console.error('changed: all guests are there');
  process.exitCode = 1;
}
END
node run.js
