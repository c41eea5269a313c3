#!/usr/bin/env bash
# human-name-splitter takes a name apart into first and last name, initials and titles. A good guess for Mary O'Brien and Ludwig
# van Beethoven: the letters as they are written. They are O'brien and Van Beethoven: each part gets one capital in front and
# small letters behind it, so that McDonald is Mcdonald. "Berg, Anna", with the last name first, has the first name "Berg," and
# the last name Anna, and Prof. is a first name, while Dr. is a title.
# Seen: human-name-splitter 1.0.1 of npm.
# Why it matters here: letters go out to people with their names misspelt, though they were right in the file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    human-name-splitter@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const {splitter} = require('human-name-splitter');

console.log('human-name-splitter', require('./node_modules/human-name-splitter/package.json').version);
const names = ['Dr. Ben Cox', "Mary O'Brien", 'Ludwig van Beethoven', 'Berg, Anna', 'Prof. Anna Berg'];
const parts = names.map((name) => splitter(name))
  .map(({salutation, firstName, lastName}) => [salutation, firstName, lastName].join('|'));
names.forEach((name, index) => console.log(name, '->', parts[index]));
if (parts.join('; ') !== "Dr.|Ben|Cox; |Mary|O'brien; |Ludwig|Van Beethoven; |Berg,|Anna; |Prof. Anna|Berg") {
  console.error('changed: names keep their letters');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
