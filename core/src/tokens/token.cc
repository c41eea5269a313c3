#include "tokens/each_token.h"

namespace neardup {

std::vector<OwnedToken> collect_tokens(Tokenizer& tokenizer, std::string_view text) {
  std::vector<OwnedToken> collected;
  for_each_token(tokenizer, text, [&](const Token& token) {
    collected.push_back({std::string(token.text), token.begin, token.end, token.token_class});
  });
  return collected;
}

}  // namespace neardup
