#!/usr/bin/env bash
# sentence-parse splits text and HTML into sentences. A good guess for a page with two paragraphs and a box between them (<div>):
# all their sentences. There are those of the box alone: if a page has any <div>, what is outside is not read. A box in a box is
# read twice, and the sentences run together. Without the box the paragraphs are there.
# Seen: sentence-parse 1.3.1 of npm (4,400 downloads a month).
# Why it matters here: a text is read or not depending on a box that has nothing to do with it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    sentence-parse@1.3.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import { readFileSync } from "node:fs";
import { parseSentences } from "sentence-parse";

const { version } = JSON.parse(readFileSync("node_modules/sentence-parse/package.json", "utf8"));
console.log("sentence-parse", version);
const seen = [];
for (const page of ["<p>Snow fell. Nobody came.</p><p>It was cold.</p>",
  "<p>Snow fell. Nobody came.</p><div>Read more.</div><p>It was cold.</p>",
  "<div>Snow fell.<div>Nobody came.</div></div>"]) {
  seen.push((await parseSentences(page)).join("|"));
  console.log(`${page}: ${seen.at(-1)}`);
}
const expected = "Snow fell.|Nobody came.|It was cold. Read more. Snow fell.Nobody came.Nobody came.";
if (seen.join(" ") !== expected) {
  console.log("changed: all sentences of a page are there");
  process.exit(1);
}
END
node run.mjs
