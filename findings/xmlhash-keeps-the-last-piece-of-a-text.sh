#!/usr/bin/env bash
# Xmlhash of Ruby makes a hash of XML, with the text of an element that has others in it as _content. A good guess for "See
# <b>Anna</b> and <b>Ben</b> there": the pieces See, and, there, in some form. The text is " there": each piece takes the place
# of the one before. An entity does no harm: "R&amp;D costs" is whole.
# Seen: ruby-xmlhash 1.3.6 of Debian 12.
# Why it matters here: of a description with a link or a bold word no more than its end is stored.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-xmlhash=1.3.6-3.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'xmlhash'

xml = '<page><title>Fair</title><text>See <b>Anna</b> and <b>Ben</b> there</text><short>R&amp;D costs</short></page>'
page = Xmlhash.parse(xml)
puts page.inspect
abort 'changed: all pieces are there' if page['text']['_content'].strip != 'there' || page['text']['b'] != %w[Anna Ben]
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby:$(echo "$work"/root/usr/lib/*/ruby/vendor_ruby/*)"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
