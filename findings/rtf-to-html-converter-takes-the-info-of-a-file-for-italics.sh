#!/usr/bin/env bash
# rtf-to-html-converter makes HTML of RTF. A good guess for a letter as word processors save it, with its title in the group
# \info and a tab between two words: the title is not shown, and the tab parts the words. The text begins with "nfoHarbour
# draft" in italics, since the first letter of \info is read as the order for italics, and the words around the tab are one,
# "ropeprice".
# Seen: rtf-to-html-converter 1.2.4 of npm.
# Why it matters here: each text begins with the title that its program gave it, and two copies under other titles differ.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts rtf-to-html-converter@1.2.4 > /dev/null || exit 2

cat > run.js <<'END'
const { convertRtfToHtml } = require("rtf-to-html-converter");

const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\info{\title Harbour draft}}\f0 The list of the harbour:\par
rope\tab price\par}`;
console.log("rtf-to-html-converter", require("rtf-to-html-converter/package.json").version);
const html = convertRtfToHtml(rtf);
console.log(html);
if (!html.includes("<em>nfoHarbour draft") || !html.includes("ropeprice")) {
  console.error("changed: the title is not shown and a tab parts two words");
  process.exit(1);
}
END
node run.js
