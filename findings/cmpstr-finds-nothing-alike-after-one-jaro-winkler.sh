#!/usr/bin/env bash
# CmpStr has Levenshtein, Jaro-Winkler and other measures. A good guess for the Levenshtein similarity of "high tide" and "low
# tide": 0.56, whatever was compared before. It is 0 if one Jaro-Winkler of "tide" and "tidal waters" came first; and
# Jaro-Winkler itself has 0.56 in place of 0.73 as the second of two. The rows of a table come from a store that does not take
# out what it lends: where one array only is long enough, both rows are that array.
# Seen: cmpstr 3.3.0 of npm, without flags, each row in a process of its own.
# Why it matters here: a measure of two texts has to depend on these two only.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    cmpstr@3.3.0 > /dev/null || exit 2

cat > run.js <<'END'
const { execFileSync } = require("child_process");
const [first, metric] = process.argv.slice(2);
if (metric) {
  const { CmpStr } = require("cmpstr");
  if (first === "after") CmpStr.create().setMetric("jaroWinkler").test("tide", "tidal waters");
  console.log(CmpStr.create().setMetric(metric).test("high tide", "low tide").match.toFixed(2));
  process.exit(0);
}
console.log("cmpstr", JSON.parse(require("fs").readFileSync("node_modules/cmpstr/package.json")).version);
const seen = [];
for (const name of ["levenshtein", "damerau", "jaroWinkler"]) {
  for (const when of ["alone", "after"]) {
    seen.push(execFileSync("node", [__filename, when, name]).toString().trim());
  }
  console.log(`${name} of high tide and low tide: ${seen.at(-2)}, after a Jaro-Winkler of others ${seen.at(-1)}`);
}
if (seen.join() !== "0.56,0.00,0.56,0.00,0.73,0.56") {
  console.log("changed: what was compared before does not matter");
  process.exit(1);
}
END
node run.js
