#include "neardup/shingles.h"

#include <algorithm>

#include "mix.h"

namespace neardup {

namespace {

constexpr std::uint64_t kBase = 0xd1342543de82ef95U;  // odd, well spread: the multiplier of L'Ecuyer's 64-bit generator

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t result = 1;
  for (std::size_t i = 0; i != exponent; ++i) result *= base;
  return result;
}

}  // namespace

ShingleSet word_shingles(const std::vector<std::uint64_t>& token_hashes, unsigned n) {
  ShingleSet set;
  if (token_hashes.empty()) return set;
  const std::size_t length = std::min<std::size_t>(n, token_hashes.size());
  const std::uint64_t oldest_factor = power(kBase, length);
  set.reserve(token_hashes.size() - length + 1);
  std::uint64_t rolling = 0;
  for (std::size_t i = 0; i != token_hashes.size(); ++i) {
    rolling = rolling * kBase + token_hashes[i];
    if (i >= length) rolling -= token_hashes[i - length] * oldest_factor;
    if (i + 1 >= length) set.push_back(mix64(rolling));
  }
  std::sort(set.begin(), set.end());
  set.erase(std::unique(set.begin(), set.end()), set.end());
  return set;
}

}  // namespace neardup
