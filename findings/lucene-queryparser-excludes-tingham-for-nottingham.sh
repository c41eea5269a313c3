#!/usr/bin/env bash
# Lucene::QueryParser of Perl reads queries as Lucene has them, with NOT for a word that may not be there. A good guess for
# "Nottingham boats": two words to look for. It is "not tingham", and boats: the letters not at the beginning of any word are
# taken for the operator, in small letters and without a blank behind them. "notes", "nothing", "notary" and "notice" are es,
# hing, ary and ice, excluded.
# Seen: liblucene-queryparser-perl 1.04 of Debian 12; a query that is written again by deparse_query has lost its words with a
# star, boat*.
# Why it matters here: the town is not found, and pages with a piece of its name are left out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblucene-queryparser-perl=1.04-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Lucene::QueryParser;

print "Lucene::QueryParser $Lucene::QueryParser::VERSION\n";
my @seen;
for my $text ("Hull boats", "Nottingham boats", "boats notes", "boats NOT sails") {
    push @seen, join " ", map { "$_->{type}:$_->{term}" } @{parse_query($text)};
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "NORMAL:Hull NORMAL:boats|PROHIBITED:tingham NORMAL:boats|NORMAL:boats PROHIBITED:es"
        . "|NORMAL:boats PROHIBITED:sails") {
    print STDERR "changed: an operator is a word of its own\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
