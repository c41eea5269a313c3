#!/usr/bin/env bash
# IceCube of Ruby reads rules of repetition from iCalendar text. A good guess for FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1, "on the last
# Friday of a month", as calendars write it: the last Friday of each month. It gives each Friday: BYSETPOS is left out without a
# word, while it says of other parts that it does not know, as BYWEEKNO, that they are invalid. BYDAY=-1FR, the other way to say
# the same, is right.
# Seen: ruby-ice-cube 0.16.4 of Debian 12.
# Why it matters here: a meeting of once a month is four times as often, and with COUNT it ends after a month.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-ice-cube=0.16.4-3 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'ice_cube'

days = ['BYDAY=-1FR', 'BYDAY=FR;BYSETPOS=-1', 'BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'].map do |part|
  text = "DTSTART:20260130T100000Z\nRRULE:FREQ=MONTHLY;#{part};COUNT=4\n"
  IceCube::Schedule.from_ical(text).all_occurrences.map { |time| time.strftime('%a %F') }
end
days.each { |list| puts list.join(', ') }
expected = [['Fri 2026-01-30', 'Fri 2026-02-27', 'Fri 2026-03-27', 'Fri 2026-04-24'],
            ['Fri 2026-01-30', 'Fri 2026-02-06', 'Fri 2026-02-13', 'Fri 2026-02-20'],
            ['Fri 2026-01-30', 'Mon 2026-02-02', 'Tue 2026-02-03', 'Wed 2026-02-04']]
abort 'changed: BYSETPOS is obeyed or refused' if days != expected
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
