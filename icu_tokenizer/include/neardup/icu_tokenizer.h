/** @file icu_tokenizer.h
 *  Cuts text in any language into words, by the Unicode word-boundary rules (UAX #29) as ICU implements them.
 *
 *  First stage of the flow: text --> tokens. This header uses no ICU type.
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

/** The project's tokenizer. It works in this order:
 *  1. Ill-formed UTF-8 is a separator: each maximal ill-formed subpart reads as U+FFFD (Unicode section 3.9). A run of
 *     more than 30 non-starters is cut after each 30 (UAX #15 section 13), and the rest is a new word. NFKD decides
 *     what is a non-starter; default-ignorable characters neither count nor end a run. Then NFC (UAX #15).
 *  2. Word boundaries come from ICU's root rules over UTF-8 (UAX #29 section 4.1, with ICU's dictionaries for Chinese,
 *     Japanese, Thai, Khmer, Lao and Burmese). U+200B is a boundary.
 *  3. Each word is folded by NFKC_Casefold (Unicode section 3.13, R5), which also removes zero-width characters.
 *  4. Each word is cut at every character that is not of category Ll Lu Lt Lo Lm Mn Nd Pc, or Mc (see WordRules),
 *     or Nl or No with WordRules::kXapian.
 *  5. Each token gets a class. kLink: it shares a byte with a URL (scheme "://", or "www.") or an e-mail address. Links
 *     consist of ASCII characters only. Otherwise kWord: it has an Alphabetic character. Otherwise kNumber.
 *
 *  With WordRules::kXapian, words follow those of TermGenerator (xapian-core 1.4). If you join its unstemmed terms with
 *  spaces, in the order of their positions, and cut the result again, you get the tokens of the text, but for long words
 *  and signs. Therefore:
 *
 *  - Initials are one token: two or more ASCII capitals with a '.' between each two. They start where a word of
 *    Xapian's starts, so not behind U+200B in a word, and no character of such a word follows them or their last '.'.
 *    "U.S." gives "us", and "J.R.R.Tolkien" gives "j", "r", "r", "tolkien". The token's range goes from the first letter
 *    to the last.
 *  - U+0307 behind an i, or behind an i with marks of a combining class below 230, is dropped from a folded word, so
 *    U+0130 gives "i".
 *  - A character that is not of category L, M, N or Pc before folding cuts, too: U+2122 does not give "tm".
 *  - A token of more than 64 bytes, of which Xapian makes no term, is `longword` and 13 letters and digits, base32 of its
 *    XXH3, and of class kWord unless it is a link's. So every word counts, whatever its length.
 *  - A number keeps its minus, U+002D, U+2212, U+FE63 or U+FF0D, as '-': at the begin of the text, behind white space, one of
 *    ( [ { < > = : ; , / | \ ` " ', a currency sign or one of a product; with a unit also behind a word of Chinese, Japanese or
 *    Korean, "気温-5度". "-$5" gives "-5", "10-20" gives "10", "20". Marks of direction do not count.
 *  - Letters with several spellings have one: the tatweel U+0640 is left out, a Malayalam consonant with U+0D4D and U+200D is
 *    its chillu (Unicode section 12.9), and the parts of SARA AM, U+0E4D and U+0E32 or U+0ECD and U+0EB2, are one letter.
 *    The ordinal indicators, U+00AA and U+00BA, are not folded to a and o.
 *
 *  For all of that, default-ignorable format characters other than U+200B count as absent. The terms of a text do not
 *  give back its tokens if the text has
 *
 *  - words of more than 64 bytes, or numbers with a minus, unless word marks keep them;
 *  - ill-formed UTF-8, which TermGenerator reads as Latin-1;
 *  - format characters, such as U+200B and U+00AD, at which TermGenerator cuts or joins differently;
 *  - characters of scripts without spaces between words (is_unspaced()), unless they were indexed word by word;
 *  - characters that Xapian's own tables of Unicode 9 treat differently, mostly newer ones;
 *  - marks behind a character that is neither white space nor part of a word, or symbols that NFC composes with a mark
 *    or decomposes (U+2260, U+2ADC).
 *
 *  A stretch of more than 1 MiB without ASCII white space, U+3000, U+3001 or U+3002 is cut every 1 MiB, at a character,
 *  which bounds the memory. Text before a white space never changes the tokens behind it, and earlier texts never
 *  change the tokens of later ones.
 *
 *  A token's byte range covers the characters from which it came. If NFC or folding changed a sequence as a unit, the
 *  range covers the whole sequence. So tokens may share a range: U+00BD gives "1" and "2".
 */
class IcuTokenizer final : public Tokenizer {
 public:
  /** @exception std::runtime_error if ICU's data is missing or damaged; the message says what to check.
   *  Cost: about as much as to tokenize a page of text. */
  explicit IcuTokenizer(IcuTokenizerOptions options = {});
  ~IcuTokenizer() override;
  IcuTokenizer(const IcuTokenizer&) = delete;
  IcuTokenizer& operator=(const IcuTokenizer&) = delete;

  /** @param text  any bytes; must not change during the call.
   *  @param sink  must not call this tokenizer. A batch has up to 256 tokens.
   *  @exception std::bad_alloc, and whatever the sink throws.
   *  Cost: linear in the text, for all bytes. After it has cut similar texts, the tokenizer allocates no memory of its
   *  own. The locale has no effect, neither the C library's nor ICU's. */
  void tokenize(std::string_view text, TokenSink& sink) override;

  /** One of "icu-uax29-xapian2", "icu-uax29-nfkccf", "icu-uax29-nfkccf-no-mc", in the order of WordRules. */
  std::string profile() const override;

  /** Version of the ICU library that is loaded at run time, such as "ICU 72.1, Unicode 15.0". */
  std::string version() const override;

  std::unique_ptr<Tokenizer> clone() const override;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_H
