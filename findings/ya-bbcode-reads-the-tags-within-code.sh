#!/usr/bin/env bash
# ya-bbcode makes HTML of BBCode and knows the tag [code]. A good guess for a post that explains how to write in bold,
# [code][b]bold[/b][/code]: the tags stand in the code as they were written, as in all forums; that is what [code] is for. They
# are read: the page has <code><strong>bold</strong></code>, and an index in a program, list[i] behind [code], opens italics if
# a [/i] follows anywhere.
# Seen: ya-bbcode 4.0.0 of npm.
# Why it matters here: examples of code lose their brackets, so that they are not found by them and two are equal that are not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts ya-bbcode@4.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const YaBbcode = require("ya-bbcode");

console.log("ya-bbcode", require("ya-bbcode/package.json").version);
const parser = new YaBbcode();
const first = parser.parse("Write [code][b]bold[/b][/code] for bold.");
const second = parser.parse("[code]x = list[i] + y[/i][/code]");
console.log(first);
console.log(second);
if (!first.includes("<code><strong>bold</strong></code>")) {
  console.error("changed: tags within code are text");
  process.exit(1);
}
END
node run.js
