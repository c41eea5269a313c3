#!/usr/bin/env bash
# HTML::FromText of Perl writes a plain text as HTML, with links if asked for (urls). A good guess for an address in quotation
# marks or in pointed brackets, as mails and standards have them: a link to the address. It is one to http://example.org/fair" or
# http://example.org/boats>: the marks are written as &quot; and &gt; before addresses are looked for, and all up to the last
# letter of "&quot" is taken for the address.
# Seen: libhtml-fromtext-perl 2.07 of Debian 12.
# Why it matters here: such links lead nowhere, and a crawler has two addresses of each page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-fromtext-perl=2.07-3 libemail-find-perl libhtml-parser-perl \
    libemail-valid-perl libmailtools-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Entities qw(decode_entities);
use HTML::FromText;

print "HTML::FromText $HTML::FromText::VERSION\n";
my @seen;
for my $text ("See http://example.org/fair", 'See "http://example.org/fair"', "See <http://example.org/boats> today") {
    my $html = text2html($text, urls => 1);
    push @seen, decode_entities($html =~ /href="([^"]*)"/ ? $1 : "none");
    print "$text -> link to $seen[-1]\n";
}
if (join("|", @seen) ne 'http://example.org/fair|http://example.org/fair"|http://example.org/boats>') {
    print STDERR "changed: a link ends where the address ends\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
