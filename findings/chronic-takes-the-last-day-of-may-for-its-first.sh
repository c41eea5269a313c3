#!/usr/bin/env bash
# Chronic of Ruby reads dates in natural English. A good guess in February for "last day of may": 31 May. It is 1 May of the year
# before, as "last may": the day is dropped without an error, so that "last day of june" is 1 June. And "24.12.2026" is Christmas
# Eve, but "10.6.2026" is today, at 10:39:46: with a day up to 12 the figures are a time, 10:06 and 2026 seconds.
# Seen: ruby-chronic 0.10.5 of Debian 12.
# Why it matters here: a bill is due more than a year too early, and the dates of half of a list of the continent are all of
# today.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-chronic=0.10.5-2 ruby-numerizer=0.2.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'chronic'

now = Time.utc(2026, 2, 3, 12)
texts = ['may 31 2026', 'last day of may', 'last day of june', '24.12.2026', '10.6.2026', '12.5.2026']
dates = texts.map { |text| Chronic.parse(text, now: now).strftime('%F %T') }
texts.zip(dates) { |text, date| puts "on #{now.strftime('%F')}: #{text} -> #{date}" }
if dates != ['2026-05-31 12:00:00', '2025-05-01 12:00:00', '2025-06-01 12:00:00', '2026-12-24 12:00:00', '2026-02-03 10:39:46',
             '2026-02-03 12:38:46']
  abort 'changed: the last day is the last'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
