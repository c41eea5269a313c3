#!/usr/bin/env bash
# Pandoc::Elements of Perl holds documents of pandoc; "string" gives the text of an element, a document for instance, without its
# marks. A good guess for two paragraphs and a list: their texts, apart by line breaks or blanks. All are joined: "The fair
# opens." and "Bring boats." are "The fair opens.Bring boats.", a list of red and blue is redblue. A line break within a paragraph
# is a blank.
# Seen: libpandoc-elements-perl 0.38 of Debian 12.
# Why it matters here: the words at the ends of paragraphs and items are not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libpandoc-elements-perl=0.38-6 libpandoc-wrapper-perl \
    libfile-which-perl libipc-run3-perl libhash-multivalue-perl libjson-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Pandoc::Elements;

print "Pandoc::Elements $Pandoc::Elements::VERSION\n";
# words TEXT: the words of a text with blanks between them
sub words {
    my @words = map { Str($_) } split / /, shift;
    return [map { $_ ? (Space(), $words[$_]) : $words[$_] } 0 .. $#words];
}
my $document = Document({}, [Para(words("The fair opens.")), Para([@{words("Bring boats.")}, SoftBreak(), Str("Please")]),
    BulletList([[Plain(words("red"))], [Plain(words("blue"))]])]);
my $text = $document->string;
print "$text\n";
if ($text ne "The fair opens.Bring boats. Pleaseredblue") {
    print STDERR "changed: two paragraphs stay apart\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
