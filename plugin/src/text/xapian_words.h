/** @file xapian_words.h
 *  Cuts a text into the terms that Xapian's TermGenerator makes of it, and words that are too long for a term into their
 *  tokens. Internal.
 *
 *  The rules are those of TermGenerator with FLAG_CJK_NGRAM: words with their infixes (can't, AT&T, 1,000.5), initials
 *  (U.S. is one term), suffixes (C++), Han and Kana one character at a time. Four rules differ: format characters
 *  inside a word, such as soft hyphens, are dropped, but U+200B ends a word; Hangul words stay whole; words of Thai,
 *  Lao, Khmer and Myanmar end where the caller says; ill-formed UTF-8 separates words.
 *  THREADS: one per thread.
 */
#ifndef NEARDUP_PLUGIN_TEXT_XAPIAN_WORDS_H
#define NEARDUP_PLUGIN_TEXT_XAPIAN_WORDS_H

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** A term and its place in the text. */
struct XapianWord {
  std::string term;          ///< lower case; of any length
  std::size_t begin = 0;     ///< first byte in the text
  std::size_t end = 0;       ///< one past the last byte
  bool han_or_kana = false;  ///< one character, cut from a run
  bool follows_han = false;  ///< a Han or Kana character directly behind another one
  bool has_pieces = false;   ///< may have pieces that queries ask for (word_pieces.h)

  /** Whether TermGenerator would post it: its longest word has 64 bytes. */
  bool has_posting() const { return term.size() <= 64; }
};

class XapianWords {
 public:
  /** @param text  must outlive this. @param cuts  ascending byte offsets at which a word ends; must outlive this. */
  XapianWords(std::string_view text, const std::vector<std::size_t>& cuts);

  /** The next word. @return null at the end of the text; else valid until the next call. Cost: linear in the text. */
  const XapianWord* next();

 private:
  struct Character {
    unsigned code = 0;
    std::size_t bytes = 0;  // 0: the end of the text
  };

  Character at(std::size_t place) const;
  bool is_cut(std::size_t place);
  void take_han(const Character& character);
  bool take_initials();
  void take_word(Character character);
  unsigned take_ascii();
  bool take_infix(unsigned previous, Character& character);
  void take_suffix();

  std::string_view text_;
  const std::vector<std::size_t>& cuts_;
  std::size_t next_cut_ = 0;
  std::size_t place_ = 0;
  std::size_t no_initials_to_ = 0;  // initials do not begin before this byte
  std::size_t han_end_ = 0;         // of the previous Han or Kana character, 0 if there was none
  XapianWord word_;
};

/** The words of a text that become terms: those of XapianWords, and in place of a word that is too long for a term its tokens. */
class PostedWords {
 public:
  /** Everything is kept by reference. @param cuts  as of XapianWords. */
  PostedWords(std::string_view text, const std::vector<std::size_t>& cuts, Tokenizer& tokenizer)
      : text_(text), words_(text, cuts), tokenizer_(tokenizer) {}

  /** The next word. @return null at the end of the text; else valid until the next call. Cost: linear in the text. */
  const XapianWord* next();

 private:
  std::string_view text_;
  XapianWords words_;
  Tokenizer& tokenizer_;
  std::vector<OwnedToken> tokens_;  // of the last long word
  std::size_t next_token_ = 0;
  std::size_t begin_ = 0;  // of that word in the text
  XapianWord token_;
};

}  // namespace neardup

#endif  // NEARDUP_PLUGIN_TEXT_XAPIAN_WORDS_H
