#!/usr/bin/env bash
# Numerizer of Ruby writes the numbers of an English text in figures; its README has forty two and two and a half. A good guess
# for a boat of "1.5 million" euros: 1500000. It is 1.5000000, that is one and a half: the figures in front of million, hundred
# or thousand are multiplied from the last full stop or comma on, here 5 by a million, so that "2,500 thousand" is 2,500000. And
# "a hundred and five boats" begins with "a100", while "one hundred and five" is 105.
# Seen: ruby-numerizer 0.2.0 of Debian 12.
# Why it matters here: a price or a number of people is too small by six places, and nothing in the text says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-numerizer=0.2.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'numerizer'

texts = ['one hundred and five boats', 'two and a half miles', 'it cost 1.5 million euros', 'it weighs 2,500 thousand tons',
         'a hundred and five boats']
written = texts.map { |text| Numerizer.numerize(text) }
texts.zip(written) { |text, result| puts "#{text} -> #{result}" }
if written != ['105 boats', '2.5 miles', 'it cost 1.5000000 euros', 'it weighs 2,500000 tons', 'a100 and 5 boats']
  abort 'changed: 1.5 million is 1500000'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
