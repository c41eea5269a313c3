#include "sketch/minhash.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>

#include "bytes/feature_hash.h"
#include "compare/share_estimate.h"
#include "sketch/thrown_elements.h"

namespace neardup {

namespace {

constexpr double kChanceEqual = 1.0 / 256;     // two unrelated bytes agree
constexpr double kLowerBoundZ = 2.3263478740;  // one-sided 99 % of the normal distribution
constexpr double kRejectionSigmas = 5;

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kMixesToMost = 0xcf9a04affa6badc0U;  // mix64 of it is kMost

std::uint64_t swap_halves(std::uint64_t x) {
  return x << 32 | x >> 32;
}

std::uint64_t bit_of(std::size_t slot) {
  return std::uint64_t{1} << slot % 64;
}

bool has(const SlotBits& bits, std::size_t slot) {
  return (bits[slot / 64] & bit_of(slot)) != 0;
}

SlotBits first_slots(std::size_t count) {
  SlotBits bits{};
  for (std::size_t slot = 0; slot < count; slot += 64)
    bits[slot / 64] = ~std::uint64_t{0} >> (64 - std::min<std::size_t>(64, count - slot));
  return bits;
}

bool is_any(const SlotBits& bits, std::size_t slots) {
  std::uint64_t all = 0;
  for (std::size_t word = 0; 64 * word < slots; ++word) all |= bits[word];
  return all != 0;
}

/** The part of a share of equal bytes that is not due to chance. */
double without_chance(double equal_share) {
  return std::max(0.0, (equal_share - kChanceEqual) / (1 - kChanceEqual));
}

}  // namespace

FastSimilaritySketch::FastSimilaritySketch(unsigned slots, std::uint64_t seed)
    : value_(slots), part_(slots), seed_(seed) {}

void FastSimilaritySketch::add(const std::uint64_t* elements, std::size_t n) {
  if (n == 0) return;
  const auto slots = static_cast<unsigned>(value_.size());
  const bool is_first = reached_.empty();
  std::vector<std::uint64_t>& least = is_first ? value_ : part_;
  std::fill(least.begin(), least.end(), kMost);
  SlotBits open = first_slots(slots);
  // Rounds 0..slots-1 throw every element into a slot chosen by its hash. Rounds slots..2*slots-1 offer every element
  // to one slot each, so that none stays empty. A set of a few times `slots` elements needs one round.
  for (unsigned round = 0; is_any(open, slots); ++round) {
    const std::uint64_t key = mix64(seed_ + kGoldenStep * (round + 1));
    const unsigned last = round < slots ? slots - 1 : round - slots;  // the only one that an order of kMost may reach
    const bool last_is_open = has(open, last);
    if (round < slots) {
      throw_into_slots(elements, n, key, slots, open, least.data());
    } else if (last_is_open) {
      for (std::size_t i = 0; i != n; ++i) least[last] = std::min(least[last], swap_halves(mix64(elements[i] ^ key)));
    }
    SlotBits reached = reached_slots(least, open);
    if (last_is_open && least[last] == kMost && std::find(elements, elements + n, kMixesToMost ^ key) != elements + n)
      reached[last / 64] |= bit_of(last);
    is_first ? reached_.push_back(reached) : take_round(round, reached);
    for (std::size_t word = 0; 64 * word < slots; ++word) open[word] &= ~reached_[round][word];
  }
}

/** Slots that a further part reaches in a round, and that no earlier round has reached. */
void FastSimilaritySketch::take_round(std::size_t round, const SlotBits& reached) {
  for (std::size_t slot = 0; slot != value_.size(); ++slot) {
    if (!has(reached, slot)) continue;
    value_[slot] = has(reached_[round], slot) ? std::min(value_[slot], part_[slot]) : part_[slot];
    reached_[round][slot / 64] |= bit_of(slot);
    for (std::size_t later = round + 1; later != reached_.size(); ++later) reached_[later][slot / 64] &= ~bit_of(slot);
  }
}

std::vector<std::uint8_t> minhash_sketch(const std::vector<std::uint64_t>& slots) {
  std::vector<std::uint8_t> sketch(slots.size());
  std::transform(slots.begin(), slots.end(), sketch.begin(),
                 [](std::uint64_t slot) { return static_cast<std::uint8_t>(slot); });
  return sketch;
}

namespace {

/** Bytes in which two arrays agree: a block at a time, which compilers do with one instruction. */
std::size_t equal_bytes(const std::uint8_t* a, const std::uint8_t* b, std::size_t count) {
  constexpr std::size_t kBlock = 16;
  std::size_t equal = 0;
  std::size_t i = 0;
  for (; i + kBlock <= count; i += kBlock) {
    std::uint8_t in_block = 0;
    for (std::size_t k = i; k != i + kBlock; ++k)
      in_block = static_cast<std::uint8_t>(in_block + (a[k] == b[k] ? 1 : 0));
    equal += in_block;
  }
  for (; i != count; ++i) equal += a[i] == b[i] ? 1 : 0;
  return equal;
}

}  // namespace

JaccardEstimate estimate_jaccard(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
  if (a.size() != b.size()) {
    throw std::invalid_argument("sketches of " + std::to_string(a.size()) + " and " + std::to_string(b.size()) +
                                " slots cannot be compared; sign both texts under one scheme");
  }
  const std::optional<double> share = equal_slots(a, b);
  if (!share) return {};
  const auto n = static_cast<double>(a.size());
  return {without_chance(*share), without_chance(wilson_interval(*share, n, kLowerBoundZ).lower)};
}

std::optional<double> equal_slots(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
  if (a.empty() || a.size() != b.size()) return std::nullopt;
  return static_cast<double>(equal_bytes(a.data(), b.data(), a.size())) / static_cast<double>(a.size());
}

double estimated_jaccard(const std::uint8_t* a, const std::uint8_t* b, std::size_t slots) {
  if (slots == 0) return 0;
  return without_chance(static_cast<double>(equal_bytes(a, b, slots)) / static_cast<double>(slots));
}

double rejection_floor(double threshold, std::size_t slots) {
  const double share = threshold + (1 - threshold) * kChanceEqual;
  const double sigma = std::sqrt(share * (1 - share) / static_cast<double>(slots)) / (1 - kChanceEqual);
  return std::max(0.0, threshold - kRejectionSigmas * sigma);
}

}  // namespace neardup
