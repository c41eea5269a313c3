/** @file scheme_words.h
 *  Words that a scheme's text lists. Internal. */
#ifndef NEARDUP_CORE_TOKENS_SCHEME_WORDS_H
#define NEARDUP_CORE_TOKENS_SCHEME_WORDS_H

#include <algorithm>
#include <string>

namespace neardup {

/** Whether a word can be in a list of a scheme's text: no character of it ends the word, the list or the line. */
inline bool is_listable(const std::string& word) {
  const auto separates = [](char c) { return c == ',' || c == '\x7f' || static_cast<unsigned char>(c) <= ' '; };
  return !word.empty() && word != "-" && std::none_of(word.begin(), word.end(), separates);
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_SCHEME_WORDS_H
