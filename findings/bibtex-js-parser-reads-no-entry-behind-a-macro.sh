#!/usr/bin/env bash
# bibtex-js-parser makes objects of BibTeX. A good guess for a file that begins with a macro, @string{jot = "Journal"}, and has
# two articles: two objects, and the value of the macro in its place. The list is empty, without an error: what comes behind a
# macro is not read. And a title over two lines, as most programs write long ones, raises an error; in one line it is read.
# Seen: bibtex-js-parser 1.1.6 of npm.
# Why it matters here: whole libraries are empty, as macros for journals stand at their beginning.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bibtex-js-parser@1.1.6 > /dev/null || exit 2

cat > run.js <<'END'
const {BibtexParser} = require('bibtex-js-parser');

console.log('bibtex-js-parser', require('./node_modules/bibtex-js-parser/package.json').version);
const article = (key, title) => `@article{${key},\n  title = {${title}},\n  year = {2024}\n}\n`;
const articles = article('one', 'The tide') + article('two', 'The quay');
const read = (text) => {
  try {
    return BibtexParser.parseToJSON(text).map((entry) => `${entry.id}: ${entry.title}`).join(', ');
  } catch (error) {
    return `error: ${error.message}`;
  }
};
const seen = [articles, `@string{jot = "Journal"}\n${articles}`, article('one', 'The tide\n  of the harbour')].map(read);
seen.forEach((text, index) => console.log(['plain:', 'with a macro:', 'over two lines:'][index], text));
if (seen[0] !== 'one: The tide, two: The quay' || seen[1] !== '' || !seen[2].startsWith('error')) {
  console.error('changed: a macro may stand in front');
  process.exitCode = 1;
}
END
node run.js 2> log || { cat log >&2; exit 1; }
