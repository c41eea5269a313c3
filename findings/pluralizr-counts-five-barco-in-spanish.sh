#!/usr/bin/env bash
# pluralizr chooses the form of a word for a number in a language; its README has languages with one, two, three and six forms. A
# good guess for pluralize('es', 5, ['barco', 'barcos']): barcos. It is barco, and so it is in Italian, Dutch, Swedish, Greek,
# Hungarian and all others that are in none of its short lists: a language that it does not know has one form, as Chinese,
# without a word. For 'de-AT' or 'pt-PT' the form is always the first as well, for 'de' and 'pt' it is right.
# Seen: pluralizr 0.2.3 of npm.
# Why it matters here: a page that was tested in English says "5 barco" in most languages of Europe.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    pluralizr@0.2.3 > /dev/null || exit 2

cat > run.js <<'END'
const pluralize = require('pluralizr');

console.log('pluralizr', require('./node_modules/pluralizr/package.json').version);
const words = {en: ['boat', 'boats'], de: ['Boot', 'Boote'], 'de-AT': ['Boot', 'Boote'], es: ['barco', 'barcos'],
  it: ['barca', 'barche'], nl: ['boot', 'boten'], sv: ['båt', 'båtar']};
const five = Object.entries(words).map(([language, forms]) => `${language}: 5 ${pluralize(language, 5, forms)}`);
console.log(five.join(', '));
if (five.join() !== 'en: 5 boats,de: 5 Boote,de-AT: 5 Boot,es: 5 barco,it: 5 barca,nl: 5 boot,sv: 5 båt') {
  console.error('changed: five are barcos');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
