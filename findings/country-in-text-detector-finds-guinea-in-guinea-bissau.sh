#!/usr/bin/env bash
# country-in-text-detector finds the countries that a text names. A good guess for "Guinea-Bissau" and "Jordan and Georgia":
# Guinea-Bissau alone, for its name is longer and fits; and either the country or the state of America for Georgia. Found are
# Guinea-Bissau and Guinea, in a text that does not speak of Guinea; Georgia is found twice, both called a country, one with the
# code US-GA.
# Seen: country-in-text-detector 1.0.10 of npm.
# Why it matters here: news of one country are filed under two, and counts by country are too high.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-audit --no-fund --ignore-scripts country-in-text-detector@1.0.10 > /dev/null || exit 2

cat > run.mjs <<'END'
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { detect } = require("country-in-text-detector");
console.log("country-in-text-detector", require("country-in-text-detector/package.json").version);
const first = detect("The harbour of Guinea-Bissau is open.").map((country) => country.iso3166);
const second = detect("She went to Georgia.").map((country) => country.iso3166 + " " + country.type);
console.log(first, second);
if (!first.includes("GN") || !first.includes("GW") || second.length !== 2) {
  console.error("changed: the longer name wins");
  process.exit(1);
}
END
node run.mjs
