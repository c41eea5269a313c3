#!/usr/bin/env bash
# IniParse of Ruby reads INI files and saves them again, with their comments, blank lines and order. A good guess for a file of
# which one value is changed: all other lines stay. A value 1.10 is saved as 1.1, and 1e3 as 1000.0, as what looks like a
# number is kept as one; 007 stays, as a zero in front is seen as text. Where a name comes twice, its second line moves up to
# the first.
# Seen: ruby-iniparse 1.4.2-1.1 of Debian 12.
# Why it matters here: to set a colour sets the version of something else back from 1.10 to 1.1, which is another one.
set -euo pipefail
command -v ruby > /dev/null || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    ruby-iniparse=1.4.2-1.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'iniparse'

document = IniParse.parse("[app]\nversion = 1.10\nlimit = 1e3\nagent = 007\ncolour = red\n")
document['app']['colour'] = 'blue'
puts 'ruby-iniparse 1.4.2:', document.to_ini
if document.to_ini.split("\n") != ['[app]', 'version = 1.1', 'limit = 1000.0', 'agent = 007', 'colour = blue']
  warn 'changed: lines that nobody has changed stay'
  exit 1
end
END
paths="-I$work/root/usr/lib/ruby/vendor_ruby"
for folder in "$work"/root/usr/share/rubygems-integration/all/gems/*/lib; do paths="$paths -I$folder"; done
ruby -W0 $paths run.rb
