#include "collapse/collapsed_results.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "plugin/grouped_documents.h"
#include "plugin/time_limit.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<Xapian::docid> docids_of(const std::vector<ShownHit>& hits) {
  std::vector<Xapian::docid> docids;
  for (const ShownHit& hit : hits) docids.push_back(hit.docid);
  return docids;
}

void expect_equal(const std::vector<BruteHit>& expected, const CollapsedResults& results) {
  ASSERT_EQ(expected.size(), results.shown.size());
  Xapian::doccount matches = 0;
  for (std::size_t i = 0; i != expected.size(); ++i) {
    const ShownHit& hit = results.shown[i];
    EXPECT_EQ(expected[i].docid, hit.docid);
    EXPECT_EQ(expected[i].group, hit.group);
    std::vector<Xapian::docid> folded;
    for (const FoldedHit& under : hit.folded) folded.push_back(under.docid);
    EXPECT_EQ(expected[i].folded, folded);
    matches += 1 + static_cast<Xapian::doccount>(folded.size());
  }
  EXPECT_EQ(matches, results.matches);
  EXPECT_EQ(matches - expected.size(), results.hidden());
}

/** A search made anew for each page, as a web page makes it. */
std::vector<Xapian::docid> page(const Xapian::Database& database, const Xapian::Query& query, const SearchOrder& order,
                                Xapian::doccount first, Xapian::doccount size) {
  Xapian::Enquire enquire(database);
  enquire.set_query(query);
  order.set(enquire);
  return docids_of(collapse_by_value(enquire, white_space_scheme().slots.group).page(first, size));
}

TEST(CollapsedResultsTest, EveryKindOfDatabaseGivesWhatBruteForceGives) {
  const TimeLimit limit(120);
  for (const unsigned seed : {11U, 12U}) {
    GroupedDocuments documents(seed);
    std::vector<DatabaseView> views = documents.database().views();
    for (int repeat = 0; repeat != 4; ++repeat) {
      const Xapian::Query query = documents.query();
      for (const DatabaseView& view : views) {
        for (const SearchOrder& order : search_orders()) {
          SCOPED_TRACE(::testing::Message() << "seed " << seed << ", " << view.name << ", by " << order.name << ": "
                                            << query.get_description());
          const unsigned slot = documents.scheme().slots.group;
          const std::vector<BruteHit> expected = brute_force_collapse(view.database, query, order, slot);
          Xapian::Enquire enquire(view.database);
          enquire.set_query(query);
          order.set(enquire);
          const CollapsedResults results = collapse_by_value(enquire, slot);
          expect_equal(expected, results);
          EXPECT_TRUE(results.all_seen);
        }
      }
    }
  }
}

TEST(CollapsedResultsTest, TwentyPagesShowEachGroupOnce) {
  const TimeLimit limit(120);
  constexpr unsigned kSeed = 13;
  GroupedDocuments documents(kSeed);
  const std::vector<DatabaseView> views = documents.database().views();
  const Xapian::Query query(Xapian::Query::OP_OR, Xapian::Query("t0"), Xapian::Query("t1"));
  for (const DatabaseView& view : views) {
    for (const SearchOrder& order : {search_orders()[0], search_orders()[5]}) {
      SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ", by " << order.name);
      const std::vector<Xapian::docid> expected =
          shown_docids(brute_force_collapse(view.database, query, order, documents.scheme().slots.group));
      ASSERT_GE(expected.size(), 100U);
      for (Xapian::doccount first = 0; first != 100; first += 5) {
        EXPECT_EQ(page_of(expected, first, 5), page(view.database, query, order, first, 5)) << "from " << first;
      }
    }
  }
}

