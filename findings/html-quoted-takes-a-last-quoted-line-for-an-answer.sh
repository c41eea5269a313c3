#!/usr/bin/env bash
# HTML::Quoted of Perl takes a mail in HTML apart into what is new and what is quoted, by blockquote or by > in front of a
# line. A good guess for Hi<br>&gt; old: Hi is new and old is quoted. Both are new: a line is looked at when a br ends it, and
# the last line of a mail has none. A line in a paragraph of its own, <p>&gt; old</p>, is new as well. With a br behind it, it
# is quoted.
# Seen: libhtml-quoted-perl 0.04 of Debian 12, which RT shows mails with.
# Why it matters here: what somebody else wrote is shown as an answer, and only the last line of a quotation.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download \
    libhtml-quoted-perl=0.04-3 libhtml-parser-perl=3.81-1+deb12u1 libhtml-tagset-perl=3.20-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Quoted;

my @results;
for my $html ('Hi<br>&gt; old', '<p>Hi</p><p>&gt; old</p>', 'Hi<br>&gt; old<br>') {
    my $quoted = grep { ref eq 'ARRAY' } @{HTML::Quoted->extract($html)};
    push @results, $quoted;
    print "libhtml-quoted-perl 0.04: $html: ", $quoted ? "the second line is quoted\n" : "nothing is quoted\n";
}
if ("@results" ne '0 0 1') {
    print STDERR "changed: the last line is quoted\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
