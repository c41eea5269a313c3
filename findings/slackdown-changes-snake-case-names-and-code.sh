#!/usr/bin/env bash
# slackdown makes Markdown of the text of Slack. A good guess for "the file snake_case_name" and for `c*d*` in code: as they are,
# as Slack shows them. They are snake*case*name, a name with an italic word, and `c**d**`: an underline or a star within a word is
# a mark of italic or bold, and in code in a line, too. Of "~5 to ~6" each tilde is two.
# Seen: @bpinternal/slackdown 0.1.0 of npm; a block of code is left as it is.
# Why it matters here: names of files and functions, which are what is talked about, are others, and are not found by a search.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @bpinternal/slackdown@0.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const {slackToMarkdown} = require('@bpinternal/slackdown');

console.log('@bpinternal/slackdown', require('./node_modules/@bpinternal/slackdown/package.json').version);
const texts = ['the file snake_case_name', 'run `c*d*` now', '~5 to ~6', '*bold* and _it_', '```\na *b*\n```'];
const seen = texts.map((text) => {
  const markdown = slackToMarkdown(text).trim();
  console.log(JSON.stringify(text), '->', JSON.stringify(markdown));
  return markdown;
});
if (seen[0] !== 'the file snake*case*name' || seen[1] !== 'run `c**d**` now' || seen[2] !== '~~5 to ~~6') {
  console.error('changed: names and code are left as they are');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
