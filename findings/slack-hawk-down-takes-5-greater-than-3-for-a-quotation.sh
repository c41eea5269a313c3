#!/usr/bin/env bash
# slack-hawk-down shows the messages of Slack, with their marks, as HTML; a line that begins with a greater-than sign is a
# quotation. A good guess for "5 &gt; 3 is true", as Slack sends "5 > 3 is true": the same text. It is "5" with "3 is true" as
# a quotation behind it, and the sign is gone: the sign is looked for in the whole line. So it is for an arrow, "a -> b", and
# for the end of a tag, "the <b> element".
# Seen: slack-hawk-down 0.3.5 of npm.
# Why it matters here: comparisons, arrows and code in messages lose their sign, and half of the sentence seems to be said by
# somebody else.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" slack-hawk-down@0.3.5 > /dev/null || exit 2
cat > run.js <<'END'
const {escapeForSlackWithMarkdown} = require('slack-hawk-down');

console.log('slack-hawk-down', require('./node_modules/slack-hawk-down/package.json').version);
const seen = ['&gt; quoted', '5 &gt; 3 is true', 'go -&gt; on'].map((text) => {
  const html = escapeForSlackWithMarkdown(text);
  console.log(text, '->', html);
  return html;
});
if (!seen.every((html) => html.includes('slack_block') && !html.includes('&gt;'))) {
  console.error('changed: a quotation begins a line');
  process.exitCode = 1;
}
END
node run.js
