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

/** What is a word. */
enum class WordRules {
  kXapian,               ///< UAX #29, but as Xapian's TermGenerator where the two differ: see IcuTokenizer
  kUax29,                ///< UAX #29 to the letter
  kUax29NoSpacingMarks,  ///< the same; spacing combining marks (category Mc: the vowel signs of Indic scripts) are no
                         ///< word characters, as the interoperability proposal `simhash-doc` has it
};

struct IcuTokenizerOptions {
  WordRules word_rules = WordRules::kXapian;
};

/** The project's tokenizer. In order:
 *  1. ill-formed UTF-8 is a separator (each maximal ill-formed subpart reads as U+FFFD; Unicode section 3.9); a run of
 *     more than 30 non-starters is cut after each 30 (UAX #15 section 13; non-starters are told by NFKD, and
 *     default-ignorable characters neither count nor end a run), what follows the cut being a word of its own; then
 *     NFC (UAX #15);
 *  2. word boundaries by ICU's root rules over UTF-8 (UAX #29 section 4.1, with ICU's dictionaries for Chinese,
 *     Japanese, Thai, Khmer, Lao and Burmese); U+200B is a boundary;
 *  3. NFKC_Casefold of each word (Unicode section 3.13, R5), which also removes zero-width characters;
 *  4. each word is cut at every character that is not of category Ll Lu Lt Lo Lm Mn Nd Pc, or Mc (see options);
 *  5. class: a token that shares a byte with a URL (scheme "://", or "www.") or an e-mail address is kLink; else one
 *     with an Alphabetic character is kWord; else kNumber. Links are of ASCII characters only.
 *
 *  A stretch of more than 1 MiB without ASCII white space, U+3000, U+3001 or U+3002 is cut every 1 MiB, at a character:
 *  memory stays bounded. What stands before a white space never changes the tokens behind it, nor do earlier texts.
 *
 *  A token's byte range covers the characters it came from; where NFC or folding changed a sequence as one, the whole
 *  sequence. So ranges may be shared: U+00BD gives "1" and "2".
 */
class IcuTokenizer final : public Tokenizer {
 public:
  /** @exception std::runtime_error if ICU's data is missing or damaged; the message says what to check.
   *  Cost: about that of a page of text. */
  explicit IcuTokenizer(IcuTokenizerOptions options = {});
  ~IcuTokenizer() override;
  IcuTokenizer(const IcuTokenizer&) = delete;
  IcuTokenizer& operator=(const IcuTokenizer&) = delete;

  /** @param text  any bytes; must stay as it is during the call.
   *  @param sink  must not call this tokenizer. Batches are of up to 256 tokens.
   *  @exception std::bad_alloc, and whatever the sink throws.
   *  Cost: linear in the text, whatever its bytes; of its own it allocates nothing once like texts have been cut. No
   *  locale has a say, neither the C library's nor ICU's. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  /** Up to the last ASCII white space, U+3000, U+3001 or U+3002, or up to the last cut of a stretch of more than 1 MiB
   *  without one. Cost: from the end of the text back to there. */
  std::size_t complete_prefix(std::string_view text) const override;

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
