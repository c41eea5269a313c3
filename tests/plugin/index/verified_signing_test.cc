// What signing with `verify` mends of that which a check reports.

#include "index/database_signing.h"

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "check/scheme_check.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "neardup/error.h"
#include "neardup/icu_tokenizer.h"
#include "plugin/database_bytes.h"
#include "plugin/plain_texts.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

std::vector<Issue> issues_of(SignedDatabase& database) {
  std::vector<Issue> issues;
  DatabaseCheckOptions options;
  options.words = true;
  options.found = [&](const Issue& issue) { issues.push_back(issue); };
  check_database(database.database(), database.scheme(), database.tokenizer(), options);
  return issues;
}

struct Mended {
  DatabaseSigningReport report;
  std::map<Xapian::docid, SigningOutcome> outcomes;
  std::size_t commits = 0;
};

DatabaseSigningOptions taking_slots() {
  DatabaseSigningOptions options;
  options.take_slots = true;
  return options;
}

Mended verify(SignedDatabase& database, DatabaseSigningOptions options = {}) {
  Mended mended;
  options.verify = true;
  options.looked_into = [&](Xapian::docid docid, SigningOutcome outcome) {
    EXPECT_TRUE(mended.outcomes.emplace(docid, outcome).second) << docid;
  };
  options.commit = [&] { ++mended.commits; };
  mended.report = sign_database(database.database(), database.indexer(), options);
  return mended;
}

/** As a document is that was signed from its positions. */
std::string signed_anew(SignedDatabase& database, const std::string& text) {
  Xapian::Document document = plain_document(text);
  database.indexer().annotate(document, text, TextSource::kPositions);
  return document.serialise();
}

TEST(VerifiedSigningTest, WholeDatabaseStaysAsItIs) {
  SignedDatabase database;
  database.add(kSweetRose);
  sign_database(database.database(), database.indexer());
  const auto before = serialised(database.database());
  const Mended mended = verify(database);
  EXPECT_THAT(mended.outcomes, IsEmpty());
  EXPECT_EQ(before, serialised(database.database()));
}

TEST(VerifiedSigningTest, DefectsOfSignaturesAreSignedAwayWherePositionsAllow) {
  SignedDatabase database;
  for (int i = 0; i != 8; ++i) database.add(kSweetRose);
  const Scheme other = word_set_scheme();
  DocumentSigner other_indexer = white_space_indexer(other);
  database.damage(1, 66);
  database.damage(2, 64);
  database.set_value(3, 66, encode_signature({{}, 17, 1, 1, {}}, other.id()));
  database.set_value(4, 64, "");
  database.set_value(5, 66, "");
  database.remove_terms(6, "XNDa");
  const std::string whole = database.database().get_document(8).serialise();
  database.database().replace_document(7, plain_document(kSweetRose));
  const Mended mended = verify(database);
  EXPECT_EQ(6U, mended.report.newly_signed + mended.report.resigned);
  EXPECT_EQ(1U, mended.report.bands_restored);
  EXPECT_EQ(0U, mended.report.dropped + mended.report.not_covered);
  EXPECT_LE(1U, mended.commits);
  EXPECT_EQ(SigningOutcome::kBandsRestored, mended.outcomes.at(6));
  EXPECT_EQ(whole, database.database().get_document(6).serialise()) << "signed from its text, as before";
  for (Xapian::docid docid = 1; docid <= 7; ++docid) {
    if (docid == 6) continue;
    EXPECT_GE(SigningOutcome::kResigned, mended.outcomes.at(docid)) << docid;
    EXPECT_EQ(signed_anew(database, kSweetRose), database.database().get_document(docid).serialise()) << docid;
  }
  EXPECT_THAT(issues_of(database), IsEmpty());
}

TEST(VerifiedSigningTest, WhatCannotBeSignedIsRemovedIfDamagedAndLeftIfItDecodes) {
  SignedDatabase database;
  for (int i = 0; i != 4; ++i) database.add_uncovered(kSweetRose);
  database.add(kSweetRose);  // or no document has positions, and terms without them are text
  database.damage(1, 66);
  database.damage(2, 64);
  database.remove_terms(3, "XNDa");
  const Mended mended = verify(database);
  EXPECT_EQ(SigningOutcome::kNotCovered, mended.outcomes.at(3));
  EXPECT_EQ(2U, mended.report.dropped);
  for (const Xapian::docid docid : {1U, 2U}) {
    EXPECT_EQ(positionless_document(kSweetRose).serialise(), database.database().get_document(docid).serialise());
  }
  EXPECT_EQ(SignatureStatus::kSigned, SignatureReader(database.database(), database.scheme()).status(3));
}

