#include "collapse/query_time_collapse.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include "compare/similarity.h"
#include "marks/distinct_pairs.h"
#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/spread_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

static_assert(!std::is_copy_constructible_v<QueryTimeCollapser>);

using Stars = std::vector<std::pair<Xapian::docid, std::map<Xapian::docid, double>>>;

Stars stars_of(const CollapsedResults& results) {
  Stars stars;
  for (const ShownHit& hit : results.shown) {
    stars.push_back({hit.docid, {}});
    for (const FoldedHit& under : hit.folded) stars.back().second[under.docid] = under.similarity->jaccard;
  }
  return stars;
}

QueryTimeCollapseOptions at_threshold(double threshold) {
  QueryTimeCollapseOptions options;
  options.threshold = threshold;
  return options;
}

class QueryTimeCollapseTest : public ::testing::Test {
 protected:
  explicit QueryTimeCollapseTest(const Scheme& scheme = white_space_scheme())
      : scheme_(scheme), indexer_(white_space_indexer(scheme)) {}

  void add(const std::string& text) {
    texts_.push_back(text);
    database_.add(signed_document(indexer_, text));
  }

  /** Families of texts with a few words changed, in any order; all have "common" some times. */
  void add_families(unsigned seed) {
    RandomTexts random(seed);
    std::vector<std::string> texts;
    for (int family = 0; family != 12; ++family) {
      const std::vector<std::string> words = random.words(60 + random.below(100));
      for (std::size_t copy = 1 + random.below(8); copy != 0; --copy) {
        std::string text = joined(random.edited(words, random.below(6)));
        for (std::size_t i = 1 + random.below(3); i != 0; --i) text += " common";
        texts.push_back(std::move(text));
      }
    }
    while (!texts.empty()) {
      std::swap(texts[random.below(texts.size())], texts.back());
      add(texts.back());
      texts.pop_back();
    }
  }

  Xapian::Enquire search(const Xapian::Database& database, const std::string& word = "common") {
    Xapian::Enquire enquire(database);
    enquire.set_query(Xapian::Query(word));
    return enquire;
  }

  /** Greedy stars of the first `most` matches, every pair compared by the texts themselves. */
  Stars brute_force(const Xapian::Database& database, double threshold, Xapian::doccount most) {
    const Signer signer(scheme_);
    const Xapian::MSet matches = search(database).get_mset(0, most);
    Stars stars;
    for (auto match = matches.begin(); match != matches.end(); ++match) {
      const auto near = [&](const auto& star) { return jaccard(signer, star.first, *match) >= threshold; };
      const auto star = std::find_if(stars.begin(), stars.end(), near);
      if (star == stars.end()) {
        stars.push_back({*match, {}});
      } else {
        star->second[*match] = jaccard(signer, star->first, *match);
      }
    }
    return stars;
  }

  double jaccard(const Signer& signer, Xapian::docid a, Xapian::docid b) {
    return neardup::jaccard(signer.shingle_set(texts_[a - 1], tokenizer_),
                            signer.shingle_set(texts_[b - 1], tokenizer_));
  }

  CollapsedResults collapse(const Xapian::Database& database, const QueryTimeCollapseOptions& options = {}) {
    Xapian::Enquire enquire = search(database);
    return QueryTimeCollapser(database, scheme_, tokenizer_, options).collapse(enquire);
  }

  const Scheme scheme_;
  DocumentSigner indexer_;
  WhiteSpaceTokenizer tokenizer_;
  SpreadDatabase database_;
  std::vector<std::string> texts_;
};

/** Documents are their sets of words. */
class WordSetQueryTimeCollapseTest : public QueryTimeCollapseTest {
 protected:
  WordSetQueryTimeCollapseTest() : QueryTimeCollapseTest(word_set_scheme()) {}
};

