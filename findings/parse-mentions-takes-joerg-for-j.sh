#!/usr/bin/env bash
# parse-mentions finds who is named with @ in a text, and leaves addresses of mail alone. A good guess for "@jörg" and for a
# link to https://example.org/@eva: "jörg", and nobody for the link, as it is with anna@example.org. Found are "j" and "eva": a
# name ends at its first letter with an accent, so that "@jürgen" is the same "j", and the part of an address behind a slash is
# a mention.
# Seen: parse-mentions 1.0.0 of npm.
# Why it matters here: posts are counted for somebody who is not named, and two people with one first letter are one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts parse-mentions@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const mentions = require("parse-mentions");

console.log("parse-mentions", require("parse-mentions/package.json").version);
const text = "Hello @jörg and @jürgen, write to anna@example.org or see https://example.org/@eva";
const names = mentions(text).matches.map((match) => match.name);
console.log(names);
if (names.join() !== "j,j,eva") {
  console.error("changed: a name has all its letters, and a link is no mention");
  process.exit(1);
}
END
node run.js
