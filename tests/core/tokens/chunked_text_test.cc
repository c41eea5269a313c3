#include "tokens/chunked_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/seeded_random.h"

namespace neardup {
namespace {

/** Cuts at spaces; knows that nothing looks across one. Notes how much it was asked and given. */
class SpaceTokenizer final : public Tokenizer {
 public:
  explicit SpaceTokenizer(bool waits_for_the_end = false) : waits_for_the_end_(waits_for_the_end) {}

  void tokenize(std::string_view text, TokenSink& sink) override {
    longest_text = std::max(longest_text, text.size());
    while (!text.empty()) {
      const std::string_view word = text.substr(0, text.find(' '));
      if (word == "bad") throw std::runtime_error("bad word");
      const Token token{word, 0, 0, TokenClass::kWord};
      if (!word.empty()) sink.take(&token, 1);
      text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
  }
  std::size_t complete_prefix(std::string_view text) const override {
    asked += text.size();
    if (waits_for_the_end_) return Tokenizer::complete_prefix(text);
    const std::size_t space = text.rfind(' ');
    return space == std::string_view::npos ? 0 : space;
  }
  std::string profile() const override { return "spaces"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<SpaceTokenizer>(); }

  mutable std::size_t asked = 0;  // bytes looked at by complete_prefix()
  std::size_t longest_text = 0;

 private:
  bool waits_for_the_end_;
};

class WordSink final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    for (std::size_t i = 0; i != count; ++i) words.emplace_back(tokens[i].text);
  }
  std::vector<std::string> words;
};

std::vector<std::string> words_of(const std::vector<std::string_view>& chunks, std::size_t wait,
                                  SpaceTokenizer tokenizer = SpaceTokenizer()) {
  ChunkedText text(wait);
  WordSink sink;
  for (const std::string_view chunk : chunks) text.add(chunk, tokenizer, sink);
  text.finish(tokenizer, sink);
  return sink.words;
}

TEST(ChunkedTextTest, EveryPartitionGivesTheTokensOfTheWhole) {
  const std::string_view text = " one  three four fifteen a b ";
  const std::vector<std::string> expected{"one", "three", "four", "fifteen", "a", "b"};
  for (const std::size_t wait : {std::size_t{1}, std::size_t{5}, ChunkedText::kUsualWait}) {
    for (std::size_t i = 0; i <= text.size(); ++i) {
      for (std::size_t j = i; j <= text.size(); ++j) {
        const std::vector<std::string_view> chunks{text.substr(0, i), text.substr(i, j - i), text.substr(j)};
        ASSERT_EQ(expected, words_of(chunks, wait)) << i << ' ' << j;
        ASSERT_EQ(expected, words_of(chunks, wait, SpaceTokenizer(true))) << i << ' ' << j;
      }
    }
    std::vector<std::string_view> bytes;
    for (std::size_t i = 0; i != text.size(); ++i) bytes.push_back(text.substr(i, 1));
    EXPECT_EQ(expected, words_of(bytes, wait));
  }
  EXPECT_TRUE(words_of({}, 1).empty());
  EXPECT_TRUE(words_of({"", ""}, 1).empty());
}

TEST(ChunkedTextTest, DefaultTokenizerWaitsForTheEnd) {
  SpaceTokenizer tokenizer(true);
  ChunkedText text(1);
  WordSink sink;
  text.add("one two ", tokenizer, sink);
  EXPECT_TRUE(sink.words.empty());
  text.finish(tokenizer, sink);
  EXPECT_EQ(2U, sink.words.size());
}

TEST(ChunkedTextTest, LittleOfALongTextIsHeld) {
  SeededRandom random(1);
  std::string text = random.text(2'000'000, "abc  ");
  SpaceTokenizer tokenizer;
  ChunkedText chunked;
  WordSink sink;
  chunked.add(text, tokenizer, sink);
  chunked.finish(tokenizer, sink);
  EXPECT_LE(tokenizer.longest_text, 2 * ChunkedText::kUsualWait);
  WordSink whole;
  tokenizer.tokenize(text, whole);
  EXPECT_EQ(whole.words, sink.words);
}

TEST(ChunkedTextTest, CostIsLinearWithoutAPlaceToCut) {
  const std::string text(1 << 20, 'x');
  SpaceTokenizer tokenizer;
  ChunkedText chunked(16);
  WordSink sink;
  for (const char c : text) chunked.add(std::string_view(&c, 1), tokenizer, sink);
  chunked.finish(tokenizer, sink);
  EXPECT_EQ(1U, sink.words.size());
  EXPECT_LE(tokenizer.asked, 4 * text.size());
}

TEST(ChunkedTextTest, AfterAnExceptionClearBeginsAnew) {
  SpaceTokenizer tokenizer;
  ChunkedText text(1);
  WordSink sink;
  EXPECT_THROW(text.add("bad one ", tokenizer, sink), std::runtime_error);
  text.clear();
  text.add("good", tokenizer, sink);
  text.finish(tokenizer, sink);
  EXPECT_EQ(std::vector<std::string>{"good"}, sink.words);
  text.add("next", tokenizer, sink);
  text.finish(tokenizer, sink);
  EXPECT_EQ(2U, sink.words.size());
}

}  // namespace
}  // namespace neardup
