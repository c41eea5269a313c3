#!/usr/bin/env bash
# XML::OPML of Perl reads a list of feeds and writes it again. A good guess for a folder with the feeds f1 to f6: they are in the
# file in this order. They are in another one at each run: the feeds of a folder are kept in a hash under numbers that it makes,
# and written as they come out of it. The folders themselves stay in order.
# Seen: libxml-opml-perl 0.26 of Debian 12.
# Why it matters here: OPML is an outline; the steps of a list or the chapters of a book are mixed up by adding one feed to the
# file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libxml-opml-perl=0.26-4 libxml-parser-perl=2.46-4+deb12u1 \
    libxml-simpleobject-perl=0.53-4 libtimedate-perl=2.3300-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use XML::OPML;

my %orders;
for my $run (1 .. 6) {
    my $order = `$^X -MXML::OPML -e '
        my \$list = XML::OPML->new(version => "1.1");
        \$list->parse("<opml version=\\"1.1\\"><head><title>T</title></head><body><outline text=\\"F\\">"
            . join("", map { "<outline text=\\"f\$_\\" xmlUrl=\\"http://example.org/\$_\\"/>" } 1 .. 6)
            . "</outline></body></opml>");
        print join(" ", \$list->as_string =~ /text="(f\\d)"/g);'`;
    print "$order\n" if $run <= 3;
    $orders{$order}++;
}
if (keys %orders < 2) {
    print STDERR "changed: the feeds are in their order\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
