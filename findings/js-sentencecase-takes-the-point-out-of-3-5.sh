#!/usr/bin/env bash
# js-sentencecase writes a text as a sentence, with a capital at its beginning. A good guess for "THE PRICE IS 3.5 EUROS. COME
# SOON!": "The price is 3.5 euros. Come soon!", the letters changed and nothing else. It is "The price is 3 5 euros come soon":
# all signs that are not letters or digits are blanks, so that a price is two numbers, two sentences are one, and an apostrophe
# parts a name, "O neil".
# Seen: js-sentencecase 1.2.1 of npm.
# Why it matters here: titles that were put right have other numbers, and 3.5 and 35 cannot be told from 3 and 5.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts js-sentencecase@1.2.1 > /dev/null || exit 2

cat > run.js <<'END'
const sentencecase = require("js-sentencecase");

console.log("js-sentencecase", require("js-sentencecase/package.json").version);
const texts = ["THE PRICE IS 3.5 EUROS. COME SOON!", "o'neil: a tale"];
const written = texts.map((text) => sentencecase(text));
texts.forEach((text, i) => console.log(text, "->", written[i]));
if (written[0] !== "The price is 3 5 euros come soon" || written[1] !== "O neil a tale") {
  console.error("changed: signs are left where they are");
  process.exit(1);
}
END
node run.js
