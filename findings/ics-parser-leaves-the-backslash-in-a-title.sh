#!/usr/bin/env bash
# ics-parser reads calendars. A good guess for the title and the place of an event with a comma, which a calendar writes as
# "Fair\, part 1" and "Old Harbour\, Oslo": without the backslash, as its description is read, where "\n" becomes a line break.
# The backslash stays in the title, and in a description too: only the line breaks are read there.
# Seen: ics-parser 0.1.5 of npm.
# Why it matters here: an event and its copy from another program, which reads the backslash, have two titles.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts ics-parser@0.1.5 > /dev/null || exit 2

cat > run.js <<'END'
const parse = require("ics-parser");

const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1@example.org", "DTSTART:20260601T100000Z",
  "SUMMARY:Fair\\, part 1", "LOCATION:Old Harbour\\, Oslo", "DESCRIPTION:Boats\\, ropes\\nand flags", "END:VEVENT",
  "END:VCALENDAR", ""];
console.log("ics-parser", require("ics-parser/package.json").version);
const event = parse(lines.join("\r\n"))[0];
console.log(event);
if (event.name !== "Fair\\, part 1" || !event.description.includes("\nand flags") || !event.description.includes("\\,")) {
  console.error("changed: a comma has no backslash");
  process.exit(1);
}
END
node run.js
