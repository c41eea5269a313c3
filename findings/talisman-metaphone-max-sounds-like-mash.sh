#!/usr/bin/env bash
# talisman has Metaphone, whose code for "sh" is X. A good guess for "Max" and "Mash": MKS and MX, and one code for "Dixon" and
# "Dickson", TKSN. "Max" is MX, as "Mash" is, "Alex" ALX, and "Dixon" TXN, "Dickson" TKKSN: an x that is not the first letter is
# left as it is and so becomes the code of another sound, and "ck" gives two K. Its Double Metaphone has MKS and TKSN.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month).
# Why it matters here: names that sound alike fall apart, and others fall together, where records are put into blocks by sound.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const metaphone = require("talisman/phonetics/metaphone"), double = require("talisman/phonetics/double-metaphone");
console.log("talisman", require("talisman/package.json").version);
const seen = ["Max", "Mash", "Alex", "Dixon", "Dickson"].map((name) => {
  console.log(`${name}: ${metaphone(name)}, by Double Metaphone ${double(name)[0]}`);
  return metaphone(name);
});
if (seen.join() !== "MX,MX,ALX,TXN,TKKSN") {
  console.log("changed: an x is the sound of k and s");
  process.exit(1);
}
END
node run.js
