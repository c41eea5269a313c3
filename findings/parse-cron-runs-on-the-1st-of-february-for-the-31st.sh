#!/usr/bin/env bash
# parse-cron of Ruby says when a line of cron is next. A good guess for 0 0 31 * *, midnight of the 31st, at noon of the 31st
# of January: the 31st of March, as February has none. It is the 1st of February: a month without such a day gives its first
# day. 0 0 29 2 *, the 29th of February, is the 1st of February 2026, at a time in 2024 behind its 29th. From the 1st of
# January on, the 31st is found.
# Seen: ruby-parse-cron 0.1.4-1.1 of Debian 12.
# Why it matters here: what is to run at the end of long months runs at the beginning of the short ones as well.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-parse-cron=0.1.4-1.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'parse-cron'

results = [['0 0 31 * *', Time.utc(2024, 1, 31, 12)], ['0 0 29 2 *', Time.utc(2024, 4, 15)],
           ['0 0 31 * *', Time.utc(2024, 1, 1)]].map do |line, now|
  following = CronParser.new(line).next(now).strftime('%Y-%m-%d')
  puts "ruby-parse-cron 0.1.4: #{line} after #{now.strftime('%Y-%m-%d')} -> #{following}"
  following
end
if results != %w[2024-02-01 2026-02-01 2024-01-31]
  warn 'changed: a month without a 31st is left out'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
