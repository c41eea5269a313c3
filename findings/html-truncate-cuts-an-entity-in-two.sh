#!/usr/bin/env bash
# HTML::Truncate shortens HTML to so many characters and closes the tags; its manual says that an entity is one character. A good
# guess for "AT&amp;T rules the air" cut to 4: "AT&amp;T…". It is "AT&a…": entities are counted as one, but the text is cut as if
# they were not, so that each "&amp;" or "&eacute;" takes its letters from what follows and the last one is cut in two. A text
# that is exactly as long as asked for has an ellipsis, too.
# Seen: libhtml-truncate-perl 0.20 of Debian 12.
# Why it matters here: the summary of a page has words that are not in it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-truncate-perl=0.20-3 libhtml-parser-perl=3.81-1+deb12u1 \
    libhtml-tagset-perl=3.20-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Truncate;

print "HTML::Truncate $HTML::Truncate::VERSION\n";
my @cases = (["<p>AT&amp;T rules the air</p>", 4, "<p>AT&a&#8230;</p>"],
    ["<p>AT&amp;T rules the air</p>", 8, "<p>AT&amp;T&#8230;</p>"],
    ["<p>caf&eacute; and bar</p>", 6, "<p>caf&ea&#8230;</p>"], ["<p>ATT rules the air</p>", 9, "<p>ATT rules&#8230;</p>"],
    ["<p>hello</p>", 5, "<p>hello&#8230;</p>"], ["<p>hello</p>", 6, "<p>hello</p>"]);
my @wrong;
for my $case (@cases) {
    my ($html, $length, $expected) = @$case;
    my $seen = HTML::Truncate->new(chars => $length)->truncate($html);
    print "$html to $length: $seen\n";
    push @wrong, $html if $seen ne $expected;
}
if (@wrong) {
    print STDERR "changed: @wrong\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
