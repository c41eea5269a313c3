#!/usr/bin/env bash
# One would guess that sitemap-urls gives the addresses of the pages, ready for use. In a sitemap index it gives the addresses of
# the other sitemaps as if they were pages; white space around an address (a common way to write <loc>) is kept, so the same page
# is given twice when one sitemap has it on a line of its own.
# Seen: sitemap-urls 3.0.0, extractUrls of two <loc> of one page gives two addresses, one with line breaks.
# Why it matters here: the list holds files of XML, copies of pages, and addresses that no client can ask for.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" sitemap-urls@3.0.0 > /dev/null || exit 2

cat > run.js <<'END'
const { extractUrls } = require('sitemap-urls');
const fs = require('fs');
console.log('sitemap-urls', JSON.parse(fs.readFileSync('node_modules/sitemap-urls/package.json')).version);
const pages = extractUrls('<urlset><url><loc>\n  https://example.org/a\n</loc></url>'
  + '<url><loc>https://example.org/a</loc></url></urlset>');
const index = extractUrls('<sitemapindex><sitemap><loc>https://example.org/s1.xml</loc></sitemap></sitemapindex>');
console.log(pages, index);
if (pages.length !== 2 || pages[0] !== '\n  https://example.org/a\n' || index[0] !== 'https://example.org/s1.xml') {
  console.log('changed: sitemap-urls gives pages');
  process.exit(1);
}
END
node --no-deprecation run.js
