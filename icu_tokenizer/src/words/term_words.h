/** @file term_words.h
 *  Initials, for which the rest of the tokenizer would give other tokens than Xapian's TermGenerator (xapian-core 1.4).
 *
 *  Next to the third to fifth steps of the tokenizer, with Xapian's rules only: stretch --> initials. They are two or
 *  more ASCII capital letters with a '.' between each two, from the begin of a word, without a character of a word
 *  behind them. They are one token: "U.S.A." is "usa". A word's begin is not behind a U+200B that joins it to another
 *  one in Xapian.
 *
 *  A word is of characters of the categories L, M, N and Pc (CharacterFacts::in_term), with single characters between
 *  two of them that join: ' & U+2019 U+201B U+00B7 U+05F4 U+2027; between two decimal digits , . ; U+037E U+0589 U+060D
 *  U+07F8 U+2044 U+FE10 U+FE13 U+FE14 instead. Up to three '+' and '#' behind it belong to it, unless more of them or a
 *  character of a word follow.
 *
 *  TermWordPlaces finds where in a piece they may be from bits rather than characters, as a part between two places where
 *  pieces may begin. Nearly all text has none and is skipped 64 bytes at a time.
 *
 *  In one point this follows the project's own indexing instead of TermGenerator: default-ignorable format characters
 *  except U+200B count as absent.
 *
 *  THREADS: TermWordPlaces is a plain value; TermWords holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H
#define NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H

#include <cstddef>
#include <string_view>
#include <vector>

#include "repair/character_table.h"
#include "repair/offset_map.h"
#include "simd/block_bits.h"

namespace neardup {

/** Where initials may be, for the second step of the tokenizer and the awkward path behind it. */
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

class TermWords {
 public:
  /** @param characters  must outlive this object. */
  explicit TermWords(CharacterTable& characters) : characters_(characters) {}

  /** Forget what was found. */
  void clear();

  /** Find the initials of a stretch of a text.
   *  @param text     any bytes; must not change while you call the other functions.
   *  @param stretch  begins and ends where no word of Xapian's continues; give stretches in text order.
   *  @return         all initials in the text so far, from the first letter to the last one. Cost: linear. */
  const std::vector<ByteRange>& find(std::string_view text, ByteRange stretch);

  /** Initials that are found from ASCII alone, as nearly all are; empty if other characters must be read.
   *  @param dot  the first '.' of them, between two capitals. */
  static ByteRange ascii_initials_at(std::string_view text, std::size_t dot);

  /** The first initials found that share a byte with a range; null if there are none. Ask for ranges in text order. */
  const ByteRange* overlapping(ByteRange range);

 private:
  class Reader;

  bool take_initials(Reader& reader);
  void take_word(Reader& reader);

  CharacterTable& characters_;
  std::string_view text_;
  std::vector<ByteRange> found_;
  std::size_t next_ = 0;            ///< of found_: the first that ends behind the begin of the last range asked
  std::size_t no_initials_to_ = 0;  ///< initials do not begin before this byte
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H
