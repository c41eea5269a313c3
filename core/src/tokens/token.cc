#include "neardup/token.h"

#include <utility>

namespace neardup {

namespace {

class TokenCollector final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) {
      collected_.push_back({std::string(tokens[i].text), tokens[i].begin, tokens[i].end, tokens[i].token_class});
    }
  }
  std::vector<OwnedToken> release() { return std::move(collected_); }

 private:
  std::vector<OwnedToken> collected_;
};

}  // namespace

std::vector<OwnedToken> collect_tokens(Tokenizer& tokenizer, std::string_view text) {
  TokenCollector collector;
  tokenizer.tokenize(text, collector);
  return collector.release();
}

}  // namespace neardup
