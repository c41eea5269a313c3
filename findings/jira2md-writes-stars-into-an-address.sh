#!/usr/bin/env bash
# jira2md translates between the markup of Jira and Markdown. A good guess for "See
# [fair|http://example.org/harbour_fair_2026]": the same address in Markdown. It is http://example.org/harbour*fair*2026: an
# underline opens italics wherever it stands, and the next one closes them, in addresses, names of files and code too.
# my_file_name.txt is my*file*name.txt, and {noformat}foo_bar_baz{noformat} is foo*bar*baz.
# Seen: jira2md 3.0.1 of npm.
# Why it matters here: links with two underlines lead nowhere, and what is quoted as it is, is not.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" jira2md@3.0.1 > /dev/null || exit 2
cat > run.js <<'END'
const jira2md = require('jira2md');

console.log('jira2md', require('./node_modules/jira2md/package.json').version);
const texts = ['See [fair|http://example.org/harbour_fair_2026]', 'my_file_name.txt', '{noformat}foo_bar_baz{noformat}'];
const seen = texts.map((text) => {
  const markdown = jira2md.to_markdown(text);
  console.log(text, '->', JSON.stringify(markdown));
  return markdown;
});
const [link, name, code] = seen;
if (!link.includes('harbour*fair*2026') || !name.includes('my*file') || !code.includes('foo*bar')) {
  console.error('changed: an underline within a word is an underline');
  process.exitCode = 1;
}
END
node run.js