TEST_F(QueryTimeCollapseTest, EveryKindOfDatabaseGivesTheStarsOfBruteForce) {
  constexpr unsigned kSeed = 31;
  add_families(kSeed);
  for (const DatabaseView& view : database_.views()) {
    for (const double threshold : {0.5, 0.8, 0.9, 1.0}) {
      for (const Xapian::doccount most : {Xapian::doccount{7}, Xapian::doccount{1000}}) {
        SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ", threshold " << threshold);
        QueryTimeCollapseOptions options = at_threshold(threshold);
        options.most = most;
        options.remote_verify_limit = 100000;
        const CollapsedResults results = collapse(view.database, options);
        EXPECT_EQ(brute_force(view.database, threshold, most), stars_of(results));
        EXPECT_EQ(std::min<std::size_t>(most, texts_.size()), results.matches);
        EXPECT_EQ(most >= texts_.size(), results.all_seen);
      }
    }
  }
}

TEST_F(QueryTimeCollapseTest, SketchesSpareNearlyAllVerification) {
  add_families(32);
  QueryTimeCollapser collapser(database_.whole(), scheme_, tokenizer_);
  Xapian::Enquire enquire = search(database_.whole());
  const CollapsedResults results = collapser.collapse(enquire);
  EXPECT_GT(results.hidden(), 0U);
  EXPECT_GT(collapser.pairs_verified(), 0U);
  EXPECT_LT(collapser.pairs_verified(), 3 * texts_.size()) << "of " << texts_.size() * texts_.size() / 2;
}

TEST_F(QueryTimeCollapseTest, EverySearchGivesTheSameAgain) {
  add_families(33);
  for (const DatabaseView& view : database_.views()) {
    QueryTimeCollapser collapser(view.database, scheme_, tokenizer_, at_threshold(0.8));
    Xapian::Enquire enquire = search(view.database);
    const CollapsedResults first = collapser.collapse(enquire);
    const CollapsedResults second = collapser.collapse(enquire);
    EXPECT_EQ(stars_of(first), stars_of(second)) << view.name;
    EXPECT_EQ(stars_of(first), stars_of(collapse(view.database, at_threshold(0.8)))) << view.name;
    EXPECT_EQ(first.page(5, 5).front().docid, second.page(0, 10)[5].docid);
  }
}

TEST_F(WordSetQueryTimeCollapseTest, HitsFoldUnderTheFirstTheyAreNearAndDoNotChain) {
  add("common a b c d e f g h i");
  add("common a b c d e f g h");  // 0.9 with the first
  add("common a b c d e f g");    // 0.8 with the first, 8/9 with the second
  Xapian::Enquire enquire = search(database_.whole());
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  QueryTimeCollapser collapser(database_.whole(), scheme_, tokenizer_, at_threshold(0.85));
  const CollapsedResults results = collapser.collapse(enquire);
  ASSERT_EQ(2U, results.shown.size());
  EXPECT_EQ(1U, results.shown[0].docid);
  ASSERT_EQ(1U, results.shown[0].folded.size());
  EXPECT_EQ(2U, results.shown[0].folded[0].docid);
  EXPECT_EQ(1U, results.shown[0].folded[0].rank);
  EXPECT_EQ(0.9, results.shown[0].folded[0].similarity->jaccard);
  EXPECT_EQ(Verification::kExact, results.shown[0].folded[0].similarity->verification);
  EXPECT_EQ(3U, results.shown[1].docid);
  EXPECT_EQ(2U, results.shown[1].rank);
  EXPECT_EQ("", results.shown[1].group);
}

class FamilyQueryTimeCollapseTest : public QueryTimeCollapseTest {
 protected:
  static std::string page(std::size_t length, const std::string& name, const std::string& counter = "17") {
    return "common " + RandomTexts(8).text(length) + " " + name + " sold " + counter;
  }

  const std::vector<std::string> names_{"bread", "water", "honey", "olive", "lemon", "apple"};

  CollapsedResults in_docid_order(const Xapian::Database& database) {
    Xapian::Enquire enquire = search(database);
    enquire.set_weighting_scheme(Xapian::BoolWeight());
    QueryTimeCollapseOptions options;
    options.remote_verify_limit = 100;
    return QueryTimeCollapser(database, scheme_, tokenizer_, options).collapse(enquire);
  }
};

