#!/usr/bin/env bash
# talisman's keyer name-sig makes a key of a person's name, without titles such as "Dr." and "M." and without most vowels. A
# good guess for "Adam Smith" and "Ada Smith": two keys, as an "m" stays. They are one, and so are "Tim Brown" and "Ti Brown",
# "Ernst Mach" and "Ern Mach": the titles are looked for at the end of other words too, where the "m" of "Adam " is one. "Smith,
# Adam" has its m.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month).
# Why it matters here: what is taken away before records are compared has to be a whole word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const nameSig = require("talisman/keyers/name-sig");
console.log("talisman", require("talisman/package.json").version);
const seen = [];
for (const [one, other] of [["Adam Smith", "Ada Smith"], ["Ernst Mach", "Ern Mach"], ["Smith, Adam", "Smith, Ada"]]) {
  seen.push(nameSig(one), nameSig(other));
  console.log(`${one}: ${seen.at(-2)}, ${other}: ${seen.at(-1)} (expected two keys)`);
}
if (seen.join() !== "adsmth,adsmth,ernmkh,ernmkh,smthdm,smthd") {
  console.log("changed: only whole words are titles");
  process.exit(1);
}
END
node run.js
