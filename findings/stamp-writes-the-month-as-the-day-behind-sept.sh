#!/usr/bin/env bash
# stamp of Ruby writes a date in the way of an example: like "March 1, 1999". A good guess for the example "Sept 5, 1999" and
# the 9th of March 2024: "March 9, 2024" or "Mar 9, 2024". It is "Sept 3, 2024": Sept is no name of a month for stamp, as Sep
# is, so that it stays, and the 5, which could be a month or a day, is taken for the month, of which there is no other. In "May
# 1 at 5pm" the 5pm stays for all times, as a time needs a colon.
# Seen: ruby-stamp 0.6.0-1.1 of Debian 12.
# Why it matters here: each date of a page is a day of September that nobody meant, and looks right.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-stamp=0.6.0-1.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'stamp'

time = Time.utc(2024, 3, 9, 8, 5)
results = ['Sept 5, 1999', 'Sep 5, 1999', 'May 1 at 5pm', 'May 1 at 5:00 pm'].map do |example|
  puts "ruby-stamp 0.6.0: #{example} -> #{time.stamp(example)}"
  time.stamp(example)
end
if results != ['Sept 3, 2024', 'Mar 9, 2024', 'March 9 at 5pm', 'March 9 at 8:05 am']
  warn 'changed: Sept is a month'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
