#!/usr/bin/env bash
# Truncato of Ruby cuts HTML to a number of letters and puts dots behind what is left; with count_tags: false the tags do not
# count. A good guess for a paragraph with the five letters abcde and a limit of 5: the paragraph as it is. It is abcde..., as
# if there were more: the end is said to be reached when the limit is, and whether anything follows is not looked at. Four
# letters have no dots; five in a text without tags have them as well.
# Seen: ruby-truncato 0.7.12-1 of Debian 12.
# Why it matters here: dots, and the link "read more" that goes with them, promise a rest that is not there.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-truncato=0.7.12-1 ruby-htmlentities=4.3.3-1.1 ruby-nokogiri=1.13.10+dfsg-2+b1 ruby-mini-portile2=2.8.1-1 \
    ruby-pkg-config=1.5.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'truncato'

results = ['<p>abcd</p>', '<p>abcde</p>', '<p>abcdef</p>', '<p>ab</p><p>cde</p>'].map do |html|
  short = Truncato.truncate(html, max_length: 5, count_tags: false)
  puts "ruby-truncato 0.7.12: #{html}, 5 letters -> #{short}"
  short
end
if results != ['<p>abcd</p>', '<p>abcde...</p>', '<p>abcde...</p>', '<p>ab</p><p>cde...</p>']
  warn 'changed: a text that fits has no dots'
  exit 1
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby -W0 run.rb
