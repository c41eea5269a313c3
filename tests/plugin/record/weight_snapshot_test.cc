#include "record/weight_snapshot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "bytes/feature_hash.h"
#include "plugin/signed_database.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

constexpr std::uint64_t kSeed = 7;

Scheme seeded_scheme() {
  Scheme scheme;
  scheme.seed = kSeed;
  return scheme;
}

Xapian::WritableDatabase database_of(const std::vector<std::string>& texts) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  for (const std::string& text : texts) database.add_document(plain_document(text, "id"));
  return database;
}

double weight(const WeightSnapshot& snapshot, const std::string& word) {
  return snapshot.weight(xxh3_hash(word, kSeed));
}

/** ln(1 + documents / frequency), in sixteenths. */
double expected(double documents, double frequency) {
  return std::round(16 * std::log1p(documents / frequency)) / 16;
}

TEST(WeightSnapshotTest, WordsWeighByTheirDocuments) {
  const WeightSnapshot snapshot =
      WeightSnapshot::of(database_of({"the cat", "the the dog", "the bird", "7 the"}), seeded_scheme());
  EXPECT_EQ(4U, snapshot.documents());
  EXPECT_EQ(expected(4, 4), weight(snapshot, "the"));
  for (const char* const word : {"cat", "7"}) EXPECT_EQ(expected(4, 1), weight(snapshot, word));
  EXPECT_EQ(expected(4, 1), weight(snapshot, "unheard")) << "as a word of one document";
  EXPECT_EQ(expected(4, 1), weight(snapshot, "Qid")) << "terms with a prefix are no words";
}

TEST(WeightSnapshotTest, RareWordsThatFindNoRoomWeighAsOneJustBelow) {
  const auto database = database_of({"a b c x", "a b c y", "a b z", "a"});
  const WeightSnapshot two = WeightSnapshot::of(database, seeded_scheme(), 2);
  EXPECT_EQ(expected(4, 4), weight(two, "a"));
  EXPECT_EQ(expected(4, 3), weight(two, "b"));
  for (const char* const word : {"c", "x", "unheard"}) EXPECT_EQ(expected(4, 2), weight(two, word));
  const WeightSnapshot five = WeightSnapshot::of(database, seeded_scheme(), 5);
  EXPECT_EQ(expected(4, 2), weight(five, "c"));
  EXPECT_EQ(expected(4, 1), weight(five, "x")) << "three words of one document, for two places";
  const WeightSnapshot none = WeightSnapshot::of(database, seeded_scheme(), 0);
  EXPECT_EQ(expected(4, 4), weight(none, "x"));
}

TEST(WeightSnapshotTest, EmptyDatabaseHasWeights) {
  const WeightSnapshot snapshot = WeightSnapshot::of(database_of({}), seeded_scheme());
  EXPECT_EQ(0U, snapshot.documents());
  EXPECT_LT(0, weight(snapshot, "word"));
}

TEST(WeightSnapshotTest, BytesAreReadBackAndNoOthers) {
  const WeightSnapshot snapshot = WeightSnapshot::of(database_of({"the cat", "the dog"}), seeded_scheme());
  const std::string bytes = snapshot.encode();
  EXPECT_EQ(8U + 1 + 3 * 5 + 4, bytes.size());
  const auto read = WeightSnapshot::decode(bytes);
  ASSERT_TRUE(read);
  EXPECT_EQ(bytes, read->encode());
  EXPECT_EQ(weight(snapshot, "the"), weight(*read, "the"));
  EXPECT_EQ(weight(snapshot, "other"), weight(*read, "other"));
  for (std::size_t i = 0; i != bytes.size(); ++i) {
    EXPECT_FALSE(WeightSnapshot::decode(bytes.substr(0, i)));
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    EXPECT_FALSE(WeightSnapshot::decode(damaged)) << i;
  }
}

TEST(WeightSnapshotTest, IsKeptInTheMetadata) {
  SignedDatabase database;
  const Scheme& scheme = database.scheme();
  EXPECT_FALSE(read_weight_snapshot(database.database(), scheme));
  database.add("the cat");
  const WeightSnapshot snapshot = WeightSnapshot::of(database.database(), seeded_scheme());
  write_weight_snapshot(database.database(), scheme, &snapshot);
  EXPECT_EQ(snapshot.encode(), read_weight_snapshot(database.database(), scheme).value().encode());
  write_weight_snapshot(database.database(), scheme, nullptr);
  EXPECT_FALSE(read_weight_snapshot(database.database(), scheme));
}

}  // namespace
}  // namespace neardup
