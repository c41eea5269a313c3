/** @file term_words.h
 *  The words of Xapian's TermGenerator (xapian-core 1.4) that give other tokens than the rest of the tokenizer would.
 *
 *  Beside the third to fifth steps of the tokenizer, by Xapian's rules only: stretch --> words with a rule of their
 *  own. Only those are listed that have one:
 *
 *  - initials: ASCII capital letters with a '.' between each two, from the begin of a word, two at least, and no
 *    character of a word behind them. They are one token: "U.S.A." is "usa".
 *  - words longer than 64 bytes, for which there is no term.
 *
 *  A word is of characters of the categories L, M, N and Pc (CharacterFacts::in_term()), with single characters between
 *  two of them that join: ' & U+2019 U+201B U+00B7 U+05F4 U+2027; between two decimal digits , . ; U+037E U+0589 U+060D
 *  U+07F8 U+2044 U+FE10 U+FE13 U+FE14 instead. Behind it up to three '+' and '#' are of it where neither more of them
 *  nor a character of a word follows. It is as long as its UTF-8 in lower case; U+2019 and U+201B count as one byte.
 *
 *  Two things are as this project indexes text, not as TermGenerator does by itself: default-ignorable format
 *  characters but U+200B are not looked at, as if they were not there; and characters of Han and Kana, terms of their
 *  own, are of no length, with the marks behind them, and cut what stands beside them into words.
 *
 *  THREADS: none; holds scratch memory.
 */
#ifndef NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H
#define NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "repair/byte_range.h"
#include "repair/character_table.h"

namespace neardup {

struct TermWord {
  enum class Kind : std::uint8_t {
    kInitials,         ///< one token
    kTooLong,          ///< no token
    kTooLongUnspaced,  ///< too long, but cut by a dictionary (is_dictionary_cut()): no token whose own characters have
                       ///< more than 64 bytes, default-ignorable ones not counted
  };

  ByteRange range;  ///< from its first character to its last one, suffixes left out
  Kind kind = Kind::kTooLong;
};

class TermWords {
 public:
  static constexpr std::size_t kLongest = 64;  ///< bytes of a term

  /** A word of fewer bytes is not too long: U+023A and U+023E grow from two bytes to three in lower case, and no
   *  character grows more. */
  static constexpr std::size_t kFewestTooLong = kLongest * 2 / 3 + 1;

  /** @param characters  must outlive this object. */
  explicit TermWords(CharacterTable& characters) : characters_(characters) {}

  /** Forget what was found. */
  void clear();

  /** Find the words of a stretch of a text.
   *  @param text     any bytes; must stay as it is while the other functions are called.
   *  @param stretch  begins and ends where no word of Xapian's goes on; stretches are given in text order.
   *  @return         all words found in the text so far that have a rule of their own, in order. Cost: linear. */
  const std::vector<TermWord>& find(std::string_view text, ByteRange stretch);

  /** Initials that are told from ASCII alone, as nearly all are; empty if more than that must be looked at.
   *  @param dot  the first '.' of them, between two capitals. */
  static ByteRange ascii_initials_at(std::string_view text, std::size_t dot);

  /** The first word found that shares a byte with a range; null if there is none. Ranges are asked in text order. */
  const TermWord* overlapping(ByteRange range);

  /** Whether there is no token of a range, of any word but initials. */
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
  std::size_t no_initials_to_ = 0;  ///< before this byte, none begin
};

}  // namespace neardup

#endif  // NEARDUP_ICU_TOKENIZER_WORDS_TERM_WORDS_H
