#include "compare/overlap_bitmap.h"

#include <algorithm>

namespace neardup {

OverlapBitmap bitmap_of(const ShingleSet& set) {
  constexpr unsigned kWordShift = 61;  // the high bits choose the word, the next ones the bit: shingles are hashes
  constexpr unsigned kBitShift = 55;
  OverlapBitmap outline;
  outline.size = set.size();
  for (const std::uint64_t shingle : set) outline.bits[shingle >> kWordShift] |= 1ULL << (shingle >> kBitShift & 63U);
  return outline;
}

std::size_t most_in_common(const OverlapBitmap& a, const OverlapBitmap& b) {
  std::size_t only_in_a = 0;  // bits, each of at least one element
  std::size_t only_in_b = 0;
  for (std::size_t word = 0; word != a.bits.size(); ++word) {
    only_in_a += static_cast<std::size_t>(__builtin_popcountll(a.bits[word] & ~b.bits[word]));
    only_in_b += static_cast<std::size_t>(__builtin_popcountll(b.bits[word] & ~a.bits[word]));
  }
  return std::min(a.size - only_in_a, b.size - only_in_b);
}

}  // namespace neardup
