#!/usr/bin/env bash
# Plucene is the search engine Lucene in Perl; its StandardAnalyzer has, as Lucene's, rules for addresses of mails and names of
# hosts as one word each. A good guess for anna@example.org and www.example.org: these words. They are anna@example and org, and
# "www.example." with its dot and org: the rule ends before the last dot. So all addresses share the word org, and 2026-01-02 is
# 2026-01 and 02, while 10.5, AT&T and 192.168.1.1 are whole.
# Seen: libplucene-perl 1.25 of Debian 12.
# Why it matters here: a search for an address by the same analyzer finds it by luck, and one by a single term never.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libplucene-perl=1.25-5 libbit-vector-minimal-perl=1.3-6 \
    libclass-accessor-perl=0.51-2 libclass-virtual-perl=0.08-3 libclass-data-inheritable-perl=0.08-3 \
    libcarp-assert-perl=0.21-3 libclass-isa-perl=0.36-7 libfile-slurp-perl=9999.32-2 libio-stringy-perl=2.111-3 \
    libsub-name-perl=0.26-2+b1 libtie-array-sorted-perl=1.41-5 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use IO::Scalar;
use Plucene::Analysis::Standard::StandardAnalyzer;

my $analyzer = Plucene::Analysis::Standard::StandardAnalyzer->new;
my @texts = ('192.168.1.1', 'AT&T', 'anna@example.org', 'www.example.org', '2026-01-02');
my @words;
for my $text (@texts) {
    my $copy = $text;
    my $stream = $analyzer->tokenstream({field => 'text', reader => IO::Scalar->new(\$copy)});
    my @found;
    while (my $token = $stream->next) { push @found, $token->text }
    push @words, join ' | ', @found;
    print "$text -> $words[-1]\n";
}
if (join(', ', @words) ne '192.168.1.1, AT&T, anna@example | org, www.example. | org, 2026-01 | 02') {
    print STDERR "changed: an address is a word\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
