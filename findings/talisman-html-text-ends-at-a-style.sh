#!/usr/bin/env bash
# talisman's keyer html-text makes raw text of HTML, to compare it. A good guess for a style in front of two paragraphs: the
# text of the two, without the style. It is empty: nothing ends what is skipped once a style or script has begun. With "<div>"
# in front of the style it is the other way round, and the rules of the style are in the text, since the name of a tag goes on
# from that of the last tag without attributes, to "divstyle". The text of paragraphs next to each other is joined without a
# space.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month).
# Why it matters here: pages of one site have equal texts, if none is left of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const htmlText = require("talisman/keyers/html-text");
console.log("talisman", require("talisman/package.json").version);
const style = "<style>p { margin: 0 }</style>", text = "<p>High tide. </p><p>Low tide.</p>";
const seen = [text, style + text, `<div>${style}${text}</div>`, text + style + text].map((page) => {
  console.log(page, "->", JSON.stringify(htmlText(page)));
  return htmlText(page);
});
if (seen.join("|") !== "High tide. Low tide.||p { margin: 0 }High tide. Low tide.|High tide. Low tide.") {
  console.log("changed: a style is left out and the text kept");
  process.exit(1);
}
END
node run.js
