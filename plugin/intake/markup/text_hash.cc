#include "markup/text_hash.h"

#include <algorithm>
#include <cstring>
#include <random>

#include "bytes/feature_hash.h"

namespace neardup {

namespace {

std::uint64_t random_seed() {
  std::random_device random;
  return std::uint64_t{random()} << 32 | random();
}

}  // namespace

std::uint64_t text_hash(std::string_view text, std::uint64_t seed) {
  static const std::uint64_t kSecret = random_seed();
  std::uint64_t hash = mix64(seed + kSecret + text.size());
  while (!text.empty()) {
    std::uint64_t word = 0;
    const std::size_t bytes = std::min(text.size(), sizeof word);
    std::memcpy(&word, text.data(), bytes);
    hash = mix64((hash ^ word) + kSecret);
    text.remove_prefix(bytes);
  }
  return hash;
}

}  // namespace neardup
