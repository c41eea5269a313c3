#!/usr/bin/env bash
# XML::TMX of Perl reads translation memories (.tmx), unit by unit. A good guess for a file that a program wrote without line
# breaks: its units, as XML does not mind. There are none, and no error: the line with <body> is read first, and then pieces up to
# each </tu>; when the file is at its end, what is left of that line is forgotten. The same file with a line break behind <body>
# has its two units. The languages of a file are those of its first 100 units; of French in the 101st it does not know.
# Seen: libxml-tmx-perl 0.39 of Debian 12.
# Why it matters here: a whole memory is missing, and a language that comes late has no column.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
names=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
    --no-enhances libxml-tmx-perl | grep -E '^lib[^:]*-perl$' | grep -vx libxml-tmx-perl | sort -u) || exit 2
apt-get -qq -o APT::Sandbox::User=root download libxml-tmx-perl=0.39-1 $names || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use XML::TMX::Reader;

print "XML::TMX $XML::TMX::Reader::VERSION\n";
# write_units NAME, BREAK, UNIT...: a file whose units are apart by BREAK
sub write_units {
    my ($name, $break, @units) = @_;
    open my $file, ">", $name or die;
    print $file join $break, '<?xml version="1.0" encoding="UTF-8"?><tmx version="1.4"><header creationtool="x" '
        . 'creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en" srclang="en" datatype="plaintext"></header><body>',
        map { my ($language, $text) = @$_;
            "<tu><tuv xml:lang=\"en\"><seg>Boat</seg></tuv><tuv xml:lang=\"$language\"><seg>$text</seg></tuv></tu>"
        } @units;
    print $file "$break</body></tmx>\n";
}
write_units("lines.tmx", "\n", ["de", "Boot"], ["de", "Kahn"]);
write_units("one.tmx", "", ["de", "Boot"], ["de", "Kahn"]);
write_units("many.tmx", "\n", (map { ["de", "Boot $_"] } 1 .. 100), ["fr", "Bateau"]);
my @seen;
for my $name ("lines.tmx", "one.tmx", "many.tmx") {
    my $reader = XML::TMX::Reader->new($name);
    my $count = 0;
    $reader->for_tu(sub { $count++; 0 });
    push @seen, "$count " . join "+", sort $reader->languages;
    print "$name: units and languages $seen[-1]\n";
}
if (join("|", @seen) ne "2 de+en|0 |101 de+en") {
    print STDERR "changed: a file may be one line, or all units have languages\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
