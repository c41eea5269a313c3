#!/usr/bin/env bash
# nysiis-phonetics gives the NYSIIS code of a name, as Wikipedia describes it. There an H with a consonant on one of its sides
# becomes the letter in front of it. A good guess for Johnson: JANSAN, as for Jonson. It is JASAN, and so is Jason: the letter
# behind the H is dropped with it. Kahn and Cohn are both "C", Lehmann and Lane are LAN, Brahms is BR, Mahler is MAR, as Marr
# is, while Maler is MALAR. Knight begins with NN and Night with N, for doubled letters are made one from the second letter on.
# Seen: nysiis-phonetics 1.0.0 of npm (1,000 downloads a month).
# Why it matters here: as a key for records it joins strangers and keeps two spellings of one name apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    nysiis-phonetics@1.0.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync} from 'node:fs';

import nysiis from 'nysiis-phonetics';

console.log('nysiis-phonetics', JSON.parse(readFileSync('node_modules/nysiis-phonetics/package.json')).version);
const names = ['Johnson', 'Jason', 'Jonson', 'Kahn', 'Cohn', 'Lehmann', 'Lane', 'Mahler', 'Marr', 'Maler', 'Brahms', 'Knight',
  'Night'];
const codes = Object.fromEntries(names.map((name) => [name, nysiis(name)]));
console.log(codes);
if (codes.Johnson !== codes.Jason || codes.Johnson === codes.Jonson || codes.Kahn !== 'C' || codes.Cohn !== 'C' ||
    codes.Lehmann !== codes.Lane ||
    codes.Mahler !== codes.Marr || codes.Mahler === codes.Maler || codes.Knight === codes.Night) {
  console.error('changed: the letter behind an H is in the code');
  process.exitCode = 1;
}
END
node run.mjs
