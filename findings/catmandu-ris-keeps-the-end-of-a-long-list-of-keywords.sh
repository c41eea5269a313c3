#!/usr/bin/env bash
# Catmandu::RIS of Perl reads and writes references in the format RIS, whose keywords may have 255 letters. A good guess for
# twenty keywords in one value, which are longer: the first 255 letters, or all. It writes what is behind the 255th: "; keyword
# number 15; ...", without the first fourteen; also of long names of authors, editors and publishers. When reading, a value that
# goes on in a next line, indented by two blanks, has its first line alone, and "  goes on here" is a new field "ABgoes" with the
# value "on here".
# Seen: libcatmandu-ris-perl 0.13 of Debian 12.
# Why it matters here: the keywords that matter are gone, and a record has fields that no one knows.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
names=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
    --no-enhances libcatmandu-ris-perl | grep -E '^lib[^:]*-perl$' | grep -vx libcatmandu-ris-perl | sort -u) || exit 2
apt-get -qq -o APT::Sandbox::User=root download libcatmandu-ris-perl=0.13-2 $names || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Catmandu;

print "Catmandu::RIS $Catmandu::Exporter::RIS::VERSION\n" if eval { require Catmandu::Exporter::RIS; 1 };
my $written = "";
my $exporter = Catmandu->exporter("RIS", file => \$written);
$exporter->add({TY => "JOUR", TI => "Tides", KW => join("; ", map { "keyword number $_" } 1 .. 20)});
$exporter->commit;
my ($keywords) = $written =~ /^KW  - (.*)\r/m;
open my $file, ">", "in.ris" or die;
print $file "TY  - JOUR\nAB  - A long text that\n  goes on here\nER  - \n";
close $file;
my $record = Catmandu->importer("RIS", file => "in.ris")->first;
my $fields = join "; ", map { "$_=$record->{$_}" } sort keys %$record;
print "keywords: $keywords\nfields: $fields\n";
if ($keywords !~ /^; keyword number 15;.*20$/ || $fields ne "AB=A long text that; ABgoes=on here; TY=JOUR") {
    print STDERR "changed: the beginning of a value is kept, or a value goes on\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
