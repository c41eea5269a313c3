#!/usr/bin/env bash
# ChronicDuration of Ruby turns a duration in natural English into seconds. A good guess for "half an hour": 1800, and for "one
# hour and a half": 5400, as "1.5 hours" is. They are 3600 and 3602: words that it does not know are dropped, here "half", and a
# number without a unit counts as seconds: "a half" is a half of 2. So "2 h 30" is two hours and half a minute, "1/2 hour" is two
# hours and "1,5 hours", as the continent writes, five.
# Seen: ruby-chronic-duration 0.10.6.2 (gitlab_chronic_duration) of Debian 12.
# Why it matters here: a sheet of working hours is filled in with numbers that nobody has said.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-chronic-duration=0.10.6.2-2 ruby-numerizer=0.2.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'gitlab_chronic_duration'

texts = ['1.5 hours', 'one and a half hours', 'half an hour', 'one hour and a half', '2 h 30', '1/2 hour', '1,5 hours']
seconds = texts.map { |text| ChronicDuration.parse(text).to_i }
texts.zip(seconds) { |text, number| puts "#{text}: #{number} seconds" }
if seconds != [5400, 5400, 3600, 3602, 7230, 7200, 18000]
  abort 'changed: half an hour is 1800 seconds'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
