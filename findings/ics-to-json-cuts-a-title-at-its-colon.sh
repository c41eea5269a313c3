#!/usr/bin/env bash
# ics-to-json makes objects of the events of a calendar. A good guess for "SUMMARY:Budget: first draft": the title "Budget: first
# draft". It is "Budget": a line is split at its colons, and the second part is the value. A place that is the address of a video
# meeting is "https", a description ends at the first time of day ("at 10:30" is "at 10"), and a folded line with a colon is gone.
# Seen: ics-to-json 2.0.2 of npm (2,000 downloads a month).
# Why it matters here: meetings of one series with other topics are copies of each other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    ics-to-json@2.0.2 > /dev/null || exit 2

cat > run.js <<'END'
const { icsToJson } = require("ics-to-json");
const { readFileSync } = require("node:fs");
console.log("ics-to-json", JSON.parse(readFileSync("node_modules/ics-to-json/package.json")).version);

function event(summary, location, description) {
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "DTSTART:20260301T090000Z", `SUMMARY:${summary}`,
    `LOCATION:${location}`, `DESCRIPTION:${description}`, "END:VEVENT", "END:VCALENDAR", ""];
  const { summary: title, location: place, description: text } = icsToJson(lines.join("\r\n"))[0];
  console.log(`${summary}, ${location}, ${JSON.stringify(description)}: ${title}, ${place}, ${text}`);
  return `${title}/${place}/${text}`;
}

const seen = [event("Budget: first draft", "https://meet.test/abc", "We meet at 10:30."), event("Budget", "Room 1", "We meet."),
  event("Budget: last draft", "Room 1", "A long text that goes\r\n  on, note: bring the\r\n  figures.")];
if (seen.join(" | ") !== "Budget/https/We meet at 10 | Budget/Room 1/We meet. | Budget/Room 1/A long text that goes") {
  console.log("changed: a value goes on behind a colon");
  process.exit(1);
}
END
node run.js
