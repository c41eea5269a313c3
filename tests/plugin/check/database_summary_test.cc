#include "check/database_summary.h"

#include <gmock/gmock.h>

#include <string>

#include "content/page_content.h"
#include "group/grouping.h"
#include "marks/distinct_pairs.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;

class DatabaseSummaryTest : public ::testing::Test {
 protected:
  DatabaseSummary summary() { return summarise_database(database_.database(), database_.scheme()); }

  /** With a cap that a grouping recorded. */
  DatabaseSummary summary_under(std::size_t band_cap) {
    GrouperOptions options;
    options.band_cap = band_cap;
    group_databases({database_.database()}, database_.scheme(), database_.tokenizer(), options);
    return summary();
  }

  void group() { group_databases({database_.database()}, database_.scheme(), database_.tokenizer()); }

  /** One document of each sort. */
  void add_one_of_each() {
    database_.add("signed from its text");
    Xapian::Document from_positions = plain_document("signed from its positions");
    database_.indexer().annotate(from_positions, "signed from its positions", TextSource::kPositions);
    database_.add(from_positions);
    database_.add(plain_document("never signed"));
    database_.add("", "only-an-id");
    DocumentSigner other = white_space_indexer(word_set_scheme());
    database_.add(signed_document(other, "signed under another scheme"));
    database_.set_value(database_.add("damaged signature"), 66, "damaged");
    database_.set_value(database_.add("damaged fingerprint"), 64, "damaged");
  }

  static void expect_one_of_each(const DatabaseSummary& summary) {
    EXPECT_EQ(7U, summary.documents);
    EXPECT_EQ(2U, summary.signed_documents);
    EXPECT_EQ(1U, summary.from_positions);
    EXPECT_EQ(1U, summary.unsigned_documents);
    EXPECT_EQ(1U, summary.empty_documents);
    EXPECT_EQ(1U, summary.other_scheme);
    EXPECT_EQ(2U, summary.damaged);
    EXPECT_EQ(summary.documents, summary.signed_documents + summary.unsigned_documents + summary.without_positions +
                                     summary.empty_documents + summary.other_scheme + summary.damaged);
  }

  SignedDatabase database_;
};

TEST_F(DatabaseSummaryTest, ContentsOfOtherRulesAreCounted) {
  for (const unsigned rules : {kContentRules, kDoubtfulContentRules, 1U, kDoubtfulContentRules + 7}) {
    Xapian::Document document = plain_document("the content of a page");
    database_.indexer().annotate(document, "the content of a page", SignatureOrigin{rules});
    database_.add(document);
  }
  database_.add("signed as a whole");
  EXPECT_EQ(5U, summary().signed_documents);
  EXPECT_EQ(2U, summary().older_content);
  EXPECT_EQ(1U, summary().doubtful_content);
}

TEST_F(DatabaseSummaryTest, EmptyDatabaseHasNothing) {
  const DatabaseSummary empty = summary();
  EXPECT_EQ(0U, empty.documents);
  EXPECT_EQ(0U, empty.band_terms);
  EXPECT_EQ(0U, empty.largest_band);
  EXPECT_THAT(empty.group_sizes, IsEmpty());
  EXPECT_EQ("", empty.group_rule);
}

TEST_F(DatabaseSummaryTest, EachDocumentIsCountedOnce) {
  add_one_of_each();
  expect_one_of_each(summary());
}

TEST_F(DatabaseSummaryTest, RemoteDatabaseIsCountedAlike) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  add_one_of_each();
  database_.database().commit();
  RemoteServer server({database_.path()});
  expect_one_of_each(summarise_database(server.open(), database_.scheme()));
}

TEST_F(DatabaseSummaryTest, TitleIsNoTextOfADocument) {
  Xapian::Document document;
  Xapian::TermGenerator generator;
  generator.set_document(document);
  generator.index_text("a title", 1, "S");
  generator.index_text_without_positions("the page's own navigation");
  database_.add(document);
  database_.add("a document with positions");
  Xapian::Document title;
  generator.set_document(title);
  generator.index_text("a title alone", 1, "S");
  database_.add(title);
  EXPECT_EQ(1U, summary().without_positions);
  EXPECT_EQ(1U, summary().empty_documents);
}

