#!/usr/bin/env bash
# EmailReplyTrimmer of Ruby takes quotations and signatures off a mail, so that the reply is left; it comes from a forum that
# makes posts of mails. A good guess for a reply that begins "From my point of view the fair is too early.": it is left. The line
# is dropped, as each is that begins with "from my", for the sake of "From my iPhone"; so is a line "Sent by courier, it comes on
# Monday" or "Sent with love", at any place of the mail, and "Date: 12 May" of an invitation.
# Seen: ruby-email-reply-trimmer 0.1.6 of Debian 12.
# Why it matters here: what the reply says is lost from the thread, and the rest reads as if it were the whole.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download ruby-email-reply-trimmer=0.1.6-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.rb <<'END'
require 'email_reply_trimmer'

mails = ["I think the fair is too early.\nAsk Anna.\n\nSent from my phone",
         "From my point of view the fair is too early.\nAsk Anna.",
         "The parcel left today.\nSent by courier, it comes on Monday.\nGreetings, Ben",
         "Please come.\n\nDate: 12 May\nPlace: the quay\n\nAnna"]
replies = mails.map { |mail| EmailReplyTrimmer.trim(mail.dup) }
mails.zip(replies) { |mail, reply| puts "#{mail.inspect}\n  -> #{reply.inspect}" }
if replies != ["I think the fair is too early.\nAsk Anna.", 'Ask Anna.', "The parcel left today.\nGreetings, Ben",
               "Please come.\n\nPlace: the quay\n\nAnna"]
  abort 'changed: lines of the reply are kept'
end
END
export RUBYLIB="$work/root/usr/lib/ruby/vendor_ruby"
export GEM_PATH="$work/root/usr/share/rubygems-integration/all:$(echo "$work"/root/usr/lib/*/rubygems-integration/*)"
LC_ALL=C.UTF-8 ruby run.rb
