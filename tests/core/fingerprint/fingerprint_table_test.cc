#include "fingerprint/fingerprint_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/seeded_random.h"
#include "fingerprint/simhash.h"

namespace neardup {
namespace {

using Entries = std::vector<FingerprintEntry>;
using Hits = std::vector<std::pair<std::uint32_t, unsigned>>;

Hits hits_of(const FingerprintTable& table, std::uint64_t fingerprint, unsigned distance) {
  Hits hits;
  for (const FingerprintTable::Hit& hit : table.within(fingerprint, distance)) hits.emplace_back(hit.id, hit.distance);
  return hits;
}

Hits by_brute_force(const Entries& entries, std::uint64_t fingerprint, unsigned distance) {
  Hits hits;
  for (const FingerprintEntry& entry : entries) {
    const unsigned bits = hamming_distance(entry.fingerprint, fingerprint);
    if (bits <= distance) hits.emplace_back(entry.id, bits);
  }
  std::sort(hits.begin(), hits.end());
  return hits;
}

/** [count] entries, by threes near each other, with ids in no order. */
Entries random_entries(SeededRandom& random, std::size_t count) {
  Entries entries;
  for (std::size_t i = 0; i != count; ++i) {
    const std::uint64_t near = i % 3 == 0 ? random() : entries.back().fingerprint;
    entries.push_back({near ^ random.with_bits(i % 3 == 0 ? 0 : static_cast<unsigned>(random.below(6))),
                       static_cast<std::uint32_t>(i * 7919 % count)});
  }
  return entries;
}

TEST(FingerprintTableTest, EmptyTableFindsNothing) {
  const FingerprintTable table(Entries{});
  EXPECT_EQ(0U, table.size());
  for (unsigned distance = 0; distance <= FingerprintTable::kMostDistance; ++distance) {
    EXPECT_TRUE(table.within(0, distance).empty());
  }
}

TEST(FingerprintTableTest, HitsComeByAscendingIdWithTheirDistance) {
  const FingerprintTable table(Entries{{0, 9}, {1, 5}, {3, 7}, {0, 2}, {0xff, 1}});
  EXPECT_EQ(5U, table.size());
  EXPECT_EQ((Hits{{2, 0}, {5, 1}, {7, 2}, {9, 0}}), hits_of(table, 0, 3));
  EXPECT_EQ((Hits{{2, 0}, {9, 0}}), hits_of(table, 0, 0));
}

TEST(FingerprintTableTest, AnIdComesOnceForEachTimeItWasEntered) {
  const FingerprintTable table(Entries{{4, 1}, {4, 1}, {5, 1}});
  EXPECT_EQ(3U, table.within(4, 1).size());
}

TEST(FingerprintTableTest, LargerDistanceIsRefused) {
  const FingerprintTable table(Entries{{0, 1}});
  try {
    table.within(0, FingerprintTable::kMostDistance + 1);
    ADD_FAILURE();
  } catch (const std::invalid_argument& error) {
    EXPECT_NE(std::string::npos, std::string(error.what()).find("is 8, must be 0 to 7")) << error.what();
  }
}

TEST(FingerprintTableTest, EverySetOfUpToThreeBitsIsFound) {
  Entries entries;
  for (unsigned a = 0; a != 64; ++a) {
    for (unsigned b = a; b != 64; ++b) {
      for (unsigned c = b; c != 64; ++c) {
        const std::uint64_t bits = std::uint64_t{1} << a | std::uint64_t{1} << b | std::uint64_t{1} << c;
        entries.push_back({0x0123456789abcdef ^ bits, static_cast<std::uint32_t>(entries.size())});
      }
    }
  }
  const FingerprintTable table(entries);
  EXPECT_EQ(entries.size(), table.within(0x0123456789abcdef, 3).size());
}

TEST(FingerprintTableTwinTest, FindsWhatBruteForceFinds) {
  SeededRandom random(7);
  for (const std::size_t count : {1U, 10U, 3000U}) {
    const Entries entries = random_entries(random, count);
    const FingerprintTable table(entries);
    std::size_t found = 0;
    for (int i = 0; i != 200; ++i) {
      const std::uint64_t fingerprint =
          entries[random.below(count)].fingerprint ^ random.with_bits(static_cast<unsigned>(random.below(9)));
      const auto distance = static_cast<unsigned>(random.below(FingerprintTable::kMostDistance + 1));
      const Hits hits = hits_of(table, fingerprint, distance);
      ASSERT_EQ(by_brute_force(entries, fingerprint, distance), hits);
      found += hits.size();
    }
    EXPECT_LT(50U, found);
  }
}

TEST(FingerprintTableTwinTest, FingerprintsThatAgreeInMostBits) {
  SeededRandom random(8);
  for (const unsigned free_bits : {2U, 8U, 20U}) {
    const std::uint64_t mask = random.with_bits(free_bits);
    Entries entries;
    for (std::uint32_t id = 0; id != 2000; ++id) entries.push_back({random() & mask, id});
    const FingerprintTable table(entries);
    for (unsigned distance = 0; distance <= FingerprintTable::kMostDistance; ++distance) {
      const std::uint64_t fingerprint = entries[random.below(entries.size())].fingerprint;
      ASSERT_EQ(by_brute_force(entries, fingerprint, distance), hits_of(table, fingerprint, distance));
    }
  }
}

TEST(FingerprintTableTest, ThreadsMayShareIt) {
  SeededRandom random(9);
  const Entries entries = random_entries(random, 2000);
  const FingerprintTable table(entries);
  std::vector<std::size_t> wrong(4);
  std::vector<std::thread> threads;
  for (std::size_t& mine : wrong) {
    threads.emplace_back([&] {
      for (std::size_t i = 0; i != 300; ++i) {
        const std::uint64_t fingerprint = entries[i].fingerprint;
        if (by_brute_force(entries, fingerprint, 3) != hits_of(table, fingerprint, 3)) ++mine;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::vector<std::size_t>(4), wrong);
}

}  // namespace
}  // namespace neardup
