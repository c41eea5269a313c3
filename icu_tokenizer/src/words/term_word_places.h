/** @file term_word_places.h
 *  Finds where in a piece words with a special rule (term_words) may be, from bits rather than characters.
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

  /** How far a piece was read, and what was found. */
  struct Progress {
    bool is_initials = false;   ///< whether the last part is initials, and need not be read
    std::size_t parts_end = 0;  ///< of the last part found
    std::size_t runs_end = 0;   ///< of the last run without a pause that has no long word
  };

  /** The next part that may have such a word if it is plain, by the bits of a block: words of plain characters are not
   *  longer in lower case than in the text. Empty if there is none.
   *  @param block     one that the scan noted; in order, each until nothing more is found.
   *  @param progress  shared by all calls on a piece. Cost: linear for all of them. */
  ByteRange next_plain(std::size_t block, Progress& progress) const;

  /** The first part of a stretch that may have such a word, with any characters; empty, at the stretch's end, if there
   *  is none.
   *  @param stretch  begins and ends where pieces may begin, or at the piece's edge. Cost: linear for all calls. */
  ByteRange next_of_any(ByteRange stretch) const;

 private:
  template <class Visit>
  std::size_t visit_gaps(ByteRange range, Visit visit) const;
  std::size_t next_long_word(ByteRange range) const;
  std::size_t long_word_of_block(std::size_t block, Progress& progress) const;
  ByteRange run_around(std::size_t byte, std::size_t begin) const;
  bool is_between_capitals(std::size_t dot) const;
  bool ends_word(std::size_t byte) const;
  ByteRange part_around(std::size_t byte, ByteRange within) const;

  std::string_view piece_;
  const simd::BlockBits* blocks_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORD_PLACES_H
