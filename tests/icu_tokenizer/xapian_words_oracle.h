/** @file xapian_words_oracle.h
 *  The words of Xapian's TermGenerator once more, for tests: by search in an array of characters, in quadratic time. */
#ifndef NEARDUP_TESTS_XAPIAN_WORDS_ORACLE_H
#define NEARDUP_TESTS_XAPIAN_WORDS_ORACLE_H

#include <cstddef>
#include <string>
#include <vector>

#include "whole_text_oracle.h"

namespace neardup::oracle {

struct XapianWord {
  std::size_t begin = 0;  ///< bytes of the text, without suffixes
  std::size_t end = 0;
  std::string term;
  bool initials = false;
  bool dictionary_cut = false;  ///< has a character of a script that a dictionary cuts
};

/** Words that are not of Han or Kana. Format characters but U+200B are as if they were not there; Han and Kana
 *  cut, with the marks behind them. */
std::vector<XapianWord> xapian_words(const std::vector<DecodedCharacter>& text);

/** Whether it is a character of a word to Xapian. */
bool is_in_term(char32_t character);

}  // namespace neardup::oracle

#endif  // NEARDUP_TESTS_XAPIAN_WORDS_ORACLE_H
