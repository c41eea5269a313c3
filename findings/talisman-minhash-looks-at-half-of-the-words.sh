#!/usr/bin/env bash
# talisman's MinHash makes a signature of a list of words; the share of equal values estimates how many words two lists share. A
# good guess for "river bridge market winter" and "river garden paper spring", with one word of seven in common: about 0.14. It
# is 1.00. The CRC-32 of a word is made a number with a sign, half of the words have a negative one, and the remainder of such a
# hash is negative too, so that it is always below all others: of these lists only "river" is looked at. And "tide bridge market
# winter" and "river bridge market winter", with 3 of 5, have 0.00.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month), 512 hashes. A string, whose tokens are its letters, is as it should
# be.
# Why it matters here: the least hash has to be the least of numbers without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const createMinHash = require("talisman/hash/minhash"), { similarity } = require("talisman/metrics/minhash");
console.log("talisman", require("talisman/package.json").version);
const minhash = createMinHash({ hashes: 512 });
const seen = [];
for (const texts of [["river bridge market winter", "river garden paper spring"],
  ["tide bridge market winter", "river bridge market winter"], ["bridge market winter", "bridge market spring"]]) {
  const [one, other] = texts.map((text) => text.split(" "));
  const shared = one.filter((word) => other.includes(word)).length;
  seen.push(similarity(minhash(one), minhash(other)));
  const exact = shared / (one.length + other.length - shared);
  console.log(`${texts.join(" | ")}: ${seen.at(-1).toFixed(2)} (expected about ${exact.toFixed(2)})`);
}
if (seen[0] !== 1 || seen[1] !== 0 || seen[2] < 0.3 || seen[2] > 0.7) {
  console.log("changed: all words have their part in the signature");
  process.exit(1);
}
END
node run.js
