#!/usr/bin/env bash
# PoToJson of Ruby makes JSON of a .po file for the translations of a web page. A good guess for entries behind "#~", which
# gettext keeps for the translator though the program has them no longer: they are left out. They are in the JSON as any other,
# and if a text has come back with another translation, the removed one, which stands at the end of the file, takes its place.
# And a quotation mark in a translation has a backslash in front of it on the page.
# Seen: ruby-po-to-json 1.0.1 of Debian 12.
# Why it matters here: a word that was put right months ago is wrong again on the page, and right in the file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-po-to-json=1.0.1-1.1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'json'
require 'po_to_json'

File.write('page.po', <<'PO')
msgid ""
msgstr ""
"Language: de\n"

msgid "Boat"
msgstr "Boot"

msgid "Say it"
msgstr "Sag \"ja\""

#~ msgid "Boat"
#~ msgstr "Kahn"

#~ msgid "Ship"
#~ msgstr "Schiff"
PO
text = PoToJson.new('page.po').generate_for_jed('de')
messages = JSON.parse(text[/locales\['de'\] = (.*);/m, 1])['locale_data']['app']
messages.delete('')
puts messages
if messages != { 'Boat' => ['Kahn'], 'Say it' => ['Sag \\"ja\\"'], 'Ship' => ['Schiff'] }
  abort 'changed: removed translations are left out'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
