#!/usr/bin/env bash
# CSS::Compressor of Perl makes style sheets shorter, as the YUI compressor does: 0px becomes 0. A good guess for calc(100% -
# 0px): the same, as numbers without a unit cannot be taken from a length. It is calc(100% - 0), which no browser takes, so
# that the whole line is dropped; so it is for a name like --gap: 0px, which is used in a calc somewhere else. 1px + 2px stays,
# with its blanks.
# Seen: libcss-compressor-perl 0.05-2 of Debian 12.
# Why it matters here: a width that was right is not set at all when the style sheet is made smaller, and only then.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    libcss-compressor-perl=0.05-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use CSS::Compressor qw(css_compress);

my @results;
for my $css ('a { width: calc(100% - 0px) }', 'a { --gap: 0px }', 'a { width: calc(1px + 2px) }', 'a { margin: 0px 0px }') {
    my $copy = $css;
    push @results, css_compress($copy);
    print "libcss-compressor-perl 0.05: $css -> $results[-1]\n";
}
if ("@results" ne 'a{width:calc(100% - 0)} a{--gap:0} a{width:calc(1px + 2px)} a{margin:0}') {
    print STDERR "changed: a 0 in calc keeps its unit\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
