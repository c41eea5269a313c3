#include "bench/compared_sketches.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace neardup::bench {

namespace {

constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15U;

/** SplitMix64's finaliser. */
std::uint64_t mix(std::uint64_t x) {
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27) * 0x94d049bb133111ebU;
  return x ^ x >> 31;
}

std::size_t scaled(std::uint64_t uniform, std::size_t limit) {
  return (uniform >> 32) * limit >> 32;
}

/** The random numbers of one element. */
class Draws {
 public:
  Draws(std::uint64_t element, std::uint64_t seed) : state_(mix(element ^ mix(seed + kStep))) {}
  std::uint64_t next() { return mix(state_ += kStep); }
  std::size_t below(std::size_t limit) { return scaled(next(), limit); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }                 // 0 <= x < 1
  double positive_unit() { return static_cast<double>((next() >> 11) + 1) * 0x1p-53; }  // 0 < x <= 1
  double gamma2() { return -std::log(positive_unit() * positive_unit()); }

 private:
  std::uint64_t state_;
};

/** A random permutation of slots that is begun again and again and seldom finished: O(1) to begin and to go on. */
class LazyPermutation {
 public:
  explicit LazyPermutation(std::size_t size) : place_(size), begun_(size) {}

  void begin() { ++number_; }

  /** The j-th slot, j = 0, 1, 2 ... in turn. */
  std::size_t next(std::size_t j, Draws& draws) {
    const std::size_t k = j + draws.below(place_.size() - j);
    std::swap(at(j), at(k));
    return place_[j];
  }

 private:
  std::size_t& at(std::size_t i) {
    if (begun_[i] != number_) place_[i] = i;
    begun_[i] = number_;
    return place_[i];
  }

  std::vector<std::size_t> place_;
  std::vector<std::size_t> begun_;
  std::size_t number_ = 0;
};

Features bits_of(const std::vector<double>& values) {
  Features bits(values.size());
  std::memcpy(bits.data(), values.data(), values.size() * sizeof(double));
  return bits;
}

}  // namespace

Features seeded_hashes(const Features& set, unsigned slots, std::uint64_t seed) {
  Features least(slots, kMost);
  for (unsigned slot = 0; slot != slots; ++slot) {
    const std::uint64_t key = mix(seed + kStep * (slot + 1));
    for (const std::uint64_t element : set) least[slot] = std::min(least[slot], mix(element ^ key));
  }
  return least;
}

Features densified_one_permutation(const Features& set, unsigned slots, std::uint64_t seed) {
  Features least(slots, kMost);
  for (const std::uint64_t element : set) {
    const std::uint64_t hash = mix(element ^ mix(seed + kStep));
    std::uint64_t& slot = least[scaled(hash, slots)];
    slot = std::min(slot, hash);
  }
  Features dense = least;
  for (unsigned slot = 0; slot != slots; ++slot) {
    Draws attempts(slot, ~seed);
    std::size_t source = slot;
    while (least[source] == kMost) source = attempts.below(slots);
    dense[slot] = least[source];
  }
  return dense;
}

Features super_minhash(const Features& set, unsigned slots, std::uint64_t seed) {
  std::vector<double> least(slots, std::numeric_limits<double>::infinity());
  std::vector<unsigned> slots_with(slots);  // a value whose whole part is so much
  slots_with[slots - 1] = slots;
  unsigned last = slots - 1;  // the greatest of these
  LazyPermutation permutation(slots);
  for (const std::uint64_t element : set) {
    Draws draws(element, seed);
    permutation.begin();
    for (unsigned j = 0; j <= last; ++j) {
      const double value = draws.unit() + j;
      double& slot = least[permutation.next(j, draws)];
      if (value >= slot) continue;
      const auto before = static_cast<unsigned>(std::min(slot, slots - 1.0));
      slot = value;
      if (j >= before) continue;
      --slots_with[before];
      ++slots_with[j];
      while (slots_with[last] == 0) --last;
    }
  }
  return bits_of(least);
}

Features set_sketch(const Features& set, unsigned slots, std::uint64_t seed, const SetSketchParameters& parameters) {
  const double per_log = 1 / std::log(parameters.base);
  Features registers(slots);
  std::uint64_t least = 0;
  unsigned changes = 0;
  LazyPermutation permutation(slots);
  double limit = 1;  // base^-least
  for (const std::uint64_t element : set) {
    Draws draws(element, seed);
    permutation.begin();
    for (unsigned j = 0; j != slots; ++j) {
      const double value = -std::log1p(-(j + draws.unit()) / slots) / parameters.rate;
      if (value > limit) break;
      const double level = std::clamp(std::floor(1 - std::log(value) * per_log), 0.0, parameters.greatest + 1.0);
      const auto register_value = static_cast<std::uint64_t>(level);
      if (register_value <= least) break;
      std::uint64_t& slot = registers[permutation.next(j, draws)];
      if (register_value <= slot) continue;
      slot = register_value;
      if (++changes < slots) continue;
      least = *std::min_element(registers.begin(), registers.end());
      limit = std::pow(parameters.base, -static_cast<double>(least));
      changes = 0;
    }
  }
  return registers;
}

double set_sketch_jaccard(const Features& a, const Features& b, double size_a, double size_b,
                          const SetSketchParameters& parameters) {
  const double u = size_a / (size_a + size_b);
  const double v = 1 - u;
  double greater = 0;
  double less = 0;
  for (std::size_t i = 0; i != a.size(); ++i) {
    greater += a[i] > b[i] ? 1 : 0;
    less += a[i] < b[i] ? 1 : 0;
  }
  const double equal = static_cast<double>(a.size()) - greater - less;
  const double share = (parameters.base - 1) / parameters.base;
  const auto p = [&](double x) { return -std::log1p(-x * share) / std::log(parameters.base); };
  const auto log_of = [](double count, double probability) {
    return count == 0 ? 0 : count * std::log(std::max(probability, 1e-300));
  };
  const auto likelihood = [&](double jaccard) {
    const double p_greater = p(std::max(0.0, u - v * jaccard));
    const double p_less = p(std::max(0.0, v - u * jaccard));
    return log_of(greater, p_greater) + log_of(less, p_less) + log_of(equal, 1 - p_greater - p_less);
  };
  double low = 0;
  double high = std::min(u / v, v / u);
  for (int step = 0; step != 60; ++step) {  // it has one maximum
    const double first = low + (high - low) / 3;
    const double second = high - (high - low) / 3;
    if (likelihood(first) < likelihood(second)) {
      low = first;
    } else {
      high = second;
    }
  }
  return (low + high) / 2;
}

Features improved_consistent_weighted_sampling(const Features& multiset, unsigned slots, std::uint64_t seed) {
  std::unordered_map<std::uint64_t, double> weights;
  for (const std::uint64_t element : multiset) ++weights[element];
  std::vector<double> least(slots, std::numeric_limits<double>::infinity());
  Features samples(slots);
  for (const auto& [element, weight] : weights) {
    const double log_weight = std::log(weight);
    Draws draws(element, seed);
    for (unsigned slot = 0; slot != slots; ++slot) {
      const double r = draws.gamma2();
      const double c = draws.gamma2();
      const double beta = draws.unit();
      const double t = std::floor(log_weight / r + beta);
      const double log_a = std::log(c) - r * (t - beta) - r;
      if (log_a >= least[slot]) continue;
      least[slot] = log_a;
      samples[slot] = mix(element + kStep * static_cast<std::uint64_t>(static_cast<std::int64_t>(t)));
    }
  }
  return samples;
}

}  // namespace neardup::bench
