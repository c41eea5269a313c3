#!/usr/bin/env bash
# numsum, numaverage and numbound of num-utils calculate with the numbers in the lines of a text. A good guess for 1,000 and
# 2,500: 3500, or a warning. The sum is 3: a line is read up to the first sign that belongs to no number, and what is behind it
# is left out, so that 1e3 is 1. +5 is 0, as a line that does not begin with a digit, a point or a minus counts as none, and
# the bigger of 999 and 1,000 is 999.
# Seen: num-utils 0.5-15 of Debian 12.
# Why it matters here: a column of a table that was made for people is a thousand times too small, without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download num-utils=0.5-15 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

results=""
for lines in '1,000\n2,500\n' '1e3\n2\n' '+5\n' '1000\n2500\n'; do
    sum=$(printf "%b" "$lines" | perl root/usr/bin/numsum)
    printf 'num-utils 0.5: the sum of %s is %s\n' "$lines" "$sum"
    results="$results$sum "
done
largest=$(printf '1,000\n999\n' | perl root/usr/bin/numbound)
echo "num-utils 0.5: the largest of 1,000 and 999 is $largest"
if [ "$results$largest" != "3 3 0 3500 999" ]; then
    echo "changed: 1,000 is a thousand" >&2
    exit 1
fi
