#include "marks/stored_marks.h"

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <vector>

#include "bytes/base_encodings.h"
#include "check/scheme_check.h"
#include "group/grouping.h"
#include "index/database_detaching.h"
#include "index/database_signing.h"
#include "plugin/plain_texts.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kRoseText = "a rose by any other name would smell as sweet and so would";

GrouperOptions with_terms() {
  GrouperOptions options;
  options.group_terms = true;
  return options;
}

void add_terms(SignedDatabase& database, Xapian::docid docid, const std::vector<std::string>& terms) {
  Xapian::Document document = database.database().get_document(docid);
  for (const std::string& term : terms) document.add_posting(term, 7, 3);
  database.database().replace_document(docid, document);
}

std::vector<Issue> issues(SignedDatabase& database) {
  std::vector<Issue> found;
  DatabaseCheckOptions options;
  options.found = [&](const Issue& issue) { found.push_back(issue); };
  check_database(database.database(), database.scheme(), database.tokenizer(), options);
  return found;
}

/** The documents with terms of another program. */
std::vector<Xapian::docid> documents_with_taken_terms(SignedDatabase& database) {
  std::vector<Xapian::docid> docids;
  for (const Issue& issue : issues(database)) {
    if (issue.kind == IssueKind::kTaken) docids.push_back(issue.docid);
  }
  return docids;
}

void verify(SignedDatabase& database, bool take_slots) {
  DatabaseSigningOptions options;
  options.verify = true;
  options.take_slots = take_slots;
  sign_database(database.database(), database.indexer(), options);
}

std::string own_term(SignedDatabase& database) {
  return database.scheme().band_term(0, 2, 12345);
}

constexpr const char* kGroupTerm = "XNGabcdefghijkla";

TEST(UnprovenTermsTest, TermsThatSigningAndGroupingWroteAreProven) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRoseText);
  group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
  const Xapian::Document document = database.database().get_document(1);
  EXPECT_THAT(unproven_terms(document, database.scheme()), IsEmpty());
  Xapian::Document without = document;
  without.clear_values();
  EXPECT_EQ(terms_of(document, "XND").size() + 1, unproven_terms(without, database.scheme()).size());
}

TEST(UnprovenTermsTest, TwoTermsOfOneBandAndAnotherGroupAreNot) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRoseText);
  group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
  add_terms(database, 1, {own_term(database), kGroupTerm});
  const std::vector<std::string> unproven = unproven_terms(database.database().get_document(1), database.scheme());
  EXPECT_EQ(3U, unproven.size());
  EXPECT_THAT(unproven, Contains(own_term(database)));
  EXPECT_THAT(unproven, Contains(kGroupTerm));
}

TEST(UnprovenTermsTest, GroupTermOfAValueWithOneDamagedCharacterIsProven) {
  const OwnTerms own(white_space_scheme());
  EXPECT_TRUE(is_own_group_term(own, kGroupTerm, "abcdefghijkla"));
  EXPECT_TRUE(is_own_group_term(own, kGroupTerm, "!bcdefghijkla"));
  EXPECT_FALSE(is_own_group_term(own, kGroupTerm, "!!cdefghijkla"));
  EXPECT_FALSE(is_own_group_term(own, kGroupTerm, ""));
}

TEST(UnprovenTermsTest, CheckNamesThemAndRemovesThemWhenToldTo) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) database.add(kRoseText);
  database.add("", "empty");
  group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
  const std::string whole = database.database().get_document(1).serialise();
  add_terms(database, 1, {own_term(database)});
  add_terms(database, 2, {kGroupTerm});
  add_terms(database, 4, {own_term(database), kGroupTerm});
  EXPECT_THAT(documents_with_taken_terms(database), ElementsAre(1, 2, 4, 4));
  const std::string before = database.database().get_document(1).serialise();
  verify(database, false);
  EXPECT_EQ(before, database.database().get_document(1).serialise());
  EXPECT_THAT(documents_with_taken_terms(database), ElementsAre(1, 2, 4, 4));
  verify(database, true);
  EXPECT_THAT(issues(database), IsEmpty());
  EXPECT_EQ(whole, database.database().get_document(1).serialise());
}

TEST(UnprovenTermsTest, OneRunAlsoRemovesThoseOfDocumentsWithOtherIssues) {
  SignedDatabase database;
  for (int i = 0; i != 4; ++i) database.add(kRoseText);
  const std::string whole = database.database().get_document(4).serialise();
  database.damage(1, 66);
  database.set_value(2, 67, "of another program");
  database.remove_terms(3, "XND");
  for (const Xapian::docid docid : {1U, 2U, 3U}) add_terms(database, docid, {own_term(database)});
  verify(database, true);
  EXPECT_THAT(documents_with_taken_terms(database), IsEmpty());
  for (const Issue& issue : issues(database)) EXPECT_EQ(IssueKind::kOtherGroups, issue.kind) << issue.docid;
  EXPECT_EQ(whole, database.database().get_document(2).serialise());
}

