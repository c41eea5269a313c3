#!/usr/bin/env bash
# Versionomy of Ruby reads version numbers, compares them and says what comes next. It knows letters as those of 1.0.2a. A good
# guess for the next major version of 2023a, as the time zones count: 2024. It is 20240; the next tiny version of 1.0.2a is
# 1.0.30, and the next minor one 1.1.00, as the letter, which is set to none, is written as the digit 0, and nothing stands
# between it and the number. The next letter is right, 1.0.2b.
# Seen: ruby-versionomy 0.5.0-3 of Debian 12.
# Why it matters here: the release behind 2023a is 18000 years later, and all that come sort before it.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-versionomy=0.5.0-3 ruby-blockenspiel=0.5.0-3.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'versionomy'

cases = [['2023a', :major], ['1.0.2a', :tiny], ['1.0.2a', :minor], ['1.0.2a', :patchlevel], ['1.0.2', :tiny]]
results = cases.map do |text, part|
  following = Versionomy.parse(text).bump(part).unparse
  puts "ruby-versionomy 0.5.0: #{text}, next #{part} version: #{following}"
  following
end
if results != %w[20240 1.0.30 1.1.00 1.0.2b 1.0.3]
  warn 'changed: no 0 for no letter'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
