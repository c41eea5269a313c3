#!/usr/bin/env bash
# In BibTeX "#" joins strings and macros: journal = jot # " of Tides", with jot a macro for "Journal". A good guess for bib2json:
# "Journal of Tides". It is "jot # of Tides", and of two strings, "Tides " # "and Boats", the first alone; the second is taken
# for a key without a value. A macro alone is read as it should be, and a year without quotation marks is reported as an unknown
# macro, but it is there.
# Seen: bib2json 0.0.1 of npm.
# Why it matters here: journals of one publisher are written this way, and become one, or another one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    bib2json@0.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const parse = require('bib2json');

console.log('bib2json', require('./node_modules/bib2json/package.json').version);
const result = parse('@string{jot = "Journal"}\n@article{one, journal = jot # " of Tides", note = jot}\n' +
  '@article{two, journal = "Tides " # "and Boats"}\n');
const fields = result.entries.map((entry) => entry.Fields);
console.log(JSON.stringify(fields));
if (JSON.stringify(fields) !== '[{"journal":"jot # of Tides","note":"Journal"},{"journal":"Tides"}]') {
  console.error('changed: strings are joined');
  process.exitCode = 1;
}
END
node run.js
