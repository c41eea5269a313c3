#!/usr/bin/env bash
# Spreadsheet::XLSX of Perl reads the cells of an Excel file. A good guess for a cell with the two signs of Tokyo, typed in Japan,
# where Excel keeps how a word is read beside it: the two signs. It is both, "東京トウキョウ": all texts in a string of the file are
# joined, also those that are shown above it or not at all. "Tom & Jerry" is "Tom &amp; Jerry", and "a < b" from a formula "a &lt;
# b": entities are left as they are.
# Seen: libspreadsheet-xlsx-perl 0.17 of Debian 12.
# Why it matters here: a word is not found, and the same cell from another reader or from a .csv file is another text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libspreadsheet-xlsx-perl=0.17-1 libspreadsheet-parseexcel-perl \
    libarchive-zip-perl libole-storage-lite-perl libcrypt-rc4-perl libdigest-perl-md5-perl libio-stringy-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use utf8;
use Archive::Zip;
use Encode qw(decode encode);
use Spreadsheet::XLSX;

binmode STDOUT, ":encoding(UTF-8)";
print "Spreadsheet::XLSX $Spreadsheet::XLSX::VERSION\n";
my $main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
my $office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
my %files = (
    "xl/workbook.xml" => "<workbook $main xmlns:r=\"$office\"><sheets><sheet name=\"One\" sheetId=\"1\" r:id=\"rId1\"/>"
        . "</sheets></workbook>",
    "xl/_rels/workbook.xml.rels" => '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
        . "<Relationship Id=\"rId1\" Type=\"$office/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>",
    "xl/sharedStrings.xml" => "<sst $main><si><t>Tom &amp; Jerry</t></si>"
        . "<si><t>東京</t><rPh sb=\"0\" eb=\"2\"><t>トウキョウ</t></rPh><phoneticPr fontId=\"1\"/></si></sst>",
    "xl/worksheets/sheet1.xml" => "<worksheet $main><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c>"
        . "<c r=\"B1\" t=\"s\"><v>1</v></c></row></sheetData></worksheet>");
my $zip = Archive::Zip->new;
$zip->addString(encode("UTF-8", $files{$_}), $_) for sort keys %files;
$zip->writeToFileNamed("one.xlsx") == 0 or die;
my $cells = Spreadsheet::XLSX->new("one.xlsx")->{Worksheet}[0]{Cells}[0];
my $seen = join "|", map { decode("UTF-8", $_->{Val}) } @$cells;
print "$seen\n";
if ($seen ne "Tom &amp; Jerry|東京トウキョウ") {
    print STDERR "changed: a cell has its text alone\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
