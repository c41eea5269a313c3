#!/usr/bin/env bash
# @clearfeed-ai/html-to-mrkdwn-ts makes the Markdown of Slack out of HTML. A good guess for <b>2 * 3</b>: bold text with the
# star in it, perhaps written in another way. The star is left out: "*2 3*". All stars within bold text are taken for marks of
# bold in bold and removed; in plain text they stay. So are the stars of a password or a footnote, <b>A*</b>.
# Seen: @clearfeed-ai/html-to-mrkdwn-ts 3.0.0 of npm; a star outside of bold is kept.
# Why it matters here: a product becomes two numbers and a grade A* becomes A, in the words that were marked as the ones that
# count.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @clearfeed-ai/html-to-mrkdwn-ts@3.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const { default: htmlToMrkdwn } = require("@clearfeed-ai/html-to-mrkdwn-ts");

console.log("@clearfeed-ai/html-to-mrkdwn-ts", require("@clearfeed-ai/html-to-mrkdwn-ts/package.json").version);
const pages = ["<b>2 * 3</b> is 6", "<p>2 * 3 is 6</p>", "<b>Grade A*</b>", "<b>see note *, page 7</b>"];
const got = pages.map((page) => htmlToMrkdwn(page).text);
pages.forEach((page, i) => console.log(page, "->", JSON.stringify(got[i])));
if (got[0] !== "*2  3* is 6" || got[1] !== "2 * 3 is 6" || got[2] !== "*Grade A*") {
  console.error("changed: a star within bold text is kept");
  process.exit(1);
}
END
node --no-deprecation run.js
