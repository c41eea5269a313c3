#include "neardup/collapse.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "group/grouping.h"
#include "plugin/grouped_documents.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"
#include "plugin/time_limit.h"

namespace neardup {
namespace {

std::vector<Xapian::docid> docids_of(const CollapsedPage& page) {
  std::vector<Xapian::docid> docids;
  for (const CollapsedHit& hit : page.hits) docids.push_back(hit.docid);
  return docids;
}

/** Ten families of near-duplicates and ten documents alone, all of which have the word "common". */
class CollapseTest : public ::testing::Test {
 protected:
  static constexpr unsigned kSeed = 53;
  static constexpr Xapian::doccount kDocuments = 70;
  static constexpr Xapian::doccount kTexts = 20;

  CollapseTest() {
    RandomTexts random(kSeed);
    for (int family = 0; family != 10; ++family) {
      const std::vector<std::string> words = random.words(60);
      for (int copy = 0; copy != 6; ++copy) {
        documents_.push_back("common " + joined(words) + (copy % 2 == 0 ? "" : " " + random.word()));
      }
    }
    for (int i = 0; i != 10; ++i) documents_.push_back("common " + random.text(60));
    // Families are spread over the shards, and group over all of them.
    Xapian::WritableDatabase all;
    for (SignedDatabase& shard : shards_) all.add_database(shard.database());
    for (std::size_t i = 0; i != documents_.size(); ++i) {
      const Xapian::Document document = signed_document(whole_.indexer(), documents_[i]);
      whole_.add(document);
      shards_[i % 3].add(document);
    }
    WhiteSpaceTokenizer tokenizer;
    GrouperOptions options;
    options.keep_families = true;
    group_databases({whole_.database()}, whole_.scheme(), tokenizer, options);
    group_databases({all}, whole_.scheme(), tokenizer, options);
    whole_.database().commit();
    for (SignedDatabase& shard : shards_) shard.database().commit();
  }

  static CollapsedPage search(const Xapian::Database& database, Xapian::doccount first = 0,
                              Xapian::doccount size = kDocuments) {
    Xapian::Enquire enquire(database);
    enquire.set_query(Xapian::Query("common"));
    return collapse(enquire, database, first, size);
  }

  void expect_each_text_once(const Xapian::Database& database) {
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    const CollapsedPage collapsed = search(database);
    EXPECT_EQ(kTexts, collapsed.hits.size());
    EXPECT_EQ(kTexts, collapsed.shown);
    std::vector<std::string> groups;
    for (const CollapsedHit& hit : collapsed.hits) {
      EXPECT_EQ(group_of(database, database.get_document(hit.docid)), hit.group);
      if (!hit.group.empty()) groups.push_back(hit.group);
      EXPECT_EQ(hit.group.empty() ? 0U : 5U, hit.hidden);
    }
    EXPECT_EQ(10U, groups.size());
    std::sort(groups.begin(), groups.end());
    EXPECT_EQ(groups.end(), std::unique(groups.begin(), groups.end())) << "no two members of a group";
  }

  void expect_pages_without_repetition(const Xapian::Database& database) {
    std::vector<Xapian::docid> seen;
    for (Xapian::doccount first = 0; first < kTexts; first += 5) {
      const CollapsedPage page = search(database, first, 5);
      EXPECT_EQ(5U, page.hits.size());
      EXPECT_EQ(kTexts, page.shown);
      for (const CollapsedHit& hit : page.hits) seen.push_back(hit.docid);
    }
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(seen.end(), std::unique(seen.begin(), seen.end()));
    EXPECT_EQ(kTexts, seen.size());
  }

  Xapian::Database sharded() {
    Xapian::Database database;
    for (SignedDatabase& shard : shards_) database.add_database(Xapian::Database(shard.path()));
    return database;
  }

