#!/usr/bin/env bash
# humanize of Ruby writes numbers in words. A good guess for 1000.5: one thousand point five. It is "one thousand and zero
# point five", in German "Eins Tausend und Null Komma Fünf": the part below a thousand is 0.5, which is not nothing, and so it
# is written, as its whole number, zero. 100.5 is one hundred point five, and 1000.0 one thousand.
# Seen: ruby-humanize 2.5.1-2 of Debian 12.
# Why it matters here: 2000.25, 50000.75 and 1000000.5 are read aloud with a zero in the middle.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-humanize=2.5.1-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'humanize'

results = [1000.5, 100.5, 1000.0].map do |number|
  puts "ruby-humanize 2.5.1: #{number} -> #{number.humanize} | #{number.humanize(locale: :de)}"
  number.humanize
end
if results != ['one thousand and zero point five', 'one hundred point five', 'one thousand']
  warn 'changed: no zero behind a thousand'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
