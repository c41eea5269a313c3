#!/usr/bin/env bash
# mini-querystring reads queries of addresses and writes them. A good guess for "tag=red&tag=blue&q=big+boat", read and written
# again: an equal query. Read are the two tags as a list, but written is tag=red%2Cblue, one value with a comma, and of
# "big+boat" the plus is kept as a plus and not read as a blank, so that it is written as %2B. An absent value is written as the
# word "undefined".
# Seen: mini-querystring 2.0.6 of npm.
# Why it matters here: addresses that were put in one form lead to other pages than before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts mini-querystring@2.0.6 > /dev/null || exit 2

cat > run.js <<'END'
const { parse, stringify } = require("mini-querystring");

console.log("mini-querystring", require("mini-querystring/package.json").version);
const read = parse("tag=red&tag=blue&q=big+boat");
const written = stringify({ ...read, page: undefined });
console.log(JSON.stringify(read), "->", written);
if (JSON.stringify(read.tag) !== '["red","blue"]' || !written.includes("tag=red%2Cblue") || !written.includes("undefined")) {
  console.error("changed: what was read is written as it was");
  process.exit(1);
}
END
node run.js
