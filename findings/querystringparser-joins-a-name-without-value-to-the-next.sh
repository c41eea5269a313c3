#!/usr/bin/env bash
# querystringparser reads the query of an address. A good guess for "draft&id=5" and "id=5&q=": a name "draft" without a value,
# the id 5 and an empty q, as all browsers and servers read it. In the first there is one name "draft&id" with the value 5, in
# the second a name "q=" beside the id: an empty value at the end and a missing one are not known. "id=5&draft" is read right.
# Seen: querystringparser 0.1.1 of npm.
# Why it matters here: a search form with an empty field has no fields of these names, and the record of an address is not
# found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts querystringparser@0.1.1 > /dev/null || exit 2

cat > run.js <<'END'
const parser = require("querystringparser");

console.log("querystringparser", require("querystringparser/package.json").version);
const queries = ["id=5&draft", "draft&id=5", "q=&page=2", "id=5&q="];
const read = queries.map((query) => parser.parse(query));
queries.forEach((query, i) => console.log(query, "->", JSON.stringify(read[i])));
if (read[1].id !== undefined || read[1]["draft&id"] !== "5") {
  console.error("changed: a name without a value ends at the next sign &");
  process.exit(1);
}
END
node run.js
