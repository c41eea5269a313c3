#include "tokens/text_from_positions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace neardup {
namespace {

/** Cuts at spaces and hyphens and folds nothing; counts the texts that it was given. */
class HyphenTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    ++texts;
    for (std::size_t begin = text.find_first_not_of(" -"); begin != std::string_view::npos;) {
      const std::size_t end = std::min(text.find_first_of(" -", begin), text.size());
      const Token token{text.substr(begin, end - begin), begin, end, TokenClass::kLink};
      sink.take(&token, 1);
      begin = text.find_first_not_of(" -", end);
    }
  }
  std::string profile() const override { return "spaces"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<HyphenTokenizer>(); }

  int texts = 0;
};

/** Tokens with their ranges and classes. */
std::string shown(Tokenizer& tokenizer, const std::string& text) {
  std::string all;
  for (const OwnedToken& token : collect_tokens(tokenizer, text)) {
    EXPECT_EQ(token.text, text.substr(token.begin, token.end - token.begin));
    all += token.text + "@" + std::to_string(token.begin) + "wnl"[static_cast<int>(token.token_class)] + " ";
  }
  return all;
}

TEST(TextFromPositionsTest, PlainTextIsCutAsAnyText) {
  HyphenTokenizer cutter;
  const TextFromPositions text = TextFromPositions::plain("a-b c");
  PositionsTokenizer tokenizer(cutter, text);
  EXPECT_EQ("a@0l b@2l c@4l ", shown(tokenizer, text.text));
  EXPECT_FALSE(text.overlapping);
}

TEST(TextFromPositionsTest, WholeWordsAreTokensAsTheyStand) {
  HyphenTokenizer cutter;
  const TextFromPositions text{"x-y a-bc-d 12_3 z", {{4, 7}, {7, 10}, {11, 15}}, false};
  PositionsTokenizer tokenizer(cutter, text);
  EXPECT_EQ("x@0l y@2l a-b@4w c-d@7w 12_3@11n z@16l ", shown(tokenizer, text.text));
  EXPECT_EQ(2, cutter.texts) << "spaces between whole words are no text";
}

TEST(TextFromPositionsTest, TextOfWholeWordsOnly) {
  HyphenTokenizer cutter;
  const TextFromPositions text{"ab", {{0, 1}, {1, 2}}, false};
  PositionsTokenizer tokenizer(cutter, text);
  EXPECT_EQ("a@0w b@1w ", shown(tokenizer, text.text));
  EXPECT_EQ(0, cutter.texts);
  const TextFromPositions none;
  PositionsTokenizer of_none(cutter, none);
  EXPECT_EQ("", shown(of_none, ""));
}

TEST(TextFromPositionsTest, TokenizerKeepsProfileAndVersion) {
  HyphenTokenizer cutter;
  const TextFromPositions text{"a-b c-d", {{0, 3}}, false};
  PositionsTokenizer tokenizer(cutter, text);
  EXPECT_EQ("spaces", tokenizer.profile());
  EXPECT_EQ("1", tokenizer.version());
  const std::unique_ptr<Tokenizer> clone = tokenizer.clone();
  EXPECT_EQ("a-b@0w c@4l d@6l ", shown(*clone, text.text));
  EXPECT_EQ("spaces", clone->profile());
  EXPECT_EQ("a-b@0w c@4l d@6l ", shown(*clone->clone(), text.text));
}

}  // namespace
}  // namespace neardup
