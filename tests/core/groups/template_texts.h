/** @file template_texts.h
 *  Texts for the rules of templates and names. */
#ifndef NEARDUP_TESTS_CORE_GROUPS_TEMPLATE_TEXTS_H
#define NEARDUP_TESTS_CORE_GROUPS_TEMPLATE_TEXTS_H

#include <sstream>
#include <string>

#include "groups/template_family.h"
#include "neardup/token.h"

namespace neardup {

/** Tokens at white space; a token without a letter is a number, one with a dot a part of a link. */
inline TemplateText text_of(const std::string& words) {
  TemplateText text;
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    Token token;
    token.text = word;
    if (word.find_first_not_of("0123456789") == std::string::npos) token.token_class = TokenClass::kNumber;
    if (word.find('.') != std::string::npos) token.token_class = TokenClass::kLink;
    text.push_back(template_word(token));
  }
  return text;
}

inline std::string filler(int from, int words) {
  std::string text;
  for (int i = from; i != from + words; ++i) {
    text += "w";
    for (const char digit : std::to_string(i)) text += static_cast<char>('a' + (digit - '0'));
    text += ' ';
  }
  return text;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_CORE_GROUPS_TEMPLATE_TEXTS_H
