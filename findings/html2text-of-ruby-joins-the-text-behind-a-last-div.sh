#!/usr/bin/env bash
# Html2Text of Ruby makes plain text of an HTML page or mail. A good guess for "<div>Opening hours</div>Monday to Friday": two
# lines. It is one, Opening hoursMonday to Friday: behind a div there is a line break only if another element comes, not if plain
# text does. Lists of terms, articles, sections and the text behind a table are joined as well, as only div, p, headings, lists
# and rows of tables have line breaks.
# Seen: ruby-html2text 0.2.0 of Debian 12.
# Why it matters here: mail programs write a reply as text and divs side by side, and its words are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-html2text=0.2.0-1.1 ruby-nokogiri=1.13.10+dfsg-2+b1 \
    ruby-mini-portile2=2.8.1-1 ruby-pkg-config=1.5.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'html2text'

pages = ['<div>Opening hours</div><div>Monday</div>', '<div>Opening hours</div>Monday to Friday',
         '<dl><dt>Price</dt><dd>3 euros</dd></dl>', '<article>Harbour</article><article>Fair</article>',
         '<table><tr><td>Boat</td></tr></table>The end']
texts = pages.map { |page| Html2Text.convert(page) }
pages.zip(texts) { |page, text| puts "#{page} -> #{text.inspect}" }
if texts != ["Opening hours\nMonday", 'Opening hoursMonday to Friday', 'Price3 euros', 'HarbourFair', 'BoatThe end']
  abort 'changed: text behind a div is on another line'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