TEST_F(FamilyQueryTimeCollapseTest, AFamilyOfOneTemplateIsSplitAsInGroups) {
  for (const std::string& name : names_) {
    for (int copy = 0; copy != 2; ++copy) add(page(100, name));
  }
  add(page(100, "apple", "4711"));
  for (const auto& view : database_.views()) {
    SCOPED_TRACE(view.name);
    const CollapsedResults results = in_docid_order(view.database);
    ASSERT_EQ(6U, results.shown.size());
    EXPECT_EQ(7U, results.hidden());
    for (std::size_t i = 0; i != 6; ++i) {
      const ShownHit& hit = results.shown[i];
      EXPECT_EQ(2 * i, hit.rank);
      EXPECT_EQ(2 * i + 1, hit.docid);
      ASSERT_EQ(i == 5 ? 2U : 1U, hit.folded.size());
      EXPECT_EQ(hit.docid + 1, hit.folded[0].docid);
      EXPECT_EQ(hit.rank + 1, hit.folded[0].rank);
      EXPECT_EQ(1, hit.folded[0].similarity->jaccard);
    }
    EXPECT_LE(0.9, results.shown[5].folded[1].similarity->jaccard);
  }
}

TEST_F(FamilyQueryTimeCollapseTest, AWordThatAlsoDiffersInTheTitlesIsANameAsInGroups) {
  for (const std::string title : {"about bread", "about water", "about", "of water"}) {
    Xapian::Document document = signed_document(indexer_, page(300, title.find("water") < 9 ? "water" : "bread"));
    document.set_data("title=" + title);
    database_.add(document);
  }
  for (const auto& view : database_.views()) {
    SCOPED_TRACE(view.name);
    const CollapsedResults results = in_docid_order(view.database);
    ASSERT_EQ(2U, results.shown.size());
    EXPECT_EQ(3U, results.shown[0].folded.at(0).docid);
    EXPECT_EQ(4U, results.shown[1].folded.at(0).docid);
  }
}

TEST_F(FamilyQueryTimeCollapseTest, AFamilyWithAnUnreadMemberStaysWhole) {
  constexpr std::size_t kLong = 3000;  // words, so that the estimate alone reaches the threshold
  for (const std::string& name : names_) add(page(kLong, name));
  EXPECT_EQ(6U, in_docid_order(database_.whole()).shown.size());
  Xapian::Document unread = signed_document(indexer_, page(kLong, "wheat"));
  unread.clear_terms();
  unread.add_term("common");
  database_.add(unread);
  EXPECT_EQ(1U, in_docid_order(database_.whole()).shown.size());
}

TEST_F(QueryTimeCollapseTest, ThresholdIsNineTenthsUnlessTold) {
  EXPECT_EQ(0.9, QueryTimeCollapseOptions().threshold);
  EXPECT_EQ(1000U, QueryTimeCollapseOptions().most);
  EXPECT_EQ(20U, QueryTimeCollapseOptions().remote_verify_limit);
}

TEST_F(QueryTimeCollapseTest, HitsWithoutAUsableSignatureStandAlone) {
  add("common words of a text that is there twice");
  add("common words of a text that is there twice");
  for (int copy = 0; copy != 2; ++copy) database_.add(plain_document(texts_[0]));
  for (int copy = 0; copy != 2; ++copy) {
    Xapian::Document damaged = signed_document(indexer_, texts_[0]);
    damaged.add_value(scheme_.slots.signature, "damaged");
    database_.add(damaged);
  }
  const CollapsedResults results = collapse(database_.whole());
  EXPECT_EQ(5U, results.shown.size());
  EXPECT_EQ(1U, results.hidden());
}

TEST_F(QueryTimeCollapseTest, WhatPositionsDoNotCoverIsEstimatedOrReadFromTheSource) {
  const std::string text = "common " + RandomTexts(34).text(200);
  const std::string near = text + " more";
  database_.add(uncovered_document(indexer_, text));
  database_.add(uncovered_document(indexer_, near));
  CollapsedResults results = collapse(database_.whole(), at_threshold(0.8));
  ASSERT_EQ(1U, results.shown.size());
  EXPECT_EQ(Verification::kEstimated, results.shown[0].folded[0].similarity->verification);
  QueryTimeCollapseOptions options = at_threshold(0.98);  // above every lower bound of an estimate
  EXPECT_EQ(2U, collapse(database_.whole(), options).shown.size());
  options.texts = [&](Xapian::docid docid) { return database_.whole().get_document(docid).get_data(); };
  results = collapse(database_.whole(), options);
  ASSERT_EQ(1U, results.shown.size());
  EXPECT_EQ(Verification::kExact, results.shown[0].folded[0].similarity->verification);
}

