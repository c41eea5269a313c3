#!/usr/bin/env bash
# BibTeX takes a value in quotation marks, and a mark within it in braces: title = "The {"}Quay{"} of Ann". A good guess for
# BibTeX::Parser of Perl: the title, with the braces or without them. It is "The {", and the entry counts as right (parse_ok);
# all fields behind it are read, since the parser goes on at the next comma, wherever that is. If the comma is in the title
# and an "=" behind it, that is a field more.
# Seen: libbibtex-parser-perl 1.03 of Debian 12.
# Why it matters here: references whose titles begin with a quotation are one after another the same.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libbibtex-parser-perl=1.03+dfsg-2 liblatex-tounicode-perl=0.11-3 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > fair.bib <<'END'
@article{rivers2024,
  title = "The {"}Quay{"} of Ann, volume = 7 of the tides",
  author = "Ann Rivers",
  year = 2024
}
END
cat > run.pl <<'END'
use strict;
use warnings;
use BibTeX::Parser;
use IO::File;

print "BibTeX::Parser $BibTeX::Parser::VERSION\n";
my $entry = BibTeX::Parser->new(IO::File->new("fair.bib"))->next;
my @fields = sort $entry->fieldlist;
print "parse_ok ", $entry->parse_ok, "\n", map { "$_ = " . $entry->field($_) . "\n" } @fields;
if (!$entry->parse_ok or $entry->field("title") ne "The {" or "@fields" ne "author title volume year") {
    print STDERR "changed: a title may have a quotation\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
