#!/usr/bin/env bash
# Lingua::PT::Stemmer of Perl is the stemmer of Orengo and Huyck for Portuguese, which has lists of exceptions for each rule. A
# good guess for mais, "more", and mal, "badly", two of the commonest words: two stems. They have one, mal, as mais is taken for
# a plural, of which "-ais" is "-al"; the exceptions of the article, where mais and cais stand, are not in the module. And dois,
# "two", is doil, depois, "after", is depoil, and leis, "laws", is leil, while lei is lei.
# Seen: liblingua-pt-stemmer-perl 0.02 of Debian 12.
# Why it matters here: a search for what is bad finds all that is more, and one for the law does not find the laws.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblingua-pt-stemmer-perl=0.02-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lingua::PT::Stemmer;

my @words = qw(livro livros mais mal dois depois lei leis);
my @stems = Lingua::PT::Stemmer::stem(@words);
print "$words[$_] -> $stems[$_]\n" for 0 .. $#words;
if ("@stems" ne 'livr livr mal mal doil depoil lei leil') {
    print STDERR "changed: mais is no plural\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
