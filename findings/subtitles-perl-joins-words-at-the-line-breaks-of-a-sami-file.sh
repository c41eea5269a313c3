#!/usr/bin/env bash
# Subtitles of Perl reads five formats of captions, SAMI (.smi) among them, a kind of HTML in which a cue with a &nbsp; alone ends
# the one before it. A good guess for a file of two cues, each with such an end: two captions, or four with two empty ones. There
# are four, but the pauses have the text "&nbsp;", which is misspelt in the module. Where a sentence goes on in the next line of
# the file, its words are joined: "The tide is" and "high" are "The tide ishigh", for the ends of lines are cut. "&amp;" stays.
# The last cue, if nothing follows it, is dropped with its words.
# Seen: libsubtitles-perl 1.04 of Debian 12.
# Why it matters here: each pause is a copy of all others, and the words at the ends of lines are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libsubtitles-perl=1.04-3 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Subtitles;

my $sami = <<'SAMI';
<SAMI>
<BODY>
<SYNC Start=1000><P Class=ENCC>The tide is
high tonight
<SYNC Start=4000><P Class=ENCC>&nbsp;
<SYNC Start=5000><P Class=ENCC>Boats &amp; men<br>leave
<SYNC Start=9000><P Class=ENCC>&nbsp;
<SYNC Start=10000><P Class=ENCC>Good night
</BODY>
</SAMI>
SAMI
open my $file, "<", \$sami or die;
my $subtitles = Subtitles->new;
$subtitles->load($file) or die $@;
my $texts = join " | ", map { s/\n/ (line) /gr } @{$subtitles->{text}};
print "Subtitles $Subtitles::VERSION: $texts\n";
if ($texts ne "The tide ishigh tonight | &nbsp; | Boats &amp; men (line) leave | &nbsp;") {
    print STDERR "changed: the words of a cue are its words\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
