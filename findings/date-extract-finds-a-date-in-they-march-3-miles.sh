#!/usr/bin/env bash
# Date::Extract of Perl finds dates in free text; its documentation says that it rather misses a date than finds one in a text
# without any. A good guess for "They march 3 miles", "We sat down" and "the wed couple": no date. They have 3 March, the next
# Saturday and the next Wednesday: the name of a month before a number and the short name of a day are dates in small letters
# too, and "may 3 times" is 3 May. The dates that are there as 12.5.2026 or 2026-05-12T10:00 are not found.
# Seen: libdate-extract-perl 0.07 of Debian 12.
# Why it matters here: an ordinary text has a date in each paragraph, and a table of events has none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libdate-extract-perl=0.07-1 libdatetime-format-natural-perl=1.16-1 \
    libdatetime-perl=2:1.59-1 libdatetime-hires-perl=0.04-2 libdatetime-locale-perl=1:1.37-1 \
    libdatetime-timezone-perl=1:2.60-1+2026f libclass-data-inheritable-perl=0.08-3 libspecio-perl=0.48-1 \
    libnamespace-autoclean-perl=0.29-2 libb-hooks-endofscope-perl=0.26-1 libsub-identify-perl=0.14-3 \
    libnamespace-clean-perl=0.27-2 libeval-closure-perl=0.14-3 libdevel-stacktrace-perl=2.0400-2 \
    libexception-class-perl=1.45-1 libparams-validationcompiler-perl=0.31-1 libparams-validate-perl=1.31-1 \
    libmodule-runtime-perl=0.016-2 libmodule-implementation-perl=0.09-2 libtry-tiny-perl=0.31-2 \
    libmro-compat-perl=0.15-2 librole-tiny-perl=2.002004-1 libsub-quote-perl=2.006008-1 \
    liblist-moreutils-perl=0.430-2 liblist-moreutils-xs-perl=0.430-3+b1 libexporter-tiny-perl=1.006000-1 \
    libboolean-perl=0.46-3 libpackage-stash-perl=0.40-1 libclass-singleton-perl=1.6-2 libdata-optlist-perl=0.113-1 \
    libparams-util-perl=1.102-2+b1 libsub-install-perl=0.929-1 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Date::Extract;

my $parser = Date::Extract->new(returns => 'all');
my @texts = ('on 12 May 2026', 'They march 3 miles.', 'We may 3 times a week.', 'We sat down.', 'on 12.5.2026',
             'at 2026-05-12T10:00');
my @counts;
for my $text (@texts) {
    my @dates = grep { defined } $parser->extract($text);
    push @counts, scalar @dates;
    print "$text -> ", join(', ', map { $_->strftime('%A %d %B') } @dates) || 'none', "\n";
}
if ("@counts" ne '1 1 1 1 0 0') {
    print STDERR "changed: a text without a date has none\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
