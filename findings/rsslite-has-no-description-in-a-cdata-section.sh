#!/usr/bin/env bash
# XML::RSSLite of Perl reads RSS with regular expressions, "to extract the maximum amount of content". A good guess for a
# description that is written as CDATA, as most feeds with HTML write it: its text, without the tags, as for a description with
# entities. It is undef, with tags in it or without; only the title and the link are left. "&lt;p&gt;Hello&lt;/p&gt; world"
# gives "Hello world".
# Seen: libxml-rsslite-perl 0.17 of Debian 12.
# Why it matters here: the entries of many feeds have no text at all, and there is no word of it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libxml-rsslite-perl=0.17+dfsg-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use XML::RSSLite;

my @seen;
for my $text ("Hello world", "&lt;p&gt;Hello&lt;/p&gt; world", "<![CDATA[<p>Hello</p> world]]>", "<![CDATA[Hello world]]>") {
    my $item = "<item><title>One</title><link>http://example.org/1</link><description>$text</description></item>";
    my $feed = "<rss version=\"2.0\"><channel><title>News</title>$item</channel></rss>";
    my %result;
    parseRSS(\%result, \$feed);
    my $first = ref $result{item} eq "ARRAY" ? $result{item}[0] : $result{item};
    push @seen, $first->{title} . ": " . ($first->{description} // "undef");
    print "$text -> $seen[-1]\n";
}
if (join("|", @seen) ne "One: Hello world|One: Hello world|One: undef|One: undef") {
    print STDERR "changed: a CDATA section is text\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5" perl run.pl
