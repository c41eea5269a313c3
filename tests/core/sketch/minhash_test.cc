#include "sketch/minhash.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <stdexcept>
#include <utility>

#include "core/mixed_bits.h"
#include "core/seeded_random.h"
#include "core/whole_sets.h"

namespace neardup {
namespace {

using Slots = std::vector<std::uint64_t>;

constexpr double kSigmas = 4.5;  // what a measured mean may be off by: once in 150,000 tests

/** Where one hash function of the paper throws an element: a bin, and a number for the order inside the bin. */
struct Throw {
  std::uint64_t bin, order;
};

Throw throw_element(std::uint64_t element, unsigned round, unsigned slots, std::uint64_t seed) {
  const std::uint64_t x = mix(element ^ mix(seed + 0x9e3779b97f4a7c15U * (round + 1)));
  const std::uint64_t high = x / 0x100000000U;
  const std::uint64_t low = x % 0x100000000U;
  return {high * slots / 0x100000000U, low * 0x100000000U + high};
}

/** A slot of the twin. */
struct TwinSlot {
  std::pair<unsigned, std::uint64_t> value{std::numeric_limits<unsigned>::max(), 0};  // round, order; at first infinite
  std::uint64_t element = 0;                                                          // that has this value
};

/** Algorithm 1 of Dahlgaard, Knudsen, Thorup 2017: S[b] = min(S[b], round + order), until no slot is infinite. */
std::vector<TwinSlot> fast_similarity_sketch(const ShingleSet& set, unsigned slots, std::uint64_t seed) {
  std::vector<TwinSlot> sketch(slots);
  unsigned filled = 0;
  for (unsigned round = 0; round < 2 * slots; ++round) {
    for (const std::uint64_t element : set) {
      const Throw thrown = throw_element(element, round, slots, seed);
      TwinSlot& slot = sketch[round < slots ? thrown.bin : round - slots];
      const std::pair<unsigned, std::uint64_t> value{round, thrown.order};
      if (slot.value.first == std::numeric_limits<unsigned>::max()) ++filled;
      if (value < slot.value) slot = {value, element};
    }
    if (filled == slots) break;
  }
  return sketch;
}

/** Two sets of random elements, of which `shared` are in both and the rest alternate. */
std::pair<ShingleSet, ShingleSet> random_pair(SeededRandom& random, std::size_t all, std::size_t shared) {
  std::pair<ShingleSet, ShingleSet> sets;
  for (std::size_t i = 0; i != all; ++i) {
    const std::uint64_t element = random();
    if (i < shared || i % 2 == 0) sets.first.push_back(element);
    if (i < shared || i % 2 == 1) sets.second.push_back(element);
  }
  return sets;
}

template <typename Value>
double equal_share(const std::vector<Value>& a, const std::vector<Value>& b) {
  double equal = 0;
  for (std::size_t i = 0; i != a.size(); ++i) equal += a[i] == b[i] ? 1 : 0;
  return equal / static_cast<double>(a.size());
}

/** Mean and variance of numbers as they come. */
class Moments {
 public:
  void add(double x) {
    ++count_;
    sum_ += x;
    squares_ += x * x;
  }
  double count() const { return count_; }
  double mean() const { return sum_ / count_; }
  double variance() const { return squares_ / count_ - mean() * mean(); }
  /** Of the mean, if one number has that variance. */
  double standard_error(double of_one) const { return std::sqrt(of_one / count_); }

