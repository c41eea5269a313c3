#!/usr/bin/env bash
# en-stemmer is Porter's stemmer for English. A good guess for "feed", "seeds" and "need": "feed", "seed" and "need", as in
# Porter's paper, which has "feed" as its example of what stays. They are "fee", "see" and "nee", and "speed" is "spee": of
# "eed" only "ee" is kept if something of weight is in front of it, but it is the whole word that is weighed, "eed" with it. So
# a seed is a see, and a feed a fee. "agreed" and "agree" are one, as they have to be.
# Seen: en-stemmer 1.0.3 of npm.
# Why it matters here: a stemmer that is not that of the other side makes other words of the same text, and of others the same.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    en-stemmer@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const { stemmer } = require("en-stemmer");
console.log("en-stemmer", require("en-stemmer/package.json").version);
const seen = [];
for (const [word, expected] of [["feed", "feed"], ["fee", "fee"], ["seeds", "seed"], ["see", "see"], ["need", "need"],
  ["speed", "speed"], ["agreed", "agre"], ["agree", "agre"]]) {
  seen.push(stemmer(word));
  console.log(`${word}: ${seen.at(-1)} (expected ${expected})`);
}
if (seen.join() !== "fee,fee,see,see,nee,spee,agre,agre") {
  console.log("changed: the short words in -eed stay");
  process.exit(1);
}
END
node run.js
