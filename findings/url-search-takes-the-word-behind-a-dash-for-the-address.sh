#!/usr/bin/env bash
# URL::Search of Perl finds the addresses of a plain text, and leaves the punctuation behind them out. A good guess for "see
# http://example.org/fair—it opens at ten", with the long dash that joins two parts of a sentence: http://example.org/fair. It is
# http://example.org/fair—it: dashes are the one punctuation beyond ASCII that an address may have here, even in the name of a
# host: the host of "http://example.org—a site" is "example.org—a".
# Seen: liburl-search-perl 0.06 of Debian 12; other signs, such as ” and …, end an address.
# Why it matters here: the address that is found is no page, and the host is nobody's.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liburl-search-perl=0.06-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use utf8;
use URL::Search qw(extract_urls);

binmode STDOUT, ":encoding(UTF-8)";
print "URL::Search $URL::Search::VERSION\n";
my @seen;
for my $text ("see http://example.org/fair” today", "see http://example.org/fair—it opens at ten", "http://example.org—a site") {
    push @seen, extract_urls($text);
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "http://example.org/fair|http://example.org/fair—it|http://example.org—a") {
    print STDERR "changed: a dash ends an address\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
