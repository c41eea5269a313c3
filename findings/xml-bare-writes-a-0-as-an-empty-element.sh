#!/usr/bin/env bash
# XML::Bare of Perl reads XML into a tree, which can be changed and written again with xml(). A good guess for
# <stock><left>0</left></stock>, read and written: the same. It is <left />: a value that Perl finds false is written as none.
# 00 and 1 stay. x &amp; y is written as <![CDATA[x &amp; y]]>, in which &amp; is five letters, not an ampersand.
# Seen: libxml-bare-perl 0.53 of Debian 12.
# Why it matters here: a count of zero is a count that nobody knows after a file was saved, and each ampersand grows.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    libxml-bare-perl=0.53-2+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use XML::Bare;

my @results;
for my $xml ('<stock><left>0</left></stock>', '<stock><left>00</left></stock>', '<stock><left>x &amp; y</left></stock>') {
    my ($object, $root) = XML::Bare->new(text => $xml);
    (my $written = $object->xml($root)) =~ s/\s*\n\s*//g;
    push @results, $written =~ s{</?stock>}{}gr;
    print "libxml-bare-perl 0.53: $xml -> $written\n";
}
if (join('|', @results) ne '<left />|<left>00</left>|<left><![CDATA[x &amp; y]]></left>') {
    print STDERR "changed: a 0 is written\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
