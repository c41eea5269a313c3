#!/usr/bin/env bash
# Text::Context makes a snippet of a text around the words of a search. A good guess for "e-mail" in a paragraph of 150 letters: a
# few words on either side. It is an empty string, and so for "o'brien" or "3.5": Text::Context::EitherSide, which looks for the
# place, splits the words of the text at all that is not a letter or digit, but not the words of the search. A paragraph of fewer
# than 80 letters is shown as a whole. "holidays" in the same text has its snippet.
# Seen: libtext-context-perl 3.7 and libtext-context-eitherside-perl 1.4 of Debian 12.
# Why it matters here: a hit without a snippet looks like an empty page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-context-perl=3.7-3 libtext-context-eitherside-perl=1.4-3 \
    libuniversal-require-perl=0.19-3 libhtml-parser-perl=3.81-1+deb12u1 libhtml-tagset-perl=3.20-6 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Context;
use Text::Context::EitherSide qw(get_context);

print "Text::Context $Text::Context::VERSION, Text::Context::EitherSide $Text::Context::EitherSide::VERSION\n";
my $long = "The office is closed on holidays, and in August it opens at ten. Send an e-mail to Mr. O'Brien if you want to know "
    . "more about it, or read version 3.5 of the rules in the hall.";
my %seen;
for my $word ("holidays", "e-mail", "o'brien", "3.5", "hall") {
    my $snippet = Text::Context->new($long, $word)->as_text;
    $seen{$word} = $snippet eq "" ? "empty" : "shown";
    print "$word: [$snippet], two words on either side: [", get_context(2, $long, $word), "]\n";
}
my $short = Text::Context->new("Send an e-mail to Mr. O'Brien.", "e-mail")->as_text;
print "e-mail in a short text: [$short]\n";
my $all = join " ", map { $seen{$_} } "holidays", "e-mail", "o'brien", "3.5", "hall";
if ($all ne "shown empty empty empty shown" or $short eq "") {
    print STDERR "changed: a word with a sign in it has a snippet: $all\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
