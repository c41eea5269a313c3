#!/usr/bin/env bash
# Romkan of Ruby turns Japanese in Latin letters into kana and back. A good guess for konnichiwa, annai and onna, the spelling of
# every passport and textbook: the kana for kon-ni-chi-wa, an-na-i and on-na. It gives kon-i-chi-wa, an-a-i and on-a: "nn" is one
# n of its own, as it is typed at a keyboard, so that the n of the next syllable is eaten, and to_hepburn() makes kon'ichiwa of
# konnichiwa, which is another word.
# Seen: ruby-romkan 0.4.0 of Debian 12.
# Why it matters here: a search for a word or a name with nn looks for another one and finds nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-romkan=0.4.0-2.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'romkan'

words = %w[gakkou shin'you konnichiwa annai onna]
kana = words.map(&:to_kana)
words.zip(kana) { |word, letters| puts "#{word} -> #{letters}, in Latin letters again #{letters.to_roma}, #{word.to_hepburn}" }
if kana != %w[がっこう しんよう こんいちわ あんあい おんあ] || 'konnichiwa'.to_hepburn != "kon'ichiwa"
  abort 'changed: the second n begins the next syllable'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
