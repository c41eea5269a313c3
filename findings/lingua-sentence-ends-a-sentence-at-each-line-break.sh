#!/usr/bin/env bash
# Lingua::Sentence of Perl splits "text paragraphs into sentences". A good guess for a paragraph of a mail or a README, wrapped
# at some width: its sentences, each in one piece. Each line break ends a sentence as well: what is on two lines is two
# sentences, and "See Dr." at the end of a line is one. It was made for files with one paragraph on a line, and there is no
# option. "See Fig. 3. It shows" is three sentences, the second "3.".
# Seen: liblingua-sentence-perl 1.100 of Debian 12.
# Why it matters here: sentences are halves, and their number is that of the lines.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-sentence-perl=1.100-3 libfile-sharedir-perl=1.118-3 \
    libclass-inspector-perl=1.36-3 libpath-tiny-perl=0.144-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use File::ShareDir;
use Lingua::Sentence;

no warnings 'redefine';
my ($data) = glob "root/usr/share/perl5/auto/share/dist/Lingua-Sentence root/usr/share/perl/*/auto/share/dist/Lingua-Sentence";
*File::ShareDir::dist_dir = sub { $data } if $data;
my $splitter = Lingua::Sentence->new('en');
my @texts = ("The fair opens at ten. See Dr. Berg at the quay.", "The fair opens\nat ten. See Dr.\nBerg at the quay.",
             "See Fig. 3. It shows the quay.");
my @counts;
for my $text (@texts) {
    my @sentences = $splitter->split_array($text);
    push @counts, scalar @sentences;
    print join(' | ', @sentences), "\n";
}
if ("@counts" ne '2 4 3') {
    print STDERR "changed: a line break ends no sentence\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
