#!/usr/bin/env bash
# HTML::Clean of Perl makes a page smaller for browsers, which should show it as before. A good guess for a link or a bold word at
# the end of one line, and another at the beginning of the next: a blank is left between them. There is none: "Boats" and "Sails"
# of two links are BoatsSails, as all between ">" and "<" goes that is a line break. &quot; is written as a quotation mark within
# an attribute too, so that alt="the &quot;old&quot; fair" ends in front of "old".
# Seen: libhtml-clean-perl 1.4 of Debian 12, strip as its documentation calls it; at the lowest level words are joined too.
# Why it matters here: words are joined in front of a search, and descriptions of pictures are cut.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-clean-perl=1.4-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Clean;

print "HTML::Clean $HTML::Clean::VERSION\n";
my $page = "<p><a href=\"b\">Boats</a>\n<a href=\"s\">Sails</a> and <b>old</b>\n<i>oars</i></p>\n"
    . "<img src=\"f.png\" alt=\"the &quot;old&quot; fair\">\n";
my $cleaner = HTML::Clean->new(\$page);
$cleaner->strip;
my $cleaned = ${$cleaner->data};
print "$cleaned\n";
(my $text = $cleaned) =~ s/<[^>]*>//g;
if ($text !~ /BoatsSails and oldoars/ || $cleaned !~ /alt="the "old" fair"/) {
    print STDERR "changed: a line break is left as a blank, or a quotation mark stays escaped\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
