#!/usr/bin/env bash
# HTML::FormatText::WithLinks::AndTables of Perl writes a page as text with its links in footnotes; options, as the address of the
# page (base), are given with each call of convert. A good guess for a second call without options: those of the documentation,
# links as they stand in the page. They are those of the first call: the link /boats of another page is http://one.example/boats,
# for options are kept and added to. Also the margins of one call are those of all later ones.
# Seen: libhtml-formattext-withlinks-andtables-perl 0.07 of Debian 12.
# Why it matters here: the links of a page lead to another site, depending on what was converted before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-formattext-withlinks-andtables-perl=0.07-2 \
    libhtml-formattext-withlinks-perl libhtml-format-perl libhtml-tree-perl libhtml-parser-perl libhtml-tagset-perl \
    liburi-perl libregexp-ipv6-perl libfont-afm-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::FormatText::WithLinks::AndTables;

print "HTML::FormatText::WithLinks::AndTables $HTML::FormatText::WithLinks::AndTables::VERSION\n";
# links PAGE, OPTIONS...: the footnotes
sub links {
    my $text = HTML::FormatText::WithLinks::AndTables->convert(@_);
    return join " ", $text =~ /^\s*\d+\. (\S+)/gm;
}
my $page = '<p>See <a href="/boats">the boats</a></p>';
my @seen = (links($page), links('<p>See <a href="/fair">the fair</a></p>', {base => "http://one.example/"}), links($page));
print "without options: $seen[0]; another page with base: $seen[1]; without options: $seen[2]\n";
if (join("|", @seen) ne "/boats|http://one.example/fair|http://one.example/boats") {
    print STDERR "changed: an option is for one call\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
