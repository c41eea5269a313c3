#!/usr/bin/env bash
# Text::Trac of Perl writes the wiki text of Trac as HTML. A good guess for a list of eleven numbered items: a list of eleven. It
# has nine; " 10. sail" and " 11. oar" are a quotation, on one line, as a number may have one digit. A good guess for a name
# between backquotes, where Trac shows all as it is: __init__. It is an underlined "init" without its underlines; a^b is b as an
# exponent.
# Seen: libtext-trac-perl 0.24 of Debian 12.
# Why it matters here: the names of the code are not found by searching for them, and the text of a list is in two pieces.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-trac-perl=0.24-2 libclass-accessor-perl libtie-ixhash-perl \
    libuniversal-require-perl libhtml-parser-perl liblist-moreutils-perl libexporter-tiny-perl \
    liblist-moreutils-xs-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Trac;

print "Text::Trac $Text::Trac::VERSION\n";
my $list = Text::Trac->new->parse(join("\n", map { " $_. item" } 1 .. 11) . "\n");
my $items = () = $list =~ /<li>/g;
my ($quoted) = $list =~ /<blockquote>(.*)<\/blockquote>/s;
$quoted =~ s/<[^>]*>|\s+/ /g;
my $code = Text::Trac->new->parse("Call `__init__` now\n");
$code =~ s/<[^>]*>|\n//g;
print "items of 11: $items; in a quotation: $quoted; code: $code\n";
if ($items != 9 || $quoted !~ /10\. item\s+11\. item/ || $code ne "Call init now") {
    print STDERR "changed: numbers have two digits, or code stays as it is\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
