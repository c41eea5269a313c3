#!/usr/bin/env bash
# Search::QueryParser reads what people type into a search form: words, phrases, "+", "-", fields, AND, OR and NOT. A good guess
# for "vitamin E deficiency": three words. It is "vitamin AND deficiency": the operators of French, Italian and German count at
# the same time, unless other ones are set, and E is the Italian "and", as ET and UND are. O, OU and ODER are "or", so that
# "group O blood" is "group OR blood"; NON, PAS and NICHT exclude the next word: "cinema NON stop" asks for cinemas without
# "stop". A last word "0" is dropped: "year 0" is "year".
# Seen: libsearch-queryparser-perl 0.95 of Debian 12.
# Why it matters here: the word that the query is about is not searched, and there is no error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libsearch-queryparser-perl=0.95-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Search::QueryParser;

print "Search::QueryParser $Search::QueryParser::VERSION\n";
my %seen = ("vitamin E deficiency" => "+:vitamin +:deficiency", "vitamin C deficiency" => ":vitamin :C :deficiency",
    "group O blood" => ":group :blood", "cinema NON stop" => ":cinema -:stop", "year 0" => ":year", "year 1" => ":year :1");
my $parser = Search::QueryParser->new;
my @wrong;
for my $query (sort keys %seen) {
    my $parsed = $parser->parse($query);
    my $text = $parsed ? $parser->unparse($parsed) : "error: " . $parser->err;
    print "$query: $text\n";
    push @wrong, $query if $text ne $seen{$query};
}
if (@wrong) {
    print STDERR "changed: @wrong\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