TEST(CollapsedResultsTest, OnlyTheFirstMatchesAreLookedAtWhenAsked) {
  constexpr unsigned kSeed = 14;
  GroupedDocuments documents(kSeed);
  const SearchOrder order = search_orders()[1];
  const Xapian::Query query("t0");
  for (const DatabaseView& view : documents.database().views()) {
    Xapian::Enquire enquire(view.database);
    enquire.set_query(query);
    order.set(enquire);
    const Xapian::doccount all = collapse_by_value(enquire, documents.scheme().slots.group).matches;
    ASSERT_GT(all, 100U);
    for (const Xapian::doccount most : {0U, 1U, 50U, all - 1, all, all + 1}) {
      SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ", most " << most);
      const CollapsedResults results = collapse_by_value(enquire, documents.scheme().slots.group, most);
      expect_equal(brute_force_collapse(view.database, query, order, documents.scheme().slots.group, most), results);
      EXPECT_EQ(most >= all, results.all_seen);
    }
  }
}

TEST(CollapsedResultsTest, RanksAndWeightsAreThoseOfTheSearch) {
  GroupedDocuments documents(15);
  Xapian::Enquire enquire(documents.database().whole());
  enquire.set_query(Xapian::Query("t0"));
  const Xapian::MSet all = enquire.get_mset(0, GroupedDocuments::kDocuments);
  const CollapsedResults results = collapse_by_value(enquire, documents.scheme().slots.group);
  Xapian::doccount folded = 0;
  for (const ShownHit& hit : results.shown) {
    EXPECT_EQ(hit.docid, *all[hit.rank]);
    EXPECT_EQ(hit.weight, all[hit.rank].get_weight());
    for (const FoldedHit& under : hit.folded) {
      EXPECT_EQ(under.docid, *all[under.rank]);
      EXPECT_GT(under.rank, hit.rank);
      EXPECT_FALSE(under.similarity);
      ++folded;
    }
  }
  EXPECT_GT(folded, 0U);
}

TEST(CollapsedResultsTest, AnotherSlotCollapsesToo) {
  GroupedDocuments documents(16);
  Xapian::Enquire enquire(documents.database().whole());
  enquire.set_query(Xapian::Query::MatchAll);
  enquire.set_collapse_key(1, 3);  // is replaced
  const CollapsedResults results = collapse_by_value(enquire, kFacetSlot);
  expect_equal(
      brute_force_collapse(documents.database().whole(), Xapian::Query::MatchAll, search_orders()[1], kFacetSlot),
      results);
}

TEST(CollapsedResultsTest, SpiesSeeEveryMatch) {
  GroupedDocuments documents(17);
  for (const DatabaseView& view : documents.database().views()) {
    Xapian::Enquire enquire(view.database);
    enquire.set_query(Xapian::Query("t0"));
    Xapian::ValueCountMatchSpy spy(kFacetSlot);
    enquire.add_matchspy(&spy);
    const CollapsedResults results = collapse_by_value(enquire, documents.scheme().slots.group);
    EXPECT_EQ(results.matches, spy.get_total()) << view.name;
  }
}

TEST(CollapsedResultsTest, NoMatchesGiveNoResults) {
  GroupedDocuments documents(18);
  for (const DatabaseView& view : documents.database().views()) {
    for (const Xapian::Query& query : {Xapian::Query("nowhere"), Xapian::Query()}) {
      Xapian::Enquire enquire(view.database);
      enquire.set_query(query);
      const CollapsedResults results = collapse_by_value(enquire, documents.scheme().slots.group);
      EXPECT_THAT(results.shown, IsEmpty()) << view.name;
      EXPECT_EQ(0U, results.matches);
      EXPECT_TRUE(results.all_seen);
    }
  }
}

TEST(CollapsedResultsTest, PageHoldsAsManyAsThereAre) {
  CollapsedResults results;
  for (const Xapian::docid docid : {4U, 2U, 9U}) results.shown.push_back({docid, 0, 0, {}, {}});
  EXPECT_THAT(docids_of(results.page(0, 2)), ElementsAre(4, 2));
  EXPECT_THAT(docids_of(results.page(2, 2)), ElementsAre(9));
  EXPECT_THAT(docids_of(results.page(1, kAllMatches)), ElementsAre(2, 9));
  EXPECT_THAT(docids_of(results.page(0, 0)), IsEmpty());
  EXPECT_THAT(docids_of(results.page(3, 1)), IsEmpty());
  EXPECT_THAT(docids_of(results.page(kAllMatches, kAllMatches)), IsEmpty());
}

}  // namespace
}  // namespace neardup
