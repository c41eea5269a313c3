#!/usr/bin/env bash
# Text::Undiacritic of Perl takes the accents off letters, for comparing texts. A good guess for "if x ≠ 0" and "a ∉ B": they
# stay, as there is no letter in them to change. They are "if x = 0" and "a ∈ B": the stroke through a sign is a mark like an
# accent, and all marks that take no space are removed, so that ∄, "there is none", is ∃, "there is one". The vowels of Hindi are
# such marks too: नमस्ते is नमसत.
# Seen: libtext-undiacritic-perl 0.07 of Debian 12.
# Why it matters here: a sentence and its contrary are one text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-undiacritic-perl=0.07-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use utf8;
use Text::Undiacritic qw(undiacritic);

binmode STDOUT, ":encoding(UTF-8)";
print "Text::Undiacritic $Text::Undiacritic::VERSION\n";
my @seen;
for my $text ("Łódź", "if x ≠ 0", "a ∉ B", "∄ a", "नमस्ते") {
    push @seen, undiacritic($text);
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "Lodz|if x = 0|a ∈ B|∃ a|नमसत") {
    print STDERR "changed: a sign keeps its stroke\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
