#!/usr/bin/env bash
# WebRobots of Ruby says which pages a crawler may fetch by robots.txt. A good guess for a file with two groups, one for all
# robots and one for "bot", without an empty line between them, as RFC 9309 has it and as many sites write it: what each group
# disallows. All is allowed: the grammar wants an empty line in front of a second User-agent, and a file that does not fit it is
# an error that is kept in an attribute and otherwise counts as no file. An empty line behind "User-agent: *", or in front of
# another Disallow, takes the rules behind it away as well.
# Seen: ruby-webrobots 0.1.2 of Debian 12.
# Why it matters here: a crawler fetches what its owner was asked not to, and says that it asked.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-webrobots=0.1.2-1.1 ruby-nokogiri=1.13.10+dfsg-2+b1 \
    ruby-mini-portile2=2.8.1-1 ruby-pkg-config=1.5.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'nokogiri'
require 'webrobots'

files = { 'with an empty line' => "User-agent: *\nDisallow: /a\n\nUser-agent: bot\nDisallow: /b\n",
          'without one' => "User-agent: *\nDisallow: /a\nUser-agent: bot\nDisallow: /b\n",
          'one behind the name' => "User-agent: *\n\nDisallow: /b\n",
          'one between rules' => "User-agent: *\nDisallow: /a\n\nDisallow: /b\n" }
allowed = files.map do |name, text|
  robots = WebRobots.new('bot/1.0', http_get: ->(_) { text })
  answer = robots.allowed?('http://example.org/b')
  puts "#{name}: /b is #{answer ? 'allowed' : 'disallowed'}"
  answer
end
abort 'changed: the rules are obeyed' if allowed != [false, true, true, true]
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
