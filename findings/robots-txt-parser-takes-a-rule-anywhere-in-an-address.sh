#!/usr/bin/env bash
# robots-txt-parser reads the robots.txt of a site and says what may be crawled. A rule such as "Disallow: /tmp" is the beginning
# of a path. A good guess for "/news/tmp-is-full": it may be crawled. It may not: the rule is looked for anywhere in the address,
# so that "Disallow: /search" closes "/help/search-tips" too, and "Allow: /blog-of-us" opens "/private/blog-of-us". The rules of
# several crawlers that stand above one list ("User-agent: a", "User-agent: b") are those of the last one alone. canCrawl() asks
# the site that was read last, whatever the address is.
# Seen: robots-txt-parser 2.0.3 of npm (30,000 downloads a month).
# Why it matters here: pages are missing from the index, and others were fetched against the wish of their owner.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    robots-txt-parser@2.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const parser = require("robots-txt-parser");
console.log("robots-txt-parser", require("robots-txt-parser/package.json").version);

const RULES = {
  "site.test": ["User-agent: *", "Disallow: /tmp", "Disallow: /search", "Disallow: /private", "Allow: /blog-of-us"].join("\n"),
  "two.test": ["User-agent: one", "User-agent: other", "Disallow: /closed"].join("\n") };

async function allowed(agent, site, path, readLast = site) {
  const robots = parser({ userAgent: agent });
  robots.parseRobots(`http://${site}`, RULES[site]);
  robots.parseRobots(`http://${readLast}`, RULES[readLast]);
  const answer = await robots.canCrawl(`http://${site}${path}`);
  console.log(`${agent} at ${site}${path}${readLast === site ? "" : `, read last: ${readLast}`}: ${answer}`);
  return answer;
}

(async () => {
  const right = [await allowed("*", "site.test", "/tmp/1"), await allowed("*", "site.test", "/news"),
    await allowed("other", "two.test", "/closed")];
  const wrong = [await allowed("*", "site.test", "/news/tmp-is-full"), await allowed("*", "site.test", "/help/search-tips"),
    await allowed("*", "site.test", "/private/blog-of-us"), await allowed("one", "two.test", "/closed"),
    await allowed("*", "site.test", "/tmp/1", "two.test")];
  if (right.join() !== "false,true,false" || wrong.join() !== "false,false,true,true,true") {
    console.log("changed: a rule is the beginning of a path");
    process.exit(1);
  }
})();
END
node run.js
