#!/usr/bin/env bash
# Text::RecordParser of Perl reads files of records, separated by commas if nothing else is said. A good guess for "Berg,
# Anna",Hull in a .csv file: a cell Berg, Anna. The comma does not separate, but the cell keeps its two quotation marks, so that
# it is another name than Berg, Anna of a file without them; a column that a program has written in quotes has no value that
# another file has. The row of a column of counts that is 0, and nothing else, is left out as an empty line.
# Seen: libtext-recordparser-perl 1.6.5 of Debian 12, with a file name alone; with a pattern (qr/,/) for the separator the marks
# go.
# Why it matters here: equal records of two files are not found equal, and zeros are missing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-recordparser-perl=1.6.5-4 libio-stringy-perl libreadonly-perl \
    liblist-moreutils-perl libexporter-tiny-perl liblist-moreutils-xs-perl libclass-accessor-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::RecordParser;

print "Text::RecordParser $Text::RecordParser::VERSION\n";
# records TEXT: the values of the first column
sub records {
    open my $file, ">", "table.csv" or die;
    print $file shift;
    close $file;
    my $parser = Text::RecordParser->new("table.csv");
    $parser->bind_header;
    my @column = $parser->field_list;
    my @values;
    while (my $record = $parser->fetchrow_hashref) {
        push @values, $record->{$column[0]};
    }
    return join " | ", @values;
}
my @seen = (records("name,town\n\"Berg, Anna\",Hull\nIna,York\n"), records("boats\n3\n0\n5\n"));
print "$_\n" for @seen;
if ($seen[0] ne '"Berg, Anna" | Ina' || $seen[1] ne "3 | 5") {
    print STDERR "changed: a cell has no quotation marks, or a row 0 is a row\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
