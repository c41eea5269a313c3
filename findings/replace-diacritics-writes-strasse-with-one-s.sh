#!/usr/bin/env bash
# replace-diacritics takes the accents off the letters of Latin script. A good guess for the German "Straße" and "Æsop":
# "Strasse" and "Aesop", the spelling without such letters that Germans and Danes use and all other such tables have; and for
# Vietnamese all accents are taken off. They are "Strase" and "Asop", and "Đà Nẵng" is "Da Nẵng": letters with two accents are
# not in the table.
# Seen: replace-diacritics 1.0.1 of npm.
# Why it matters here: a street is not found by its spelling without the letter ß, and Maße, the measures, become Mase.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts replace-diacritics@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const replace = require("replace-diacritics");

console.log("replace-diacritics", require("replace-diacritics/package.json").version);
const words = ["Straße", "Æsop", "Đà Nẵng", "Łódź"];
const plain = words.map((word) => replace(word));
words.forEach((word, i) => console.log(word, "->", plain[i]));
if (plain.join() !== "Strase,Asop,Da Nẵng,Lodz") {
  console.error("changed: each letter has its usual spelling");
  process.exit(1);
}
END
node run.js
