#!/usr/bin/env bash
# iso8601 of Ruby reads and writes dates and times of ISO 8601. A good guess for 12:30:59.96, read and written again: the same.
# It is 12:30:60: seconds are rounded to one digit behind the point, and the minute stays. What is written so, iso8601 does not
# read: it is out of range. 15.75 becomes 15.8, and 15.04 becomes 15. The object keeps the parts in to_time, and two times that
# are written alike are not equal.
# Seen: ruby-iso8601 0.13.0-1 of Debian 12.
# Why it matters here: times of a log lose their order when they are saved, and one of twelve hundred cannot be read back.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-iso8601=0.13.0-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'iso8601'

results = %w[2024-05-04T12:30:59.96Z 2024-05-04T12:30:15.75Z 2024-05-04T12:30:15.04Z].map do |text|
  written = ISO8601::DateTime.new(text).to_s
  begin
    ISO8601::DateTime.new(written)
    read = 'read again'
  rescue ISO8601::Errors::RangeError => error
    read = error.message
  end
  puts "ruby-iso8601 0.13.0: #{text} -> #{written}, #{read}"
  [written[11, 10].sub(/\+.*/, ''), read == 'read again']
end
if results != [['12:30:60', false], ['12:30:15.8', true], ['12:30:15', true]]
  warn 'changed: a time is written as it is'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
