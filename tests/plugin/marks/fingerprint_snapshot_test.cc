#include "marks/fingerprint_snapshot.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "find/cascade_finder.h"
#include "fingerprint/simhash.h"
#include "plugin/random_texts.h"
#include "plugin/remote_server.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr unsigned kSeed = 61;
constexpr std::uint64_t kCentre = 0x0123456789abcdef;

CascadeOptions with_table(const std::shared_ptr<const FingerprintTable>& table, unsigned distance) {
  CascadeOptions options;
  options.table = table;
  options.max_distance = distance;
  return options;
}

/** Documents under MinHash bands, which promise no distance, with fingerprints near kCentre and far from it. */
class FingerprintSnapshotTest : public ::testing::Test {
 protected:
  FingerprintSnapshotTest() {
    RandomTexts random(kSeed);
    for (int i = 0; i != 200; ++i) {
      add(i % 2 == 0 ? random.bits() : random.flipped(kCentre, static_cast<unsigned>(random.below(10))));
    }
  }

  Xapian::docid add(std::uint64_t fingerprint) {
    Xapian::Document document =
        signed_document(database_.indexer(), "text number " + std::to_string(fingerprints_.size()));
    plant_fingerprint(document, database_.scheme(), fingerprint);
    fingerprints_.push_back(fingerprint);
    return database_.add(document);
  }

  std::shared_ptr<const FingerprintTable> load() {
    return load_fingerprint_table(database_.database(), database_.scheme());
  }

  std::vector<Xapian::docid> by_brute_force(unsigned distance) const {
    std::vector<Xapian::docid> docids;
    for (std::size_t i = 0; i != fingerprints_.size(); ++i) {
      if (hamming_distance(fingerprints_[i], kCentre) <= distance) docids.push_back(static_cast<Xapian::docid>(i + 1));
    }
    return docids;
  }

  static std::vector<Xapian::docid> docids_of(const FindResult& result) {
    std::vector<Xapian::docid> docids;
    for (const Match& match : result.matches) docids.push_back(match.docid);
    std::sort(docids.begin(), docids.end());
    return docids;
  }

  FindResult find_centre(const Xapian::Database& database, const CascadeOptions& options) {
    WhiteSpaceTokenizer tokenizer;
    return CascadeFinder(database, database_.scheme(), tokenizer, options).find_fingerprint(kCentre);
  }

  SignedDatabase database_;
  std::vector<std::uint64_t> fingerprints_;
};

TEST_F(FingerprintSnapshotTest, FindsWhatBruteForceFinds) {
  SCOPED_TRACE("seed " + std::to_string(kSeed));
  const auto table = load();
  EXPECT_EQ(200U, table->size());
  for (const unsigned distance : {0U, 2U, 3U, 5U, 7U}) {
    const FindResult result = find_centre(database_.database(), with_table(table, distance));
    EXPECT_EQ(by_brute_force(distance), docids_of(result));
    EXPECT_EQ(result.candidates, result.matches.size());
    EXPECT_EQ(0U, result.rejected + result.unusable);
  }
  CascadeOptions plain;
  plain.table = table;
  EXPECT_EQ(by_brute_force(3), docids_of(find_centre(database_.database(), plain))) << "3 if not said";
}

TEST_F(FingerprintSnapshotTest, DocumentsAndTextsAreLookedUpToo) {
  const Xapian::docid docid = add(kCentre);
  WhiteSpaceTokenizer tokenizer;
  CascadeFinder finder(database_.database(), database_.scheme(), tokenizer, with_table(load(), 7));
  std::vector<Xapian::docid> expected = by_brute_force(7);
  expected.pop_back();  // itself
  const FindResult result = finder.find_document(docid);
  EXPECT_EQ(expected, docids_of(result));
  EXPECT_EQ(result.candidates, result.matches.size());
  const Xapian::docid plain = database_.add("a text whose fingerprint is its own");
  CascadeFinder reloaded(database_.database(), database_.scheme(), tokenizer, with_table(load(), 0));
  EXPECT_THAT(docids_of(reloaded.find_text("a text whose fingerprint is its own")), ElementsAre(plain));
}

TEST_F(FingerprintSnapshotTest, ThresholdsAreNotMatchedByTheTable) {
  const Xapian::docid one = database_.add("one two three four five six seven");
  CascadeOptions options;
  options.table = std::make_shared<const FingerprintTable>(std::vector<FingerprintEntry>{});
  WhiteSpaceTokenizer tokenizer;
  CascadeFinder finder(database_.database(), database_.scheme(), tokenizer, options);
  EXPECT_THAT(docids_of(finder.find_text("one two three four five six seven")), ElementsAre(one));
}