 private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

/** Chi-squared statistic of counts that should be equal, in standard deviations from its mean. */
double unevenness(const std::vector<std::size_t>& counts) {
  double all = 0;
  for (const std::size_t count : counts) all += static_cast<double>(count);
  const double expected = all / static_cast<double>(counts.size());
  double chi_squared = 0;
  for (const std::size_t count : counts) {
    const double off = static_cast<double>(count) - expected;
    chi_squared += off * off / expected;
  }
  const double freedom = static_cast<double>(counts.size()) - 1;
  return (chi_squared - freedom) / std::sqrt(2 * freedom);
}

double binomial(std::size_t n, std::size_t k, double p) {
  const auto x = static_cast<double>(n);
  const auto y = static_cast<double>(k);
  const double choose = std::lgamma(x + 1) - std::lgamma(y + 1) - std::lgamma(x - y + 1);
  return std::exp(choose + y * std::log(p) + (x - y) * std::log1p(-p));
}

/** A pair of sketches of which that many bytes are equal. */
JaccardEstimate estimate_of(std::size_t equal, std::size_t slots) {
  const std::vector<std::uint8_t> a(slots, 1);
  std::vector<std::uint8_t> b(slots, 2);
  std::fill_n(b.begin(), equal, std::uint8_t{1});
  return estimate_jaccard(a, b);
}

double with_chance(double jaccard) {
  return jaccard + (1 - jaccard) / 256;
}

TEST(MinhashTest, EmptySetGivesAnEmptyResult) {
  EXPECT_TRUE(minhash({}, 128).empty());
  EXPECT_TRUE(minhash_sketch({}).empty());
}

TEST(MinhashTest, ResultHasAsManySlotsAsAskedFor) {
  SeededRandom random(1);
  for (const std::size_t size : {1U, 2U, 100U, 5000U}) {
    const ShingleSet set = random.values(size);
    for (const unsigned slots : {1U, 2U, 16U, 100U, 128U, 1024U}) EXPECT_EQ(slots, minhash(set, slots).size());
  }
}

TEST(MinhashTest, AgreesWithAlgorithmOneOfThePaper) {
  SeededRandom random(2);
  for (int round = 0; round != 1500; ++round) {
    const unsigned slots = static_cast<unsigned>(1 + random.below(round % 10 == 0 ? 1024 : 140));
    const std::uint64_t seed = round % 2 == 0 ? 0 : random();
    const ShingleSet set = random.values(1 + random.below(round % 3 == 0 ? 1000 : 20));
    const std::vector<TwinSlot> expected = fast_similarity_sketch(set, slots, seed);
    const std::vector<std::uint64_t> actual = minhash(set, slots, seed);
    for (unsigned slot = 0; slot != slots; ++slot) {
      ASSERT_EQ(expected[slot].value.second, actual[slot]) << set.size() << " elements, slot " << slot << "/" << slots;
    }
  }
}

TEST(MinhashTest, LastRoundsLeaveNoSlotOfATinySetEmpty) {
  SeededRandom random(3);
  unsigned sets_that_need_them = 0;
  for (int round = 0; round != 200; ++round) {
    const ShingleSet set = random.values(1);
    bool needs_them = false;
    for (const TwinSlot& slot : fast_similarity_sketch(set, 128, 0)) {
      ASSERT_EQ(set.front(), slot.element);
      needs_them = needs_them || slot.value.first >= 128;
    }
    sets_that_need_them += needs_them ? 1 : 0;
  }
  EXPECT_GT(sets_that_need_them, 150U);  // 128 throws into 128 slots: about e^-1 of them stay empty
}

TEST(MinhashTest, OrderOfTheElementsDoesNotMatter) {
  SeededRandom random(4);
  ShingleSet set = random.values(300);
  const std::vector<std::uint64_t> slots = minhash(set, 128);
  std::shuffle(set.begin(), set.end(), random);
  EXPECT_EQ(slots, minhash(set, 128));
}

TEST(MinhashTest, RepeatedElementsChangeNothing) {
  SeededRandom random(13);
  for (const std::size_t size : {1U, 20U, 400U}) {
    const ShingleSet set = random.values(size);
    ShingleSet repeated = set;
    for (std::size_t i = 0; i != size; ++i) repeated.insert(repeated.end(), random.below(4), set[i]);
    std::shuffle(repeated.begin(), repeated.end(), random);
    EXPECT_EQ(minhash(set, 128), minhash(repeated, 128));
  }
}

/** Where the finaliser throws `order` = 2^64 - 1, the greatest there is: x with mix(x ^ key) = 2^64 - 1. */
std::uint64_t element_of_greatest_order(unsigned round, std::uint64_t seed) {
  constexpr std::uint64_t kMixesToMost = 0xcf9a04affa6badc0U;
  EXPECT_EQ(~std::uint64_t{0}, mix(kMixesToMost));
  return kMixesToMost ^ mix(seed + 0x9e3779b97f4a7c15U * (round + 1));
}

TEST(MinhashTest, GreatestValueFillsASlotLikeAnyOther) {
  SeededRandom random(14);
  for (const unsigned slots : {1U, 4U, 16U, 100U}) {
    for (unsigned round = 0; round != 2 * slots; ++round) {
      for (const std::size_t others : {0U, 1U, 5U}) {
        ShingleSet set = random.values(others);
        set.push_back(element_of_greatest_order(round, 7));
        const std::vector<TwinSlot> expected = fast_similarity_sketch(set, slots, 7);
        const std::vector<std::uint64_t> actual = minhash(set, slots, 7);
        for (unsigned slot = 0; slot != slots; ++slot) ASSERT_EQ(expected[slot].value.second, actual[slot]) << round;
      }
    }
  }
}

TEST(MinhashTest, ElementsThatComeInPartsGiveTheResultOfAll) {
  SeededRandom random(15);
  for (const unsigned slots : {1U, 16U, 100U, 128U}) {
    FastSimilaritySketch accumulator(slots, 3);
    for (const std::size_t size : {1U, 2U, 7U, 40U, 150U}) {
      ShingleSet set = random.values(size);
      set.push_back(element_of_greatest_order(static_cast<unsigned>(random.below(3)), 3));
      const std::vector<std::uint64_t> whole = minhash(set, slots, 3);
      for (std::size_t cut = 0; cut <= set.size(); ++cut) {
        accumulator.clear();
        accumulator.add(set.data(), cut);
        accumulator.add(set.data() + cut, set.size() - cut);
        ASSERT_EQ(whole, accumulator.slots())
            << slots << " slots, " << cut << " of " << set.size() << " elements first";
      }
      accumulator.clear();
      for (const std::uint64_t element : set) accumulator.add(&element, 1);
      ASSERT_EQ(whole, accumulator.slots()) << slots << " slots, " << size << " elements one by one";
    }
  }
}

TEST(MinhashTest, LargeSetsInRandomPartsGiveTheResultOfAll) {
  SeededRandom random(16);
  for (int round = 0; round != 60; ++round) {
    const unsigned slots = static_cast<unsigned>(1 + random.below(1024));
    const ShingleSet set = random.values(1 + random.below(8000));
    FastSimilaritySketch accumulator(slots, 5);
    for (std::size_t i = 0; i != set.size();) {
      const std::size_t part = std::min(set.size() - i, random.below(round % 3 == 0 ? 20 : 3000));
      accumulator.add(set.data() + i, part);
      i += part;
    }
    ASSERT_EQ(minhash(set, slots, 5), accumulator.slots()) << slots << " slots, " << set.size() << " elements";
  }
}

TEST(MinhashTest, ResultsOfTwoSeedsDoNotCompare) {
  SeededRandom random(5);
  const ShingleSet set = random.values(300);
  EXPECT_EQ(0, equal_share(minhash(set, 128, 1), minhash(set, 128, 2)));
  EXPECT_EQ(minhash(set, 128, 0), minhash(set, 128));
}

TEST(MinhashTest, ValuesArePinned) {
  EXPECT_EQ((Slots{0x03eddd793dd5eb04U, 0x499d0aa373dde204U, 0x3a33aaf79e016029U, 0x528e0aa5c6d837f5U}),
            minhash({1, 2, 3}, 4, 0));
  EXPECT_EQ((Slots{0x04fcf1170524257cU, 0x178d8b765679a015U, 0x4d3da3428f168451U, 0x09808142dbe78860U}),
            minhash({1, 2, 3}, 4, 7));
}

TEST(MinhashTest, EqualSetsAgreeInEverySlotAndUnlikeSetsInNone) {
  SeededRandom random(6);
  for (const std::size_t size : {1U, 5U, 400U}) {
    const ShingleSet set = random.values(size);
    EXPECT_EQ(1, equal_share(minhash(set, 128), minhash(set, 128)));
    EXPECT_EQ(0, equal_share(minhash(set, 128), minhash(random.values(size), 128)));
  }
}

// The share of equal slots is unbiased and varies no more than that of independent slots, for sets of every size. In
// short sets it varies less, since slots of one round are filled by different elements.
TEST(MinhashTest, SlotsAreEqualWithProbabilityJaccard) {
  SeededRandom random(7);
  constexpr unsigned kSlots = 128;
  for (const std::size_t all : {1U, 2U, 3U, 5U, 10U, 20U, 50U, 100U, 300U, 1000U, 10000U}) {
    const int trials = all <= 100 ? 3000 : all <= 1000 ? 1000 : 300;
    for (const double target : {0.0, 0.2, 0.5, 0.8, 0.9, 1.0}) {
      const auto shared = static_cast<std::size_t>(std::lround(target * static_cast<double>(all)));
      const double jaccard = static_cast<double>(shared) / static_cast<double>(all);
      const double theory = jaccard * (1 - jaccard) / kSlots;
      Moments share;
      for (int trial = 0; trial != trials; ++trial) {
        const auto [a, b] = random_pair(random, all, shared);
        if (a.empty() || b.empty()) continue;
        share.add(equal_share(minhash(a, kSlots), minhash(b, kSlots)));
      }
      if (share.count() == 0) continue;
      EXPECT_NEAR(jaccard, share.mean(), kSigmas * share.standard_error(theory) + 1e-9) << all << " elements";
      const double sampling = 1 + kSigmas * std::sqrt(2.0 / trials);
      EXPECT_LE(share.variance(), theory * sampling + 1e-12) << all << " elements, J " << jaccard;
      if (all <= 100 && all >= 5) {
        EXPECT_LE(share.variance(), 0.75 * theory * sampling + 1e-12) << all << " elements, J " << jaccard;
      }
    }
  }
}

TEST(MinhashTest, SetsOfVeryDifferentSizesEstimateAlike) {
  SeededRandom random(8);
  for (const std::size_t small : {1U, 3U, 50U}) {
    const double jaccard = static_cast<double>(small) / 200;
    Moments share;
    for (int trial = 0; trial != 3000; ++trial) {
      const ShingleSet large = random.values(200);
      const ShingleSet part(large.begin(), large.begin() + static_cast<std::ptrdiff_t>(small));
      share.add(equal_share(minhash(large, 128), minhash(part, 128)));
    }
    EXPECT_NEAR(jaccard, share.mean(), kSigmas * share.standard_error(jaccard * (1 - jaccard) / 128)) << small;
  }
}

TEST(MinhashTest, ElementsNeedNotLookRandom) {
  SeededRandom random(9);
  Moments share;
  for (int trial = 0; trial != 3000; ++trial) {
    ShingleSet a;
    ShingleSet b;
    for (std::uint64_t i = 0; i != 100; ++i) {
      if (i < 90) a.push_back(i);
      if (i >= 10) b.push_back(i);
    }
    const std::uint64_t seed = random();
    share.add(equal_share(minhash(a, 128, seed), minhash(b, 128, seed)));
  }
  EXPECT_NEAR(0.8, share.mean(), kSigmas * share.standard_error(0.16 / 128));
}

TEST(MinhashTest, EveryElementWinsEverySlotAlike) {
  SeededRandom random(10);
  for (const std::size_t size : {2U, 10U, 200U}) {
    std::vector<std::size_t> wins(size);
    std::vector<std::vector<std::size_t>> wins_of_slot(16, std::vector<std::size_t>(size));
    for (int trial = 0; trial != 20000; ++trial) {
      const ShingleSet set = random.values(size);
      const std::vector<TwinSlot> sketch = fast_similarity_sketch(set, 16, random());
      for (std::size_t slot = 0; slot != 16; ++slot) {
        const auto winner = std::find(set.begin(), set.end(), sketch[slot].element) - set.begin();
        ++wins_of_slot[slot][static_cast<std::size_t>(winner)];
      }
    }
    for (const std::vector<std::size_t>& counts : wins_of_slot) EXPECT_LT(unevenness(counts), 6) << size;
  }
}

TEST(MinhashTest, LowByteIsUniformInEverySlotCount) {
  SeededRandom random(11);
  for (const unsigned slots : {16U, 100U, 128U, 1000U, 1024U}) {
    for (const std::size_t size : {1U, 10U, 500U}) {
      std::vector<std::size_t> all(256);
      std::vector<std::size_t> of_first(256);
      for (unsigned trial = 0; trial != 400000 / slots; ++trial) {
        const std::vector<std::uint8_t> sketch = minhash_sketch(minhash(random.values(size), slots));
        for (const std::uint8_t byte : sketch) ++all[byte];
        ++of_first[sketch.front()];
      }
      EXPECT_LT(std::abs(unevenness(all)), 6) << slots << " slots, " << size << " elements";
      EXPECT_LT(unevenness(of_first), 6) << slots << " slots, " << size << " elements";
    }
  }
}

TEST(MinhashTest, SketchIsTheLowByteOfEachSlot) {
  EXPECT_EQ((std::vector<std::uint8_t>{0xef, 0x00, 0xff}),
            minhash_sketch({0x0123456789abcdefU, 0xffffffffffffff00U, 0xffU}));
}

TEST(JaccardEstimateTest, EmptySketchesGiveZero) {
  const JaccardEstimate estimate = estimate_jaccard(std::vector<std::uint8_t>{}, {});
  EXPECT_EQ(0, estimate.value);
  EXPECT_EQ(0, estimate.lower);
  EXPECT_FALSE(equal_slots({}, {}));
}

TEST(JaccardEstimateTest, SketchesOfTwoLengthsAreRejectedWithBoth) {
  try {
    estimate_jaccard(std::vector<std::uint8_t>(128), std::vector<std::uint8_t>(64));
    FAIL();
  } catch (const std::invalid_argument& error) {
    EXPECT_STREQ("sketches of 128 and 64 slots cannot be compared; sign both texts under one scheme", error.what());
  }
}

TEST(JaccardEstimateTest, EqualBytesByChanceAreTakenOut) {
  EXPECT_EQ(1, estimate_of(128, 128).value);
  EXPECT_EQ(0, estimate_of(0, 128).value);  // clamped
  EXPECT_EQ(0, estimate_of(4, 1024).value);
  EXPECT_NEAR((0.5 - 1.0 / 256) / (255.0 / 256), estimate_of(64, 128).value, 1e-15);
}

TEST(JaccardEstimateTest, LowerBoundIsTheWilsonScoreInterval) {
  // Solves z^2 p (1 - p) / n = (share - p)^2 for p.
  const double z = 2.3263478740408408;
  for (const std::size_t equal : {10U, 64U, 120U, 127U}) {
    const JaccardEstimate estimate = estimate_of(equal, 128);
    const double p = with_chance(estimate.lower);
    const double share = static_cast<double>(equal) / 128;
    EXPECT_LT(p, share);
    EXPECT_NEAR(z * std::sqrt(p * (1 - p) / 128), share - p, 1e-9);
  }
  EXPECT_NEAR(0.9593, estimate_of(128, 128).lower, 0.0001);
  EXPECT_NEAR(0, estimate_of(0, 128).lower, 1e-12);
}

TEST(JaccardEstimateTest, LowerBoundRisesWithTheEstimateAndStaysBelowIt) {
  for (const std::size_t slots : {16U, 128U, 1024U}) {
    for (std::size_t equal = 1; equal <= slots; ++equal) {
      const JaccardEstimate estimate = estimate_of(equal, slots);
      EXPECT_LE(estimate.lower, estimate.value);
      EXPECT_GE(estimate.lower, estimate_of(equal - 1, slots).lower);
      EXPECT_GE(estimate.lower, 0);
    }
  }
}

TEST(JaccardEstimateTest, EstimateIsUnbiasedWithTheStatedStandardError) {
  SeededRandom random(12);
  for (const std::size_t all : {20U, 100U, 1000U}) {
    for (const double jaccard : {0.5, 0.8, 0.9}) {
      Moments estimates;
      for (int trial = 0; trial != 2000; ++trial) {
        const auto shared = static_cast<std::size_t>(std::lround(jaccard * static_cast<double>(all)));
        const auto [a, b] = random_pair(random, all, shared);
        estimates.add(estimate_jaccard(minhash_sketch(minhash(a, 128)), minhash_sketch(minhash(b, 128))).value);
      }
      const double theory = jaccard * (1 - jaccard) / 128;
      EXPECT_NEAR(jaccard, estimates.mean(), kSigmas * 1.05 * estimates.standard_error(theory)) << all;
      EXPECT_LE(std::sqrt(estimates.variance()), 1.1 * std::sqrt(theory)) << all << " elements, J " << jaccard;
    }
  }
}

/** Probability that the lower bound is at most J, if slots are independent. */
double coverage(double jaccard, std::size_t slots) {
  double covered = 0;
  for (std::size_t equal = 0; equal <= slots; ++equal) {
    if (estimate_of(equal, slots).lower <= jaccard) covered += binomial(slots, equal, with_chance(jaccard));
  }
  return covered;
}

TEST(JaccardEstimateTest, LowerBoundHoldsForNinetyNinePercentWhereThresholdsAre) {
  for (double jaccard = 0.8; jaccard < 0.999; jaccard += 0.001) EXPECT_GE(coverage(jaccard, 128), 0.9899) << jaccard;
  for (double jaccard = 0.5; jaccard < 0.8; jaccard += 0.001) EXPECT_GE(coverage(jaccard, 128), 0.988) << jaccard;
  for (double jaccard = 0.001; jaccard < 0.5; jaccard += 0.001) EXPECT_GE(coverage(jaccard, 128), 0.95) << jaccard;
}

TEST(JaccardEstimateTest, LowerBoundCoversRandomSets) {
  SeededRandom random(13);
  for (const std::size_t all : {10U, 100U, 1000U}) {
    for (const double jaccard : {0.8, 0.9}) {
      const int trials = all == 1000 ? 3000 : 10000;
      int covered = 0;
      for (int trial = 0; trial != trials; ++trial) {
        const auto shared = static_cast<std::size_t>(std::lround(jaccard * static_cast<double>(all)));
        const auto [a, b] = random_pair(random, all, shared);
        const auto estimate = estimate_jaccard(minhash_sketch(minhash(a, 128)), minhash_sketch(minhash(b, 128)));
        covered += estimate.lower <= jaccard ? 1 : 0;
      }
      EXPECT_GE(covered, trials * 0.99 - kSigmas * std::sqrt(trials * 0.99 * 0.01))
          << all << " elements, J " << jaccard;
    }
  }
}

TEST(RejectionFloorTest, FloorIsFiveStandardErrorsBelowTheThreshold) {
  EXPECT_NEAR(0.8 - 5 * 0.03545, rejection_floor(0.8, 128), 0.0001);
  for (const double threshold : {0.5, 0.8, 0.9}) {
    const double share = with_chance(threshold);
    const double error = std::sqrt(share * (1 - share) / 128) * 256 / 255;
    EXPECT_NEAR(threshold - 5 * error, rejection_floor(threshold, 128), 1e-12);
  }
}

TEST(RejectionFloorTest, FloorIsNeverBelowZeroNorAboveTheThreshold) {
  EXPECT_EQ(0, rejection_floor(0, 128));
  EXPECT_EQ(0, rejection_floor(0.2, 16));
  EXPECT_EQ(1, rejection_floor(1, 128));
  for (double threshold = 0; threshold <= 1; threshold += 0.01) {
    EXPECT_LE(rejection_floor(threshold, 128), threshold);
    EXPECT_GE(rejection_floor(threshold, 128), 0);
    EXPECT_LE(rejection_floor(threshold, 128), rejection_floor(threshold, 256));
  }
}

TEST(RejectionFloorTest, EqualSetsAreNeverRejected) {
  for (const double threshold : {0.5, 0.8, 0.9, 0.99, 0.999, 1.0}) {
    EXPECT_GE(estimate_of(128, 128).value, rejection_floor(threshold, 128));
  }
}

/** Probability that a pair of that Jaccard index is rejected, if slots are independent. */
double rejection_probability(double jaccard, std::size_t slots) {
  double rejected = 0;
  for (std::size_t equal = 0; equal <= slots; ++equal) {
    if (estimate_of(equal, slots).value < rejection_floor(jaccard, slots)) {
      rejected += binomial(slots, equal, with_chance(jaccard));
    }
  }
  return rejected;
}

TEST(RejectionFloorTest, PairAtTheThresholdIsHardlyEverRejected) {
  for (double threshold = 0.5; threshold <= 0.9; threshold += 0.01) {
    EXPECT_LT(rejection_probability(threshold, 128), 1e-5) << threshold;
    EXPECT_LT(rejection_probability(threshold, 1024), 1e-5) << threshold;
  }
  for (double threshold = 0.9; threshold <= 0.99; threshold += 0.001) {
    EXPECT_LT(rejection_probability(threshold, 128), 1e-3) << threshold;
  }
}

TEST(RejectionFloorTest, RandomPairsAtTheThresholdAreKept) {
  SeededRandom random(14);
  for (int trial = 0; trial != 20000; ++trial) {
    const auto [a, b] = random_pair(random, 50, 40);
    const double value = estimate_jaccard(minhash_sketch(minhash(a, 128)), minhash_sketch(minhash(b, 128))).value;
    ASSERT_GE(value, rejection_floor(0.8, 128));
  }
}

}  // namespace
}  // namespace neardup
