/** @file spelling_tokenizer.h
 *  A text filter: cuts a text as IcuTokenizer does after it took away what the readers of a script call optional.
 *
 *  First stage of the flow: text --> tokens. Two spellings of one word become one. So may two words, such as Turkish "sık"
 *  and "sik", so that no preset but `spelling` asks for it. Before words are cut,
 *
 *  - Arabic and Hebrew lose their vowel signs and points, and Quranic signs: characters of category Mn of these scripts,
 *    except U+0653 to U+0655, which make other letters;
 *  - the Persian yeh U+06CC and kaf U+06A9 become U+064A and U+0643;
 *  - Greek letters lose their accents and breathings: the marks of their canonical decomposition, and marks behind them;
 *  - the Turkish dotless i U+0131 becomes i;
 *  - digits in another place (category No that NFKC makes an ASCII digit, such as superscripts) become that digit, and U+2116
 *    becomes "No".
 *
 *  THREADS: one SpellingTokenizer per thread; clone() makes another.
 */
#ifndef NEARDUP_ICU_TOKENIZER_PIPELINE_SPELLING_TOKENIZER_H
#define NEARDUP_ICU_TOKENIZER_PIPELINE_SPELLING_TOKENIZER_H

#include <memory>
#include <string>
#include <string_view>

#include "neardup/icu_tokenizer.h"
#include "neardup/token.h"
#include "repair/offset_map.h"

namespace neardup {

class SpellingTokenizer final : public Tokenizer {
 public:
  /** Ranges of tokens are of the text, and cover what was taken away within a token. Cost: linear in the text. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  /** "icu-uax29-xapian2-spelling". */
  std::string profile() const override;

  /** As IcuTokenizer's. */
  std::string version() const override;

  std::unique_ptr<Tokenizer> clone() const override;

 private:
  bool respell(std::string_view text);

  IcuTokenizer words_;
  std::string respelled_;
  OffsetMap map_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_PIPELINE_SPELLING_TOKENIZER_H
