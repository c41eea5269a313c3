#!/usr/bin/env bash
# HTML::FormatText is the formatter that Perl's libwww has for plain text of HTML. A good guess for two <div> elements: two lines,
# or at least a blank in between. They are one word, "firstsecond", and so are two <section> elements, the captions of two
# figures, a label and its button, and the text of <noscript> and the first word behind it. <p>, <li>, <td> and <blockquote> are
# apart.
# Seen: libhtml-format-perl 2.16 of Debian 12 with libhtml-tree-perl 5.07; HTML::FormatText::WithLinks gives the same.
# Why it matters here: most pages of today are made of <div>; without line breaks in the source their words run together.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libhtml-format-perl=2.16-2 libhtml-tree-perl=5.07-3 \
    libhtml-parser-perl libhtml-tagset-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use HTML::FormatText;
use HTML::TreeBuilder;

print "HTML::FormatText $HTML::FormatText::VERSION\n";
my @wrong;
for (["div", 1], ["section", 1], ["figcaption", 1], ["button", 1], ["p", 0], ["blockquote", 0]) {
    my ($tag, $joined) = @$_;
    my $tree = HTML::TreeBuilder->new;
    $tree->parse_content("<html><body><$tag>first</$tag><$tag>second</$tag></body></html>");
    my $text = HTML::FormatText->new(leftmargin => 0)->format($tree);
    push @wrong, $tag if $joined != ($text =~ /firstsecond/ || 0);
    print "$tag: ", join(" / ", grep { length } split /\n/, $text), "\n";
}
if (@wrong) {
    print STDERR "changed: @wrong\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
