#!/usr/bin/env bash
# XML::FeedPP of Perl reads and writes feeds; normalize sorts the items by date and removes "duplicated items". A good guess for a
# feed of three notes, each with another title and text, but without links, as RSS allows: all three stay. One is left, and it is
# the first: items are equal if their guid or link is, and those that have neither are all equal.
# Seen: libxml-feedpp-perl 0.95 of Debian 12; the same by uniq_item, and by merge of two such feeds.
# Why it matters here: all but one of the entries of a list of notes or alarms are gone, without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libxml-feedpp-perl=0.95-1 libxml-treepp-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use XML::FeedPP;

print "XML::FeedPP $XML::FeedPP::VERSION\n";
my $feed = XML::FeedPP->new('<rss version="2.0"><channel><title>Notes</title><link>http://example.org/</link>'
    . "<description>Notes</description>"
    . join("", map { "<item><title>$_</title><description>About the $_</description></item>" } "boats", "sails", "fair")
    . "</channel></rss>");
my $before = join " ", map { $_->title } $feed->get_item;
$feed->normalize;
my $after = join " ", map { $_->title } $feed->get_item;
print "items: $before; normalized: $after\n";
if ($before ne "boats sails fair" || $after ne "boats") {
    print STDERR "changed: items without a link are compared by what is in them\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
