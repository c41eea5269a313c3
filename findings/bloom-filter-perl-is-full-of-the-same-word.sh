#!/usr/bin/env bash
# Bloom::Filter of Perl is a Bloom filter for a given number of keys; what is more is refused with a warning. A good guess for a
# filter of 100 keys into which the 120 words of a text are put, 61 different ones: all are in it, with room for 39. The words
# behind the hundredth are not: each add() counts, of the same word too, and key_count is 100 where 51 different words came.
# A filter is full of "the" alone, if nobody looks at check() before. And add() of a list stops in the middle of it.
# Seen: libbloom-filter-perl 1.2 of Debian 12.
# Why it matters here: a filter that was sized by the number of words denies the words at the end of the texts, as no Bloom filter
# should.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libbloom-filter-perl=1.2-4 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Bloom::Filter;

local $SIG{__WARN__} = sub { print "warning: $_[0]" };
my $filter = Bloom::Filter->new(capacity => 100, error_rate => 0.0001);
my @words = ((map { ("the", "word$_") } 1 .. 59), "the", "end");
my $taken = $filter->add(@words);
my %different = map { $_ => 1 } @words;
my @denied = grep { !$filter->check($_) } sort keys %different;
print "Bloom::Filter $Bloom::Filter::VERSION: ", scalar(@words), " words, ", scalar(keys %different), " different, counted ",
    $filter->key_count, ", denied ", scalar(@denied), "\n";
if (@denied != 10 || $filter->key_count != 100) {
    print STDERR "changed: a word counts once\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