TEST_F(DatabaseSummaryTest, WordsUnderPrefixesAreCountedWithTheirPrefixes) {
  for (const bool positions : {true, false}) {
    Xapian::Document document;
    Xapian::TermGenerator generator;
    generator.set_stemmer(Xapian::Stem("english"));
    generator.set_document(document);
    generator.index_text("a subject line", 1, "S");
    if (positions) {
      generator.index_text("words of the body", 1, "XBODY");
    } else {
      generator.index_text_without_positions("words of the body", 1, "XBODY");
    }
    document.add_boolean_term("Knotaword");
    document.add_boolean_term("Kneitherthis");
    document.add_term("XPATHone/two");
    document.add_term("XPATHtwo/three");
    database_.add(document);
  }
  const DatabaseSummary counted = summary();
  EXPECT_EQ(2U, counted.under_prefixes);
  EXPECT_THAT(counted.prefixes, ElementsAre("S", "XBODY"));
  EXPECT_EQ(0U, counted.empty_documents);
}

TEST_F(DatabaseSummaryTest, SignaturesThatLackBandTermsAreCounted) {
  for (int i = 0; i != 5; ++i) database_.add("text number " + std::to_string(i) + " of some more words");
  EXPECT_EQ(0U, summary().without_bands);
  database_.remove_terms(1, "XND");
  database_.remove_terms(2, "XNDc");
  EXPECT_EQ(2U, summary().without_bands);
  database_.set_value(3, 64, "");  // bands without values make up the number of another document's
  database_.set_value(3, 66, "");
  EXPECT_EQ(4U, summary().signed_documents);
  EXPECT_EQ(2U, summary().without_bands);
}

TEST_F(DatabaseSummaryTest, TextsWithoutSimhashBandsLackNone) {
  SignedDatabase database(white_space_scheme(BandFamily::simhash_4x16()));
  database.add("12 34");
  database.add("some words");
  EXPECT_EQ(0U, summarise_database(database.database(), database.scheme()).without_bands);
  database.remove_terms(2, "XNDb");
  EXPECT_EQ(1U, summarise_database(database.database(), database.scheme()).without_bands);
}

TEST_F(DatabaseSummaryTest, WithoutPositionsAnywhereThereAreNoneEither) {
  Xapian::Document document;
  document.add_term("word");
  document.add_boolean_term("Qid");
  database_.add(document);
  Xapian::Document bare;
  bare.add_boolean_term("Qother");
  database_.add(bare);
  EXPECT_EQ(0U, summary().unsigned_documents);
  EXPECT_EQ(1U, summary().without_positions);
  EXPECT_EQ(1U, summary().empty_documents);
}

TEST_F(DatabaseSummaryTest, GroupsAreCountedBySize) {
  for (const char* text : {"a b c d", "a b c d", "a b c d", "e f g h", "e f g h", "i j k l", "i j k l", "alone here"}) {
    database_.add(text);
  }
  group();
  const DatabaseSummary grouped = summary();
  EXPECT_EQ(3U, grouped.groups);
  EXPECT_EQ(7U, grouped.grouped_documents);
  EXPECT_THAT(grouped.group_sizes, ElementsAre(Pair(2, 2), Pair(3, 1)));
  EXPECT_THAT(grouped.group_rule, HasSubstr("threshold=0.9 "));
}

TEST_F(DatabaseSummaryTest, DeclaredPairsAreCountedThoughADocumentIsGone) {
  for (const char* id : {"a", "b", "c"}) database_.add("text", id);
  EXPECT_EQ(0U, summary().distinct_pairs);
  declare_distinct(database_.database(), "a", "b");
  declare_distinct(database_.database(), "b", "c");
  database_.database().delete_document(1);
  EXPECT_EQ(2U, summary().distinct_pairs);
}

TEST_F(DatabaseSummaryTest, BandTermsAreCountedAndHotOnesAboveTheCap) {
  for (int i = 0; i != 3; ++i) database_.add("the same text each time");
  database_.add("and another one that is not");
  EXPECT_EQ(200U, summary().band_cap);
  const DatabaseSummary at_cap = summary_under(3);
  EXPECT_EQ(3U, at_cap.band_cap);
  EXPECT_EQ(16U, at_cap.band_terms);
  EXPECT_EQ(0U, at_cap.oversized_bands);
  EXPECT_EQ(3U, at_cap.largest_band);
  EXPECT_EQ(8U, summary_under(2).oversized_bands);
  EXPECT_EQ(8U, summary_under(1).oversized_bands);
}

}  // namespace
}  // namespace neardup
