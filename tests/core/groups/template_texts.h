/** @file template_texts.h
 *  Texts for the rules of templates and names. */
#ifndef NEARDUP_TESTS_CORE_GROUPS_TEMPLATE_TEXTS_H
#define NEARDUP_TESTS_CORE_GROUPS_TEMPLATE_TEXTS_H

#include <cstdint>
#include <sstream>
#include <string>

#include "bytes/feature_hash.h"
#include "groups/template_family.h"
#include "neardup/token.h"

namespace neardup {

/** Tokens at white space; a token without a letter is a number, one with a dot a part of a link. */
template <typename Take>
void each_token_of(const std::string& words, const Take& take) {
  std::istringstream in(words);
  for (std::string word; in >> word;) {
    Token token;
    token.text = word;
    if (word.find_first_not_of("0123456789") == std::string::npos) token.token_class = TokenClass::kNumber;
    if (word.find('.') != std::string::npos) token.token_class = TokenClass::kLink;
    take(token);
  }
}

inline TemplateText text_of(const std::string& words) {
  TemplateText text;
  each_token_of(words, [&text](const Token& token) { text.push_back(template_word(token)); });
  return text;
}

inline TemplateOutline outline_of(const std::string& words) {
  constexpr std::uint64_t kSeed = 7;
  TemplateOutliner outliner(kSeed);
  each_token_of(words, [&outliner](const Token& token) { outliner.add(token, xxh3_hash(token.text, kSeed)); });
  return outliner.take();
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
