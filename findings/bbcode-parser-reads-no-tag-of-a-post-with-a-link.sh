#!/usr/bin/env bash
# bbcode-parser makes HTML of BBCode. A good guess for a post with a word in bold and a link in the form that all forums write,
# [url=http://example.org]fair[/url]: both are HTML, or the link alone is left as it is. Not one tag is read: the post is
# returned as it was, for the address is wanted in quotation marks, and one tag that is not understood keeps all others from
# being read. Without the link the bold word is right, and so is [url]http://example.org[/url].
# Seen: bbcode-parser 1.0.10 of npm.
# Why it matters here: posts with a link are indexed with all their tags as words, those without one are not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts bbcode-parser@1.0.10 > /dev/null || exit 2

cat > run.js <<'END'
const BBCodeParser = require("bbcode-parser");

console.log("bbcode-parser", require("bbcode-parser/package.json").version);
const parser = new BBCodeParser(BBCodeParser.defaultTags());
const posts = [
  "[b]Come[/b] to the fair",
  "[b]Come[/b] to the [url=http://example.org]fair[/url]",
  "[b]Come[/b] to [url]http://example.org[/url]",
];
const pages = posts.map((post) => parser.parseString(post));
posts.forEach((post, i) => console.log(post, "->", pages[i]));
if (!pages[0].includes("<b>") || pages[1] !== posts[1] || !pages[2].includes("<a ")) {
  console.error("changed: a link without quotation marks is read, or leaves the other tags alone");
  process.exit(1);
}
END
node run.js
