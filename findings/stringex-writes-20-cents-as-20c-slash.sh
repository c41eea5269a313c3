#!/usr/bin/env bash
# Stringex of Ruby makes words of signs for an address: 10% is 10-percent, $10.50 is 10-dollars-50-cents. A good guess for "20¢
# off": 20-cents-off. It is 20c-slash-off: the table of letters has "C/" for the sign of the cent, and its slash is read as a
# sign that was written there. And "C#" is c-number, as "#1" is number-1, and "v1.2.3" is v1-dot-2-3, with one of two dots in
# words.
# Seen: ruby-stringex 2.8.5 of Debian 12.
# Why it matters here: the address of a page says what the page does not, and stays so for good.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-stringex=2.8.5-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'stringex'

titles = ['10% off', '$10.50 off', '20¢ off', 'C# for all', 'Version v1.2.3']
slugs = titles.map(&:to_url)
titles.zip(slugs) { |title, slug| puts "#{title} -> #{slug}" }
if slugs != %w[10-percent-off 10-dollars-50-cents-off 20c-slash-off c-number-for-all version-v1-dot-2-3]
  abort 'changed: the sign of the cent is a word'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
