/** @file edge_kernel.h
 *  Turns the bits of a piece into the places where tokens begin and end; written once for every way to list bits.
 *
 *  A token begins at a word byte behind a byte outside words, or where Hangul meets another script, or at a cut. It
 *  ends in the same way. It has no Alphabetic character iff a carry that starts behind its first byte runs through all
 *  its bytes:
 *
 *      text         a 1 2   3 4   5 b
 *      begins       1       1     1
 *      unlettered     1 1   1 1   1
 *      later bytes    1 1     1           a carry runs upwards through these
 *      carry                  1     1     starts here
 *      lands                    1   1     behind "34", which is a number; on b, where no token ends
 *
 *  Included like scan_kernel.h.
 */
#ifndef NEARDUP_ICU_TOKENIZER_SIMD_EDGE_KERNEL_H
#define NEARDUP_ICU_TOKENIZER_SIMD_EDGE_KERNEL_H

#include <cstddef>
#include <cstdint>

#include "simd/block_bits.h"

namespace neardup::simd {

/** @tparam BitLister  list(bits, base, out): writes base + i for each bit i that is set, ascending, and up to 64 - n
 *                     meaningless values behind the n; returns n. */
template <class BitLister>
class EdgeKernel {
 public:
  /** Find further tokens of a stretch that begins and ends at the text's edge or a byte outside words, until few more
   *  fit or the stretch ends.
   *  @param number_ends  a word for each block; gets a bit one past the last byte of each token found that has no
   *                      Alphabetic character, and meaningless bits where no token ends. */
  static void find(const BlockBits* blocks, std::uint64_t* number_ends, EdgeCursor& cursor, TokenEdges& edges) {
    std::size_t begins = edges.open;
    std::size_t ends = 0;
    constexpr std::size_t kMostInBlock = BlockBits::kBytes;
    for (; !cursor.done() && begins + kMostInBlock <= TokenEdges::kMost; ++cursor.block) {
      const Edges found = edges_of(blocks[cursor.block], cursor, number_ends[cursor.block]);
      const auto base = static_cast<std::uint32_t>(cursor.block * BlockBits::kBytes);
      begins += BitLister::list(found.begins, base, edges.begins.data() + begins);
      ends += BitLister::list(found.ends, base, edges.ends.data() + ends);
    }
    edges.count = ends;
    edges.open = begins - ends;
  }

 private:
  struct Edges {
    std::uint64_t begins;
    std::uint64_t ends;
  };

  static Edges edges_of(const BlockBits& bits, EdgeCursor& cursor, std::uint64_t& number_ends) {
    const std::uint64_t word = bits.word & BlockBits::inside(cursor.block, cursor.begin, cursor.end);
    const std::uint64_t before = word << 1 | cursor.last_word;
    const std::uint64_t changes = (bits.hangul ^ (bits.hangul << 1 | cursor.last_hangul)) | bits.cut;
    const Edges edges{word & (~before | changes), before & (~word | changes)};
    const std::uint64_t unlettered = word & ~bits.letter;
    const std::uint64_t first_bytes = edges.begins & unlettered;
    const std::uint64_t later_bytes = unlettered & ~edges.begins;
    std::uint64_t sum = 0;
    const bool overflow = __builtin_add_overflow(later_bytes, first_bytes << 1 | cursor.number_carry, &sum);
    number_ends = sum & ~later_bytes;
    cursor.number_carry = first_bytes >> 63 | (overflow ? 1 : 0);
    cursor.last_word = word >> 63;
    cursor.last_hangul = bits.hangul >> 63;
    return edges;
  }
};

}  // namespace neardup::simd

#endif  // NEARDUP_ICU_TOKENIZER_SIMD_EDGE_KERNEL_H
