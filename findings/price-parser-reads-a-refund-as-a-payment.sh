#!/usr/bin/env bash
# price-parser finds prices in a text, with their currency. A good guess for "-€5", "−$12.50" and "5 euros": -5, -12.5 and 5
# euros. The first two are 5 and 12.5, the same as the payments that they pay back, and the third is not found, since only signs
# and codes of currencies are known; of a span "$5–10" nothing is found, and of "€5-€10" the first price alone.
# Seen: price-parser 3.4.0 of npm.
# Why it matters here: a payment and its refund are a copy of each other, and the sum of both is twice the price.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts price-parser@3.4.0 > /dev/null || exit 2

cat > run.js <<'END'
const { parseAll } = require("price-parser");

console.log("price-parser", require("price-parser/package.json").version);
const texts = ["€5", "-€5", "5 euros", "$5–10", "€5-€10"];
const found = texts.map((text) => parseAll(text).map((price) => price.floatValue));
texts.forEach((text, i) => console.log(text, found[i]));
if (JSON.stringify(found) !== "[[5],[5],[],[],[5]]") {
  console.error("changed: a minus in front of a price is read, or a span is");
  process.exit(1);
}
END
node run.js
