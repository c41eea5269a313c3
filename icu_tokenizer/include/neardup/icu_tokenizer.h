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
#include "neardup/word_rules.h"

namespace neardup {

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
 *  4. each word is cut at every character that is not of category Ll Lu Lt Lo Lm Mn Nd Pc, or Mc (see WordRules);
 *  5. class: a token that shares a byte with a URL (scheme "://", or "www.") or an e-mail address is kLink; else one
 *     with an Alphabetic character is kWord; else kNumber. Links are of ASCII characters only.
 *
 *  By the rules of WordRules::kXapian, the words follow those of TermGenerator (xapian-core 1.4): its terms without a
 *  stemmer, joined by spaces in the order of their positions and cut again, give the tokens of the text. So
 *
 *  - initials are one token: ASCII capitals, two at least, with a '.' between each two, from the begin of a word of
 *    Xapian's and with no character of such a word behind them or behind a last '.'. "U.S." is "us", "J.R.R.Tolkien" is
 *    "j", "r", "r", "tolkien". The token's range goes from the first letter to the last;
 *  - U+0307 behind an i, or behind an i with marks of a combining class below 230, is dropped from a folded word:
 *  U+0130 is "i";
 *  - a character that before folding is not of category L, M, N or Pc cuts, too: U+2122 does not give "tm";
 *  - a word of Xapian's that has more than 64 bytes in lower case (U+2019 and U+201B in it count as one) gives no
 *    token. Such a word is of characters of these categories, with ' & U+2019 U+201B U+00B7 U+05F4 U+2027 between two
 *    of them, or between two decimal digits , . ; U+037E U+0589 U+060D U+07F8 U+2044 U+FE10 U+FE13 U+FE14, and up to
 *    three of + # behind it; characters of Han and Kana (is_han_or_kana()), with the marks behind them, are of none. If
 *    it has characters of Thai, Lao, Khmer or Burmese (is_dictionary_cut()), only tokens of it are left out whose own
 *    characters have more than 64 bytes.
 *
 *  Default-ignorable format characters but U+200B are as if they were not there for all of that. The terms of a text do
 *  not give its tokens where it has
 *
 *  - ill-formed UTF-8, which TermGenerator reads as Latin-1;
 *  - format characters, U+200B and U+00AD among them, at which it cuts or joins otherwise;
 *  - characters of scripts without spaces between words (is_unspaced()), unless they were indexed word by word;
 *  - characters of which Xapian's own tables, of Unicode 9, say otherwise: those that are younger, mostly;
 *  - marks behind a character that is of no word and no white space, or symbols that NFC composes with a mark or takes
 *    apart (U+2260, U+2ADC).
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

  /** By the word rules, in their order: "icu-uax29-xapian", "icu-uax29-nfkccf", "icu-uax29-nfkccf-no-mc". */
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
