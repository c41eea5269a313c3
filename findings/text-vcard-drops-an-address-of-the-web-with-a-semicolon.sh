#!/usr/bin/env bash
# Text::vCard of Perl reads the people of an address book (.vcf). A good guess for a web page ...?a=1;b=2, and for the number
# tel:+44-20-7946-0000;ext=5 of a card of version 4: they are there, as an address and a number of that form have a semicolon that
# is not escaped. Both are undefined, with a warning about "2 elements", and a book that is written again has an empty number and
# no page. "\n" in an address or a note stays as these two characters.
# Seen: libtext-vcard-perl 3.09 of Debian 12.
# Why it matters here: numbers and pages of people are lost when a book is merged with another.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-vcard-perl=3.09-2 libtext-vfile-asdata-perl \
    libclass-accessor-chained-perl libclass-accessor-perl libpath-tiny-perl libunicode-linebreak-perl libsombok3 \
    libmime-charset-perl libfile-slurp-perl libsub-name-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::vCard::Addressbook;

print "Text::vCard $Text::vCard::VERSION\n";
my $book = Text::vCard::Addressbook->new({source_text => join "", map { "$_\r\n" } "BEGIN:VCARD", "VERSION:4.0",
    "FN:Anna Berg", "N:Berg;Anna;;;", "TEL;VALUE=uri;TYPE=work:tel:+44-20-7946-0000;ext=5", "TEL;TYPE=home:040 1",
    "URL:http://example.org/x?a=1;b=2", "ADR:;;Harbour Road 1\\nFlat 2;Hull;;;", "END:VCARD"});
my ($card) = $book->vcards;
my $numbers = join ", ", map { $_->value // "none" } @{$card->get("tel")};
my $page = $card->URL // "none";
my $street = $card->get("addresses")->[0]->street;
print "numbers: $numbers; page: $page; street: $street\n";
if ("$numbers|$page|$street" ne 'none, 040 1|none|Harbour Road 1\\nFlat 2') {
    print STDERR "changed: a value may have a semicolon, or a line break is one\n";
    exit 1;
}
END
LD_LIBRARY_PATH=$(dirname "$work"/root/usr/lib/*/libsombok.so.3) \
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
