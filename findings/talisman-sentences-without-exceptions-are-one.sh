#!/usr/bin/env bash
# talisman's sentence tokenizer keeps "Dr." and the like together, and createTokenizer() takes other exceptions. A good guess
# for a tokenizer without any: it splits at each full stop, at those of "Dr." too. It splits nowhere: no exceptions make an
# empty pattern, which is found in every sentence, so that each is joined to the next. One exception that does not occur is
# enough.
# Seen: talisman 1.1.4 of npm (190,000 downloads a month).
# Why it matters here: a list that may be empty, as one of stop words, has to be tried empty.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    talisman@1.1.4 > /dev/null || exit 2

cat > run.js <<'END'
const sentences = require("talisman/tokenizers/sentences/naive");
console.log("talisman", require("talisman/package.json").version);
const text = "The tide was high. The harbour was closed. Nobody came.";
const seen = [undefined, [], ["Dr"]].map((exceptions) => {
  const found = sentences.createTokenizer({ exceptions })(text);
  console.log(`exceptions ${JSON.stringify(exceptions)}: ${found.length} sentences (expected 3)`);
  return found.length;
});
if (seen.join() !== "1,1,3") {
  console.log("changed: no exceptions leave the sentences apart");
  process.exit(1);
}
END
node run.js
