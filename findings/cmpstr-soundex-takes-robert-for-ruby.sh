#!/usr/bin/env bash
# CmpStr has Soundex, the first letter and the next three consonants' digits. A good guess for "Robert", "Rupert" and "Ruby":
# R163, R163, R100, as in every description of Soundex; "Dickson" D250. All of the first three are R100, "Dickson" is D200 as
# "Dick" is, and "Miller" M400 as "Mill": it stops at four signs and drops the vowels after that only, which count until then.
# Seen: cmpstr 3.3.0 of npm.
# Why it matters here: names that begin alike fall into one block, and the blocks are many times as large.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    cmpstr@3.3.0 > /dev/null || exit 2

cat > run.js <<'END'
const { CmpStr } = require("cmpstr");
console.log("cmpstr", JSON.parse(require("fs").readFileSync("node_modules/cmpstr/package.json")).version);
const names = { Robert: "R163", Rupert: "R163", Ruby: "R100", Dickson: "D250", Dick: "D200", Miller: "M460", Mill: "M400" };
const seen = Object.entries(names).map(([name, expected]) => {
  const code = CmpStr.create().phoneticIndex(name, "soundex");
  console.log(`${name}: ${code} (expected ${expected})`);
  return code;
});
if (seen.join() !== "R100,R100,R100,D200,D200,M400,M400") {
  console.log("changed: the vowels do not count");
  process.exit(1);
}
END
node run.js
