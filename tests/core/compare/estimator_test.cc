// What signatures promise by theory, measured from features to estimate, candidates and hits.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "bands/bands.h"
#include "core/seeded_random.h"
#include "core/whole_sets.h"
#include "sketch/minhash.h"

namespace neardup {
namespace {

constexpr unsigned kSlots = 128;
constexpr double kChance = 1.0 / 256;
constexpr std::uint64_t kPairs = 20000;

/** Two sets, each pair from a seed of its own. */
struct SyntheticPair {
  ShingleSet a;
  ShingleSet b;
  double jaccard;
};

/** @param all  elements of the union. @param shared  of these in both sets; the others are dealt out at random. */
SyntheticPair pair_of(SeededRandom& random, std::size_t all, std::size_t shared) {
  SyntheticPair pair{{}, {}, static_cast<double>(shared) / static_cast<double>(all)};
  for (std::size_t i = 0; i != all; ++i) {
    const std::uint64_t element = random();
    const bool in_a = i < shared || random.below(2) == 0;
    if (in_a) pair.a.push_back(element);
    if (i < shared || !in_a) pair.b.push_back(element);
  }
  return pair;
}

/** Unions of 10 to 10,000, evenly by their logarithm; J even over 0 to 1. */
SyntheticPair random_pair(SeededRandom& random) {
  const auto all = static_cast<std::size_t>(std::lround(std::pow(10, 1 + 3 * random.unit())));
  return pair_of(random, all, random.below(all + 1));
}

/** Slots that agree, and bytes that agree by chance in the others: p = J + (1 - J) / 256 of independent slots. */
double theoretical_variance(double jaccard) {
  const double p = jaccard + (1 - jaccard) * kChance;
  return p * (1 - p) / kSlots / ((1 - kChance) * (1 - kChance));
}

/** The estimate before it is clamped to 0..1: 0 at fewer equal bytes than chance gives is what the clamp changes. */
double unclamped_estimate(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
  double equal = 0;
  for (std::size_t i = 0; i != a.size(); ++i) equal += a[i] == b[i] ? 1 : 0;
  return (equal / static_cast<double>(a.size()) - kChance) / (1 - kChance);
}

/** Sums over pairs of one range of J. */
struct Errors {
  double pairs = 0, squares = 0, theory = 0, sum = 0;

  void add(double error, double variance) {
    pairs += 1;
    squares += error * error;
    theory += variance;
    sum += error;
  }
  double of_theory() const { return std::sqrt(squares / theory); }
  double bias() const { return sum / pairs; }
  double standard_error() const { return std::sqrt(theory) / pairs; }
};

// Clamping acts near J = 0 only, where it moves the mean up by at most 0.0024 (at J = 0) and makes errors smaller. So
// the error is that of the estimate as it is given out; the bias is bounded for it and, without the clamp, for each
// tenth of J.
TEST(EstimatorTest, ErrorOfTheJaccardEstimateIsThatOfTheory) {
  Errors clamped;
  Errors unclamped;
  std::vector<Errors> tenths(10);
  for (std::uint64_t seed = 0; seed != kPairs; ++seed) {
    SeededRandom random(seed);
    const SyntheticPair pair = random_pair(random);
    if (pair.a.empty() || pair.b.empty()) continue;
    const std::vector<std::uint8_t> a = minhash_sketch(minhash(pair.a, kSlots));
    const std::vector<std::uint8_t> b = minhash_sketch(minhash(pair.b, kSlots));
    const double variance = theoretical_variance(pair.jaccard);
    const double estimate = unclamped_estimate(a, b);
    const double given = estimate_jaccard(a, b).value;
    ASSERT_NEAR(std::max(0.0, estimate), given, 1e-12);
    clamped.add(given - pair.jaccard, variance);
    unclamped.add(estimate - pair.jaccard, variance);
    tenths[std::min<std::size_t>(9, static_cast<std::size_t>(10 * pair.jaccard))].add(estimate - pair.jaccard,
                                                                                      variance);
  }
  EXPECT_GE(clamped.pairs, kPairs * 0.999);  // few have an empty set
  EXPECT_LE(clamped.of_theory(), 1.05);
  EXPECT_LE(unclamped.of_theory(), 1.05);
  EXPECT_LT(std::abs(clamped.bias()), 0.002);
  EXPECT_LT(std::abs(unclamped.bias()), 0.002);
  for (const Errors& tenth : tenths) {
    EXPECT_LE(tenth.of_theory(), 1.05);
    EXPECT_LT(std::abs(tenth.bias()), 4.5 * tenth.standard_error());
  }
  RecordProperty("error_of_theory", std::to_string(clamped.of_theory()));
  RecordProperty("bias", std::to_string(clamped.bias()));
}

bool share_a_key(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
  for (std::size_t i = 0; i != a.size(); ++i) {
    if (a[i] == b[i]) return true;
  }
  return false;
}

// bands_test.cc holds single values of J from 0.5 up; here is the whole curve, foot and all.
TEST(EstimatorTest, CandidatesFollowTheCurveOverTheWholeRange) {
  const BandFamily family = BandFamily::minhash(8, 4);
  struct Tenth {
    double pairs = 0, found = 0, expected = 0, variance = 0;
  };
  std::vector<Tenth> tenths(10);
  for (std::uint64_t seed = kPairs; seed != 2 * kPairs; ++seed) {
    SeededRandom random(seed);
    const SyntheticPair pair = random_pair(random);
    if (pair.a.empty() || pair.b.empty()) continue;
    const double probability = *family.candidate_probability(pair.jaccard);
    const bool found =
        share_a_key(band_keys(family, minhash(pair.a, kSlots), 0), band_keys(family, minhash(pair.b, kSlots), 0));
    Tenth& tenth = tenths[std::min<std::size_t>(9, static_cast<std::size_t>(10 * pair.jaccard))];
    tenth.pairs += 1;
    tenth.found += found ? 1 : 0;
    tenth.expected += probability;
    tenth.variance += probability * (1 - probability);
  }
  for (std::size_t i = 0; i != tenths.size(); ++i) {
    EXPECT_GT(tenths[i].pairs, kPairs / 20.0);
    EXPECT_NEAR(tenths[i].expected, tenths[i].found, 4.5 * std::sqrt(tenths[i].variance) + 1) << "J from 0." << i;
  }
}

}  // namespace
}  // namespace neardup
