#!/usr/bin/env bash
# Dry::Inflector of Ruby turns English plurals into singulars and back. A good guess for caves, waves and houses, common words:
# cave, wave and house. They are cafe, wafe and hous: any word in -ves but those in -lves and -rves becomes one in -fe, also
# sleeves and moves, and any in -uses one in -us, as viruses, also causes and blouses. A singular is cut as well: lens is len and
# gas is ga.
# Seen: ruby-dry-inflector 0.2.1 of Debian 12.
# Why it matters here: whoever counts or looks for words by their singular has caves among the cafes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-dry-inflector=0.2.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'dry/inflector'

inflector = Dry::Inflector.new
words = %w[boats wolves caves waves houses causes lens gas]
singulars = words.map { |word| inflector.singularize(word) }
words.zip(singulars) { |word, singular| puts "#{word} -> #{singular}" }
abort 'changed: the singular of caves is cave' if singulars != %w[boat wolf cafe wafe hous caus len ga]
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
