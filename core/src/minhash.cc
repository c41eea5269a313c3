#include "neardup/minhash.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include "mix.h"

namespace neardup {

namespace {

constexpr double kChanceEqual = 1.0 / 256;     // two unrelated octets agree
constexpr double kLowerBoundZ = 2.3263478740;  // one-sided 99 % of the normal distribution
constexpr double kRejectionSigmas = 5;

/** The slots while they fill: a slot keeps the least value of the first round that reached it. */
class FillingSlots {
 public:
  explicit FillingSlots(unsigned slots) : value_(slots), round_(slots, kNever), left_(slots) {}

  /** Rounds never go back. */
  void offer(unsigned slot, unsigned round, std::uint64_t value) {
    if (round_[slot] < round) return;  // an earlier round was here first
    if (round_[slot] == kNever) {
      round_[slot] = round;
      value_[slot] = value;
      --left_;
    } else if (value < value_[slot]) {
      value_[slot] = value;
    }
  }

  bool full() const { return left_ == 0; }
  std::vector<std::uint64_t> release() { return std::move(value_); }

 private:
  static constexpr unsigned kNever = std::numeric_limits<unsigned>::max();

  std::vector<std::uint64_t> value_;
  std::vector<unsigned> round_;  // that reached the slot first
  unsigned left_;
};

std::uint64_t swap_halves(std::uint64_t x) {
  return x << 32 | x >> 32;
}

/** Of a share of equal octets: what part of it is not chance. */
double without_chance(double equal_share) {
  return std::max(0.0, (equal_share - kChanceEqual) / (1 - kChanceEqual));
}

double wilson_lower(double share, double n) {
  const double z2 = kLowerBoundZ * kLowerBoundZ;
  const double centre = share + z2 / (2 * n);
  const double radius = kLowerBoundZ * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return (centre - radius) / (1 + z2 / n);
}

}  // namespace

std::vector<std::uint64_t> minhash(const ShingleSet& set, unsigned slots, std::uint64_t seed) {
  if (set.empty()) return {};
  FillingSlots filling(slots);
  // Rounds 0..slots-1 throw every element into a slot chosen by its hash; rounds slots..2*slots-1 offer every element
  // to one slot each, so that the last leaves none empty. A set of a few times `slots` elements needs one round.
  for (unsigned round = 0; round != 2 * slots && !filling.full(); ++round) {
    const std::uint64_t key = mix64(seed + kGoldenStep * (round + 1));
    for (const std::uint64_t element : set) {
      const std::uint64_t hash = mix64(element ^ key);
      const unsigned chosen = static_cast<unsigned>((hash >> 32) * slots >> 32);
      // The half that did not choose the slot decides the order, so that the minimum is fair in every slot.
      filling.offer(round < slots ? chosen : round - slots, round, swap_halves(hash));
    }
  }
  return filling.release();
}

std::vector<std::uint8_t> minhash_sketch(const std::vector<std::uint64_t>& slots) {
  std::vector<std::uint8_t> sketch(slots.size());
  std::transform(slots.begin(), slots.end(), sketch.begin(),
                 [](std::uint64_t slot) { return static_cast<std::uint8_t>(slot); });
  return sketch;
}

JaccardEstimate estimate_jaccard(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
  if (a.size() != b.size()) {
    throw std::invalid_argument("sketches of " + std::to_string(a.size()) + " and " + std::to_string(b.size()) +
                                " slots do not compare; sign both texts under one scheme");
  }
  return estimate_jaccard(a.data(), b.data(), a.size());
}

JaccardEstimate estimate_jaccard(const std::uint8_t* a, const std::uint8_t* b, std::size_t slots) {
  if (slots == 0) return {};
  std::size_t equal = 0;
  for (std::size_t i = 0; i != slots; ++i) equal += a[i] == b[i] ? 1 : 0;
  const double n = static_cast<double>(slots);
  const double share = static_cast<double>(equal) / n;
  return {without_chance(share), without_chance(wilson_lower(share, n))};
}

double rejection_floor(double threshold, std::size_t slots) {
  const double share = threshold + (1 - threshold) * kChanceEqual;
  const double sigma = std::sqrt(share * (1 - share) / static_cast<double>(slots)) / (1 - kChanceEqual);
  return std::max(0.0, threshold - kRejectionSigmas * sigma);
}

}  // namespace neardup
