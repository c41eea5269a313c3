#!/usr/bin/env bash
# get-sitemap-links gets the addresses of the pages of a site: "get fetch parse crawl sitemap links recursively". A good guess for
# the sitemap of a shop, an index of two sitemaps with addresses like sitemap_products.xml?from=1&amp;to=9, as Shopify writes
# them: the pages of both. It gives the addresses of the two sitemaps, as if they were pages: an index is one whose first address
# ends in ".xml". Addresses are given as they are written in XML, "&amp;" and all; one with line breaks around it is not there;
# and of an index of indexes it gives the sitemaps, too.
# Seen: get-sitemap-links 1.1.0 of npm.
# Why it matters here: what is fetched and compared are sitemaps, and none of the pages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    get-sitemap-links@1.1.0 > /dev/null || exit 2

cat > run.js <<'END'
const http = require('http');

const getLinks = require('get-sitemap-links').default;

console.log('get-sitemap-links', require('./node_modules/get-sitemap-links/package.json').version);
const list = (kind, item, ...addresses) => (host) => `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  + addresses.map((address) => `<${item}><loc>${host}${address}</loc></${item}>`).join('') + `</${kind}>`;
const FILES = {
  '/sitemap.xml': list('sitemapindex', 'sitemap', '/sitemap_products.xml?from=1&amp;to=9', '/sitemap_pages.xml'),
  '/plain.xml': list('sitemapindex', 'sitemap', '/sitemap_products.xml', '/sitemap_pages.xml'),
  '/all.xml': list('sitemapindex', 'sitemap', '/plain.xml'),
  '/sitemap_products.xml': list('urlset', 'url', '/boat?size=4&amp;color=red'),
  '/sitemap_pages.xml': list('urlset', 'url', '/about'),
};
const server = http.createServer((request, response) => {
  response.setHeader('Content-Type', 'application/xml');
  response.end(FILES[request.url.split('?')[0]](''));
});
server.listen(0, '127.0.0.1', async () => {
  const host = `http://127.0.0.1:${server.address().port}`;
  for (const [path, write] of Object.entries(FILES)) FILES[path] = () => write(host);
  const seen = [];
  for (const path of ['/sitemap.xml', '/plain.xml', '/all.xml']) {
    seen.push((await getLinks(host + path)).map((address) => address.slice(host.length)).sort().join(' '));
    console.log(path, '->', seen.at(-1));
  }
  server.close();
  if (seen[0] !== '/sitemap_pages.xml /sitemap_products.xml?from=1&amp;to=9'
    || seen[1] !== '/about /boat?size=4&amp;color=red' || !seen[2].includes('/sitemap_pages.xml')) {
    console.error('changed: the addresses are those of pages');
    process.exitCode = 1;
  }
});
END
node --no-deprecation run.js
