#!/usr/bin/env bash
# sharp-recipe-parser reads ingredients and the steps of a recipe, with the time that a step takes. A good guess for "Simmer 1
# 1/2 hours" and "Bake 1/2 hour", since 1 1/2 cups of an ingredient are 1.5: 5400 and 1800 seconds, or none. Both take 7200, two
# hours, and "Simmer 3 1/2 hours" too: the number in front of the word of time is the 2 below the line. "1.5 hours" is read
# right.
# Seen: @jlucaspains/sharp-recipe-parser 2.1.0 of npm.
# Why it matters here: recipes sorted by their time are wrong, and all with a half in them take equally long.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts @jlucaspains/sharp-recipe-parser@2.1.0 > /dev/null || exit 2

cat > run.mjs <<'END'
import { parseIngredient, parseInstruction } from "@jlucaspains/sharp-recipe-parser";

console.log("sharp-recipe-parser 2.1.0");
const steps = ["Bake 1/2 hour", "Simmer 1 1/2 hours", "Simmer 3 1/2 hours", "Simmer 1.5 hours"];
const seconds = steps.map((step) => parseInstruction(step, "en").totalTimeInSeconds);
steps.forEach((step, i) => console.log(step, seconds[i]));
console.log("1 1/2 cups flour", parseIngredient("1 1/2 cups flour", "en").quantity);
if (seconds.join() !== "7200,7200,7200,5400") {
  console.error("changed: a fraction of an hour is read");
  process.exit(1);
}
END
node run.mjs
