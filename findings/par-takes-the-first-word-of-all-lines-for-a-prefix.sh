#!/usr/bin/env bash
# par is the formatter of paragraphs that editors call; it knows the signs of quotations and comments, which it keeps at each
# line. A good guess for the lines "Anna 10", "Anna 20", "Anna 30": a paragraph of these words. It is "Anna 1 2 3" and, at the
# end of the line, "0": what all lines begin with is a prefix, and what all end with is a suffix, words and digits too, and both
# are written once for each line that is left. A list of two items is one item with a sign in front of each new line.
# Seen: par 1.53.0 of Debian 12.
# Why it matters here: what an editor wraps loses words and numbers, and a text that was wrapped is another than its source.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download par=1.53.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

printf 'Anna 10\nAnna 20\nAnna 30\n' > prices.txt
printf -- '- one item that is too long for a line\n- two\n' > list.txt
for file in prices list; do
    root/usr/bin/par 30 < "$file.txt" | tee "$file.out"
done
if [ "$(tr -s ' ' < prices.out)" != "Anna 1 2 3 0" ] || [ "$(tail -1 list.out)" != "- for a line two" ]; then
    echo "changed: words are words" >&2
    exit 1
fi