  TimeLimit limit_{30};
  std::vector<std::string> documents_;
  SignedDatabase whole_;
  SignedDatabase shards_[3];
};

TEST_F(CollapseTest, SearchShowsEachTextOnce) {
  expect_each_text_once(whole_.database());
  expect_pages_without_repetition(whole_.database());
}

TEST(RepresentativeTest, WinsAmongHitsOfEqualRelevance) {
  const TimeLimit limit(30);
  SignedDatabase database;
  const std::string text = "common words of a page that stands at three places";
  for (int copy = 0; copy != 3; ++copy) database.add(signed_document(database.indexer(), text));
  database.add(signed_document(database.indexer(), "common page with other words"));
  WhiteSpaceTokenizer tokenizer;
  GrouperOptions options;
  options.prefer = Preference::parse("newest");
  group_databases({database.database()}, database.scheme(), tokenizer, options);
  database.database().commit();
  const Xapian::Database& grouped = database.database();
  const auto shown = [&](const std::string& words, bool representatives_first) {
    Xapian::Enquire enquire(grouped);
    enquire.set_query(Xapian::Query(words));
    if (representatives_first) rank_representatives_first(enquire, grouped);
    return docids_of(collapse(enquire, grouped, 0, 9));
  };
  EXPECT_EQ(std::vector<Xapian::docid>{1}, shown("three", false));
  EXPECT_EQ(std::vector<Xapian::docid>{3}, shown("three", true));
  EXPECT_EQ((std::vector<Xapian::docid>{4, 3}), shown("common", true)) << "relevance goes before";
}

TEST_F(CollapseTest, OtherSettingsOfTheEnquireStay) {
  Xapian::Enquire enquire(whole_.database());
  enquire.set_query(Xapian::Query("common"));
  enquire.set_docid_order(Xapian::Enquire::DESCENDING);
  enquire.set_weighting_scheme(Xapian::BoolWeight());
  const std::vector<Xapian::docid> docids = docids_of(collapse(enquire, whole_.database(), 0, kDocuments));
  EXPECT_EQ(kTexts, docids.size());
  EXPECT_EQ(kDocuments, docids.front());
  EXPECT_TRUE(std::is_sorted(docids.begin(), docids.end(), std::greater<>()));
}

TEST_F(CollapseTest, ThreeShardsAreCollapsedAsOne) {
  expect_each_text_once(sharded());
  expect_pages_without_repetition(sharded());
}

TEST_F(CollapseTest, RemoteDatabaseIsCollapsed) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  RemoteServer server({whole_.path()});
  expect_each_text_once(server.open());
  expect_pages_without_repetition(server.open());
}

TEST_F(CollapseTest, RemoteShardsAreCollapsedAsOne) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  RemoteServer first({shards_[1].path()}), second({shards_[2].path()});
  Xapian::Database mixed(shards_[0].path());
  mixed.add_database(first.open());
  mixed.add_database(second.open());
  expect_each_text_once(mixed);
  expect_pages_without_repetition(mixed);
}

TEST_F(CollapseTest, GroupQueryListsTheMembers) {
  const std::string group = group_of(whole_.database(), whole_.database().get_document(1));
  for (const Xapian::Database& database : {Xapian::Database(whole_.database()), sharded()}) {
    Xapian::Enquire enquire(database);
    enquire.set_query(group_query(database, group));
    const Xapian::MSet members = enquire.get_mset(0, kDocuments);
    std::vector<Xapian::docid> docids(members.begin(), members.end());
    std::sort(docids.begin(), docids.end());
    EXPECT_THAT(docids, ::testing::ElementsAre(1, 2, 3, 4, 5, 6));
  }
}

TEST_F(CollapseTest, GroupQueryListsMembersOfShardsThatWereGroupedWithoutTerms) {
  SignedDatabase with, without;
  GrouperOptions options;
  for (SignedDatabase* const shard : {&with, &without}) {
    for (int i = 0; i != 2; ++i) shard->add("one text of some words");
    options.group_terms = shard == &with;
    group_databases({shard->database()}, shard->scheme(), shard->tokenizer(), options);
    shard->database().commit();
  }
  Xapian::Database both = with.reader();
  both.add_database(without.reader());
  const std::string group = group_of(both, both.get_document(1));
  ASSERT_EQ(group, group_of(both, both.get_document(2)));
  EXPECT_EQ(4U, matches_in_group(both, Xapian::Query::MatchAll, group));
}

TEST_F(CollapseTest, HitsAreRightWithACutoff) {
  Xapian::Enquire enquire(whole_.database());
  enquire.set_query(Xapian::Query("common"));
  const CollapsedPage all = collapse(enquire, whole_.database(), 0, 3);
  enquire.set_cutoff(1);
  const CollapsedPage page = collapse(enquire, whole_.database(), 0, 3);
  ASSERT_EQ(3U, page.hits.size());
  for (std::size_t i = 0; i != page.hits.size(); ++i) EXPECT_EQ(all.hits[i].docid, page.hits[i].docid);
}

TEST_F(CollapseTest, GroupedDatabaseIsKnownAsSuch) {
  EXPECT_TRUE(is_grouped(whole_.database()));
  EXPECT_TRUE(is_grouped(sharded()));
  Xapian::Database last_first(shards_[2].path());  // has no metadata
  last_first.add_database(Xapian::Database(shards_[0].path()));
  EXPECT_TRUE(is_grouped(last_first));
  SignedDatabase other;
  other.add("a text alone");
  EXPECT_FALSE(is_grouped(other.database()));
  WhiteSpaceTokenizer tokenizer;
  group_databases({other.database()}, other.scheme(), tokenizer);
  EXPECT_TRUE(is_grouped(other.database())) << "though there is no group";
}

