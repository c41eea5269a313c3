#!/usr/bin/env bash
# three-way-merge merges two changed texts, given their common original: merge(base, left, right), as its README calls it. A good
# guess for "a b c d" with x inserted by one and y appended by the other: both are there. The x is gone, without a conflict, and a
# line that both have added is gone, too: the function takes the original as its second argument, so that "left" is what it calls
# the original, and the insertion looks like a deletion of the others. merge(left, base, right) is right. The README's own example
# of numbers is a conflict.
# Seen: three-way-merge 0.1.0 of npm.
# Why it matters here: what somebody wrote is lost in a merge that says it went well.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    three-way-merge@0.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const merge = require("three-way-merge").default;
console.log("three-way-merge", require("three-way-merge/package.json").version);

function merged(...texts) {
  const result = merge(...texts.map((text) => text.split(" ").join("\n")));
  return result.isConflict() ? "conflict" : result.joinedResults().split("\n").join(" ");
}

const cases = [["a b c d", "a x b c d", "a b c d y"], ["a b", "a b c", "a b c"], ["1 2 3 4 5 6", "2 3 4 5 6", "1 2 3 4 9 6"]];
const seen = [];
for (const [base, left, right] of cases) {
  seen.push(merged(base, left, right), merged(left, base, right));
  console.log(`${base} changed to ${left} and ${right}: ${seen.at(-2)}, with the original as the second: ${seen.at(-1)}`);
}
if (seen.join("|") !== "a b c d y|a x b c d y|a b|a b c|conflict|2 3 4 9 6") {
  console.log("changed: the original is the first argument, as the README has it");
  process.exit(1);
}
END
node run.js
