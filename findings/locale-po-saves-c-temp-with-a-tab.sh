#!/usr/bin/env bash
# Locale::PO of Perl reads and writes the translations of a program (.po). A good guess for a file that is loaded and saved again:
# the same texts. "Save to C:\\temp", which is C:\temp for the program, is saved as "Save to C:\temp", a tab and "emp", in the
# original as in the translation: a backslash in front of a t is never doubled, as \t might be a tab. C:\\new and C:\\data stay.
# Seen: liblocale-po-perl 0.27 of Debian 12, load_file_asarray and save_file_fromarray.
# Why it matters here: the text is not found in the program any more, as it is another, and users see a broken path.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download liblocale-po-perl=0.27-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Locale::PO;

print "Locale::PO $Locale::PO::VERSION\n";
open my $file, ">", "a.po" or die;
print $file "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n";
print $file "msgid \"Save to $_\"\nmsgstr \"Nach $_\"\n\n" for 'C:\\\\data', 'C:\\\\new', 'C:\\\\temp';
close $file;
Locale::PO->save_file_fromarray("b.po", Locale::PO->load_file_asarray("a.po"));
my @lines;
for my $name ("a.po", "b.po") {
    open my $input, "<", $name or die;
    push @lines, join " ", map { /msgid "Save to (.*)"/ ? $1 : () } <$input>;
    print "$name: $lines[-1]\n";
}
if ($lines[0] ne 'C:\\\\data C:\\\\new C:\\\\temp' || $lines[1] ne 'C:\\\\data C:\\\\new C:\\temp') {
    print STDERR "changed: what is saved is what was loaded\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
