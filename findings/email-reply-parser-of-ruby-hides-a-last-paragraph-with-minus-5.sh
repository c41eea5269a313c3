#!/usr/bin/env bash
# EmailReplyParser of Ruby shows the reply of a mail without quotations and signature. A good guess for a reply whose last
# paragraph is "-5 at night, 3 by day. Bring a coat.", or a list "-bread", "-milk": all of it. The last paragraph is hidden as a
# signature: besides "-- " at the top of one the pattern takes any line that begins with a minus and a letter or digit, and
# "__init__" or "--verbose" as well. With a blank behind the minus the list is kept.
# Seen: ruby-email-reply-parser 0.5.8 of Debian 12.
# Why it matters here: the answer to "what shall we bring?" is an empty one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-email-reply-parser=0.5.8-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'email_reply_parser'

mails = ["We need:\n\n- bread\n- milk", "We need:\n\n-bread\n-milk", "It is cold here.\n\n-5 at night, 3 by day. Bring a coat.",
         "Call it with\n\n--verbose and look at the log."]
replies = mails.map { |mail| EmailReplyParser.parse_reply(mail) }
mails.zip(replies) { |mail, reply| puts "#{mail.inspect}\n  -> #{reply.inspect}" }
if replies != ["We need:\n\n- bread\n- milk", 'We need:', 'It is cold here.', 'Call it with']
  abort 'changed: the last paragraph is shown'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
