#include "corpus/candidate_keys.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <utility>
#include <vector>

#include "core/seeded_random.h"
#include "corpus/spill_file.h"

namespace neardup {
namespace {

std::vector<std::vector<std::uint32_t>> all_buckets(const CandidateKeys& keys) {
  std::vector<std::vector<std::uint32_t>> all;
  const KeyBuckets buckets =
      keys.buckets(1, {}, [](std::uint32_t item) { return item % 10 == 9 ? -1 : std::int64_t{item}; });
  for (std::size_t i = 0; i != buckets.count(); ++i) {
    all.emplace_back(buckets.members.begin() + static_cast<std::ptrdiff_t>(buckets.offsets[i]),
                     buckets.members.begin() + static_cast<std::ptrdiff_t>(buckets.offsets[i + 1]));
  }
  return all;
}

using KeysOfItems = std::vector<std::pair<std::uint64_t, std::uint32_t>>;

/** By ascending key, the items of each key that several have. */
std::vector<std::vector<std::uint32_t>> buckets_of(KeysOfItems keys) {
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  std::vector<std::vector<std::uint32_t>> buckets;
  for (std::size_t i = 0; i != keys.size(); ++i) {
    if (i == 0 || keys[i].first != keys[i - 1].first) {
      if (!buckets.empty() && buckets.back().size() == 1) buckets.pop_back();
      buckets.emplace_back();
    }
    buckets.back().push_back(keys[i].second);
  }
  if (!buckets.empty() && buckets.back().size() == 1) buckets.pop_back();
  return buckets;
}

TEST(CandidateKeysTest, BucketsAreTheRepeatedKeysInMemoryAndInAFile) {
  SeededRandom random(11);
  const std::vector<std::uint64_t> values = random.values(200000);
  for (const std::size_t most_bytes : {CandidateKeys::kNoLimit, std::size_t{0}, std::size_t{4} << 20U}) {
    CandidateKeys keys(most_bytes);
    KeysOfItems expected;
    for (std::uint32_t i = 0; i != 600000; ++i) {
      const std::uint64_t key = values[random.below(values.size())];
      keys.add(key, i / 3);
      if (i / 3 % 10 != 9) expected.emplace_back(key, i / 3);
    }
    EXPECT_EQ(all_buckets(keys), buckets_of(std::move(expected)));
  }
}

TEST(CandidateKeysTest, SpillThatFailsLosesAndDoublesNothing) {
  SeededRandom random(12);
  const std::vector<std::uint64_t> values = random.values(100000);
  rlimit before{};
  ASSERT_EQ(0, ::getrlimit(RLIMIT_FSIZE, &before));
  const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
  CandidateKeys keys(0);
  KeysOfItems expected;
  std::size_t failures = 0;
  for (std::uint32_t i = 0; i != 300000; ++i) {
    const std::uint64_t key = values[random.below(values.size())];
    const rlimit small{50000 + rlim_t{8} * i, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
    try {
      keys.add(key, i / 3);
    } catch (const SpillError&) {
      ++failures;
      ::setrlimit(RLIMIT_FSIZE, &before);
      keys.add(key, i / 3);
    }
    ::setrlimit(RLIMIT_FSIZE, &before);
    if (i / 3 % 10 != 9) expected.emplace_back(key, i / 3);
  }
  std::signal(SIGXFSZ, ignored);
  EXPECT_NE(0U, failures);
  EXPECT_EQ(all_buckets(keys), buckets_of(std::move(expected)));
}

}  // namespace
}  // namespace neardup
