#!/usr/bin/env bash
# NumRu::Units of Ruby converts quantities with units, as udunits does. A good guess for a yard: 0.9144 m, which is three feet.
# It is 1.8288 m: its table says that a yard is six feet, of 0.3048 m each. All that comes from it is twice too long, or four
# times too large: a mile is 3218.688 m, 60 mph are 193 km/h, and an acre is 16187 m2. The knot and the nautical mile are
# right.
# Seen: ruby-numru-units 1.9.0-2 of Debian 12.
# Why it matters here: each speed in miles and each area in acres of an old table of weather or land is wrong, and still looks
# possible.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-numru-units=1.9.0-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'numru/units'

results = [%w[foot m], %w[yard m], %w[mile m], %w[acre m2], %w[nautical_mile m]].map do |from, to|
  value = NumRu::Units[from].convert(1, NumRu::Units[to]).to_f.round(4)
  puts "ruby-numru-units 1.9.0: 1 #{from} = #{value} #{to}"
  value
end
if results != [0.3048, 1.8288, 3218.688, 16187.4257, 1852.0]
  warn 'changed: a yard is three feet'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
