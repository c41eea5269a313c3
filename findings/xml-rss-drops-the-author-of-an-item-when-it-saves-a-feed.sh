#!/usr/bin/env bash
# XML::RSS of Perl reads and writes feeds, with the elements of Dublin Core. A good guess for an RSS 2.0 feed, as blogs write it,
# with <dc:creator> in each item, that is read and saved: the authors are still there. They are in the object and not in the
# file, though the file declares the prefix dc: modules are written for RSS 1.0 alone. Of an item with markup in its description,
# "one <b>two</b> three", the word two is gone.
# Seen: libxml-rss-perl 1.62 of Debian 12.
# Why it matters here: a program that adds an item to a feed or shortens it makes all items anonymous.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libxml-rss-perl=1.62-1 libxml-parser-perl=2.46-4+deb12u1 \
    libhtml-parser-perl=3.81-1+deb12u1 libdatetime-perl=2:1.59-1 libdatetime-format-mail-perl=0.4030-3 \
    libdatetime-format-w3cdtf-perl=0.08-1 libdatetime-locale-perl=1:1.37-1 libdatetime-timezone-perl=1:2.60-1+2026f \
    libspecio-perl=0.48-1 libnamespace-autoclean-perl=0.29-2 libb-hooks-endofscope-perl=0.26-1 \
    libsub-identify-perl=0.14-3 libnamespace-clean-perl=0.27-2 libeval-closure-perl=0.14-3 \
    libdevel-stacktrace-perl=2.0400-2 libexception-class-perl=1.45-1 libparams-validationcompiler-perl=0.31-1 \
    libparams-validate-perl=1.31-1 libmodule-runtime-perl=0.016-2 libmodule-implementation-perl=0.09-2 \
    libtry-tiny-perl=0.31-2 libmro-compat-perl=0.15-2 librole-tiny-perl=2.002004-1 libsub-quote-perl=2.006008-1 \
    libpackage-stash-perl=0.40-1 libclass-singleton-perl=1.6-2 libclass-factory-util-perl=1.7-5 \
    libclass-load-perl=0.25-2 libdata-optlist-perl=0.113-1 libparams-util-perl=1.102-2+b1 \
    libsub-install-perl=0.929-1 libdatetime-format-strptime-perl=1.7900-1 libdatetime-format-builder-perl=0.8300-1 \
    || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use XML::RSS;

my $feed = '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>T</title>'
    . '<link>http://example.org/</link><description>d</description><item><title>Fair</title>'
    . '<dc:creator>Anna Berg</dc:creator><description>one <b>two</b> three</description></item></channel></rss>';
my $rss = XML::RSS->new;
$rss->parse($feed);
my $saved = $rss->as_string;
my ($item) = $saved =~ m{<item>(.*)</item>}s;
print "read: $rss->{items}[0]{dc}{creator}, $rss->{items}[0]{description}\nsaved:$item";
if ($rss->{items}[0]{dc}{creator} ne 'Anna Berg' || $saved =~ /Anna/ || $saved =~ /two/ || $saved !~ /xmlns:dc=/) {
    print STDERR "changed: the author is saved\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
