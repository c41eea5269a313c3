/** @file normalizer.h
 *  Applies one Unicode normalization form to UTF-8, and maps back to the original offsets.
 *
 *  Used twice: NFC on a piece, NFKC_Casefold on a word.
 */
#ifndef NEARDUP_ICU_TOKENIZER_REPAIR_NORMALIZER_H
#define NEARDUP_ICU_TOKENIZER_REPAIR_NORMALIZER_H

#include <unicode/edits.h>
#include <unicode/normalizer2.h>

#include <string>
#include <string_view>

#include "repair/offset_map.h"

namespace neardup {

/** ICU's own instances. @exception std::runtime_error if ICU's data is missing. */
const icu::Normalizer2& nfc();
const icu::Normalizer2& nfd();
const icu::Normalizer2& nfkd();
const icu::Normalizer2& nfkc_casefold();

/** NFKC_Casefold that leaves the ordinal indicators U+00AA and U+00BA as they are: an n with U+00BA (number) is another
 *  word than "no". */
const icu::Normalizer2& nfkc_casefold_but_ordinals();

class Normalizer {
 public:
  explicit Normalizer(const icu::Normalizer2& form) : form_(form) {}

  /** @param text  well-formed UTF-8.
   *  @return      `text` itself if it is normalized, otherwise the normalized text: valid until the next call. Cost
   *               linear if runs of non-starters are short. */
  std::string_view apply(std::string_view text);

  /** Maps from the last result of apply() to its argument; empty if the argument was returned unchanged. */
  OffsetMap& map() { return map_; }

 private:
  const icu::Normalizer2& form_;
  std::string normalized_;
  icu::Edits edits_;
  OffsetMap map_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_REPAIR_NORMALIZER_H
