#!/usr/bin/env bash
# slug-gen makes addresses of titles, with letters for those with accents. A good guess for the Czech town Nový Jičín:
# novy-jicin. It is novu-jicin: in the table of letters ý is u. So each Czech and Slovak adjective has another ending, Ýmir is
# umir, and the Icelandic Nýtt, new, is nutt. And 3.5 and 35 have one address, as signs are taken out and not made a hyphen.
# Seen: slug-gen 1.0.0 of npm.
# Why it matters here: addresses of pages with wrong names stay for good, and two names that differ in ú and ý get one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    slug-gen@1.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const {slug} = require('slug-gen');

console.log('slug-gen', require('./node_modules/slug-gen/package.json').version);
const titles = ['Müller', 'Łódź', 'Nový Jičín', 'Ýmir', 'Version 3.5', 'Version 35'];
const slugs = titles.map((title) => slug(title));
titles.forEach((title, index) => console.log(title, '->', slugs[index]));
if (slugs.join(' ') !== 'muller lodz novu-jicin umir version-35 version-35') {
  console.error('changed: ý is y');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
