#include "methods/weighted_minhash.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "bytes/feature_hash.h"
#include "features/feature_counts.h"

namespace neardup {

namespace {

constexpr unsigned kFractionBits = 20;
constexpr std::uint64_t kUnit = std::uint64_t{1} << kFractionBits;
constexpr std::uint32_t kNoRound = std::numeric_limits<std::uint32_t>::max();  // the round of an empty slot

// 2^64 times the probability that a Poisson variable of mean 1 is at most 0, 1, 2 ..., rounded down.
constexpr std::uint64_t kPoisson[] = {
    0x5e2d58d8b3bcdf1aU, 0xbc5ab1b16779be35U, 0xeb715e1dc1582dc2U, 0xfb23979734a252f1U, 0xff1025f59174dc3dU,
    0xffd90f3ba4055e19U, 0xfffa8b71fc72c913U, 0xffff540c0914b3c9U, 0xffffed1f4aa8f120U, 0xfffffe216e641462U,
    0xffffffd4d85d3183U, 0xfffffffc6da262b4U, 0xffffffffba12d178U, 0xfffffffffb07c64cU, 0xffffffffffab8ea5U,
    0xfffffffffffabe22U, 0xffffffffffffb11aU, 0xfffffffffffffba1U, 0xffffffffffffffc5U, 0xfffffffffffffffdU};

unsigned poisson(std::uint64_t uniform) {
  unsigned count = 0;
  while (count != std::size(kPoisson) && uniform >= kPoisson[count]) ++count;
  return count;
}

/** In multiples of 2^-20. */
std::uint64_t fixed_point(double weight) {
  if (!(weight >= WeightedMinhash::kLeastWeight)) weight = WeightedMinhash::kLeastWeight;
  return static_cast<std::uint64_t>(std::min(weight, WeightedMinhash::kMostWeight) * static_cast<double>(kUnit));
}

struct WeightedFeature {
  std::uint64_t feature;
  std::uint64_t weight;  // in multiples of 2^-20
};

std::vector<WeightedFeature> weigh(const FeatureCounts& counts, const FeatureWeight& weight) {
  std::vector<WeightedFeature> weighted;
  weighted.reserve(counts.size());
  for (const auto& [feature, count] : counts) {
    weighted.push_back({feature, count * (weight ? fixed_point(weight(feature)) : kUnit)});
  }
  return weighted;
}

}  // namespace

/** One unit of time. A cell is one unit of weight in it. */
struct WeightedMinhash::Round {
  std::uint32_t number;
  std::vector<std::uint64_t>& value;
  std::vector<std::uint32_t>& round;
  std::size_t filled = 0;

  void throw_at(const WeightedFeature& target, std::uint64_t key) {
    const std::uint64_t first = mix64(target.feature ^ key);
    const std::uint64_t whole = target.weight >> kFractionBits;
    for (std::uint64_t cell = 0; cell != whole; ++cell) throw_into(mix64(first + kGoldenStep * cell), kUnit);
    const std::uint64_t part = target.weight & (kUnit - 1);
    if (part != 0) throw_into(mix64(first + kGoldenStep * whole), part);
  }

  void throw_into(std::uint64_t cell, std::uint64_t weight) {
    std::uint64_t next = cell;
    for (unsigned left = poisson(cell); left != 0; --left) {
      const std::uint64_t dart = mix64(next += kGoldenStep);
      if (weight == kUnit || mix64(dart) >> (64 - kFractionBits) < weight) keep_first(dart);
    }
  }

  // The low half chooses the slot and the high half is the time within the round, so that both are fair.
  void keep_first(std::uint64_t dart) {
    const std::size_t slot = (dart & 0xffffffffU) * value.size() >> 32;
    if (round[slot] == kNoRound) {
      round[slot] = number;
      value[slot] = dart;
      ++filled;
    } else if (round[slot] == number) {
      value[slot] = std::min(value[slot], dart);
    }
  }
};

WeightedMinhash::WeightedMinhash(unsigned slots, std::uint64_t seed, FeatureWeight weight)
    : value_(slots), round_(slots), seed_(seed), weight_(std::move(weight)) {}

void WeightedMinhash::add(const std::uint64_t* features, std::size_t n) {
  features_.insert(features_.end(), features, features + n);
}

const std::vector<std::uint64_t>& WeightedMinhash::slots() {
  if (features_.empty()) return value_;
  const std::vector<WeightedFeature> weighted = weigh(count_features(features_), weight_);
  std::fill(round_.begin(), round_.end(), kNoRound);
  std::size_t open = value_.size();
  for (std::uint32_t number = 0; open != 0; ++number) {
    const std::uint64_t key = mix64(seed_ + kGoldenStep * (std::uint64_t{number} + 1));
    Round round{number, value_, round_};
    for (const WeightedFeature& target : weighted) round.throw_at(target, key);
    open -= round.filled;
  }
  return value_;
}

void WeightedMinhash::clear() {
  constexpr std::size_t kKept = std::size_t{1} << 16;                   // one long text leaves no memory behind
  if (features_.capacity() > kKept) features_ = decltype(features_)();  // {} would keep it
  features_.clear();
}

}  // namespace neardup