TEST(UnprovenTermsTest, TwoTermsOfABandOfOneKeyAreNamedAndTheStrangerIsRemoved) {
  SignedDatabase database(
      Scheme::parse("standard tokenizer=" + WhiteSpaceTokenizer().profile() + " bands=digest-tokens"));
  database.add(kRoseText);
  const std::string whole = database.database().get_document(1).serialise();
  const std::string band = database.scheme().band_prefix + database.scheme().band_label(0, 0);
  add_terms(database, 1, {band + std::string(26, 'a')});
  EXPECT_THAT(documents_with_taken_terms(database), ElementsAre(1));
  verify(database, true);
  EXPECT_THAT(issues(database), IsEmpty());
  EXPECT_EQ(whole, database.database().get_document(1).serialise());
}

/** Terms of any form of ours, on any document, whether its words stay or change, before each command. */
TEST(UnprovenTermsTest, NoCommandRemovesWhatAnotherProgramAddsLater) {
  for (unsigned seed = 0; seed != 30; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTexts random(seed);
    const Scheme scheme = seed % 3 == 0 ? white_space_scheme(BandFamily::simhash_4x16()) : white_space_scheme();
    SignedDatabase database(scheme);
    const std::string text = random.text(40);
    for (int i = 0; i != 12; ++i) database.add(random.edited_text(text, random.below(3)));
    group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
    std::map<Xapian::docid, std::vector<std::string>> added;
    for (int i = 0; i != 8; ++i) {
      const auto docid = static_cast<Xapian::docid>(1 + random.below(12));
      const bool of_band = random.below(2) == 0;
      const auto band = static_cast<unsigned>(random.below(4));
      const std::string term = of_band ? scheme.band_term(0, band, random.below(60000))
                                       : scheme.group_prefix + base32_encode(random.below(1U << 31), 64);
      if (random.below(3) == 0) {
        Xapian::Document other = plain_document(random.text(30));
        for (auto at = database.database().get_document(docid).values_begin();
             at != database.database().get_document(docid).values_end(); ++at) {
          other.add_value(at.get_valueno(), *at);
        }
        for (const std::string& mark : terms_of(database.database().get_document(docid), "XN"))
          other.add_boolean_term(mark);
        for (const std::string& was : added[docid]) other.add_posting(was, 7, 3);
        database.database().replace_document(docid, other);
      }
      add_terms(database, docid, {term});
      added[docid].push_back(term);
    }
    const auto expect_kept = [&](const char* step) {
      for (const auto& [docid, terms] : added) {
        for (const std::string& term : terms) {
          auto at = database.database().termlist_begin(docid);
          at.skip_to(term);
          ASSERT_TRUE(at != database.database().termlist_end(docid) && *at == term)
              << step << " " << docid << " " << term;
          EXPECT_LE(3U, at.get_wdf()) << step << " " << docid << " " << term;
        }
      }
    };
    verify(database, false);
    expect_kept("sign");
    group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
    expect_kept("group");
    verify(database, false);
    expect_kept("sign after group");
    DatabaseSigningOptions again;
    again.resign = true;
    sign_database(database.database(), database.indexer(), again);
    expect_kept("resign");
    group_databases({database.database()}, database.scheme(), database.tokenizer());
    expect_kept("group without terms");
  }
}

TEST(UnprovenTermsTest, DetachingLeavesThem) {
  SignedDatabase database;
  for (int i = 0; i != 2; ++i) database.add(kRoseText);
  group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
  add_terms(database, 1, {kGroupTerm});
  add_terms(database, 2, {own_term(database)});
  detach_database(database.database(), {});
  EXPECT_THAT(terms_of(database.database().get_document(1), "XN"), ElementsAre(kGroupTerm));
  EXPECT_THAT(terms_of(database.database().get_document(2), "XN"), Contains(own_term(database)));
}

TEST(UnprovenTermsTest, GroupingDoesNotWriteTheDocumentsAgainEachTime) {
  SignedDatabase database;
  for (int i = 0; i != 3; ++i) database.add(kRoseText);
  group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms());
  add_terms(database, 1, {kGroupTerm});
  EXPECT_EQ(
      0U,
      group_databases({database.database()}, database.scheme(), database.tokenizer(), with_terms()).changed_documents);
}

}  // namespace
}  // namespace neardup
