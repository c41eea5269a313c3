/** @file tokens.h
 *  Short ways to ask for the tokens of a text in tests. */
#ifndef NEARDUP_TESTS_TOKENS_H
#define NEARDUP_TESTS_TOKENS_H

#include <gmock/gmock.h>

#include <ostream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "neardup/icu_tokenizer.h"
#include "neardup/token.h"

namespace neardup {

inline std::ostream& operator<<(std::ostream& out, TokenClass token_class) {
  return out << (token_class == TokenClass::kWord ? "word" : token_class == TokenClass::kNumber ? "number" : "link");
}

inline std::ostream& operator<<(std::ostream& out, const OwnedToken& token) {
  return out << '"' << token.text << "\" [" << token.begin << ", " << token.end << ") " << token.token_class;
}

inline bool operator==(const OwnedToken& a, const OwnedToken& b) {
  return std::tie(a.text, a.begin, a.end, a.token_class) == std::tie(b.text, b.begin, b.end, b.token_class);
}

inline std::vector<std::string> words_of(Tokenizer& tokenizer, std::string_view text) {
  std::vector<std::string> words;
  for (const OwnedToken& token : collect_tokens(tokenizer, text)) {
    words.push_back(token.text);
  }
  return words;
}

inline std::vector<std::string> words_of(std::string_view text) {
  IcuTokenizer tokenizer;
  return words_of(tokenizer, text);
}

inline std::vector<OwnedToken> tokens_of(std::string_view text) {
  IcuTokenizer tokenizer;
  return collect_tokens(tokenizer, text);
}

/** n copies of a text, one after the other. */
inline std::string repeat(std::string_view text, std::size_t n) {
  std::string result;
  result.reserve(text.size() * n);
  for (std::size_t i = 0; i != n; ++i) {
    result += text;
  }
  return result;
}

}  // namespace neardup

#endif  // NEARDUP_TESTS_TOKENS_H
