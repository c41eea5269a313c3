#include "features/distinct_counter.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/seeded_random.h"

namespace neardup {
namespace {

using Hashes = std::vector<std::uint64_t>;

std::uint64_t count_of(const Hashes& hashes) {
  DistinctCounter counter;
  counter.add(hashes.data(), hashes.size());
  return counter.count();
}

void add_in_parts(DistinctCounter& counter, const Hashes& hashes, SeededRandom& random, std::size_t most) {
  for (std::size_t i = 0; i != hashes.size();) {
    const std::size_t part = std::min(hashes.size() - i, random.below(most));
    counter.add(hashes.data() + i, part);
    i += part;
  }
}

/** The definition: the number of distinct hashes below 2^64 / 2^L, times 2^L, L the least that keeps few enough. */
std::uint64_t by_definition(const Hashes& hashes) {
  Hashes distinct = hashes;
  std::sort(distinct.begin(), distinct.end());
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  for (unsigned level = 0;; ++level) {
    const auto end = level == 0 ? distinct.end()
                                : std::lower_bound(distinct.begin(), distinct.end(), std::uint64_t{1} << (64 - level));
    const auto kept = static_cast<std::uint64_t>(end - distinct.begin());
    if (kept <= DistinctCounter::kMostKept) return kept << level;
  }
}

TEST(DistinctCounterTest, NothingAddedGivesZero) {
  EXPECT_EQ(0U, DistinctCounter().count());
  EXPECT_EQ(0U, count_of({}));
}

TEST(DistinctCounterTest, EqualHashesCountOnce) {
  EXPECT_EQ(1U, count_of({5}));
  EXPECT_EQ(1U, count_of({5, 5}));
  EXPECT_EQ(2U, count_of({5, 6, 5}));
  EXPECT_EQ(2U, count_of({0, 1, 0}));
  EXPECT_EQ(1U, count_of(Hashes(100000, 7)));
  EXPECT_EQ(1U, count_of(Hashes(100000, 0)));
}

TEST(DistinctCounterTest, AgreesWithASetWhateverTheParts) {
  SeededRandom random(1);
  DistinctCounter counter;
  for (int round = 0; round != 200; ++round) {
    Hashes pool = random.values(1 + random.below(round % 4 == 0 ? 30000 : 600));
    pool.push_back(0);
    pool.push_back(~std::uint64_t{0});
    Hashes hashes(random.below(round % 4 == 0 ? 40000 : 2500));
    for (std::uint64_t& hash : hashes) hash = pool[random.below(pool.size())];
    counter.clear();
    add_in_parts(counter, hashes, random, round % 2 == 0 ? 50 : 5000);
    ASSERT_EQ(std::set<std::uint64_t>(hashes.begin(), hashes.end()).size(), counter.count()) << hashes.size();
  }
}

TEST(DistinctCounterTest, HashesThatAreNotSpreadEvenlyAreCountedToo) {
  for (const std::size_t size : {100U, 2000U, 5000U}) {
    Hashes low;
    Hashes high;
    for (std::uint64_t i = 0; i != size; ++i) {
      low.push_back(i);
      high.push_back(i << 50);
    }
    EXPECT_EQ(size, count_of(low));
    EXPECT_EQ(size, count_of(high));
  }
}

// However the hashes are turned, their leading bits have few values.
TEST(DistinctCounterTest, HashesOfFewBitPatternsAreCounted) {
  SeededRandom random(5);
  for (const std::uint64_t pattern : {0x0101010101010101U, 0x1111111111111111U, 0x8000400020001001U}) {
    Hashes hashes;
    for (int i = 0; i != 40000; ++i) hashes.push_back(random() & pattern);
    EXPECT_EQ(std::set<std::uint64_t>(hashes.begin(), hashes.end()).size(), count_of(hashes));
  }
}

TEST(DistinctCounterTest, LargeSetsAreCountedExactlyAndTheNextSetToo) {
  SeededRandom random(6);
  DistinctCounter counter;
  Hashes hashes = random.values(400'000);
  hashes.push_back(0);
  const Hashes again = hashes;
  hashes.insert(hashes.end(), again.rbegin(), again.rend());
  add_in_parts(counter, hashes, random, 100'000);
  EXPECT_EQ(400'001U, counter.count());
  counter.clear();
  add_in_parts(counter, again, random, 100);
  EXPECT_EQ(400'001U, counter.count());
  counter.clear();
  EXPECT_EQ(0U, counter.count());
}

TEST(DistinctCounterTest, MoreMayBeAddedAfterACount) {
  SeededRandom random(2);
  const Hashes hashes = random.values(6000);
  DistinctCounter counter;
  for (std::size_t i = 0; i != hashes.size(); ++i) {
    counter.add(&hashes[i], 1);
    counter.add(&hashes[i / 2], 1);
    if (i % 300 == 0) {
      ASSERT_EQ(i + 1, counter.count());
    }
  }
}

TEST(DistinctCounterTest, CountIsExactUpToTheMostThatAreKept) {
  SeededRandom random(3);
  const Hashes hashes = random.values(DistinctCounter::kMostKept);
  EXPECT_EQ(DistinctCounter::kMostKept, count_of(hashes));
}

TEST(DistinctCounterTest, EstimateBeyondIsOfTheSetAloneAndClose) {
  SeededRandom random(4);
  DistinctCounter counter;
  for (const std::size_t size :
       {DistinctCounter::kMostKept + 1, DistinctCounter::kMostKept * 3 / 2, 3 * DistinctCounter::kMostKept}) {
    Hashes hashes = random.values(size);
    const std::uint64_t expected = by_definition(hashes);
    EXPECT_NE(size, expected);
    EXPECT_NEAR(1, static_cast<double>(expected) / static_cast<double>(size), 4.5 * 0.002);
    EXPECT_EQ(expected, count_of(hashes));
    hashes.insert(hashes.end(), hashes.begin(), hashes.begin() + 100000);
    std::shuffle(hashes.begin(), hashes.end(), random);
    counter.clear();
    add_in_parts(counter, hashes, random, 100000);
    EXPECT_EQ(expected, counter.count());
  }
  counter.clear();
  EXPECT_EQ(0U, counter.count());
}

}  // namespace
}  // namespace neardup
