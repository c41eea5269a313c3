#!/usr/bin/env bash
# @smakss/search looks for a text in all fields of a list of records. A good guess for the text "3.5" in a list with "version
# 3.5" and "room 305": the first record; and for "a (b)" the record "a (b)". Both records are found for "3.5", and none for "a
# (b)": the text is a regular expression, though it is called a text and no option says so, and a text such as "C++" ends in an
# error.
# Seen: @smakss/search 2.1.0 of npm.
# Why it matters here: a search for a price finds other numbers, and one for a title with brackets finds nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts @smakss/search@2.1.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import search from "@smakss/search";

console.log("@smakss/search 2.1.0");
const points = search({ searchText: "3.5", searchItems: [{ name: "version 3.5" }, { name: "room 305" }] });
const brackets = search({ searchText: "a (b)", searchItems: [{ name: "a (b)" }, { name: "ab" }] });
console.log(points, brackets);
if (points.length !== 2 || brackets.length !== 0) {
  console.error("changed: a text is looked for as it is");
  process.exit(1);
}
END
node run.mjs
