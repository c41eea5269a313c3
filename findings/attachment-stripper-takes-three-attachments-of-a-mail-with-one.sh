#!/usr/bin/env bash
# Email::MIME::Attachment::Stripper of Perl takes the attachments off a mail and gives them with names, types and contents. A good
# guess for a mail with a PDF whose words are there as text and as HTML, as programs write them: one attachment, the PDF. There
# are three: the HTML part, without a name, the pair of both parts, without a name and content, and the PDF. Notes of the type
# text/plain that the sender attached "inline", with a file name, stay in the mail and are no attachment.
# Seen: libemail-mime-attachment-stripper-perl 1.317 of Debian 12.
# Why it matters here: each mail with HTML has files that nobody sent, the message is left without its HTML, and a file that was
# sent is missing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libemail-mime-attachment-stripper-perl=1.317-2 libemail-mime-perl \
    libemail-simple-perl libemail-mime-encodings-perl libemail-mime-contenttype-perl libemail-messageid-perl \
    libemail-address-xs-perl libmodule-runtime-perl libemail-date-format-perl libtext-unidecode-perl \
    libsys-hostname-long-perl || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Email::MIME::Attachment::Stripper;

print "Email::MIME::Attachment::Stripper $Email::MIME::Attachment::Stripper::VERSION\n";
my $mail = join "\n", "From: anna\@example.org", "Subject: Fair", "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=A", "", "--A", "Content-Type: multipart/alternative; boundary=B", "",
    "--B", "Content-Type: text/plain", "", "The fair", "--B", "Content-Type: text/html", "", "<p>The <b>fair</b></p>", "--B--",
    "--A", "Content-Type: application/pdf; name=plan.pdf", "Content-Disposition: attachment; filename=plan.pdf", "", "PDF",
    "--A", "Content-Type: text/plain; name=notes.txt", "Content-Disposition: inline; filename=notes.txt",
    "", "Notes", "--A--", "";
my @seen = map { "$_->{content_type} [$_->{filename}]" } Email::MIME::Attachment::Stripper->new($mail)->attachments;
print "$_\n" for @seen;
if (join("|", @seen) ne "text/html []|multipart/alternative []|application/pdf [plan.pdf]") {
    print STDERR "changed: the words of a mail are no attachment, or a named file is one\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
