#include "neardup/simhash.h"

#include <array>
#include <stdexcept>
#include <string>

namespace neardup {

std::uint64_t simhash(const std::uint64_t* features, std::size_t n) {
  std::array<std::uint64_t, 64> set{};  // how many features have each bit set
  for (std::size_t i = 0; i != n; ++i) {
    for (unsigned bit = 0; bit != 64; ++bit) set[bit] += features[i] >> bit & 1;
  }
  std::uint64_t fingerprint = 0;
  for (unsigned bit = 0; bit != 64; ++bit) {
    if (set[bit] > n - set[bit]) fingerprint |= std::uint64_t{1} << bit;
  }
  return fingerprint;
}

std::uint64_t simhash(const std::vector<std::uint64_t>& features, const std::vector<double>& weights) {
  if (features.size() != weights.size()) {
    throw std::invalid_argument("simhash got " + std::to_string(features.size()) + " features and " +
                                std::to_string(weights.size()) + " weights; give one weight for each feature");
  }
  std::array<double, 64> sum{};
  for (std::size_t i = 0; i != features.size(); ++i) {
    if (!(weights[i] >= 0)) {
      throw std::invalid_argument("simhash weight " + std::to_string(weights[i]) + " is not a number >= 0");
    }
    for (unsigned bit = 0; bit != 64; ++bit) sum[bit] += (features[i] >> bit & 1) != 0 ? weights[i] : -weights[i];
  }
  std::uint64_t fingerprint = 0;
  for (unsigned bit = 0; bit != 64; ++bit) {
    if (sum[bit] > 0) fingerprint |= std::uint64_t{1} << bit;
  }
  return fingerprint;
}

unsigned hamming_distance(std::uint64_t a, std::uint64_t b) {
  return static_cast<unsigned>(__builtin_popcountll(a ^ b));
}

}  // namespace neardup
