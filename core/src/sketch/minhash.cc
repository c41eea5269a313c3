#include "sketch/minhash.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>

#include "bytes/feature_hash.h"
#include "compare/share_estimate.h"

namespace neardup {

namespace {

constexpr double kChanceEqual = 1.0 / 256;     // two unrelated bytes agree
constexpr double kLowerBoundZ = 2.3263478740;  // one-sided 99 % of the normal distribution
constexpr double kRejectionSigmas = 5;

constexpr std::uint16_t kNever = std::numeric_limits<std::uint16_t>::max();  // the round of an empty slot
constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr unsigned kFewOpen = 8;  // with this few open slots, a branch costs less than a store for each element
constexpr std::uint64_t kMixesToMost = 0xcf9a04affa6badc0U;  // mix64 of it is kMost

std::uint64_t swap_halves(std::uint64_t x) {
  return x << 32 | x >> 32;
}

/** The part of a share of equal bytes that is not due to chance. */
double without_chance(double equal_share) {
  return std::max(0.0, (equal_share - kChanceEqual) / (1 - kChanceEqual));
}

}  // namespace

struct FastSimilaritySketch::Part {
  const std::uint64_t* begin;
  const std::uint64_t* end;

  /** Whether an element has the hash kMost under a key. */
  bool reaches_most(std::uint64_t key) const { return std::find(begin, end, kMixesToMost ^ key) != end; }
};

FastSimilaritySketch::FastSimilaritySketch(unsigned slots, std::uint64_t seed)
    : value_(slots), round_(slots, kNever), thrown_(slots), open_(slots), seed_(seed) {}

void FastSimilaritySketch::clear() {
  std::fill(round_.begin(), round_.end(), kNever);
}

void FastSimilaritySketch::add(const std::uint64_t* elements, std::size_t n) {
  if (n == 0) return;
  const Part part{elements, elements + n};
  const auto slots = static_cast<unsigned>(value_.size());
  std::iota(open_.begin(), open_.end(), std::uint16_t{0});
  open_count_ = slots;
  // Rounds 0..slots-1 throw every element into a slot chosen by its hash. Rounds slots..2*slots-1 offer every element
  // to one slot each, so that none stays empty. A set of a few times `slots` elements needs one round.
  for (unsigned round = 0; round != 2 * slots && open_count_ != 0; ++round) {
    const std::uint64_t key = mix64(seed_ + kGoldenStep * (round + 1));
    if (round >= slots) {
      throw_into_one_slot(part, key, round - slots);
    } else if (open_count_ > slots / kFewOpen) {
      throw_into_slots(part, key);
    } else {
      throw_into_open_slots(part, key, round);
    }
    keep_least(round);
    keep_most(part, key, round);
  }
}

// The half that does not choose the slot decides the order, so that the minimum is fair in every slot.
void FastSimilaritySketch::throw_into_slots(const Part& part, std::uint64_t key) {
  std::fill(thrown_.begin(), thrown_.end(), kMost);
  std::uint64_t* const least = thrown_.data();
  const std::uint64_t slots = thrown_.size();
  for (const std::uint64_t* element = part.begin; element != part.end; ++element) {
    const std::uint64_t hash = mix64(*element ^ key);
    std::uint64_t& slot = least[(hash >> 32) * slots >> 32];
    slot = std::min(slot, swap_halves(hash));
  }
}

void FastSimilaritySketch::throw_into_open_slots(const Part& part, std::uint64_t key, unsigned round) {
  for (std::size_t i = 0; i != open_count_; ++i) thrown_[open_[i]] = kMost;
  const std::uint64_t slots = thrown_.size();
  for (const std::uint64_t* element = part.begin; element != part.end; ++element) {
    const std::uint64_t hash = mix64(*element ^ key);
    const std::size_t slot = (hash >> 32) * slots >> 32;
    if (round_[slot] < round) continue;
    thrown_[slot] = std::min(thrown_[slot], swap_halves(hash));
  }
}

void FastSimilaritySketch::throw_into_one_slot(const Part& part, std::uint64_t key, std::size_t slot) {
  for (std::size_t i = 0; i != open_count_; ++i) thrown_[open_[i]] = kMost;
  std::uint64_t least = kMost;
  for (const std::uint64_t* element = part.begin; element != part.end; ++element) {
    least = std::min(least, swap_halves(mix64(*element ^ key)));
  }
  thrown_[slot] = least;
}

void FastSimilaritySketch::keep_least(unsigned round) {
  std::size_t still_open = 0;
  for (std::size_t i = 0; i != open_count_; ++i) {
    const std::uint16_t slot = open_[i];  // no earlier round reached it
    const bool same_round = round_[slot] == round;
    const std::uint64_t least = std::min(thrown_[slot], same_round ? value_[slot] : kMost);
    const bool reached = same_round || least != kMost;
    value_[slot] = reached ? least : value_[slot];
    round_[slot] = reached ? static_cast<std::uint16_t>(round) : round_[slot];
    open_[still_open] = slot;
    still_open += reached ? 0 : 1;
  }
  open_count_ = still_open;
}

void FastSimilaritySketch::keep_most(const Part& part, std::uint64_t key, unsigned round) {
  const auto slots = static_cast<unsigned>(value_.size());
  const std::size_t slot = round < slots ? slots - 1 : round - slots;
  if (round_[slot] <= round || !part.reaches_most(key)) return;
  value_[slot] = kMost;
  round_[slot] = static_cast<std::uint16_t>(round);
  const auto end = open_.begin() + static_cast<std::ptrdiff_t>(open_count_);
  open_count_ = static_cast<std::size_t>(std::remove(open_.begin(), end, slot) - open_.begin());
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
