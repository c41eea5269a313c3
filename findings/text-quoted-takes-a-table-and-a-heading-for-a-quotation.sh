#!/usr/bin/env bash
# Text::Quoted of Perl finds what is quoted in a mail, for a program that hides or colours it. A good guess for a table with
# bars, a heading with "#" or a line "% of boats: 30" that the writer of the mail has put there: it is the writer's own text.
# They are quotations, with "|", "#" and "%" as the signs of the quotation, as are lines with "!", "=" or ":" and a blank in
# front; the first bar of each row and the sign of the heading are cut off.
# Seen: libtext-quoted-perl 2.10 of Debian 12.
# Why it matters here: a mail in Markdown loses its headings and tables where quotations are left out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libtext-quoted-perl=2.10-2 libtext-autoformat-perl=1.750000-2 \
    libtext-reform-perl=1.20-5 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Text::Quoted;

sub lines {
    my $list = shift;
    return map { ref $_ eq 'ARRAY' ? lines($_) : ($_->{quoter} ? "quoted by $_->{quoter}" : 'own') . ": $_->{text}" } @$list;
}
my @mails = ("> Who comes?\nI come.", "Prices:\n| boat | 10 |\n| fair | 5 |", "# Boats\nAnna and Ina", "Sold:\n% of boats: 30");
my @all;
for my $mail (@mails) {
    my @found = map { s/\n/ \/ /gr } lines(extract($mail));
    push @all, @found;
    print join('; ', @found), "\n";
}
if ("@all[3, 4, 7]" ne 'quoted by |: boat | 10 | / fair | 5 | quoted by #: Boats quoted by %: of boats: 30') {
    print STDERR "changed: what the writer wrote is not quoted\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
