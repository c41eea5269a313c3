/** @file block_bits.h
 *  Facts about 64 bytes of a piece: bit i stands for byte i.
 *
 *      text    W i r  s a h e n  7  R e h e
 *      word    1 1 1  1 1 1 1 1  1  1 1 1 1      in a word character
 *      letter  1 1 1  1 1 1 1 1     1 1 1 1      an Alphabetic character begins
 */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_BLOCK_BITS_H
#define NEARDUP_ICU_TOKENIZER_SIMD_BLOCK_BITS_H

#include <array>
#include <cstddef>
#include <cstdint>

namespace neardup::simd {

struct BlockBits {
  static constexpr std::size_t kBytes = 64;

  /** The bytes of a block, whose number is given, that are in [begin, end): it must have some, or the next. */
  static constexpr std::uint64_t inside(std::size_t block, std::size_t begin, std::size_t end) {
    const std::size_t first = block * kBytes;
    std::uint64_t bytes = ~std::uint64_t{0};
    if (begin > first) bytes <<= begin - first;
    if (end < first + kBytes) bytes &= (std::uint64_t{1} << (end - first)) - 1;
    return bytes;
  }

  std::uint64_t word = 0;     ///< byte of a plain word character
  std::uint64_t letter = 0;   ///< first byte of a plain Alphabetic character
  std::uint64_t hangul = 0;   ///< byte of a Hangul syllable: a word does not continue between Hangul and another script
  std::uint64_t cut = 0;      ///< a word does not continue from the byte before to this one; scans leave it clear
  std::uint64_t awkward = 0;  ///< byte of a character that is not plain; in what a kernel gives, or of no character
  std::uint64_t sign = 0;     ///< the '@', "://" or "w." that every link has, or a '.' behind a capital, as in initials
};

/** What a piece has. */
struct BlockSummary {
  bool awkward = false;
  std::size_t noted = 0;  ///< blocks that have a sign
};

/** Half-open ranges of successive tokens, in bytes of the piece. */
struct TokenEdges {
  static constexpr std::size_t kMost = 256;
  static constexpr std::size_t kSlack = BlockBits::kBytes;  // kernels write whole groups

  std::array<std::uint32_t, kMost + kSlack> begins;
  std::array<std::uint32_t, kMost + kSlack> ends;
  std::size_t count = 0;  ///< whole tokens
  std::size_t open = 0;   ///< 1 if begins[count] is of a token whose end is not yet found
};

/** How far the edges of a stretch are known. */
struct EdgeCursor {
  EdgeCursor(std::size_t stretch_begin, std::size_t stretch_end) : begin(stretch_begin), end(stretch_end) {
    block = begin / BlockBits::kBytes;
  }
  bool done() const { return block > end / BlockBits::kBytes; }

  std::size_t begin;
  std::size_t end;
  std::size_t block;               // the next one
  std::uint64_t last_word = 0;     ///< bit 0: the byte before the block is of a word
  std::uint64_t last_hangul = 0;   // the same for Hangul
  std::uint64_t number_carry = 0;  ///< 1 if all of the word so far is not Alphabetic
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_BLOCK_BITS_H
