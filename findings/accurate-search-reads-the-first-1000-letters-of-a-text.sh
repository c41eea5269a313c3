#!/usr/bin/env bash
# accurate-search is a full-text search engine. A good guess for a word at the end of a text of 2,000 letters: found. It is not: a
# text is cut at its first 1,000 letters, which nothing says. If a text is added again under its number after a change, it is
# still found by the words that it had, and remove() takes one of its two texts from those that are suggested while typing.
# Seen: accurate-search 1.2.15 of npm (21,000 downloads a month).
# Why it matters here: two texts that begin alike are one to the index.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    accurate-search@1.2.15 > /dev/null || exit 2

cat > run.js <<'END'
const AccurateSearch = require("accurate-search");
console.log("accurate-search", require("accurate-search/package.json").version);
const search = new AccurateSearch();
const filler = Array.from({ length: 200 }, (_, number) => `word${number}`).join(" ");
search.addText("long", `alpha ${filler} omega`);
search.addText("changed", "the lion sleeps");
search.addText("changed", "the tiger sleeps");
const seen = ["alpha", "omega", "lion", "tiger"].map((word) => search.search(word).join());
console.log(`${filler.length + 12} letters: alpha finds [${seen[0]}], omega finds [${seen[1]}]`);
console.log(`changed from lion to tiger: lion finds [${seen[2]}], tiger finds [${seen[3]}]`);
search.remove("changed");
const suggested = [search.suggestions("the", 5), search.suggestions("tig", 5)].flat();
console.log(`removed: lion finds [${search.search("lion")}], "the" suggests [${suggested}]`);
if (seen.join("|") !== "long||changed|changed" || search.search("lion").length || !suggested.length) {
  console.log("changed: a text is found by its last word, a changed one not by what it was");
  process.exit(1);
}
END
node run.js
