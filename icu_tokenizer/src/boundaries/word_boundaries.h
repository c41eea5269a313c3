/** @file word_boundaries.h
 *  Word boundaries of a UTF-8 text, by ICU's root rules (UAX #29 section 4.1) and dictionaries.
 *
 *  Fourth step of the tokenizer: piece in NFC --> words. Also returns segments of white space and punctuation. Folding
 *  a segment shows whether it has a word; ICU's rule status is not used, because it uses other categories.
 *
 *  Two properties of ICU, each pinned by a test:
 *  - its root rules differ from the annex on purpose: a colon is not MidLetter;
 *  - it does not cut runs of Khmer, Lao and Burmese shorter than 4 units of the text's encoding. In UTF-8 that is one
 *    character, in UTF-16 three: an iterator over UTF-16 does not cut all that this one cuts.
 *
 *  THREADS: none; holds one ICU iterator.
 */
#ifndef NEARDUP_ICU_TOKENIZER_BOUNDARIES_WORD_BOUNDARIES_H
#define NEARDUP_ICU_TOKENIZER_BOUNDARIES_WORD_BOUNDARIES_H

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <cstddef>
#include <memory>
#include <string_view>

namespace neardup {

class WordBoundaries {
 public:
  static constexpr std::size_t kDone = static_cast<std::size_t>(-1);

  /** @exception std::runtime_error if ICU's data is missing. */
  WordBoundaries();
  ~WordBoundaries();

  /** Begin at the start of a text, which is itself a boundary that next() does not return.
   *  @param text  well-formed UTF-8 of less than 2 GiB; must not move or change while you call next(). */
  void set_text(std::string_view text);

  /** The next boundary: the end of the next segment; kDone after the end of the text. */
  std::size_t next();

 private:
  void load_every_dictionary();

  std::unique_ptr<icu::BreakIterator> iterator_;
  /** Closes what utext_openUTF8() may have allocated, even if the constructor throws. */
  struct OpenText {
    UText text = UTEXT_INITIALIZER;
    ~OpenText() { utext_close(&text); }
  };
  OpenText text_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_BOUNDARIES_WORD_BOUNDARIES_H