TEST_F(CollapseTest, NoGroupHasNoMatches) {
  EXPECT_EQ(0U, matches_in_group(whole_.database(), Xapian::Query("common"), ""));
  EXPECT_TRUE(group_query(whole_.database(), "").empty());
}

TEST_F(CollapseTest, NoGroupHasNoMembers) {
  Xapian::Enquire enquire(whole_.database());
  enquire.set_query(group_query(whole_.database(), ""));
  EXPECT_EQ(0U, enquire.get_mset(0, kDocuments).size());
}

CollapsedPage page_of_search(const Xapian::Database& database, const Xapian::Query& query, const SearchOrder& order,
                             Xapian::doccount first, Xapian::doccount size) {
  Xapian::Enquire enquire(database);
  enquire.set_query(query);
  order.set(enquire);
  return collapse(enquire, database, first, size);
}

TEST(CollapsedPageTest, RandomSearchesAgreeWithBruteForceByPage) {
  const TimeLimit limit(120);
  const unsigned seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  GroupedDocuments documents(seed);
  const Xapian::Database& database = documents.database().whole();
  const SearchOrder by_relevance = search_orders().front();
  for (int round = 0; round != 500; ++round) {
    Xapian::Query query = documents.query();
    if (round % 3 == 0) query = Xapian::Query(Xapian::Query::OP_AND_MAYBE, Xapian::Query(documents.word()), query);
    const std::vector<Xapian::docid> expected =
        shown_docids(brute_force_collapse(database, query, by_relevance, documents.scheme().slots.group));
    for (Xapian::doccount first = 0; first <= expected.size(); first += 5) {
      const CollapsedPage page = page_of_search(database, query, by_relevance, first, 5);
      ASSERT_EQ(page_of(expected, first, 5), docids_of(page)) << first << ": " << query.get_description();
      ASSERT_EQ(expected.size(), page.shown) << query.get_description();
    }
  }
}

TEST(CollapsedPageTest, PagesAgreeWithBruteForceWhenEveryMatchIsLookedAt) {
  const TimeLimit limit(120);
  constexpr unsigned kSeed = 54;
  GroupedDocuments documents(kSeed);
  const std::vector<DatabaseView> views = documents.database().views();
  for (const SearchOrder& order : search_orders()) {
    const Xapian::Query query = documents.query();
    for (const DatabaseView& view : views) {
      SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ", by " << order.name << ": "
                                        << query.get_description());
      const std::vector<Xapian::docid> expected =
          shown_docids(brute_force_collapse(view.database, query, order, documents.scheme().slots.group));
      for (Xapian::doccount first = 0; first != 60; first += 3) {
        EXPECT_EQ(page_of(expected, first, 3), docids_of(page_of_search(view.database, query, order, first, 3)))
            << first;
      }
    }
  }
}

TEST(CollapsedPageTest, HiddenDocumentsAreCountedInFull) {
  constexpr unsigned kSeed = 55;
  GroupedDocuments documents(kSeed);
  const Xapian::Query query("t0");
  const SearchOrder order = search_orders()[0];
  for (const DatabaseView& view : documents.database().views()) {
    SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name);
    const std::vector<BruteHit> expected =
        brute_force_collapse(view.database, query, order, documents.scheme().slots.group);
    const CollapsedPage page = page_of_search(view.database, query, order, 0, GroupedDocuments::kDocuments);
    ASSERT_EQ(expected.size(), page.hits.size());
    for (Xapian::doccount i = 0; i != page.hits.size(); ++i) EXPECT_EQ(expected[i].folded.size(), page.hits[i].hidden);
  }
}

TEST(CollapsedPageTest, MatchesInAGroupAreCountedExactlyOnDemand) {
  for (const bool group_terms : {true, false}) {
    constexpr unsigned kSeed = 56;
    GroupedDocuments documents(kSeed, group_terms);
    const Xapian::Query query = documents.query();
    for (const DatabaseView& view : documents.database().views()) {
      SCOPED_TRACE(::testing::Message() << "seed " << kSeed << ", " << view.name << ": " << query.get_description());
      for (const BruteHit& hit :
           brute_force_collapse(view.database, query, search_orders()[0], documents.scheme().slots.group)) {
        if (hit.group.empty()) continue;
        EXPECT_EQ(1 + hit.folded.size(), matches_in_group(view.database, query, hit.group));
      }
      EXPECT_EQ(0U, matches_in_group(view.database, query, "nosuchgroup"));
    }
  }
}

}  // namespace
}  // namespace neardup
