#!/usr/bin/env bash
# lemmatizer gives the base form of an English word. A good guess for enable, disease and report: themselves. It gives able,
# ease and port, as a prefix is cut off wherever the rest is in the lexicon, and one after the other: understand is stand,
# discover is cover, percent is cent, remain is main. As single letters are in the lexicon, unit is t, overcome is e and superb
# is b.
# Seen: lemmatizer 0.0.1 of npm; ships, mice and running are told rightly, and went is wend.
# Why it matters here: opposites become one word, such as enable and disable, cover and discover, and words of one letter fill
# the index.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    lemmatizer@0.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const { lemmatizer } = require("lemmatizer");

console.log("lemmatizer", require("lemmatizer/package.json").version);
const words = ["ships", "enable", "disease", "report", "understand", "discover", "percent", "unit", "overcome", "superb"];
const got = words.map((word) => lemmatizer(word));
console.log(words.map((word, i) => `${word}: ${got[i]}`).join(", "));
if (got.join(" ") !== "ship able ease port stand cover cent t e b") {
  console.error("changed: a word keeps its prefix");
  process.exit(1);
}
END
node --no-deprecation run.js
