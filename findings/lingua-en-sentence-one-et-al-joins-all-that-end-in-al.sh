#!/usr/bin/env bash
# Lingua::EN::Sentence splits English text into sentences and knows abbreviations that have a full stop: no., in., et al. A good
# guess for "He said no. She sold the piano. It rained.": three sentences, or two if "no." is taken for a number. It is one, and
# behind "Rivers et al. wrote it." no sentence ends in "hospital." or "festival.": where an abbreviation stands once in a text as
# a word, each full stop behind its letters is kept together with the next sentence, also at the end of other words. Without the
# abbreviation the same sentences are split.
# Seen: liblingua-en-sentence-perl 0.33 of Debian 12.
# Why it matters here: one sentence of an article changes all others of it, so that two versions share none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-en-sentence-perl=0.33-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::EN::Sentence qw(get_sentences);

print "Lingua::EN::Sentence $Lingua::EN::Sentence::VERSION\n";
my $rest = "It was a good festival. Many came to the hospital. She sold the piano. All left.";
my @counts;
for my $first ("Rivers wrote it.", "Rivers et al. wrote it.", "He said no.") {
    my $sentences = get_sentences("$first $rest");
    push @counts, scalar @$sentences;
    print scalar @$sentences, ": ", join(" | ", @$sentences), "\n";
}
if ("@counts" ne "5 3 3") {
    print STDERR "changed: an abbreviation is a whole word\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
