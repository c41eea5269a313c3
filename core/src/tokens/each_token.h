/** @file each_token.h
 *  The tokens of a text, without a TokenSink. */
#ifndef NEARDUP_CORE_TOKENS_EACH_TOKEN_H
#define NEARDUP_CORE_TOKENS_EACH_TOKEN_H

#include <string>
#include <string_view>
#include <vector>

#include "neardup/token.h"

namespace neardup {

/** Calls take(tokens, count) as Tokenizer::tokenize() calls TokenSink::take(). */
template <typename Take>
void take_tokens(Tokenizer& tokenizer, std::string_view text, const Take& take) {
  class Sink final : public TokenSink {
   public:
    explicit Sink(const Take& take) : take_(take) {}
    void take(const Token* tokens, std::size_t count) override { take_(tokens, count); }

   private:
    const Take& take_;
  };
  Sink sink(take);
  tokenizer.tokenize(text, sink);
}

/** Calls take(token) for each token of a text. */
template <typename Take>
void for_each_token(Tokenizer& tokenizer, std::string_view text, const Take& take) {
  take_tokens(tokenizer, text, [&take](const Token* tokens, std::size_t count) {
    for (std::size_t i = 0; i != count; ++i) take(tokens[i]);
  });
}

/** The tokens of a text, without their ranges and classes. */
inline std::vector<std::string> token_texts(Tokenizer& tokenizer, std::string_view text) {
  std::vector<std::string> texts;
  for_each_token(tokenizer, text, [&](const Token& token) { texts.emplace_back(token.text); });
  return texts;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_EACH_TOKEN_H
