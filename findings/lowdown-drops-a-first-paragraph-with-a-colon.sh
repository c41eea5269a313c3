#!/usr/bin/env bash
# lowdown makes HTML, manual pages and text of Markdown. A good guess for a file that begins "Anna: I come at ten." and has a
# second paragraph: two paragraphs. The first is not in the output: unless --parse-no-metadata is given, a first paragraph with a
# colon in its first line, in any form, is metadata as title: and author:, of which a page without -s shows nothing. A file of
# the one line "Note: the fair is on Monday" is empty.
# Seen: lowdown 1.0.0 of Debian 12.
# Why it matters here: of a chat, an interview or a note in Markdown the first words are gone, and there is no message.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download lowdown=1.0.0-2 libbsd0 libmd0 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
export LD_LIBRARY_PATH="$(echo "$work"/root/usr/lib/*-linux-gnu)"

printf 'Anna: I come at ten.\n\nBen: I come too.\n' > talk.md
printf 'Note: the fair is on Monday\n' > note.md
printf 'Anna comes at ten.\n\nBen: I come too.\n' > plain.md
for file in talk note plain; do
    root/usr/bin/lowdown "$file.md" | tr '\n' ' ' > "$file.html"
    echo "$file: $(cat "$file.html")"
done
if grep -q ten talk.html || grep -q Monday note.html || ! grep -q ten plain.html; then
    echo "changed: the first paragraph is there" >&2
    exit 1
fi
