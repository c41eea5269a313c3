#!/usr/bin/env bash
# ReverseMarkdown of Ruby makes Markdown of HTML, of <pre> a block of code. A good guess for a program of three lines in <pre>:
# three lines with four blanks in front. They are one line, " a = 1 b = 2 print(a)", and lines of a poem in <pre> are joined too:
# text in <pre> has its white space squeezed as any other.
# Seen: ruby-reverse-markdown 1.4.0 of Debian 12.
# Why it matters here: a manual that is moved to Markdown has programs that do not run, and of a comment sign on all is a
# comment.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-reverse-markdown=1.4.0-1 ruby-nokogiri=1.13.10+dfsg-2+b1 \
    ruby-mini-portile2=2.8.1-1 ruby-pkg-config=1.5.1-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'reverse_markdown'

pages = ["<p>a = 1<br>b = 2</p>", "<pre>a = 1\nb = 2\nprint(a)</pre>", "<pre>The tide is in,\n   the boat is out.</pre>",
         "<pre><code>x = 1  # one\ny = 2</code></pre>"]
texts = pages.map { |page| ReverseMarkdown.convert(page).rstrip }
pages.zip(texts) { |page, text| puts "#{page.inspect} -> #{text.inspect}" }
abort 'changed: the lines of a pre are kept' if texts[1, 2].any? { |text| text.include?("\n") && !text.start_with?("\n") }
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
