#!/usr/bin/env bash
# adf-to-markdown writes Markdown of the documents that a well-known tracker keeps as JSON. A good guess for a table whose head
# has a bar, "red|green", and for the text "2*3*4": the bar and the stars are escaped, so that a reader of Markdown shows the
# table and the text. Nothing is escaped: the head has two cells over a line for one, and a reader shows no table at all but a
# paragraph of signs; of the text it shows "234" with the 3 in italics.
# Seen: adf-to-markdown 1.0.1 and markdown-it 14.1.0 of npm.
# Why it matters here: one sign in a cell turns a table into a line, and factors of a product into another number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts adf-to-markdown@1.0.1 markdown-it@14.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const { convertADFToMarkdown } = require("adf-to-markdown");
const markdown = require("markdown-it")();

const text = (words) => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const row = (type, words) => ({ type: "tableRow", content: [{ type, content: [text(words)] }] });
const page = (...content) => convertADFToMarkdown({ version: 1, type: "doc", content });
console.log("adf-to-markdown", require("adf-to-markdown/package.json").version);
const pages = ["red or green", "red|green"].map((head) =>
  markdown.render(page({ type: "table", content: [row("tableHeader", head), row("tableCell", "boat")] })));
const product = markdown.render(page(text("2*3*4 boats")));
console.log(pages, product);
if (!pages[0].includes("<table>") || pages[1].includes("<table>") || !product.includes("<em>3</em>")) {
  console.error("changed: bars and stars are escaped");
  process.exit(1);
}
END
node run.js
