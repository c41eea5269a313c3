// What headers say of threads, held while threads do it. Run under ThreadSanitizer by './dev test --threads'.

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <xapian.h>

#include "check/scheme_check.h"
#include "collapse/query_time_collapse.h"
#include "concurrency/families.h"
#include "find/cascade_finder.h"
#include "find/pair_explanation.h"
#include "group/grouping.h"
#include "marks/signature_reader.h"
#include "neardup/collapse.h"
#include "neardup/icu_tokenizer.h"
#include "neardup/snapshot_retry.h"
#include "plugin/signed_database.h"
#include "sign/signer.h"

namespace neardup {
namespace {

constexpr unsigned kThreads = 4;

/** Run something on several threads at once. @param work  gets the thread's number. */
void on_threads(const std::function<void(unsigned thread)>& work) {
  std::atomic<unsigned> waiting{kThreads};
  std::vector<std::thread> threads;
  for (unsigned i = 0; i != kThreads; ++i) {
    threads.emplace_back([&waiting, &work, i] {
      --waiting;
      while (waiting != 0) std::this_thread::yield();
      work(i);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

std::string family_text(unsigned family, unsigned member) {
  return FamilyMember{family, 1, member}.text() +
         " \u65E5\u672C\u8A9E\u306E\u6587\u7AE0 \u0E20\u0E32\u0E29\u0E32\u0E44\u0E17\u0E22";
}

/** As many families of near-duplicates. */
void fill(SignedDatabase& database, unsigned families) {
  for (unsigned family = 0; family != families; ++family) {
    for (unsigned member = 0; member != kMembers; ++member) database.add(FamilyMember{family, 1, member}.text());
  }
  database.database().commit();
}

TEST(ThreadContractsTest, TokenizersAreMadeAndUsedAtTheSameTime) {
  std::vector<std::vector<std::string>> terms(kThreads);
  on_threads([&terms](unsigned thread) {
    IcuTokenizer tokenizer;
    const std::unique_ptr<Tokenizer> other = tokenizer.clone();
    const Signer signer((Scheme()));
    terms[thread] = signer.sign(family_text(1, 0), tokenizer).band_terms;
    EXPECT_EQ(terms[thread], signer.sign(family_text(1, 0), *other).band_terms);
  });
  for (const auto& of_thread : terms) EXPECT_EQ(terms[0], of_thread);
}

TEST(ThreadContractsTest, ClonedIndexersWorkAtTheSameTimeOnOneSchemesTexts) {
  const DocumentSigner indexer(Scheme(), std::make_unique<IcuTokenizer>());
  std::vector<std::string> values(kThreads);
  on_threads([&](unsigned thread) {
    const std::unique_ptr<DocumentSigner> own = indexer.clone();
    for (unsigned i = 0; i != 20; ++i) {
      Xapian::Document document;
      own->annotate(document, family_text(i, 0));
      values[thread] += document.get_value(own->scheme().slots.signature);
    }
  });
  for (const std::string& of_thread : values) EXPECT_EQ(values[0], of_thread);
}

TEST(ThreadContractsTest, FindersOnTheirOwnHandlesReadWhileAnotherThreadWrites) {
  SignedDatabase database;
  fill(database, 10);
  std::atomic<unsigned> reads{0};
  std::atomic<bool> finished{false};
  std::thread writer([&] {
    while (!finished) {
      database.add(FamilyMember{99, 1, 0}.text());
      database.database().commit();
      const unsigned before = reads;  // a writer that never waits would overtake every reader
      while (!finished && reads < before + 2 * kThreads) std::this_thread::yield();
    }
  });
  on_threads([&](unsigned thread) {
    WhiteSpaceTokenizer tokenizer;
    Xapian::Database own = open_with_retries(database.path());
    for (unsigned i = 0; i != 30; ++i) {
      const Xapian::docid docid = 1 + (thread * 7 + i) % 40;
      std::size_t near = 0;
      std::size_t close = 0;
      read_with_retries(own, [&](const Xapian::Database& state) {
        near = CascadeFinder(state, database.scheme(), tokenizer).find_document(docid).matches.size();
        CascadeOptions by_distance;
        by_distance.max_distance = 7;
        by_distance.scan = true;
        close = CascadeFinder(state, database.scheme(), tokenizer, by_distance).find_document(docid).matches.size();
      });
      EXPECT_EQ(kMembers - 1, near);
      EXPECT_GT(close, 0U);
      ++reads;
    }
  });
  finished = true;
  writer.join();
}

TEST(ThreadContractsTest, DatabasesAreGroupedAtTheSameTime) {
  std::vector<std::unique_ptr<SignedDatabase>> databases;
  for (unsigned i = 0; i != kThreads; ++i) {
    databases.push_back(std::make_unique<SignedDatabase>());
    fill(*databases.back(), 5);
  }
  on_threads([&databases](unsigned thread) {
    SignedDatabase& own = *databases[thread];
    const GroupReport report = group_databases({own.database()}, own.scheme(), own.tokenizer());
    EXPECT_EQ(5U, report.groups);
    EXPECT_EQ(5U * kMembers, report.grouped_documents);
  });
}

TEST(ThreadContractsTest, ReadersOfOneDatabaseHaveHandlesOfTheirOwn) {
  SignedDatabase database;
  fill(database, 5);
  group_databases({database.database()}, database.scheme(), database.tokenizer());
  database.database().commit();
  on_threads([&database](unsigned) {
    const Xapian::Database own(database.path());
    WhiteSpaceTokenizer tokenizer;
    const Scheme& scheme = database.scheme();
    EXPECT_TRUE(SignatureReader(own, scheme).signature(1));
    EXPECT_EQ(scheme.band_count(), explain_pair(own, scheme, tokenizer, 1, 2).bands);
    EXPECT_EQ(0U, check_database(own, scheme, tokenizer, {}).issues);
    EXPECT_NE("", group_of(own, own.get_document(1)));
    Xapian::Enquire enquire(own);
    enquire.set_query(Xapian::Query(""));  // MatchAll is one object with a count of uses that no lock guards
    EXPECT_EQ(5U, QueryTimeCollapser(own, scheme, tokenizer).collapse(enquire).shown.size());
  });
}

}  // namespace
}  // namespace neardup
