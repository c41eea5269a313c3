#!/usr/bin/env bash
# MARC::Fast reads MARC records as hashes with the indicators i1 and i2 and the subfields by their codes. A good guess for the
# title "The Tide" in field 245 with the indicators 1 and 4, four letters that are skipped in sorting: i1 = 1, i2 = 4, a = "The
# Tide". Both indicators are missing, and there is a subfield "1" with the value "4": only 0, 1, a blank and "#" are known. So it
# is for all titles with an article, for makers (264 with 2 to 4) and for subjects of a source (650 with 7).
# Seen: libmarc-fast-perl 0.12 of Debian 12.
# Why it matters here: a record has subfields that it does not have, and titles are sorted by "The".
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libmarc-fast-perl=0.12-2 libdata-dump-perl=1.25-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use MARC::Fast;

my @fields = (["001", "x1"], ["245", "14\x1faThe Tide"], ["246", "10\x1faTides"], ["650", " 7\x1faTides\x1f2fast"]);
my ($directory, $body) = ("", "");
for my $field (@fields) {
    my ($tag, $data) = @$field;
    $directory .= sprintf("%s%04d%05d", $tag, length($data) + 1, length($body));
    $body .= "$data\x1e";
}
my $base = 24 + length($directory) + 1;
open(my $file, ">", "books.mrc") or die;
printf $file "%05dnam a22%05d a 4500%s\x1e%s\x1d", $base + length($body) + 1, $base, $directory, $body;
close $file;

print "MARC::Fast $MARC::Fast::VERSION\n";
my $marc = MARC::Fast->new(marcdb => "books.mrc");
my $record = $marc->to_hash(1);
my %seen;
for my $tag ("245", "246", "650") {
    my $field = $record->{$tag}[0];
    $seen{$tag} = join(", ", map { "$_ = $field->{$_}" } sort keys %$field);
    print "$tag: $seen{$tag}\n";
}
my @expected = ("1 = 4, a = The Tide", "a = Tides, i1 = 1, i2 = 0");
if ($seen{245} ne $expected[0] or $seen{246} ne $expected[1] or $seen{650} =~ /i1/) {
    print STDERR "changed: each field has its indicators\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
