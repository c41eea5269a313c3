#!/usr/bin/env bash
# isodate reads dates in the form of ISO 8601. A good guess for 2024-05-02T10:30+02:00, half past ten in Oslo in summer: 08:30
# in UTC, as Date itself has it; and for "2024-05": the first of May. It is 12:30, four hours late: the offset is added where it
# is to be taken off. "2024-05" is the 30th of April and "2024" the 31st of December 2023, since a missing day is day 0.
# Seen: isodate 0.1.4 of npm.
# Why it matters here: the posts of two places are sorted wrongly, and all of a year belongs to the year before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts isodate@0.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const isodate = require("isodate");

console.log("isodate", require("isodate/package.json").version);
const texts = ["2024-05-02T10:30:00Z", "2024-05-02T10:30:00+02:00", "2024-05", "2024"];
const dates = texts.map((text) => isodate(text).toISOString());
texts.forEach((text, i) => console.log(text, dates[i], "and Date has", new Date(text).toISOString()));
if (!dates[1].includes("T12:30") || !dates[2].includes("04-30") || !dates[3].includes("2023-12-31")) {
  console.error("changed: an offset is taken off and a missing day is the first");
  process.exit(1);
}
END
node run.js
