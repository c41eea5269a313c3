#!/usr/bin/env bash
# quill-delta-to-markdown makes Markdown of the document of the editor Quill. A good guess for a block of code with the line "#
# install", and for a list with an item of the second level: a block of code, and a list in a list. The line is a heading, as no
# line of code is marked, and the code is a paragraph of one line; all items are of the first level. Text that is struck out and
# underlined is as any other, and a star or an underline in the text is a mark: 2*3*4 has a 3 in italics.
# Seen: quill-delta-to-markdown 0.6.0 of npm.
# Why it matters here: a manual loses its code and gets headings that are none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    quill-delta-to-markdown@0.6.0 > /dev/null || exit 2

cat > run.js <<'END'
const {deltaToMarkdown} = require('quill-delta-to-markdown');

console.log('quill-delta-to-markdown', require('./node_modules/quill-delta-to-markdown/package.json').version);
const line = (text, attributes) => [{insert: text}, attributes ? {insert: '\n', attributes} : {insert: '\n'}];
const markdown = deltaToMarkdown([...line('Boats', {list: 'bullet'}), ...line('Anna', {list: 'bullet', indent: 1}),
  ...line('Run this:'), ...line('# install', {'code-block': true}), ...line('make', {'code-block': true}), ...line('2*3*4')]);
console.log(markdown);
const lines = markdown.split('\n');
if (!lines.includes('- Anna') || !lines.includes('# install') || !lines.includes('2*3*4')) {
  console.error('changed: code is marked as code, and the list has two levels');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
