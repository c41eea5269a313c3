#!/usr/bin/env bash
# jira2md translates between the markup of Jira and Markdown. A good guess for "Use *Save* or *Cancel* now" of Jira, with two
# words in bold: "Use **Save** or **Cancel** now". It is "Use **Save* or *Cancel** now": the first star of a line opens bold,
# and the last closes it. Markdown shows Save and Cancel with a star each and what is between them in bold. "_one_ and _two_"
# is "*one_ and _two*".
# Seen: jira2md 3.0.1 of npm; one word in bold is right.
# Why it matters here: most lines that set more than one word off have their marks in the text, and other words set off.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" jira2md@3.0.1 > /dev/null || exit 2
cat > run.js <<'END'
const jira2md = require('jira2md');

console.log('jira2md', require('./node_modules/jira2md/package.json').version);
const seen = ['Use *Save* now', 'Use *Save* or *Cancel* now', '_one_ and _two_'].map((text) => {
  const markdown = jira2md.to_markdown(text);
  console.log(text, '->', markdown);
  return markdown;
});
if (seen.join('|') !== 'Use **Save** now|Use **Save* or *Cancel** now|*one_ and _two*') {
  console.error('changed: each word is set off alone');
  process.exitCode = 1;
}
END
node run.js
