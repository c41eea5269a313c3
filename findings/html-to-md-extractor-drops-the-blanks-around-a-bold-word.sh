#!/usr/bin/env bash
# html-to-md-extractor converts HTML, of mails above all, to Markdown; its README has "Hello <strong>John</strong>," and the
# output "Hello **John**,". A good guess for "The <b>Anna</b> and the <a>Ina</a> sail.": the blanks of the sentence are there.
# They are not: "The**Anna**and the[Ina](/i)sail." The text between two elements is trimmed, so that a bold word, a link and
# code are joined to the words around them, and the README's own example gives "Hello**John**,". A program in <pre> is one line
# without its indentation, and the text "a &lt;b&gt; tag" opens bold letters for the rest of the mail.
# Seen: @abdumajid/html-to-md-extractor 1.0.4 of npm.
# Why it matters here: "The**Anna**and" is no bold word in Markdown and no word for a search; hardly a mail has no bold word or
# link.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    @abdumajid/html-to-md-extractor@1.0.4 > /dev/null || exit 2

cat > run.js <<'END'
const {emailToMarkdown, htmlToMarkdown} = require('@abdumajid/html-to-md-extractor');

console.log('html-to-md-extractor', require('./node_modules/@abdumajid/html-to-md-extractor/package.json').version);
const pages = ['<p>The <b>Anna</b> and the <a href="/i">Ina</a> sail.</p>', '<p>Hello <strong>John</strong>,</p>',
  '<pre><code>if a:\n    b = 1\n</code></pre>'];
const texts = pages.map((page) => htmlToMarkdown(page).markdown);
pages.forEach((page, index) => console.log(JSON.stringify(page), '->', JSON.stringify(texts[index])));
const mail = emailToMarkdown(pages[1]).markdown;
console.log('emailToMarkdown:', JSON.stringify(mail));
if (texts[0] !== 'The**Anna**and the[Ina](/i)sail.' || !mail.includes('Hello**John**') || !texts[2].includes('if a: b = 1')) {
  console.error('changed: there are blanks around a bold word');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
