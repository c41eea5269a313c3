/** @file letter_digit_tokenizer.h
 *  Runs of letters and digits in lower case: words as Apache Nutch and Solr cut them for their text profile.
 *
 *  First stage of the flow: text --> tokens. Use it for signatures that must equal theirs; otherwise prefer
 *  IcuTokenizer, because this one knows neither word boundaries in Chinese, Japanese and Thai nor composed characters.
 *
 *  THREADS: one LetterDigitTokenizer per thread; clone() makes another.
 */
#ifndef NEARDUP_ICU_TOKENIZER_PIPELINE_LETTER_DIGIT_TOKENIZER_H
#define NEARDUP_ICU_TOKENIZER_PIPELINE_LETTER_DIGIT_TOKENIZER_H

#include <memory>
#include <string>
#include <string_view>

#include "neardup/token.h"
#include "words/token_batch.h"

namespace neardup {

class LetterDigitTokenizer final : public Tokenizer {
 public:
  /** Works as Java does, where each character is one UTF-16 code unit: characters beyond U+FFFF separate words. So do
   *  ill-formed UTF-8 and all characters that are neither letters nor decimal digits (categories L and Nd;
   *  Character.isLetterOrDigit), such as combining marks. Letters get their simple lower case (Character.toLowerCase).
   *  A run with a letter is a word, another run is a number. Cost: linear in the text. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  /** "letters-digits". */
  std::string profile() const override;

  /** As IcuTokenizer's. */
  std::string version() const override;

  std::unique_ptr<Tokenizer> clone() const override;

 private:
  TokenBatch batch_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_PIPELINE_LETTER_DIGIT_TOKENIZER_H
