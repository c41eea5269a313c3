#!/usr/bin/env bash
# HTML::Packer of Perl makes pages smaller, also by taking line breaks out (remove_newlines). A good guess for two spans, pieces
# of code or images on two lines: a blank is left, as browsers show one, and as it is for two bold words. <span>Anna</span> and
# <span>Berg</span> of the next line are AnnaBerg: span, code and img are not on its list of elements within a line. A line that
# ends in " -" is joined to the number of the next: "from 5 -" and "10" are "from 5 -10".
# Seen: libhtml-packer-perl 2.100000 of Debian 12, with remove_newlines => 1.
# Why it matters here: words are joined in what a search reads, and ten is minus ten.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-packer-perl=2.100000-2 libregexp-reggrp-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Packer;

print "HTML::Packer $HTML::Packer::VERSION\n";
my $packer = HTML::Packer->init;
my @seen;
for my $html ("<p><b>Anna</b>\n<b>Berg</b></p>", "<p><span>Anna</span>\n<span>Berg</span></p>",
        "<p><code>a</code>\n<code>b</code></p>",
        "<p>from 5 -\n10</p>") {
    my $page = $html;
    my $packed = $packer->minify(\$page, {remove_newlines => 1});
    $packed =~ s/<[^>]*>//g;
    push @seen, $packed;
    print "$packed\n";
}
if (join("|", @seen) ne "Anna Berg|AnnaBerg|ab|from 5 -10") {
    print STDERR "changed: a line break between two elements is a blank\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
