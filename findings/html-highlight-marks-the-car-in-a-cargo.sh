#!/usr/bin/env bash
# HTML::Highlight of Perl marks the words of a search in a page, and shows them with some words around. Its documentation says
# that without a wildcard the word car "matches only car", with "%" also careful, and it has 'some phrase' among its words. A good
# guess: car is not marked in "cargo" and "carpet", and a phrase has words around. The first three letters of cargo and carpet are
# marked, as nothing looks at the letter behind; and there is no preview of a phrase, for its blanks are left out before it is
# looked for.
# Seen: libhtml-highlight-perl 0.20 of Debian 12.
# Why it matters here: hits are shown where there are none, and none is shown for a phrase that is there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-highlight-perl=0.20-8 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::Highlight;

print "HTML::Highlight $HTML::Highlight::VERSION\n";
my $page = "<p>The cargo of a car, with carpets from the harbour fair, went to a town near the river on Sunday.</p>";
my $one = HTML::Highlight->new(words => ["car"], wildcards => [""]);
my $marked = $one->highlight($page);
$marked =~ s/<span[^>]*>(.*?)<\/span>/[$1]/g;
print "$marked\n";
my %previews;
for my $words ("carpets", "harbour fair") {
    $previews{$words} = scalar @{HTML::Highlight->new(words => [$words], wildcards => [""])->preview_context($page, 60)};
    print "previews of $words: $previews{$words}\n";
}
if ($marked !~ /\[car\]go of a \[car\], with \[car\]pets/ || $previews{"carpets"} != 1 || $previews{"harbour fair"} != 0) {
    print STDERR "changed: a word is a whole word, or a phrase is found\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
