#!/usr/bin/env bash
# HTML::TableExtract of Perl gives the columns of a table by their headers. A good guess for headers => ['Name', 'Price'] and a
# table with the columns Last Name, Name, List Price and Price: the columns Name and Price. It gives Last Name and List Price: a
# header is looked for anywhere in a cell, and the first cell in which it is found is taken, though another one is equal. Two
# paragraphs of a cell are one word.
# Seen: libhtml-tableextract-perl 2.15 of Debian 12.
# Why it matters here: the rows look as asked for, and all names and prices are those of another column.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-tableextract-perl=2.15-2 libhtml-parser-perl=3.81-1+deb12u1 \
    libhtml-tagset-perl=3.20-6 libhtml-element-extended-perl=1.18-1.3 libhtml-tree-perl=5.07-3 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::TableExtract;

my @rows = ([qw(Name Price)], [qw(Anna 10)]);
my @wide = (['Last Name', 'Name', 'List Price', 'Price'], ['Berg', 'Anna', '12', '<p>10</p><p>EUR</p>']);
my @found;
for my $table (\@rows, \@wide) {
    my $page = '<table>' . join('', map { '<tr>' . join('', map { "<td>$_</td>" } @$_) . '</tr>' } @$table) . '</table>';
    my $extract = HTML::TableExtract->new(headers => ['Name', 'Price']);
    $extract->parse($page);
    push @found, map { join(' ', @$_) } $extract->rows;
    print join(', ', @{$table->[0]}), ": $found[-1]\n";
}
my $all = HTML::TableExtract->new;
$all->parse('<table><tr><td><p>10</p><p>EUR</p></td></tr></table>');
my ($cells) = $all->rows;
print "a cell with two paragraphs: $cells->[0]\n";
if ("@found $cells->[0]" ne 'Anna 10 Berg 12 10EUR') {
    print STDERR "changed: the column with the same header is taken\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