TEST_F(FingerprintSnapshotTest, IsASnapshot) {
  const Xapian::docid changed = add(kCentre);
  const Xapian::docid deleted = add(kCentre);
  const auto table = load();
  Xapian::Document document = database_.database().get_document(changed);
  give_fingerprint(document, database_.scheme(), ~kCentre);
  database_.database().replace_document(changed, document);
  database_.database().delete_document(deleted);
  fingerprints_[changed - 1] = fingerprints_[deleted - 1] = ~kCentre;
  const std::vector<Xapian::docid> expected = by_brute_force(3);
  const Xapian::docid added = add(kCentre);
  const FindResult result = find_centre(database_.database(), with_table(table, 3));
  EXPECT_EQ(expected, docids_of(result)) << "neither the changed, the deleted nor the new one";
  EXPECT_EQ(1U, result.rejected) << "the changed one";
  EXPECT_EQ(0U, result.unusable);
  EXPECT_EQ(expected.size() + 1, result.candidates) << "the deleted one is none";
  EXPECT_EQ(by_brute_force(3), docids_of(find_centre(database_.database(), with_table(load(), 3))));
  EXPECT_EQ(added, by_brute_force(3).back());
}

TEST_F(FingerprintSnapshotTest, FewCandidatesAreReadAsManyAre) {
  SignedDatabase small;
  const std::uint64_t ones = ~std::uint64_t{0};
  std::vector<Xapian::docid> docids;
  for (int i = 0; i != 6; ++i) {
    Xapian::Document document = signed_document(small.indexer(), "text " + std::to_string(i));
    plant_fingerprint(document, small.scheme(), ones);
    docids.push_back(small.add(document));
    const auto table = load_fingerprint_table(small.database(), small.scheme());
    EXPECT_EQ(docids, docids_of([&] {
                WhiteSpaceTokenizer tokenizer;
                return CascadeFinder(small.database(), small.scheme(), tokenizer, with_table(table, 3))
                    .find_fingerprint(ones);
              }()));
  }
  const auto table = load_fingerprint_table(small.database(), small.scheme());
  for (std::size_t left = 6; left-- != 0;) {
    small.database().delete_document(static_cast<Xapian::docid>(left + 1));
    WhiteSpaceTokenizer tokenizer;
    const FindResult result =
        CascadeFinder(small.database(), small.scheme(), tokenizer, with_table(table, 3)).find_fingerprint(ones);
    EXPECT_EQ(left, result.candidates);
    EXPECT_EQ(0U, result.unusable);
  }
}

TEST_F(FingerprintSnapshotTest, InvalidFingerprintsAreLeftOut) {
  const std::size_t before = load()->size();
  database_.set_value(2, 64, "damaged");
  database_.set_value(4, 64, encode_fingerprint(kCentre, 1));
  database_.add("");
  EXPECT_EQ(before - 2, load()->size());
  SignedDatabase empty;
  EXPECT_EQ(0U, load_fingerprint_table(empty.database(), empty.scheme())->size());
}

TEST_F(FingerprintSnapshotTest, DistanceOverSevenIsRefused) {
  WhiteSpaceTokenizer tokenizer;
  const auto construct = [&] {
    CascadeFinder(database_.database(), database_.scheme(), tokenizer, with_table(load(), 8));
  };
  EXPECT_THROW(construct(), Xapian::InvalidArgumentError);
}

TEST_F(FingerprintSnapshotTest, FindersOnSeveralThreadsShareIt) {
  const auto table = load();
  const std::vector<Xapian::docid> expected = by_brute_force(7);
  database_.database().commit();
  std::vector<std::vector<Xapian::docid>> found(3);
  std::vector<std::thread> threads;
  for (auto& mine : found) {
    threads.emplace_back([&] {
      const Xapian::Database database(database_.path());
      mine = docids_of(find_centre(database, with_table(table, 7)));
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_THAT(found, ElementsAre(expected, expected, expected));
}

TEST_F(FingerprintSnapshotTest, WorksOnARemoteDatabase) {
  if (!RemoteServer::available()) GTEST_SKIP() << "xapian-tcpsrv is not installed";
  const Xapian::docid deleted = add(kCentre);
  const auto table = load();
  database_.database().delete_document(deleted);
  database_.database().commit();
  fingerprints_.back() = ~kCentre;
  RemoteServer server({database_.path()});
  const Xapian::Database remote = server.open();
  const FindResult result = find_centre(remote, with_table(table, 3));
  EXPECT_EQ(by_brute_force(3), docids_of(result));
  EXPECT_EQ(result.matches.size(), result.candidates);
  EXPECT_EQ(table->size() - 1, load_fingerprint_table(remote, database_.scheme())->size());
}

}  // namespace
}  // namespace neardup
