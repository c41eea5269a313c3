/** @file text_repair.h
 *  Makes any bytes safe for normalization: well-formed UTF-8 whose runs of non-starters are short.
 *
 *  Second step of the tokenizer: piece --> repaired piece. Repairs two faults, both with U+FFFD, which separates words:
 *
 *  - it replaces each maximal subpart of an ill-formed sequence (Unicode section 3.9, table 3-8);
 *  - in a run of more than 30 non-starters it is inserted after each 30 (UAX #15 section 13 inserts U+034F, but
 *    NFKC_Casefold would remove that). NFKD decides what is a non-starter; default-ignorable characters, which
 *    NFKC_Casefold removes, neither count nor end a run. Reordering a run is quadratic in ICU; 30 make it linear.
 *    The non-starters after the separator are a new word.
 *
 *  With Xapian's rules it also replaces the other spellings of one letter (one_spelling.h), so that words are cut and
 *  folded alike.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_TEXT_REPAIR_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_TEXT_REPAIR_H

#include <cstddef>
#include <string>
#include <string_view>

#include "repair/character_table.h"
#include "repair/offset_map.h"
#include "repair/one_spelling.h"

namespace neardup {

class TextRepair {
 public:
  static constexpr int kLongestRun = 30;

  /** @param characters  must outlive this object. */
  explicit TextRepair(CharacterTable& characters) : characters_(characters) {}

  /** @return `piece` itself if there is nothing to replace, otherwise the repaired text: valid until the next call. Cost:
   *          linear. */
  std::string_view apply(std::string_view piece);

  /** Maps from the last result of apply() to its argument; empty if the argument was returned unchanged. */
  OffsetMap& map() { return map_; }

 private:
  Respelling next_fault(std::string_view piece, std::size_t begin);

  CharacterTable& characters_;
  int run_ = 0;  // non-starters so far
  std::string repaired_;
  OffsetMap map_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_TEXT_REPAIR_H
