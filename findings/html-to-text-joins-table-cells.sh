#!/usr/bin/env bash
# html-to-text is what most Node programs make text of HTML with, mailparser among them. A good guess: the cells of a table
# are separated by a space or a tab, the rows by a newline.
# By default (no selector with the format "dataTable") a table is no table: neither cells nor rows have anything between, so
# "apples|pears" over "plums|figs" is "applespearsplumsfigs". Only white space in the source separates them.
# mailparser makes the text of a mail that has HTML only with it, so the order in such a mail is one word.
# Seen: html-to-text 10.0.1, mailparser 3.14.2 of npm.
# Why it matters here: the mails of a shop differ in their table alone; as one word it is found by no query.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    html-to-text@10.0.1 mailparser@3.14.2 > /dev/null || exit 2

cat > run.js <<'END'
const {convert} = require('html-to-text');
const {simpleParser} = require('mailparser');

const table = '<p>Your order</p><table><tr><td>apples</td><td>pears</td></tr><tr><td>plums</td><td>figs</td></tr></table>';
const mail = 'From: a@example.org\r\nSubject: order\r\nMIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n' + table + '\r\n';

simpleParser(Buffer.from(mail)).then((parsed) => {
  const texts = {'html-to-text': convert(table), mailparser: parsed.text};
  for (const [name, text] of Object.entries(texts)) {
    console.log(name, require('./node_modules/' + name + '/package.json').version, JSON.stringify(text));
    if (!text.includes('applespearsplumsfigs')) {
      console.error('changed: ' + name + ' separates the cells of a table');
      process.exitCode = 1;
    }
  }
});
END
node run.js
