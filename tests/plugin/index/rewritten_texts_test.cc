// Programs that write texts again and keep values or boolean terms, and what the next run of signing does.

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "index/database_signing.h"
#include "marks/signature_reader.h"
#include "plugin/plain_texts.h"
#include "plugin/signed_database.h"
#include "scheme/own_terms.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;

constexpr const char* kAsLong = "a lily is a lily is a lily by any other name and a violet is blue";
constexpr const char* kLonger = "a lily is a lily is a lily by any other name and a violet is blue and green";

class RewrittenTextsTest : public ::testing::Test {
 protected:
  RewrittenTextsTest() {
    for (int i = 0; i != 3; ++i) database_.add_document(plain_document(kRoseAndViolet, std::to_string(i)));
    sign();
  }

  /** Signs; the documents that were looked into and signed. */
  std::vector<Xapian::docid> sign(bool verify = false) {
    DocumentSigner signer = white_space_indexer();
    DatabaseSigningOptions options;
    options.verify = verify;
    std::vector<Xapian::docid> signed_now;
    options.looked_into = [&](Xapian::docid docid, SigningOutcome outcome) {
      if (outcome != SigningOutcome::kWithoutWords) signed_now.push_back(docid);
    };
    report_ = sign_database(database_, signer, options);
    database_.commit();
    return signed_now;
  }

  /** Write a text again, as a program does that keeps a document's values. */
  void rewrite(Xapian::docid docid, const std::string& text, bool keep_bands) {
    Xapian::Document document = database_.get_document(docid);
    std::vector<std::string> kept;
    if (keep_bands) kept = terms_of(document, white_space_scheme().band_prefix);
    document.clear_terms();
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(text);
    for (const std::string& term : kept) document.add_boolean_term(term);
    database_.replace_document(docid, document);
    database_.commit();
  }

  void expect_signed_as(Xapian::docid docid, const std::string& text) {
    DocumentSigner signer = white_space_indexer();
    Xapian::Document expected;
    signer.annotate(expected, text, TextSource::kPositions);
    const Scheme scheme = white_space_scheme();
    const Xapian::Document document = database_.get_document(docid);
    EXPECT_EQ(expected.get_value(scheme.slots.signature), document.get_value(scheme.slots.signature));
    EXPECT_EQ(terms_of(expected, scheme.band_prefix), terms_of(document, scheme.band_prefix));
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
  DatabaseSigningReport report_;
};

TEST_F(RewrittenTextsTest, UnchangedDatabaseIsLeftAsItIs) {
  EXPECT_EQ(3U, report_.newly_signed);
  EXPECT_THAT(sign(), ElementsAre());
  EXPECT_THAT(sign(true), ElementsAre());
  EXPECT_EQ(3U, report_.already_signed);
}

TEST_F(RewrittenTextsTest, TextsWrittenAnewWithoutBandsAreSignedAgainAndSameTextsGetTheirBandsBack) {
  rewrite(2, kAsLong, false);
  rewrite(3, kRoseAndViolet, false);
  EXPECT_THAT(sign(), ElementsAre(2, 3));
  EXPECT_EQ(1U, report_.resigned);
  EXPECT_EQ(1U, report_.bands_restored);
  expect_signed_as(2, kAsLong);
  expect_signed_as(3, kRoseAndViolet);
  EXPECT_THAT(sign(), ElementsAre());
}

TEST_F(RewrittenTextsTest, TextOfAnotherLengthIsFoundThoughItsBandsWereKept) {
  rewrite(2, kLonger, true);
  EXPECT_THAT(sign(), ElementsAre(2));
  EXPECT_EQ(1U, report_.resigned);
  expect_signed_as(2, kLonger);
  EXPECT_THAT(sign(true), ElementsAre());
}

TEST_F(RewrittenTextsTest, TextOfTheSameLengthWithItsBandsIsFoundByVerifyingAlone) {
  rewrite(2, kAsLong, true);
  EXPECT_THAT(sign(), ElementsAre());
  EXPECT_THAT(sign(true), ElementsAre(2));
  expect_signed_as(2, kAsLong);
}

TEST_F(RewrittenTextsTest, DocumentThatLostItsTextLosesItsSignature) {
  rewrite(2, "", true);
  sign();
  EXPECT_EQ(1U, report_.without_words);
  EXPECT_EQ(SignatureStatus::kNone, SignatureReader(database_, white_space_scheme()).status(2));
  EXPECT_THAT(terms_of(database_.get_document(2), "XND"), ElementsAre());
}

TEST_F(RewrittenTextsTest, LengthMayChangeForOtherReasons) {
  Xapian::Document document = database_.get_document(2);
  document.add_term("Ktag");
  database_.replace_document(2, document);
  database_.commit();
  EXPECT_THAT(sign(), ElementsAre());
  EXPECT_EQ(3U, report_.already_signed);
}

/** Signs again what is stale, and says what was signed. */
std::vector<Xapian::docid> verified(SignedDatabase& database) {
  DatabaseSigningOptions options;
  options.verify = true;
  std::vector<Xapian::docid> signed_now;
  options.looked_into = [&](Xapian::docid docid, SigningOutcome outcome) {
    if (outcome == SigningOutcome::kResigned) signed_now.push_back(docid);
  };
  sign_database(database.database(), database.indexer(), options);
  return signed_now;
}

constexpr const char* kInflected[] = {
    "the visitors admired several paintings hanging beside the wooden stairs leading upwards",
    "running dogs chased barking foxes across flooded meadows during raging storms",
    "engineers measuring vibrations noticed unusually loud noises inside rotating turbines"};

TEST(StemsInsteadOfWordsTest, SignaturesOfTextsAreNotReplacedByThoseOfStems) {
  for (const bool without_bands : {false, true}) {
    SignedDatabase database;
    for (const char* text : kInflected) database.add(stemmed_document(database.indexer(), text, ""));
    if (without_bands) database.remove_terms(2, "XND");
    EXPECT_THAT(verified(database), ElementsAre());
    for (Xapian::docid docid = 1; docid <= 3; ++docid) {
      EXPECT_EQ(TextSource::kText, SignatureReader(database.database(), database.scheme()).signature(docid)->source);
    }
  }
}

TEST(StemsInsteadOfWordsTest, WholeWordsOfOtherTextsProveThatOneIsStale) {
  SignedDatabase database;
  for (const char* text : kInflected) database.add(text);
  Xapian::Document document = plain_document(kAsLong);
  const Xapian::Document other = signed_document(database.indexer(), kRoseAndViolet);
  for (const unsigned slot : {64U, 66U}) document.add_value(slot, other.get_value(slot));
  for (const std::string& term : terms_of(other, "XND")) document.add_boolean_term(term);
  database.add(document);
  EXPECT_THAT(verified(database), ElementsAre(4));
}

TEST(StemsInsteadOfWordsTest, ManyTextsThatChangedDoNotHideEachOther) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) {
    for (const char* text : kInflected) database.add(text);
  }
  sign_database(database.database(), database.indexer());
  const Xapian::Document before = database.database().get_document(1);
  for (Xapian::docid docid = 2; docid <= 6; ++docid) {
    Xapian::Document changed = plain_document(kLonger + std::to_string(docid) + kInflected[0]);
    for (const unsigned slot : {64U, 66U}) changed.add_value(slot, before.get_value(slot));
    for (const std::string& term : terms_of(before, "XND")) changed.add_boolean_term(term);
    database.database().replace_document(docid, changed);
  }
  EXPECT_EQ(5U, sign_database(database.database(), database.indexer()).resigned);
}

