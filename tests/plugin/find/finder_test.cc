#include "neardup/finder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "neardup/error.h"
#include "neardup/explanation.h"
#include "neardup/indexer.h"
#include "neardup/pairs.h"
#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

constexpr const char* kLong =
    "a rose is a rose is a rose said the poet on the hill while the sun went down over the quiet village and the bells "
    "of the old church rang for the last time that day before the people went home to sleep";

class FinderTest : public testing::Test {
 protected:
  void add(const std::string& text, const std::string& id, const char* scheme = "") {
    Indexer indexer(database_, scheme);
    Xapian::Document document;
    document.add_boolean_term("Q" + id);
    indexer.index_text(document, text);
    database_.add_document(document);
  }

  static std::vector<Xapian::docid> docids(const FindResult& result) {
    std::vector<Xapian::docid> docids;
    for (const Match& match : result) docids.push_back(match.docid);
    return docids;
  }

  TemporaryFolder folder_;
  Xapian::WritableDatabase database_{folder_.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC};
};

TEST_F(FinderTest, SchemeAndTokenizerComeFromTheDatabase) {
  add(kLong, "a", "short");
  add(kLong + std::string(" again"), "b");
  Finder finder(database_);
  EXPECT_THAT(docids(finder.find(1)), testing::ElementsAre(2));
  EXPECT_THAT(docids(finder.find_id("b")), testing::ElementsAre(1));
  EXPECT_THAT(docids(finder.find_text(kLong)), testing::ElementsAre(1, 2));
}

TEST(NumbersAloneTest, TextsOfThemAreFound) {
  for (const char* const scheme : {"standard", "simhash-doc"}) {
    const TemporaryFolder folder;
    Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
    Indexer indexer(database, scheme);
    for (const char* const text : {"17 18 19 20", "17 18 19 20", "17 18 19 21"}) {
      Xapian::Document document;
      indexer.index_text(document, text);
      database.add_document(document);
    }
    const FindResult found = Finder(database).find(1);
    const std::vector<Match> matches(found.begin(), found.end());
    ASSERT_EQ(1U, matches.size()) << scheme;
    EXPECT_EQ(2U, matches[0].docid);
    EXPECT_EQ(2U, Finder(database).find_text("17 18 19 20").size()) << scheme;
  }
}

TEST_F(FinderTest, DatabaseThatWasNeverSignedIsRefused) {
  EXPECT_THROW(Finder{database_}, SchemeMismatchError);
}

TEST_F(FinderTest, SchemeThatTheDatabaseHasNotIsRefused) {
  add(kLong, "a");
  FinderOptions options;
  options.scheme = "loose";
  EXPECT_THROW(Finder(database_, options), SchemeMismatchError);
  options.scheme = "standard";
  EXPECT_EQ(1U, Finder(database_, options).find_text(kLong).size());
}

TEST_F(FinderTest, ContainmentIsAFunctionOfItsOwn) {
  const std::string other = " and then came the winter with its long nights and short days of snow and ice and wind";
  add(kLong + other + other + other, "whole", "containment");
  add(kLong, "part");
  Finder finder(database_);
  EXPECT_TRUE(finder.find(2).empty());
  EXPECT_THAT(docids(finder.find_contained(2)), testing::ElementsAre(1));
  EXPECT_THAT(docids(finder.find_contained_text(kLong)), testing::ElementsAre(2, 1));
}

TEST_F(FinderTest, DistanceIsFoundUnderAnyScheme) {
  for (const char* scheme : {"standard", "simhash-doc"}) {
    TemporaryFolder folder;
    Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
    Indexer indexer(database, scheme);
    for (const char* end : {"", " so"}) {
      Xapian::Document document;
      indexer.index_text(document, kLong + std::string(end));
      database.add_document(document);
    }
    Finder finder(database);
    EXPECT_THAT(docids(finder.find_within_distance(1, 64)), testing::ElementsAre(2)) << scheme;
    EXPECT_EQ(2U, finder.find_text_within_distance(kLong, 64).size()) << scheme;
    Xapian::Document document;
    EXPECT_EQ(1, finder.find_fingerprint(indexer.annotate(document, kLong).fingerprint, 0).begin()->docid) << scheme;
  }
}

TEST_F(FinderTest, QueriesAreTheCandidates) {
  add(kLong, "a");
  add(kLong + std::string(" again"), "b");
  Finder finder(database_);
  Xapian::Enquire enquire(database_);
  for (const Xapian::Query& query : {finder.query(1), finder.id_query("a"), finder.text_query(kLong)}) {
    enquire.set_query(query);
    EXPECT_EQ(2U, enquire.get_mset(0, 10).size());
  }
}

TEST_F(FinderTest, PairsAndExplanationsNeedNoSchemeEither) {
  add(kLong, "a", "loose");
  add(kLong + std::string(" again"), "b");
  std::size_t pairs = 0;
  find_pairs(database_, {}, [&](const DocumentPair& pair) { pairs += pair.first == 1 && pair.second.docid == 2; });
  EXPECT_EQ(1U, pairs);
  const Explanation explanation = explain(database_, 1, 2);
  ASSERT_TRUE(explanation.words);
  EXPECT_THAT(explanation.words->only_in_b, testing::ElementsAre("again"));
  EXPECT_EQ(1U, explanation.words->edit_distance);
  EXPECT_FALSE(explanation.words->edit_distance_is_bound);
  EXPECT_EQ(Verification::kExact, explanation.similarity->verification);
}

TEST_F(FinderTest, CanBeMoved) {
  add(kLong, "a");
  Finder finder(database_);
  Finder moved = std::move(finder);
  EXPECT_EQ(1U, moved.find_text(kLong).size());
}

}  // namespace
}  // namespace neardup
