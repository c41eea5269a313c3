#!/usr/bin/env bash
# slackify-html converts "simple html" to the markup of Slack. A good guess for "<p>The fair</p><p>opens</p>" and a list of
# "boats" and "nets": words with a line end or a blank between them. They are "The fairopens" and "boatsnets": of the elements
# that stand on a line of their own it knows br alone, and drops the others without a mark. Table cells and a heading with its
# text are joined too.
# Seen: slackify-html 1.0.1 of npm.
# Why it matters here: at each end of a paragraph two words become one, which nobody finds.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" slackify-html@1.0.1 > /dev/null || exit 2
cat > run.js <<'END'
const slackify = require('slackify-html');

console.log('slackify-html', require('./node_modules/slackify-html/package.json').version);
const pages = ['<p>The fair</p><p>opens</p>', '<ul><li>boats</li><li>nets</li></ul>', '<h1>News</h1>Ten <b>boats</b>'];
const seen = pages.map((html) => {
  const text = slackify(html);
  console.log(html, '->', JSON.stringify(text));
  return text;
});
if (!seen[0].includes('fairopens') || !seen[1].includes('boatsnets') || !seen[2].includes('NewsTen')) {
  console.error('changed: there is a blank or a line end between them');
  process.exitCode = 1;
}
END
node run.js
