#!/usr/bin/env bash
# Text::Capitalize of Perl writes titles with capitals, "The Man Who Wasn't There", and says that it knows apostrophes. A good
# guess for "it’s the end and we don’t pay", with the apostrophe of books and word processors: It’s the End and We Don’t Pay, as
# with the straight one. It is "It’S the End and We Don’T Pay": what follows that apostrophe is another word for it.
# Seen: libtext-capitalize-perl 1.5 of Debian 12, by capitalize_title.
# Why it matters here: a title from the web and the same title from a keyboard differ in their letters.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-capitalize-perl=1.5-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use utf8;
use Text::Capitalize;

binmode STDOUT, ":encoding(UTF-8)";
print "Text::Capitalize $Text::Capitalize::VERSION\n";
my @seen = map { capitalize_title($_) } "it's the end and we don't pay", "it’s the end and we don’t pay";
print "$_\n" for @seen;
if (join("|", @seen) ne "It's the End and We Don't Pay|It’S the End and We Don’T Pay") {
    print STDERR "changed: both apostrophes are within a word\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
