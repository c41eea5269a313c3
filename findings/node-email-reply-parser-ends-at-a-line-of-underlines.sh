#!/usr/bin/env bash
# node-email-reply-parser gives what is new in a reply, without quotations and signatures. A good guess for a text with a line of
# underlines in it, as in a form or between two parts, and for one with a line that begins with two hyphens: the whole text, or
# the line alone is missing, as a signature stands at the end and is short. All that follows is gone, pages of it; so it is by
# emailreplyparser, which has the method of GitHub's parser.
# Seen: node-email-reply-parser 0.1.4 and emailreplyparser 0.0.5 of npm (220,000 and 55,000 downloads a month).
# Why it matters here: of a longer mail only the beginning is searched and compared.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    node-email-reply-parser@0.1.4 emailreplyparser@0.0.5 > /dev/null || exit 2

cat > run.js <<'END'
const parseReply = require('node-email-reply-parser');
const {EmailReplyParser} = require('emailreplyparser');

console.log('node-email-reply-parser', require('./node_modules/node-email-reply-parser/package.json').version);
const mails = ['The tide is high.\n\n_____\nThe boats leave at noon.\n\nThe market opens at ten.\n',
  'Prices:\n\n-- bread\n-- fish\n\nAnn brings both.\n', 'The tide is high.\n\nThe boats leave at noon.\n'];
const seen = mails.map((mail) => [parseReply(mail, true).trim(), EmailReplyParser.parse_reply(mail).trim()]);
seen.forEach(([one, other]) => console.log(JSON.stringify(one), 'and by emailreplyparser', JSON.stringify(other)));
if (seen[0][0] !== 'The tide is high.' || seen[1][0] !== 'Prices:' || !seen[2][0].includes('noon') ||
    seen[0][1] !== seen[0][0] || seen[1][1] !== seen[1][0]) {
  console.error('changed: text behind such a line is kept');
  process.exitCode = 1;
}
END
node run.js