TEST(RewrittenTextTest, SignatureFromATextIsStaleOnlyIfTheIndexHasAsManyOtherWords) {
  const auto is_replaced = [](const std::string& text, TextSource source, const std::string& words) {
    SignedDatabase database;
    for (const char* other : kInflected) database.add(other);
    database.add(text);
    sign_database(database.database(), database.indexer());  // records how long they are
    Xapian::Document document = plain_document(words);
    Xapian::Document of_text;
    database.indexer().annotate(of_text, text, source);
    for (const unsigned slot : {64U, 66U}) document.add_value(slot, of_text.get_value(slot));
    for (const std::string& term : terms_of(of_text, "XND")) document.add_boolean_term(term);
    database.database().replace_document(4, document);
    return !verified(database).empty() ||
           SignatureReader(database.database(), database.scheme()).status(4) != SignatureStatus::kSigned;
  };
  const TextSource text = TextSource::kText;
  EXPECT_FALSE(is_replaced(kRoseAndViolet, text, kRoseAndViolet));
  EXPECT_FALSE(is_replaced(kRoseAndViolet, text, "a rose")) << "the index may have left words out";
  EXPECT_FALSE(is_replaced(kRoseAndViolet, text, ""));
  EXPECT_TRUE(is_replaced(kRoseAndViolet, text, kLonger));
  EXPECT_TRUE(is_replaced(kRoseAndViolet, text,
                          "sixteen other words stand here now so that nothing of what was before is left of it"));
  const TextSource positions = TextSource::kPositions;
  EXPECT_FALSE(is_replaced(kRoseAndViolet, positions, kRoseAndViolet));
  EXPECT_TRUE(is_replaced(kRoseAndViolet, positions, "a rose"));
  EXPECT_TRUE(is_replaced(kRoseAndViolet, positions, ""));
}

}  // namespace
}  // namespace neardup
