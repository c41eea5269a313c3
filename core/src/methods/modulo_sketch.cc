#include "methods/modulo_sketch.h"

#include <algorithm>
#include <limits>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

constexpr std::uint64_t kEmpty = std::numeric_limits<std::uint64_t>::max();  // more than any quotient by 2 or more

}  // namespace

ModuloSketch::ModuloSketch(unsigned slots, std::uint64_t seed)
    : least_(slots, kEmpty), key_(mix64(seed + kGoldenStep)) {}

void ModuloSketch::add(const std::uint64_t* features, std::size_t n) {
  const std::uint64_t classes = least_.size();
  std::uint64_t* const least = least_.data();
  for (std::size_t i = 0; i != n; ++i) {
    const std::uint64_t hash = mix64(features[i] ^ key_);
    const std::uint64_t quotient = hash / classes;
    std::uint64_t& slot = least[hash - quotient * classes];
    slot = std::min(slot, quotient);
  }
}

std::vector<std::size_t> ModuloSketch::empty_slots() const {
  std::vector<std::size_t> empty;
  for (std::size_t slot = 0; slot != least_.size(); ++slot) {
    if (least_[slot] == kEmpty) empty.push_back(slot);
  }
  return empty;
}

void ModuloSketch::clear() {
  std::fill(least_.begin(), least_.end(), kEmpty);
}

}  // namespace neardup
