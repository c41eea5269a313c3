#!/usr/bin/env bash
# Catmandu::BibTeX of Perl reads and writes bibliographies. A good guess for a chapter with author and bookauthor: both are read.
# The second is not there: to leave out author, which was read before, each field with these letters somewhere in its name is left
# out, shortauthor and authortype too. A good guess for a file that is read and written: all fields. Those that are not on a list
# of 32 go without a word: date, subtitle, crossref, journaltitle, annote; a volume or number 0 too.
# Seen: libcatmandu-bibtex-perl 0.21 of Debian 12.
# Why it matters here: works lose their dates and their books, and two volumes are one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
names=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
    --no-enhances libcatmandu-bibtex-perl | grep -E '^lib[^:]*-perl$' | grep -vx libcatmandu-bibtex-perl | sort -u) || exit 2
apt-get -qq -o APT::Sandbox::User=root download libcatmandu-bibtex-perl=0.21-2 $names || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Catmandu;

print "Catmandu::BibTeX $Catmandu::Importer::BibTeX::VERSION\n" if eval { require Catmandu::Importer::BibTeX; 1 };
open my $file, ">", "in.bib" or die;
print $file '@inbook{tide, author = {Berg, Anna}, bookauthor = {Lund, Ben}, title = {The Tide}, subtitle = {On Boats}, '
    . 'date = {2020-01-02}, volume = {0}, publisher = {Quay}}', "\n";
close $file;
my $record = Catmandu->importer("BibTeX", file => "in.bib")->first;
my $read = join " ", grep { !/^_/ } sort keys %$record;
my $written = "";
my $exporter = Catmandu->exporter("BibTeX", file => \$written);
$exporter->add($record);
$exporter->commit;
my $left = join " ", $written =~ /^\s+(\w+)\s*=/gm;
print "read: $read\nwritten: $left\n";
if ($read ne "author date publisher subtitle title type volume" || $left ne "author publisher title type") {
    print STDERR "changed: all fields are read, or written\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
