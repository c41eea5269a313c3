#!/usr/bin/env bash
# Algorithm::NaiveBayes of Perl learns which texts belong to which class, here with values (model_type Discrete). A good guess for
# twenty mails, ten of them wanted, two of these in German, and no unwanted one in German: a German mail is wanted. It is unwanted
# with 0.98: for a class in which a value never was, nothing is taken off, as if it always had this value, and a class that had it
# twice in ten is less likely.
# Seen: libalgorithm-naivebayes-perl 0.04 of Debian 12; the model Frequency smooths what it has not seen.
# Why it matters here: the rarer a sign is in a class, the more it speaks against it, and a sign that was never there speaks for a
# class.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download libalgorithm-naivebayes-perl=0.04-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done

cat > run.pl <<'END'
use strict;
use warnings;
use Algorithm::NaiveBayes;

print "Algorithm::NaiveBayes $Algorithm::NaiveBayes::VERSION\n";
my $bayes = Algorithm::NaiveBayes->new(model_type => "Discrete");
$bayes->add_instance(attributes => {language => $_ <= 2 ? "German" : "English"}, label => "wanted") for 1 .. 10;
$bayes->add_instance(attributes => {language => "English"}, label => "unwanted") for 1 .. 10;
$bayes->train;
my $scores = $bayes->predict(attributes => {language => "German"});
printf "a German mail: wanted %.2f, unwanted %.2f\n", $scores->{wanted}, $scores->{unwanted};
if ($scores->{unwanted} <= $scores->{wanted}) {
    print STDERR "changed: a value that a class never had speaks against the class\n";
    exit 1;
}
END
PERL5LIB="$work/root/usr/share/perl5:$(echo "$work"/root/usr/lib/*/perl5/*)" perl run.pl
