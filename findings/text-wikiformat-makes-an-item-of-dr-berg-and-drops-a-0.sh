#!/usr/bin/env bash
# Text::WikiFormat of Perl makes HTML of a simple wiki text, in which " 1. first" with four blanks in front is an item of a list.
# A good guess for a paragraph with blanks in front that begins with "Dr. Berg": a paragraph. It is an item with the number "Dr"
# and the text "Berg comes": any word before a full stop is a number, also "No." and "Mrs.", and of a sentence of one word
# nothing else is left. And a line with 0 alone is an empty line.
# Seen: libtext-wikiformat-perl 0.79 of Debian 12.
# Why it matters here: names and first words are no text any more, and a column of numbers has holes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-wikiformat-perl=0.79-1.2 liburi-perl=5.17-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::WikiFormat;

my @texts = ("    1. first", "    Dr. Berg comes.", "    Yes. The fair opens.", "Boats:\n7\n0\n3");
my @pages = map { Text::WikiFormat::format($_) =~ s/\n//gr } @texts;
print $texts[$_] =~ s/\n/ \/ /gr, " -> $pages[$_]\n" for 0 .. $#texts;
if ($pages[1] ne '<ol><li value="Dr">Berg comes.</li></ol>' || $pages[2] !~ /value="Yes"/ || $pages[3] =~ /0/) {
    print STDERR "changed: a word is no number\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
