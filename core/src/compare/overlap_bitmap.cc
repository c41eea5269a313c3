#include "compare/overlap_bitmap.h"

#include <algorithm>

namespace neardup {

namespace {

using Words = std::array<std::uint64_t, 8>;

/** The bits that are set. Processors of plain x86-64 have no instruction for it. */
std::size_t count_bits(const Words& words) {
  constexpr std::uint64_t kPairs = 0x3333333333333333;
  constexpr std::uint64_t kNibbles = 0x0f0f0f0f0f0f0f0f;
  std::uint64_t bytes = 0;  // eight counters, each at most 64
  for (std::uint64_t word : words) {
    word -= word >> 1 & 0x5555555555555555;
    word = (word & kPairs) + (word >> 2 & kPairs);
    bytes += (word + (word >> 4)) & kNibbles;
  }
  constexpr std::uint64_t kEvenBytes = 0x00ff00ff00ff00ff;
  bytes = (bytes & kEvenBytes) + (bytes >> 8 & kEvenBytes);
  return bytes * 0x0001000100010001 >> 48;
}

}  // namespace

OverlapBitmap bitmap_of(const ShingleSet& set) {
  constexpr unsigned kWordShift = 61;  // the high bits choose the word, the next ones the bit: shingles are hashes
  constexpr unsigned kBitShift = 55;
  OverlapBitmap outline;
  outline.size = set.size();
  for (const std::uint64_t shingle : set) outline.bits[shingle >> kWordShift] |= 1ULL << (shingle >> kBitShift & 63U);
  return outline;
}

std::size_t most_in_common(const OverlapBitmap& a, const OverlapBitmap& b) {
  Words only_in_a{};  // bits, each of at least one element
  Words only_in_b{};
  for (std::size_t word = 0; word != a.bits.size(); ++word) {
    only_in_a[word] = a.bits[word] & ~b.bits[word];
    only_in_b[word] = b.bits[word] & ~a.bits[word];
  }
  return std::min(a.size - count_bits(only_in_a), b.size - count_bits(only_in_b));
}

}  // namespace neardup
