#!/usr/bin/env bash
# @chatwoot/markdown-to-txt makes plain text of Markdown. A good guess for two paragraphs: two lines, or one with a blank
# between them. "One." and "Two." become "One.Two.", as nothing is written behind a paragraph, a heading, a list item, a row of
# a table or a line break. A heading Boat before the text "Sails" gives BoatSails, two items a and b give ab, and a row 1, 2
# before a row 3, 4 gives "1 23 4".
# Seen: @chatwoot/markdown-to-txt 2.0.4 of npm; within one paragraph the text is right.
# Why it matters here: words and numbers that nobody wrote stand at each border, and the words before and after are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @chatwoot/markdown-to-txt@2.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const { markdownToTxt } = require("@chatwoot/markdown-to-txt");

console.log("@chatwoot/markdown-to-txt", require("@chatwoot/markdown-to-txt/package.json").version);
const texts = ["One.\n\nTwo.", "# Boat\n\nSails", "- a\n- b", "x  \ny", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |"];
const got = texts.map((text) => markdownToTxt(text));
texts.forEach((text, i) => console.log(JSON.stringify(text), "->", JSON.stringify(got[i])));
if (JSON.stringify(got) !== JSON.stringify(["One.Two.", "BoatSails", "ab", "xy", "a b1 23 4"])) {
  console.error("changed: there is a blank or a line end between paragraphs");
  process.exit(1);
}
END
node --no-deprecation run.js