TEST_F(QueryTimeCollapseTest, RemotePairsBeyondTheLimitAreEstimated) {
  RandomTexts random(35);
  for (int family = 0; family != 5; ++family) {
    const std::string text = "common " + random.text(200);
    add(text);
    add(text + " more");
  }
  for (const DatabaseView& view : database_.views()) {
    QueryTimeCollapseOptions options = at_threshold(0.8);
    options.remote_verify_limit = 2;
    std::map<Verification, int> known;
    for (const ShownHit& hit : collapse(view.database, options).shown) {
      for (const FoldedHit& under : hit.folded) ++known[under.similarity->verification];
    }
    EXPECT_EQ(view.local ? 5 : 2, known[Verification::kExact]) << view.name;
    EXPECT_EQ(view.local ? 0 : 3, known[Verification::kEstimated]) << view.name;
  }
}

TEST_F(QueryTimeCollapseTest, SchemeWithoutSketchesComparesEveryPair) {
  Scheme scheme = white_space_scheme();
  scheme.sketch = false;
  DocumentSigner indexer = white_space_indexer(scheme);
  SignedDatabase database(scheme);
  for (const char* text :
       {"common one two three four five", "common one two three four six", "common something else"}) {
    database.add(text);
  }
  QueryTimeCollapser collapser(database.database(), scheme, tokenizer_, at_threshold(0.5));
  Xapian::Enquire enquire = search(database.database());
  EXPECT_EQ(1U, collapser.collapse(enquire).hidden());
  EXPECT_EQ(3U, collapser.pairs_verified());
}

TEST_F(QueryTimeCollapseTest, NoMatchesGiveNoResults) {
  add("common words");
  QueryTimeCollapser collapser(database_.whole(), scheme_, tokenizer_);
  Xapian::Enquire enquire = search(database_.whole(), "nowhere");
  const CollapsedResults results = collapser.collapse(enquire);
  EXPECT_THAT(results.shown, IsEmpty());
  EXPECT_TRUE(results.all_seen);
}

TEST_F(QueryTimeCollapseTest, WrongThresholdAndTokenizerAreRefused) {
  EXPECT_THROW(QueryTimeCollapser(database_.whole(), scheme_, tokenizer_, at_threshold(1.1)),
               Xapian::InvalidArgumentError);
  EXPECT_THROW(QueryTimeCollapser(database_.whole(), Scheme(), tokenizer_), Xapian::InvalidArgumentError);
}

TEST(QueryTimeCollapseDistinctTest, HitsDeclaredDistinctAreNotFoldedUnderEachOther) {
  SignedDatabase database;
  const std::string text = "common one two three four five six seven eight nine ten";
  const Xapian::docid a = database.add(text, "a");
  const Xapian::docid b = database.add(text, "b");
  const Xapian::docid c = database.add(text, "c");
  WhiteSpaceTokenizer tokenizer;
  QueryTimeCollapser collapser(database.database(), database.scheme(), tokenizer);
  const auto docids_shown = [&] {
    Xapian::Enquire enquire(database.database());
    enquire.set_query(Xapian::Query("common"));
    std::vector<Xapian::docid> docids;
    for (const ShownHit& hit : collapser.collapse(enquire).shown) docids.push_back(hit.docid);
    return docids;
  };
  EXPECT_THAT(docids_shown(), ElementsAre(a));
  declare_distinct(database.database(), "a", "b");
  EXPECT_THAT(docids_shown(), ElementsAre(a, b)) << c << " is folded under the first";
  retract_distinct(database.database(), "a", "b");
  EXPECT_THAT(docids_shown(), ElementsAre(a));
}

}  // namespace
}  // namespace neardup
