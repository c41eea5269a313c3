#include "collapse/group_facets.h"

#include <gmock/gmock.h>

#include <set>
#include <string>
#include <utility>

#include "collapse/collapsed_results.h"
#include "plugin/grouped_documents.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

/** From the documents themselves. */
GroupFacets brute_force_facets(const Xapian::Database& database, const Xapian::Query& query, const Scheme& scheme) {
  Xapian::Enquire enquire(database);
  enquire.set_query(query);
  const Xapian::MSet matches = enquire.get_mset(0, GroupedDocuments::kDocuments, GroupedDocuments::kDocuments);
  std::set<std::pair<std::string, std::string>> counted;
  GroupFacets facets;
  for (auto match = matches.begin(); match != matches.end(); ++match) {
    const std::string value = match.get_document().get_value(kFacetSlot);
    const std::string group = match.get_document().get_value(scheme.slots.group);
    const std::string text = group.empty() ? "document " + std::to_string(*match) : group;
    if (!value.empty() && counted.emplace(value, text).second) ++facets[value];
  }
  return facets;
}

TEST(GroupFacetsTest, EveryKindOfDatabaseCountsWhatBruteForceCounts) {
  constexpr unsigned kSeed = 21;
  GroupedDocuments documents(kSeed);
  const std::vector<DatabaseView> views = documents.database().views();
  for (int repeat = 0; repeat != 6; ++repeat) {
    const Xapian::Query query = documents.query();
    for (const DatabaseView& view : views) {
      SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ": " << query.get_description());
      const GroupFacets expected = brute_force_facets(view.database, query, documents.scheme());
      EXPECT_EQ(expected, group_facets(view.database, query, documents.scheme(), kFacetSlot));
    }
  }
}

TEST(GroupFacetsTest, SpyCountsTheSameInTheSearchItselfWhereItIsLocal) {
  constexpr unsigned kSeed = 22;
  GroupedDocuments documents(kSeed);
  const std::vector<DatabaseView> views = documents.database().views();
  for (const SearchOrder& order : search_orders()) {
    if (order.name == "relevance above 40 %") continue;  // cut off matches are not seen by all means
    const Xapian::Query query = documents.query();
    for (const DatabaseView& view : views) {
      for (const bool collapsed : {false, true}) {
        SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ", by " << order.name);
        Xapian::Enquire enquire(view.database);
        enquire.set_query(query);
        order.set(enquire);
        if (collapsed) enquire.set_collapse_key(documents.scheme().slots.group);
        GroupFacetSpy spy(documents.scheme(), kFacetSlot);
        enquire.add_matchspy(&spy);
        if (view.local) {
          enquire.get_mset(0, 5, GroupedDocuments::kDocuments);
          EXPECT_EQ(brute_force_facets(view.database, query, documents.scheme()), spy.facets());
        } else {
          EXPECT_THROW(enquire.get_mset(0, 5, GroupedDocuments::kDocuments), Xapian::UnimplementedError);
        }
      }
    }
  }
}

TEST(GroupFacetsTest, CountIsWhatTheFilteredSearchShows) {
  constexpr unsigned kSeed = 23;
  GroupedDocuments documents(kSeed);
  const Xapian::Database& database = documents.database().whole();
  const Xapian::Query query("t0");
  const GroupFacets facets = group_facets(database, query, documents.scheme(), kFacetSlot);
  ASSERT_EQ(5U, facets.size());
  for (const auto& [value, texts] : facets) {
    Xapian::Enquire enquire(database);
    const Xapian::Query with_value(Xapian::Query::OP_VALUE_RANGE, kFacetSlot, value, value);
    enquire.set_query(Xapian::Query(Xapian::Query::OP_FILTER, query, with_value));
    EXPECT_EQ(collapse_by_value(enquire, documents.scheme().slots.group).shown.size(), texts) << "seed " << kSeed;
  }
}

TEST(GroupFacetsTest, GroupCountsOnceForEachOfItsValues) {
  const Scheme scheme = white_space_scheme();
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  const auto add = [&](const std::string& group, const std::string& value) {
    Xapian::Document document;
    document.add_term("word");
    document.add_value(scheme.slots.group, group);
    document.add_value(kFacetSlot, value);
    database.add_document(document);
  };
  for (const char* value : {"red", "red", "blue", ""}) add("group", value);
  for (int alone = 0; alone != 2; ++alone) add("", "red");
  add("cup", "a");  // not the same as "a" + "cup" put another way
  add("up", "ac");
  EXPECT_THAT(group_facets(database, Xapian::Query("word"), scheme, kFacetSlot),
              ElementsAre(Pair("a", 1), Pair("ac", 1), Pair("blue", 1), Pair("red", 3)));
  EXPECT_THAT(group_facets(database, Xapian::Query("nowhere"), scheme, kFacetSlot), IsEmpty());
}

}  // namespace
}  // namespace neardup
