#!/usr/bin/env bash
# markdown-summary takes title, summary and first image from a post in Markdown, for lists of posts. A good guess for two posts
# that begin with an image: two images. The second has none, the third has one again: a global pattern is used by all calls and
# goes on where it ended in the text before, so an image is missed if it stands further in front. An image without a description
# is never found, and the summary is the second line of the text, not its second paragraph, so it ends where the line does.
# Seen: markdown-summary 1.0.3 of npm.
# Why it matters here: posts have an image or none by the order in which they are read.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --prefix "$work" \
    markdown-summary@1.0.3 > /dev/null || exit 2

cat > run.js <<'END'
const {image, summary, title} = require('markdown-summary');

console.log('markdown-summary', require('./node_modules/markdown-summary/package.json').version);
const POSTS = ['boat', 'quay', 'fair', 'crane'].map((name) => `![The ${name}](${name}.png)\n# The ${name}\n\nIt opens\nin May.`);
const images = POSTS.map((post) => image(post));
const others = [image('![](boat.png) A boat.'), title(POSTS[0]), summary(POSTS[0])];
console.log(images);
console.log(others);
if (images.join() !== '![The boat](boat.png),,![The fair](fair.png),' || others[0] !== null || others[2] !== 'It opens') {
  console.error('changed: each post has its image');
  process.exitCode = 1;
}
END
node --no-deprecation run.js
