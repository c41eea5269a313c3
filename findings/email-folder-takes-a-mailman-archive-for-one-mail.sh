#!/usr/bin/env bash
# Email::Folder reads the mails of an mbox file. A good guess for the text archive of a Mailman list with three mails: three. It
# is one, the other two being a part of its text: in such an archive the first line of a mail is
# "From anna at example.org  Mon Jan  5 10:00:00 2026", and one word at most may stand between From and the weekday. The first
# line of the file may be anything that begins with From, so that there is no error. And a mail with a paragraph that begins with
# "From Monday on," is two, the second one without a subject. With jwz_From_ the archive has three mails.
# Seen: libemail-folder-perl 0.860 of Debian 12, with an mbox file of three mails for comparison.
# Why it matters here: a month of a list is one text, and no mail of it a copy of one elsewhere.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libemail-folder-perl=0.860-3 libemail-simple-perl libemail-date-format-perl \
    libemail-foldertype-perl libmodule-pluggable-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Email::Folder;

sub mails {
    my ($text, @options) = @_;
    open my $file, ">", "mails.mbox" or die;
    print $file $text;
    close $file;
    return join ", ", map { $_->header("Subject") // "none" } Email::Folder->new("mails.mbox", @options)->messages;
}
sub box {
    my ($from) = @_;
    return join "", map { "From $from Mon Jan  5 10:0$_:00 2026\nFrom: Anna\nSubject: Mail $_\n\nThe tide is high.\n\n" } 1 .. 3;
}
my $mbox = mails(box("anna\@example.org"));
my $mailman = mails(box("anna at example.org "));
my $option = mails(box("anna at example.org "), jwz_From_ => 1);
my $monday = mails("From anna\@example.org Mon Jan  5 10:00:00 2026\nFrom: Anna\nSubject: Office\n\nHello,\n\n"
    . "From Monday on, the office is closed.\n\nAnna\n\n");
print "Email::Folder $Email::Folder::VERSION: subjects in mbox: $mbox; in an archive: $mailman; with jwz_From_: $option; ",
    "in one mail about Monday: $monday\n";
if ($mbox ne "Mail 1, Mail 2, Mail 3" || $mailman ne "Mail 1" || $option ne $mbox || $monday ne "Office, none") {
    print STDERR "changed: an archive has the mails that it has\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
