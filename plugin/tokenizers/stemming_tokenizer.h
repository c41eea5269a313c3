/** @file stemming_tokenizer.h
 *  A token filter: reduces the words of another tokenizer to their stems, so that "finds" and "finding" are one word.
 *
 *  Stage text --> tokens of the flow. The stems are Snowball's, as in Xapian.
 *
 *  THREADS: one StemmingTokenizer per thread; clone() makes another.
 */
#ifndef NEARDUP_TOKENIZERS_STEMMING_TOKENIZER_H
#define NEARDUP_TOKENIZERS_STEMMING_TOKENIZER_H

#include <memory>
#include <string>
#include <string_view>

#include <xapian.h>

#include "neardup/token.h"

namespace neardup {

class StemmingTokenizer final : public Tokenizer {
 public:
  /** @param words     cuts the text; owned.
   *  @param language  English name of a language that Xapian stems, in lower case: "english", "german2".
   *  @exception Xapian::InvalidArgumentError for a language that Xapian does not stem; lists those that it does. */
  StemmingTokenizer(std::unique_ptr<Tokenizer> words, const std::string& language);

  /** The tokens of the other tokenizer, with the same ranges and classes; tokens of class word are stemmed. A stem is
   *  never empty. Cost: as the other tokenizer, and about 0.3 us a word. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  /** The other tokenizer's profile, and "-stem-" with the language: "icu-uax29-xapian2-stem-english". */
  std::string profile() const override;

  /** The other tokenizer's version, and the version of Xapian, because stems may change with it. */
  std::string version() const override;

  std::unique_ptr<Tokenizer> clone() const override;

 private:
  std::unique_ptr<Tokenizer> words_;
  std::string language_;
  Xapian::Stem stem_;
};

}  // namespace neardup

#endif  // NEARDUP_TOKENIZERS_STEMMING_TOKENIZER_H
