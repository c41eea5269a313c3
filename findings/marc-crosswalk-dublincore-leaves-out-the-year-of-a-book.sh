#!/usr/bin/env bash
# MARC::Crosswalk::DublinCore of Perl makes Dublin Core of a MARC record after the table of the Library of Congress, in which the
# year of 260 $c is Date. A good guess for the record of a book of 2001: title, publisher and Date 2001. There is no Date, unless
# "qualified" elements are asked for; then there are two, "Created" and "Issued", for the one year. The ISBN is left out in both
# forms, and two addresses of one field are one Identifier with a blank in it.
# Seen: libmarc-crosswalk-dublincore-perl 0.02 of Debian 12.
# Why it matters here: a catalogue that is given away in plain Dublin Core has no years, by which all copies are told apart.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libmarc-crosswalk-dublincore-perl=0.02-4 libmarc-record-perl=2.0.7-3 \
    libdublincore-record-perl=0.03-4 libxml-sax-perl=1.02+dfsg-3 libxml-namespacesupport-perl=1.12-2 \
    libclass-accessor-perl=0.51-2 libsub-name-perl=0.26-2+b1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use MARC::Crosswalk::DublinCore;
use MARC::Record;

my $record = MARC::Record->new;
$record->leader('00000nam a2200000 a 4500');
$record->append_fields(
    MARC::Field->new('020', ' ', ' ', a => '9780306406157'), MARC::Field->new('245', '1', '4', a => 'The fair'),
    MARC::Field->new('260', ' ', ' ', a => 'Bonn', b => 'Quay', c => '2001'),
    MARC::Field->new('856', '4', '0', u => 'http://example.org/a', u => 'http://example.org/b'));
my @all;
for my $qualified (0, 1) {
    my $core = MARC::Crosswalk::DublinCore->new(qualified => $qualified)->as_dublincore($record);
    push @all, join '; ',
        map { $_->name . ($_->qualifier ? ' (' . $_->qualifier . ')' : '') . ' = ' . $_->content } $core->elements;
    print $qualified ? 'qualified: ' : 'plain: ', "$all[-1]\n";
}
if ($all[0] =~ /2001/ || $all[1] !~ /Date \(Created\) = 2001; Date \(Issued\) = 2001/ || "@all" =~ /9780306406157/) {
    print STDERR "changed: the year is there\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
