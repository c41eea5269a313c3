#include "neardup/token.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

/** Hands out every character as a token, in batches of three, from memory that it overwrites after each call. */
class CharacterTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    for (std::size_t begin = 0; begin < text.size(); begin += 3) {
      scratch_ = text.substr(begin, 3);
      std::vector<Token> batch;
      for (std::size_t i = 0; i != scratch_.size(); ++i) {
        const TokenClass kind = scratch_[i] < 'a' ? TokenClass::kNumber : TokenClass::kWord;
        batch.push_back({std::string_view(scratch_).substr(i, 1), begin + i, begin + i + 1, kind});
      }
      sink.take(batch.data(), batch.size());
      scratch_.assign(scratch_.size(), '#');
    }
  }
  std::string profile() const override { return "characters"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<CharacterTokenizer>(); }

 private:
  std::string scratch_;
};

TEST(TokenTest, CollectedTokensAreOfAllBatchesInTextOrder) {
  CharacterTokenizer tokenizer;
  const std::string text = "ab1cd2e";
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, text);
  ASSERT_EQ(text.size(), tokens.size());
  for (std::size_t i = 0; i != tokens.size(); ++i) {
    EXPECT_EQ(text.substr(i, 1), tokens[i].text);
    EXPECT_EQ(i, tokens[i].begin);
    EXPECT_EQ(i + 1, tokens[i].end);
    EXPECT_EQ(text[i] < 'a' ? TokenClass::kNumber : TokenClass::kWord, tokens[i].token_class);
  }
}

TEST(TokenTest, CollectedTokensOwnTheirText) {
  CharacterTokenizer tokenizer;
  std::string text = "abcd";
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, text);
  text.assign(text.size(), '?');
  EXPECT_EQ("a", tokens.front().text);
  EXPECT_EQ("d", tokens.back().text);
}

TEST(TokenTest, TextWithoutTokensCollectsNone) {
  CharacterTokenizer tokenizer;
  EXPECT_TRUE(collect_tokens(tokenizer, "").empty());
}

TEST(TokenTest, TokenIsAWordUnlessSaidOtherwise) {
  EXPECT_EQ(TokenClass::kWord, Token().token_class);
  EXPECT_EQ(TokenClass::kWord, OwnedToken().token_class);
}

}  // namespace
}  // namespace neardup
