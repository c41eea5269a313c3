#!/usr/bin/env bash
# uni2ascii writes a text with the letters of ASCII alone; with -B it takes the nearest ones, 1/2 for ½ and x2 for x². A good
# guess for "1½ hours": 1 1/2 hours. It is "11/2 hours", five and a half, and "2¼" is "21/4". A sign of money joins its number
# too, "pound5" and "euro5", and signs that it has no letters for are written into their words: "20 °C" is "20 0x00B0C", and "10
# µm" is "10 0x00B5m".
# Seen: uni2ascii 4.18 of Debian 12, with -B -q.
# Why it matters here: recipes and times are wrong, without a sign that something was changed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download uni2ascii=4.18-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

seen=$(printf '%s\n' '½ hour' '1½ hours' '2¼ cups' '£5' '20 °C' | root/usr/bin/uni2ascii -B -q || true)
[ -n "$seen" ] || { echo "uni2ascii did not run" >&2; exit 2; }
echo "uni2ascii 4.18:"
echo "$seen"
if [ "$(paste -s -d '|' <<< "$seen")" != "1/2 hour|11/2 hours|21/4 cups|pound5|20 0x00B0C" ]; then
    echo "changed: a fraction stands apart from its number" >&2
    exit 1
fi
