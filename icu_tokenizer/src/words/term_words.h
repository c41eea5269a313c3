/** @file term_words.h
 *  The words of Xapian's TermGenerator (xapian-core 1.4) for which the rest of the tokenizer would give other tokens.
 *
 *  Next to the third to fifth steps of the tokenizer, with Xapian's rules only: stretch --> words with a special rule.
 *  Only these are listed:
 *
 *  - initials: two or more ASCII capital letters with a '.' between each two, from the begin of a word, without a
 *    character of a word behind them. They are one token: "U.S.A." is "usa". A word's begin is not behind a U+200B that
 *    joins it to another one in Xapian.
 *  - words longer than 64 bytes, which give no term.
 *
 *  A word is of characters of the categories L, M, N and Pc (CharacterFacts::in_term), with single characters between
 *  two of them that join: ' & U+2019 U+201B U+00B7 U+05F4 U+2027; between two decimal digits , . ; U+037E U+0589 U+060D
 *  U+07F8 U+2044 U+FE10 U+FE13 U+FE14 instead. Up to three '+' and '#' behind it belong to it, unless more of them or a
 *  character of a word follow. Its length is its UTF-8 in lower case, with U+2019 and U+201B as one byte.
 *
 *  In two points this follows the project's own indexing instead of TermGenerator: default-ignorable format characters
 *  except U+200B count as absent; and characters of Han and Kana, with the marks behind them, are separate terms
 *  without length, and end the words next to them.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H
#define NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "repair/character_table.h"
#include "repair/offset_map.h"

namespace neardup {

struct TermWord {
  enum class Kind : std::uint8_t {
    kInitials,         ///< one token
    kTooLong,          ///< no token
    kTooLongUnspaced,  ///< too long, but cut by a dictionary (is_dictionary_cut()): only tokens of more than 64 bytes
                       ///< are left out, without counting default-ignorable characters
  };

  ByteRange range;  ///< from its first character to its last one, without suffixes
  Kind kind = Kind::kTooLong;
};

class TermWords {
 public:
  static constexpr std::size_t kLongest = 64;  ///< bytes of a term

  /** A word with fewer bytes is not too long: U+023A and U+023E grow from two bytes to three in lower case, and no
   *  character grows more. */
  static constexpr std::size_t kFewestTooLong = kLongest * 2 / 3 + 1;

  /** @param characters  must outlive this object. */
  explicit TermWords(CharacterTable& characters) : characters_(characters) {}

  /** Forget what was found. */
  void clear();

  /** Find the words of a stretch of a text.
   *  @param text     any bytes; must not change while you call the other functions.
   *  @param stretch  begins and ends where no word of Xapian's continues; give stretches in text order.
   *  @return         all words with a special rule in the text so far, in order. Cost: linear. */
  const std::vector<TermWord>& find(std::string_view text, ByteRange stretch);

  /** Initials that are found from ASCII alone, as nearly all are; empty if other characters must be read.
   *  @param dot  the first '.' of them, between two capitals. */
  static ByteRange ascii_initials_at(std::string_view text, std::size_t dot);

  /** The first word found that shares a byte with a range; null if there is none. Ask for ranges in text order. */
  const TermWord* overlapping(ByteRange range);

  /** Whether a range gives no token because of any word except initials. */
  bool leave_out(ByteRange range);

 private:
  class Reader;
  class Part;

  bool take_initials(Reader& reader);
  void take_word(Reader& reader);
  bool is_too_long(ByteRange range) const;

  CharacterTable& characters_;
  std::string_view text_;
  std::vector<TermWord> found_;
  std::size_t next_ = 0;            ///< of found_: the first that ends behind the begin of the last range asked
  std::size_t no_initials_to_ = 0;  ///< initials do not begin before this byte
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H
