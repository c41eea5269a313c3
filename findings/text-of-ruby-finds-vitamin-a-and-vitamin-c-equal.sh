#!/usr/bin/env bash
# The library text of Ruby has WhiteSimilarity, of which it says that it compares the pairs of letters of two strings. A good
# guess for "Vitamin A" and "Vitamin C", or for the "Plan 9" and the "Plan 8": near 1. It is 1.0, as for equal texts: a word of
# one letter has no pair of letters and does not count at all, so that all letters and digits that stand alone are the same. Two
# texts of such words alone, "A 1" and "A 1", are not a number.
# Seen: ruby-text 1.3.1 of Debian 12.
# Why it matters here: a filter that takes 1.0 for a copy removes the volumes, parts, vitamins and platforms of a list but one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-text=1.3.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'text'

pairs = [['Harbour fair', 'Harbour fare'], ['Vitamin A', 'Vitamin C'], ['Plan 9', 'Plan 8'], ['3 of 4 boats', '1 of 9 boats'],
         ['A 1', 'A 1']]
scores = pairs.map { |a, b| Text::WhiteSimilarity.similarity(a, b) }
pairs.zip(scores) { |(a, b), score| puts "#{a} and #{b}: #{score.round(2)}" }
if scores[1..3] != [1.0, 1.0, 1.0] || !scores[4].nan?
  abort 'changed: words of one letter count'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
