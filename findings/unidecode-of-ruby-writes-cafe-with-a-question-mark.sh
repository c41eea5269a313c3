#!/usr/bin/env bash
# Unidecode of Ruby writes any text in plain Latin letters: its example makes "Bei Jing" of the two signs of Beijing. A good
# guess for café, Müller and naïve: cafe, Muller and naive. They are caf?, M?ller and na?ve, while Russian and Chinese are read:
# the file of the first 256 letters, in which é, ü and ß are, begins with control characters, which the YAML reader of today's
# Ruby does not take, and the error is swallowed for a question mark.
# Seen: ruby-unidecode 1.0.0 of Debian 12 with its Ruby 3.1.
# Why it matters here: the commonest letters of Europe are those that it cannot read, and all names with one of them become
# alike.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-unidecode=1.0.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'unidecode'

words = %w[Москва 北京 café Müller naïve Lodz Łódź]
plain = words.map(&:to_ascii)
words.zip(plain) { |word, letters| puts "#{word} -> #{letters}" }
abort 'changed: é is e' if plain != ['Moskva', 'Bei Jing ', 'caf?', 'M?ller', 'na?ve', 'Lodz', 'L?dz']
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
