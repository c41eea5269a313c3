#!/usr/bin/env bash
# Nori of Ruby makes a hash of XML and turns dates, times and "true" into objects. A good guess for <opens>10:30:00</opens>: the
# text, or an object for half past ten. It is half past ten of the day on which the program runs, in the zone of the machine, so
# that the same file is another hash each day; 10:30 is a text, and 2026-01-02 is a date. An element with markup, "one
# <b>two</b>", is a text with the tags in it.
# Seen: ruby-nori 2.6.0 of Debian 12.
# Why it matters here: two readings of one record are not equal, and the hours of a shop are shifted by the zone of the reader.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-nori=2.6.0-1.1 ruby-nokogiri=1.13.10+dfsg-2+b1 \
    ruby-mini-portile2=2.8.1-1 ruby-pkg-config=1.5.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'nokogiri'
require 'nori'

xml = '<shop><since>2026-01-02</since><opens>10:30:00</opens><closes>18:30</closes><note>one <b>two</b></note></shop>'
shop = Nori.new(parser: :nokogiri).parse(xml)['shop']
shop.each { |name, value| puts "#{name}: #{value.class} #{name == 'opens' ? value.strftime('(today) %T') : value}" }
if !shop['opens'].is_a?(Time) || shop['opens'].strftime('%F') != Time.now.strftime('%F') || shop['closes'] != '18:30' ||
   shop['note'] != 'one <b>two</b>'
  abort 'changed: a time has no day'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
