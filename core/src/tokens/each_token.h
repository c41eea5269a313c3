/** @file each_token.h
 *  The tokens of a text one by one. */
#ifndef NEARDUP_CORE_TOKENS_EACH_TOKEN_H
#define NEARDUP_CORE_TOKENS_EACH_TOKEN_H

#include "neardup/token.h"

namespace neardup {

/** Calls take(token) for each token of a text. */
template <typename Take>
void for_each_token(Tokenizer& tokenizer, std::string_view text, const Take& take) {
  class Sink final : public TokenSink {
   public:
    explicit Sink(const Take& take) : take_(take) {}
    void take(const Token* tokens, std::size_t count) override {
      for (std::size_t i = 0; i != count; ++i) take_(tokens[i]);
    }

   private:
    const Take& take_;
  };
  Sink sink(take);
  tokenizer.tokenize(text, sink);
}

}  // namespace neardup

#endif  // NEARDUP_CORE_TOKENS_EACH_TOKEN_H
