#!/usr/bin/env bash
# Org-ruby makes HTML, Textile and Markdown of the files of Emacs' org-mode. A good guess for a numbered list, "1. Open the
# gate." and "2. Pull the boat.", in Markdown: a numbered list. It is one with stars, while in HTML it has its numbers; the
# second line of an item stands at the margin, and a table has its rows, but not the line of hyphens under its head without which
# Markdown has no table.
# Seen: ruby-org 0.9.12 of Debian 12.
# Why it matters here: steps that a text refers to by their numbers have none, and tables are lines with bars in them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-org=0.9.12-2.1 ruby-rubypants=0.7.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'org-ruby'

texts = ["1. Open the gate.\n2. Pull the boat.\n", "| Boat | Price |\n|------+-------|\n| Anna | 10 |\n"]
pages = texts.map { |text| Orgmode::Parser.new(text).to_html.gsub(/\s+/, ' ') }
marks = texts.map { |text| Orgmode::Parser.new(text).to_markdown }
texts.each_index { |index| puts "#{texts[index].inspect} ->\n  #{pages[index]}\n  #{marks[index].inspect}" }
if !pages[0].include?('<ol>') || marks != [" * Open the gate.\n * Pull the boat.\n", "| Boat | Price |\n| Anna | 10 |\n"]
  abort 'changed: a numbered list has numbers'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
