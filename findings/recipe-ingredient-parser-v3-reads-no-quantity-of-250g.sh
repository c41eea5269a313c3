#!/usr/bin/env bash
# recipe-ingredient-parser-v3 takes the lines of a recipe apart in English, Italian and other languages. A good guess for "250g
# butter" and "500ml milk", the usual form in all countries with grams: 250 grams and 500 millilitres. Both have the quantity 0
# and the unit "q.b.", "as much as you like", and the number is a part of the name; "2-3 eggs" are 2 of "-3 eggs" and "1,5 l
# water" is 1 litre of ",5 water". Only with a blank behind the number it is read.
# Seen: recipe-ingredient-parser-v3 1.5.0 of npm.
# Why it matters here: the same ingredient has as many names as quantities, and lists of two recipes cannot be joined.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts recipe-ingredient-parser-v3@1.5.0 > /dev/null || exit 2

cat > run.js <<'END'
const { parse } = require("recipe-ingredient-parser-v3");

console.log("recipe-ingredient-parser-v3", require("recipe-ingredient-parser-v3/package.json").version);
const lines = ["250 g butter", "250g butter", "500ml milk", "2-3 eggs", "1,5 l water"];
const read = lines.map((line) => parse(line, "eng"));
read.forEach((item, i) => console.log(lines[i], "->", item.quantity, item.unit, JSON.stringify(item.ingredient)));
if (read[0].quantity !== 250 || read[1].quantity !== 0 || read[1].unit !== "q.b." || read[3].ingredient !== "-3 eggs") {
  console.error("changed: a number with its unit behind it is read");
  process.exit(1);
}
END
node run.js
