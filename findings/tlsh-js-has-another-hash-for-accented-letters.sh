#!/usr/bin/env bash
# The package tlsh of npm makes TLSH hashes, by which near-copies of files are found, of strings. A good guess for a text in
# German or Russian: the hash that TLSH has for the file with this text in UTF-8. It is another one, as far away as one of an
# unrelated file: the number of each letter is cut to its last 8 bits, in place of its bytes. In English both are equal. For a
# German text it is the hash of the file in Latin-1.
# Seen: tlsh 1.0.8 of npm (105,000 downloads a month), against tlsh_unittest 3.4.4 of Debian 12.
# Why it matters here: a list of hashes made elsewhere finds no text with an accent.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    tlsh@1.0.8 > /dev/null || exit 2
apt-get -qq -o APT::Sandbox::User=root download tlsh-tools=3.4.4+20151206-1.4+b4 libtlsh0=3.4.4+20151206-1.4+b4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.js <<'END'
const {execFileSync} = require('node:child_process');
const fs = require('node:fs');

const hash = require('tlsh');
const DigestHashBuilder = require('tlsh/lib/digests/digest-hash-builder');

console.log('tlsh', require('./node_modules/tlsh/package.json').version);
const library = fs.readdirSync('root/usr/lib').map((name) => `${process.cwd()}/root/usr/lib/${name}`).join(':');
const ofFile = (text) => {
  fs.writeFileSync('text', text);
  const output = execFileSync('root/usr/bin/tlsh_unittest', ['-f', 'text'], {env: {...process.env, LD_LIBRARY_PATH: library}});
  return String(output).trim().split('\n').at(-1).split('\t')[0];
};
const digest = (text) => new DigestHashBuilder().withHash(text).build();
const texts = {
  English: 'The tide is high in the harbour this morning, the boats leave the quay one after another, the market opens its ' +
    'doors, and the bell of the old church rings over the roofs of the town, where nobody sleeps any more. ',
  German: 'Früh am Morgen läuft die Flut in den Hafen, die Schiffe verlassen den Kai, der Markt öffnet seine Türen, und die ' +
    'Glocke der alten Kirche läutet über den Dächern der Stadt, in der niemand mehr schläft. ',
  Russian: 'Прилив в гавани сегодня утром высокий, лодки уходят от причала одна за другой, рынок открывает двери, и колокол ' +
    'старой церкви звонит над крышами города, где никто больше не спит. ',
};
const distances = Object.entries(texts).map(([name, once]) => {
  const text = once + once.split(' ').reverse().join(' ') + once.split(' ').sort().join(' ');
  const distance = digest(hash(text)).calculateDifference(digest(ofFile(text)), true);
  console.log(name, 'by npm', hash(text), 'of the file', ofFile(text), 'distance', distance);
  return distance;
});
if (distances[0] !== 0 || distances[1] < 30 || distances[2] < 100) {
  console.error('changed: the hash is that of the text in UTF-8');
  process.exitCode = 1;
}
END
node run.js
