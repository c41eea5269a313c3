#!/usr/bin/env bash
# parse-reply strips quotations from the replies of mails. A good guess for "Only two boats came." above a quotation with "On 3
# May, Anna wrote:": the sentence. Nothing is left: a quotation is to begin with a line that begins with "on" and to go on, over
# any number of lines, to one that ends with "wrote:", and "Only", "One", "Once" and "Online" begin so as well. A reply of ten
# lines is cut at the first such line. Nor is a line left that begins with "From:" and has an address in it, and all below it.
# Seen: parse-reply 0.0.4 of npm.
# Why it matters here: replies are empty or cut, and all empty ones are copies of each other; which ones depends on one word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    parse-reply@0.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const parse = require('parse-reply');

console.log('parse-reply', require('./node_modules/parse-reply/package.json').version);
const QUOTATION = '\n\nOn 3 May 2026, Anna wrote:\n> How many boats?';
const replies = ['Two boats came.', 'Only two boats came.', 'Thank you.\nOnce more: bring chairs.\nBye'];
const parsed = replies.map((reply) => parse(reply + QUOTATION).trim());
replies.forEach((reply, index) => console.log(JSON.stringify(reply), '->', JSON.stringify(parsed[index])));
if (parsed.join('|') !== 'Two boats came.||Thank you.') {
  console.error('changed: a quotation begins at its own line');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
