#!/usr/bin/env bash
# The digests of ssdeep begin with a block size, which doubles with the length of a file; two digests are compared if their block
# sizes are equal or one is double the other. A good guess for ssdeep.js, whose digests are those of ssdeep: a text and the same
# text with a tenth more at its end have a similarity of 80 or more. They have 0 as soon as the longer one has the next block
# size: it takes the first digit of the block size for the whole, and 2 and 4 (24 and 48), 4 and 9, 9 and 1 are too far apart.
# Seen: ssdeep.js 0.0.3 of npm (100,000 downloads a month) on forty texts of five lengths, and ppdeep 20260221 of PyPI on the same
# digests.
# Why it matters here: a copy that crosses a border is lost, however like it is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    ssdeep.js@0.0.3 > /dev/null || exit 2
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ppdeep==20260221 || exit 2

cat > run.js <<'END'
const ssdeep = require('ssdeep.js');

let seed = 7;
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const words = Array.from({length: 3000}, () => Array.from({length: 2 + Math.floor(next() * 8)},
  () => letters[Math.floor(next() * 26)]).join(''));
const text = (count) => Array.from({length: count}, () => words[Math.floor(next() * words.length)]).join(' ');

const pairs = [];
for (const count of [60, 240, 480, 950, 1900]) {
  for (let turn = 0; turn < 40; turn++) {
    const one = text(count);
    const digests = [ssdeep.digest(one), ssdeep.digest(one + ' ' + text(Math.ceil(count / 10)))];
    const sizes = digests.map((digest) => Number(digest.split(':')[0]));
    if (sizes[1] === 2 * sizes[0]) pairs.push([sizes.join(' and '), ...digests, ssdeep.similarity(...digests)]);
  }
}
console.log(JSON.stringify({version: require('./node_modules/ssdeep.js/package.json').version, pairs}));
END
node run.js > pairs.json

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import sys
from collections import defaultdict
from importlib.metadata import version

import ppdeep

seen = json.load(open("pairs.json"))
print("ssdeep.js", seen["version"], "ppdeep", version("ppdeep"))
scores = defaultdict(list)
for sizes, one, other, similarity in seen["pairs"]:
    scores[sizes].append((similarity, ppdeep.compare(one, other)))
for sizes, both in scores.items():
    print("block sizes", sizes, "pairs", len(both), "mean: ssdeep.js %.0f, ppdeep %.0f"
          % tuple(sum(column) / len(both) for column in zip(*both)))
zero = ("24 and 48", "48 and 96", "96 and 192")
if any(similarity for sizes in zero for similarity, _ in scores[sizes]) or not all(scores[sizes] for sizes in zero) \
        or any(sum(right for _, right in scores[sizes]) < 80 * len(scores[sizes]) for sizes in zero):
    sys.exit("changed: a copy across a block size is found")
END
