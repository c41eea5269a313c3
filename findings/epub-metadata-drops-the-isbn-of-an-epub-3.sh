#!/usr/bin/env bash
# epub-metadata reads the metadata of an e-book; the README shows title, creator, language, uuid and isbn of one. A good guess for
# a book of EPUB 3 with the identifier urn:isbn:9783641056681: an identifier or isbn. There is none: identifiers are taken out and
# put back by their scheme, an attribute of EPUB 2 only, so those of EPUB 3 are gone, and of two ISBNs of EPUB 2, of the paper and
# of the file, the last is left. The metadata of EPUB 3 (meta with property), such as the series and the date of the last change,
# is not read, nor its cover.
# Seen: epub-metadata 0.3.1 of npm.
# Why it matters here: books are merged or looked up by ISBN, and new ones have none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    epub-metadata@0.3.1 jszip@3.10.1 > /dev/null || exit 2

cat > run.mjs <<'END'
import {readFileSync, writeFileSync} from 'fs';
import Zip from 'jszip';
import {readEpubMetadata} from 'epub-metadata';

console.log('epub-metadata', JSON.parse(readFileSync('node_modules/epub-metadata/package.json')).version);

async function read(version, metadata, items) {
  const zip = new Zip();
  zip.file('META-INF/container.xml', '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    + '<rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>');
  zip.file('book.opf', `<package version="${version}" unique-identifier="id" xmlns="http://www.idpf.org/2007/opf">`
    + '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">'
    + `<dc:title>The fair</dc:title>${metadata}</metadata><manifest>${items}</manifest></package>`);
  writeFileSync('book.epub', await zip.generateAsync({type: 'nodebuffer'}));
  return readEpubMetadata('book.epub');
}

const third = await read('3.0', '<dc:identifier id="id">urn:isbn:9783641056681</dc:identifier>'
  + '<meta property="belongs-to-collection">Harbours</meta>',
'<item id="c" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>');
const second = await read('2.0', '<dc:identifier id="id" opf:scheme="ISBN">9783641056681</dc:identifier>'
  + '<dc:identifier opf:scheme="ISBN">9783442745159</dc:identifier>', '');
console.log('EPUB 3:', third);
console.log('EPUB 2:', second);
if (JSON.stringify(third) !== '{"title":"The fair"}' || second.isbn !== '9783442745159') {
  console.error('changed: identifiers, series or cover of EPUB 3 are read');
  process.exitCode = 1;
}
END
node --no-deprecation run.mjs
