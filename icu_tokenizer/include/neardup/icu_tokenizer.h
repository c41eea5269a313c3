/** @file icu_tokenizer.h
 *  Words of a text in any language, by the Unicode word-boundary rules (UAX #29) as ICU implements them.
 *
 *  First stage of the flow: text --> tokens. No ICU type appears here.
 *
 *  THREADS: one IcuTokenizer per thread; clone() makes another.
 */
#ifndef NEARDUP_ICU_TOKENIZER_H
#define NEARDUP_ICU_TOKENIZER_H

#include <memory>
#include <string>
#include <string_view>

#include "neardup/token.h"

namespace neardup {

/** Which characters make up a word. */
struct IcuTokenizerOptions {
  /** Whether spacing combining marks (category Mc: the vowel signs of Indic scripts) are word characters. The
   *  interoperability proposal `simhash-doc` leaves them out; every other use wants them. */
  bool spacing_marks = true;
};

/** The project's tokenizer. In order:
 *  1. ill-formed UTF-8 is a separator (each maximal ill-formed subpart reads as U+FFFD); a run of more than 30
 *     non-starters is cut after each 30 (UAX #15 section 13; default-ignorable characters do not end a run);
 *     then NFC (UAX #15);
 *  2. word boundaries by ICU's root rules (UAX #29 section 4.1, with ICU's dictionaries for Chinese, Japanese, Thai,
 *     Khmer, Lao and Burmese); U+200B is a boundary;
 *  3. NFKC_Casefold of each word (Unicode section 3.13, D146);
 *  4. each word is cut at every character that is not of category Ll Lu Lt Lo Lm Mn Nd Pc, or Mc (see options);
 *  5. class: a token within a URL (scheme "://", or "www.") or an e-mail address is kLink; else one with an Alphabetic
 *     character is kWord; else kNumber.
 *
 *  A piece of 1 MiB without a white space or CJK full stop or comma is cut there: memory stays bounded.
 *  A token's byte range covers the characters it came from; where NFC changed the text, the whole changed sequence.
 */
class IcuTokenizer final : public Tokenizer {
 public:
  explicit IcuTokenizer(IcuTokenizerOptions options = {});
  ~IcuTokenizer() override;
  IcuTokenizer(const IcuTokenizer&) = delete;
  IcuTokenizer& operator=(const IcuTokenizer&) = delete;

  /** Cost: linear in the text, whatever its bytes. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  /** "icu-uax29-nfkccf", or "icu-uax29-nfkccf-no-mc" without spacing marks. */
  std::string profile() const override;

  /** "ICU 72.1, Unicode 15.0": of the ICU library loaded at run time. */
  std::string version() const override;

  std::unique_ptr<Tokenizer> clone() const override;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_H
