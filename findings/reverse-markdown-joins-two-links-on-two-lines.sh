#!/usr/bin/env bash
# ReverseMarkdown of Ruby makes Markdown of HTML. A good guess for two links, or two words in italics, with a line break between
# them, as each list of tags and each menu in a page has: with a blank between. They are joined, [Anna](a)[Berg](b), and so are
# two plain words in spans on two lines, AnnaBerg: a text of white space alone is a blank only if it has no line break in it.
# Seen: ruby-reverse-markdown 1.4.0 of Debian 12.
# Why it matters here: the names of a list of authors become one word, and a search finds none of them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-reverse-markdown=1.4.0-1 ruby-nokogiri=1.13.10+dfsg-2+b1 \
    ruby-mini-portile2=2.8.1-1 ruby-pkg-config=1.5.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'reverse_markdown'

pages = ['<p><a href="a">Anna</a> <a href="b">Berg</a></p>', "<p><a href=\"a\">Anna</a>\n<a href=\"b\">Berg</a></p>",
         "<p><span>Anna</span>\n<span>Berg</span></p>", "<p><em>Anna</em>\n<b>Berg</b></p>"]
texts = pages.map { |page| ReverseMarkdown.convert(page).strip }
pages.zip(texts) { |page, text| puts "#{page.inspect} -> #{text}" }
if texts != ['[Anna](a) [Berg](b)', '[Anna](a)[Berg](b)', 'AnnaBerg', '_Anna_ **Berg**'] && texts[1..2] !=
   ['[Anna](a)[Berg](b)', 'AnnaBerg']
  abort 'changed: a line break is a blank'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
