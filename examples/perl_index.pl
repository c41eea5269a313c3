#!/usr/bin/perl
# Sign documents from a language without a binding: `xapian-neardup annotate` computes three fields for each text:
# two values and some boolean terms. `sign` then records the scheme, `group` forms the groups.
#
#   perl_index.pl [PATH_OF_XAPIAN_NEARDUP]        writes perl.db and perl.dump into the current folder
use strict;
use warnings;
use Search::Xapian qw(:db :ops);

my $tool = shift // 'xapian-neardup';
my $notice = 'Permission to use, copy, modify and distribute this software for any purpose is hereby granted, provided '
  . 'that the above copyright notice and this permission notice appear in all copies. Copyright the authors ';

open my $dump, '>', 'perl.dump' or die "perl.dump: $!";
print $dump "text=$_\n\n" for $notice . '2019', $notice . '2020', 'A search engine is software that finds documents';
close $dump or die "perl.dump: $!";

my $db = Search::Xapian::WritableDatabase->new('perl.db', DB_CREATE_OR_OVERWRITE);
my $generator = Search::Xapian::TermGenerator->new;
open my $records, '-|', $tool, 'annotate', 'perl.dump' or die "$tool: $!";
for (do { local $/ = ''; <$records> }) {
    my %field = /^(\w+)=(.*)$/mg;
    my $document = Search::Xapian::Document->new;
    $document->set_data(substr $field{text}, -30);
    $generator->set_document($document);
    $generator->index_text($field{text});
    $document->add_value(64, pack 'H*', $field{ndfp});
    $document->add_value(66, pack 'H*', $field{ndsig});
    $document->add_boolean_term("XND$_") for split ' ', $field{ndband};
    $db->add_document($document);
}
close $records or die "$tool annotate failed";
$db->commit;
undef $db;
for my $command ('sign', 'group') {
    system($tool, $command, 'perl.db', '--quiet') == 0 or die "$tool $command failed";
}

my $enquire = Search::Xapian::Database->new('perl.db')->enquire('software');
$enquire->set_collapse_key(65);
for my $hit ($enquire->matches(0, 10)) {
    printf "...%s  (+%d near-duplicates)\n", $hit->get_document->get_data, $hit->get_collapse_count;
}
