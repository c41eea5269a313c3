#!/usr/bin/env bash
# mbox-parser of npm can read a folder in pages: pageSize is the number of mails on a page, pageNumber the page. A good guess
# for a folder of eight mails and pages of two: the pages 1 to 4 have mails 1 and 2, 3 and 4, 5 and 6, 7 and 8. It gives the
# pages 1 and 2; for 3 and 4 it says that there are no such mails. One page is cut off for each piece of the file that the
# stream hands over (64 KiB) and one more at its end, so that the last page of a small file is always the second one.
# Seen: mbox-parser 1.0.1 of npm.
# Why it matters here: who reads a folder page by page until an error comes has four of its mails, of small folders and of
# large.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    mbox-parser@1.0.1 > /dev/null || exit 2

cat > run.js <<'END'
const fs = require('fs');
const {mboxParser} = require('mbox-parser');

console.log('mbox-parser', require('./node_modules/mbox-parser/package.json').version);
const mails = Array.from({length: 8}, (_, number) =>
  `From ann@example.org Mon Jan 12 10:00:00 2026\nFrom: ann@example.org\nSubject: mail ${number + 1}\n\nText\n\n`);
fs.writeFileSync('folder', mails.join(''));

async function page(pageNumber) {
  try {
    const found = await mboxParser(fs.createReadStream('folder'), {pageSize: 2, pageNumber});
    return found.map((mail) => mail.subject).join(', ');
  } catch (error) {
    return error.message;
  }
}

(async () => {
  const pages = [];
  for (const number of [1, 2, 3, 4]) {
    pages.push(await page(number));
    console.log('page', number, 'of 4:', pages[number - 1]);
  }
  if (pages[0] !== 'mail 1, mail 2' || pages[1] !== 'mail 3, mail 4' || /mail \d/.test(pages[2] + pages[3])) {
    console.error('changed: there are four pages');
    process.exitCode = 1;
  }
})();
END
node run.js
