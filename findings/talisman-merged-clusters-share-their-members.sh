#!/usr/bin/env bash
# Clusters by key collision: items that share a key belong together, and merge: true merges clusters that share an item. A good
# guess for a chain of four items, each sharing a word with the next one: one cluster of four. It gives two clusters, and one item
# stands in both: each cluster is the first item left and its own neighbours, no further.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month); fog 0.12.0 of PyPI, by the same authors, gives one cluster.
# Why it matters here: who keeps one item of each cluster keeps two copies of one text, and the numbers do not add up.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fog==0.12.0 || exit 2

cat > run.js <<'END'
const keyCollision = require('talisman/clustering/key-collision');

const items = ['red apple', 'apple pie', 'pie chart', 'chart room', 'lone wolf'];
const clusters = keyCollision({keys: (item) => item.split(' '), merge: true}, items);
console.log('talisman', require('./node_modules/talisman/package.json').version, JSON.stringify(clusters));
const members = clusters.flat();
if (clusters.length !== 2 || members.length !== 5 || new Set(members).size !== 4) {
  console.error('changed: the clusters of a chain are merged');
  process.exitCode = 1;
}
END
node run.js

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fog.clustering import key_collision

items = ["red apple", "apple pie", "pie chart", "chart room", "lone wolf"]
clusters = [sorted(cluster) for cluster in key_collision(items, keys=str.split)]
print("fog", version("fog"), clusters)
if clusters != [sorted(items[:4])]:
    sys.exit("changed: fog gives other clusters")
END
