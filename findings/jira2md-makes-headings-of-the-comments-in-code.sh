#!/usr/bin/env bash
# jira2md translates between Markdown and the markup of Jira. A good guess for a block of code in Markdown, in which a line
# begins with "# " and another has x*y*z: the same lines within {code}. The comment is "h1. read the list" and the product
# x_y_z: headings, bold and italics are made in code as anywhere else. `a*b*c` in a line is {{a_b_c}}.
# Seen: jira2md 3.0.1 of npm.
# Why it matters here: whoever copies the code from the ticket has other code, which does not run or multiplies nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" jira2md@3.0.1 > /dev/null || exit 2
cat > run.js <<'END'
const jira2md = require('jira2md');

console.log('jira2md', require('./node_modules/jira2md/package.json').version);
const block = jira2md.to_jira('```\n# read the list\nsize = x*y*z\n```');
const inline = jira2md.to_jira('The `a*b*c` of it');
console.log(block);
console.log(inline);
if (!block.includes('h1. read the list\nsize = x_y_z') || inline !== 'The {{a_b_c}} of it') {
  console.error('changed: code stays as it is');
  process.exitCode = 1;
}
END
node run.js