TEST(VerifiedSigningTest, SignatureOfATextGivesWayOnlyWhereTheWordsProveItWrong) {
  for (unsigned seed = 0; seed != 10; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    SignedDatabase database;
    for (int i = 0; i != 6; ++i) database.add(random.text(40));
    const std::string text = random.text(40);
    Xapian::Document fewer = plain_document(text);  // the index has not all of its words
    database.indexer().annotate(fewer, text + " and some that were left out");
    database.add(fewer);
    const Xapian::Document one = Xapian::Document::unserialise(database.database().get_document(1).serialise());
    const Xapian::Document two = Xapian::Document::unserialise(database.database().get_document(2).serialise());
    for (const unsigned slot : {64U, 66U}) {
      database.set_value(1, slot, two.get_value(slot));
      database.set_value(2, slot, one.get_value(slot));
    }
    for (const std::string& term : terms_of(database.database().get_document(3), "XND")) database.remove_terms(3, term);
    const auto before = serialised(database.database());
    const Mended mended = verify(database);
    EXPECT_THAT(mended.outcomes, ElementsAre(Pair(1U, SigningOutcome::kResigned), Pair(2U, SigningOutcome::kResigned),
                                             Pair(3U, SigningOutcome::kBandsRestored)));
    SignatureReader reader(database.database(), database.scheme());
    EXPECT_EQ(TextSource::kPositions, reader.signature(1)->source);
    EXPECT_EQ(TextSource::kText, reader.signature(3)->source);
    const auto after = serialised(database.database());
    for (Xapian::docid docid = 4; docid <= 7; ++docid) EXPECT_EQ(before.at(docid), after.at(docid)) << docid;
    EXPECT_THAT(issues_of(database), IsEmpty());
  }
}

TEST(VerifiedSigningTest, SignatureOfOtherWordsCountsForNothing) {
  SignedDatabase database;
  Xapian::Document document =
      plain_document("quite another text of three times as many words " + std::string(kSweetRose));
  database.indexer().annotate(document, kSweetRose, TextSource::kPositions);
  database.add(document);
  EXPECT_EQ(SigningOutcome::kResigned, verify(database).outcomes.at(1));
  EXPECT_THAT(issues_of(database), IsEmpty());
}

TEST(VerifiedSigningTest, SignaturesOfTextsWhoseStemsAreIndexedStay) {
  SignedDatabase database;
  database.add(stemmed_document(database.indexer(), "running dogs chased barking foxes across flooded meadows"));
  database.add(stemmed_document(database.indexer(), "several paintings hanging beside wooden stairs", "two visitors"));
  const auto before = serialised(database.database());
  EXPECT_THAT(verify(database).outcomes, IsEmpty());
  EXPECT_EQ(before, serialised(database.database()));
}

TEST(VerifiedSigningTest, NumbersWhoseMinusTheIndexLacksAreThoseOfTheText) {
  const TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  DocumentSigner indexer(Scheme(), std::make_unique<IcuTokenizer>());
  prepare_database(database, Scheme(), indexer.tokenizer().version());
  for (const std::string text : {"it was -5 degrees in the morning", "\u0d2a\u0d28\u0d4d\u200d on the first day of May",
                                 kRose, kSweetRose, "those are words of a whole index"}) {
    Xapian::Document document;
    indexer.annotate(document, text);  // knows no positions yet, which it would mark
    Xapian::TermGenerator generator;
    generator.set_document(document);
    generator.index_text(text);
    database.add_document(document);
  }
  const auto before = serialised(database);
  DatabaseSigningOptions options;
  options.verify = true;
  EXPECT_EQ(5U, sign_database(database, indexer, options).already_signed);
  EXPECT_EQ(before, serialised(database));
}

TEST(VerifiedSigningTest, RandomDamageIsGoneAfterSigningAndGrouping) {
  for (unsigned seed = 0; seed != 10; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    SignedDatabase database;
    RandomTexts random(seed);
    const std::string text = random.text(60);
    for (int i = 0; i != 30; ++i) database.add(random.edited_text(text, random.below(4)));
    group_databases({database.database()}, database.scheme(), database.tokenizer());
    for (int i = 0; i != 12; ++i) {
      const auto docid = static_cast<Xapian::docid>(1 + random.below(30));
      const auto slot = static_cast<unsigned>(64 + random.below(4));
      std::string value = database.database().get_document(docid).get_value(slot);
      if (value.empty()) continue;
      value[random.below(value.size())] ^= static_cast<char>(1U << random.below(8));
      database.set_value(docid, slot, random.below(3) == 0 ? "" : value);
    }
    verify(database);
    group_databases({database.database()}, database.scheme(), database.tokenizer());
    for (const Issue& issue : issues_of(database))
      EXPECT_EQ(IssueKind::kTaken, issue.kind) << "what proves nothing; " << issue.detail;
    verify(database, taking_slots());
    group_databases({database.database()}, database.scheme(), database.tokenizer());
    EXPECT_THAT(issues_of(database), IsEmpty());
  }
}

TEST(VerifiedSigningTest, StoppedRunSaysSoAndTheNextOneDoesTheRest) {
  SignedDatabase database;
  for (int i = 0; i != 10; ++i) database.add(kSweetRose);
  for (Xapian::docid docid = 1; docid <= 10; ++docid) database.damage(docid, 66);
  DatabaseSigningOptions options;
  int asked = 0;
  options.stop = [&] { return ++asked == 4; };
  const Mended stopped = verify(database, options);
  EXPECT_FALSE(stopped.report.finished);
  EXPECT_EQ(3U, stopped.report.newly_signed);
  const Mended rest = verify(database);
  EXPECT_TRUE(rest.report.finished);
  EXPECT_EQ(7U, rest.report.newly_signed);
}

TEST(VerifiedSigningTest, SeveralSchemesAreRefusedAndNothingIsChanged) {
  SignedDatabase database;
  database.add(kSweetRose);
  database.damage(1, 66);
  const Scheme other = word_set_scheme();
  database.database().set_metadata("neardup:scheme:" + other.name(), other.text());
  const auto before = serialised(database.database());
  EXPECT_THROW(verify(database), SchemeMismatchError);
  EXPECT_EQ(before, serialised(database.database()));
}

}  // namespace
}  // namespace neardup
