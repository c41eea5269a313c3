/** @file term_word_places.h
 *  Finds where in a piece initials (term_words) may be, from bits rather than characters.
 *
 *  For the second step of the tokenizer and the awkward path behind it, with Xapian's rules only. A result is a part
 *  between two places where pieces may begin. Nearly all text has none and is skipped 64 bytes at a time.
 *
 *  THREADS: pure functions.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORD_PLACES_H
#define NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORD_PLACES_H

#include <cstddef>
#include <string_view>

#include "repair/offset_map.h"
#include "simd/block_bits.h"

namespace neardup {

class TermWordPlaces {
 public:
  /** @param piece  was scanned and settled by the table. Both arguments must outlive this object. */
  TermWordPlaces(std::string_view piece, const simd::BlockBits* blocks) : piece_(piece), blocks_(blocks) {}

  /** What was found. */
  struct Part {
    ByteRange range;           ///< empty: nothing
    bool is_initials = false;  ///< whether it is initials, and need not be read
  };

  /** The next part that may have initials if it is plain, by the bits of a block.
   *  @param block  one that the scan noted. @param begin  the end of the part before. Cost: linear for all blocks. */
  Part next_plain(std::size_t block, std::size_t begin) const;

  /** The first part of a stretch that may have initials, with any characters; empty, at the stretch's end, if there is
   *  none.
   *  @param stretch  begins and ends where pieces may begin, or at the piece's edge. Cost: linear for all calls. */
  ByteRange next_of_any(ByteRange stretch) const;

 private:
  bool is_between_capitals(std::size_t dot) const;
  ByteRange part_around(std::size_t byte, ByteRange within) const;

  std::string_view piece_;
  const simd::BlockBits* blocks_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORD_PLACES_H
