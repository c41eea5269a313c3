#!/usr/bin/env bash
# An LSH index of minhash (npm) is made with a bandSize: smaller bands find less similar sets. A good guess for two indexes over
# the same signatures, a strict one with bands of 32 values and a loose one with bands of 1: the loose one finds what it would
# find alone. It finds what the strict one finds: the bands are kept in the signature by the first index that sees it, and each
# other index uses them, whatever its own bandSize. A value that is added to a set later changes its signature, but not the bands
# either.
# Seen: minhash 0.0.9 of npm, signatures of 128 values.
# Why it matters here: who compares band sizes on one set of signatures finds that they make no difference.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    minhash@0.0.9 > /dev/null || exit 2

cat > run.js <<'END'
const {LshIndex, Minhash} = require('minhash');

const sets = {
  one: 'the committee met on monday to discuss the new budget for roads and bridges in the north',
  near: 'the committee met on friday to discuss a small budget for roads and bridges in the south',
};
const sign = (text) => {
  const signature = new Minhash();
  text.split(' ').forEach((word) => signature.update(word));
  return signature;
};
const indexed = (bandSize, signatures) => {
  const index = new LshIndex({bandSize});
  Object.entries(signatures).forEach(([key, signature]) => index.insert(key, signature));
  return index;
};
const signatures = () => Object.fromEntries(Object.entries(sets).map(([key, text]) => [key, sign(text)]));

const shared = signatures();
const strict = indexed(32, shared).query(shared.one);
const second = indexed(1, shared).query(shared.one);
const fresh = signatures();
const alone = indexed(1, fresh).query(fresh.one);
console.log('minhash', require('./node_modules/minhash/package.json').version,
  'similarity', shared.one.jaccard(shared.near).toFixed(2));
console.log('bands of 32 find', strict, 'then bands of 1 find', second, 'bands of 1 alone find', alone);

const changed = sign(sets.one);
const other = sign('seven ships sailed from this harbour');
const index = indexed(4, {other});
index.getHashbands(changed);
const before = changed.hashvalues.join();
sets.near.split(' ').forEach((word) => changed.update(word));
const stale = changed.hashvalues.join() !== before
  && changed.hashbands.join('.') !== changed.hashvalues.join('.');
console.log('after more values the bands are', stale ? 'those of before' : 'new');
if (strict.join() !== 'one' || second.join() !== 'one' || alone.join() !== 'one,near' || !stale) {
  console.error('changed: the second index uses its own bands');
  process.exitCode = 1;
}
END
node run.js
