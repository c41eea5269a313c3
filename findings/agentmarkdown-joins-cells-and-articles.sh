#!/usr/bin/env bash
# agentmarkdown is "an accurate, extensible, and fast HTML-to-markdown converter". A good guess for a table and for two articles:
# a table, or cells with blanks between them, and two paragraphs. The cells are one word, NamePriceAnna100, and the last word of
# the first article is joined to the first of the second: elements that it has no rule for are taken for words of the line, and
# those of tables and of HTML 5 are among them. A bold text with a blank at its end, "<b>Open </b>today", has its stars where
# Markdown does not see them.
# Seen: agentmarkdown 6.0.0 of npm; <div> and <p> are apart.
# Why it matters here: what is given to a search or to a model has words that are in no text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" agentmarkdown@6.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const {AgentMarkdown} = require('agentmarkdown');

console.log('agentmarkdown', require('./node_modules/agentmarkdown/package.json').version);
const pages = ['<table><tr><th>Name</th><th>Price</th></tr><tr><td>Anna</td><td>100</td></tr></table>',
  '<article>The fair is open.</article><article>Come today.</article>',
  '<p><b>Open </b>today</p>', '<div>one</div><div>two</div>'];

(async () => {
  const seen = [];
  for (const page of pages) {
    seen.push((await AgentMarkdown.produce(page)).trim());
    console.log(page, '->', JSON.stringify(seen.at(-1)));
  }
  if (seen[0] !== 'NamePriceAnna100' || seen[1] !== 'The fair is open.Come today.' || seen[2] !== '**Open **today') {
    console.error('changed: cells and articles are apart');
    process.exitCode = 1;
  }
})();
END
node --no-deprecation run.js
