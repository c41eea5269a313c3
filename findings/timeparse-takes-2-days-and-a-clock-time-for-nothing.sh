#!/usr/bin/env bash
# timeparse reads durations such as "1h30m" or "1.5h" and gives milliseconds; for a unit it does not know, "5min", it raises an
# error. A good guess for "2 days" and "1:30": the same error, or two days. Both are 0, without an error, as a text without a
# duration is; "1h 30" is one hour, and "-5m" is five minutes ahead, not back.
# Seen: timeparse 1.0.0 of npm.
# Why it matters here: events and cues with such a time are all put at the same moment, and minus is plus.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts timeparse@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const timeparse = require("timeparse");

console.log("timeparse", require("timeparse/package.json").version);
const texts = ["1h30m", "2 days", "1:30", "1h 30", "-5m"];
const times = texts.map((text) => timeparse(text));
texts.forEach((text, i) => console.log(JSON.stringify(text), times[i]));
let error = "";
try {
  timeparse("5min");
} catch (e) {
  error = e.message;
}
console.log("5min:", error);
if (times.join() !== "5400000,0,0,3600000,300000" || !error) {
  console.error("changed: what is not understood is an error");
  process.exit(1);
}
END
node run.js
