#!/usr/bin/env bash
# Text::Header of Perl writes the header of a mail from names and values. A good guess for five of them, one with the value 0, as
# X-Spam-Score or Lines may have: five lines. There are those in front of the 0: it ends the loop, and it and all behind it are
# missing, without an error. An empty value ends it too.
# Seen: libtext-header-perl 1.03 of Debian 12.
# Why it matters here: a mail has no recipient, or no Message-ID by which it is known, depending on a score.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-header-perl=1.03+pristine-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Header;

print "Text::Header $Text::Header::VERSION\n";
my @seen;
for my $score (5, 0) {
    my @lines = header(From => "anna\@example.org", Subject => "Fair", "X-Spam-Score" => $score, To => "ben\@example.org",
        "Message-ID" => "<1\@example.org>");
    push @seen, join " ", map { /^([^:]*):/ } @lines;
    print "score $score: $seen[-1]\n";
}
if (join("|", @seen) ne "From Subject X-Spam-Score To Message-Id|From Subject") {
    print STDERR "changed: 0 is a value\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
