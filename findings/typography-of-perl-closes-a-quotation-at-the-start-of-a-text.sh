#!/usr/bin/env bash
# Text::Typography of Perl writes the quotation marks and dashes of a text as a printer does, as SmartyPants. A good guess for
# "Hello," he said: an opening mark, 8220, in front of Hello and a closing one, 8221, behind it. Both are closing ones, at the
# start of a text, behind a tag as in <p>"Hello," and behind a bracket; so it is with single marks. Behind a blank or a line
# break the first one is an opening one, as it should be.
# Seen: libtext-typography-perl 0.01-5 of Debian 12.
# Why it matters here: each paragraph and each item of a list that begins with a quotation begins with the wrong mark.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    libtext-typography-perl=0.01-5 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Typography qw(typography);

my @results;
for my $text ('"Hello," he said.', '<p>"Hello," he said.</p>', '("Hello")', 'He said, "hello."') {
    my $typeset = typography($text);
    push @results, join(' ', $typeset =~ /&#(\d+);/g);
    print "libtext-typography-perl 0.01: $text -> $typeset\n";
}
if ("@results" ne '8221 8221 8221 8221 8221 8221 8220 8221') {
    print STDERR "changed: a quotation opens with an opening mark\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
