#include "words/token_batch.h"

#include <gtest/gtest.h>

#include "icu_tokenizer/tokens.h"

namespace neardup {

namespace {

class RecordingSink final : public TokenSink {
 public:
  void take(const Token* tokens, std::size_t count) override {
    sizes.push_back(count);
    for (std::size_t i = 0; i != count; ++i) {
      words.emplace_back(tokens[i].text);
      strings.push_back(tokens[i].text.data());
    }
  }
  std::vector<std::size_t> sizes;
  std::vector<std::string> words;
  std::vector<const char*> strings;
};

}  // namespace

TEST(TokenBatchTest, NoTokensNoCall) {
  TokenBatch batch;
  RecordingSink sink;
  batch.start(sink);
  batch.finish();
  EXPECT_TRUE(sink.sizes.empty());
}

TEST(TokenBatchTest, FullBatchesAreHandedOverInOrder) {
  TokenBatch batch;
  RecordingSink sink;
  batch.start(sink);
  for (std::size_t i = 0; i != 600; ++i) {
    batch.add(std::to_string(i), {i, i + 1}, TokenClass::kNumber);
  }
  batch.finish();
  EXPECT_EQ(sink.sizes, (std::vector<std::size_t>{256, 256, 88}));
  for (std::size_t i = 0; i != 600; ++i) {
    EXPECT_EQ(sink.words[i], std::to_string(i));
  }
}

TEST(TokenBatchTest, TokensInPlaceKeepTheirTextsAndTheOrder) {
  TokenBatch batch;
  RecordingSink sink;
  batch.start(sink);
  const std::string texts = "abcdefghij";
  batch.add("first", {0, 1}, TokenClass::kWord);
  for (int round = 0; round != 3; ++round) {
    batch.add_in_place(100, [&](std::size_t i) {
      return Token{std::string_view(texts).substr(i % 10, 1), i, i + 1, TokenClass::kWord};
    });
  }
  batch.add("last", {0, 1}, TokenClass::kWord);
  batch.finish();
  EXPECT_EQ(sink.sizes, (std::vector<std::size_t>{201, 101}));
  EXPECT_EQ(sink.words.front(), "first");
  EXPECT_EQ(sink.words.back(), "last");
  EXPECT_EQ(sink.words[104], "d");
  EXPECT_EQ(sink.strings[104], texts.data() + 3);
}

TEST(TokenBatchTest, StringsOfAnyLengthAreHeld) {
  TokenBatch batch;
  RecordingSink sink;
  batch.start(sink);
  const std::vector<std::string> words = {"a", std::string(100000, 'b'), "c", std::string(16384, 'd'),
                                          "e", std::string(300000, 'f')};
  for (const std::string& word : words) {
    batch.add(word, {0, 1}, TokenClass::kWord);
  }
  batch.finish();
  EXPECT_EQ(sink.words, words);
}

TEST(TokenBatchTest, MemoryIsUsedAgain) {
  TokenBatch batch;
  RecordingSink sink;
  for (int text = 0; text != 3; ++text) {
    batch.start(sink);
    for (int i = 0; i != 1000; ++i) {
      batch.add("word", {0, 4}, TokenClass::kWord);
    }
    batch.finish();
  }
  EXPECT_EQ(sink.strings[0], sink.strings[256]);
  EXPECT_EQ(sink.strings[0], sink.strings[2000]);
}

TEST(TokenBatchTest, StartForgetsWhatWasNotHandedOver) {
  TokenBatch batch;
  RecordingSink sink;
  batch.start(sink);
  batch.add("lost", {0, 4}, TokenClass::kWord);
  batch.start(sink);
  batch.add("kept", {0, 4}, TokenClass::kWord);
  batch.finish();
  EXPECT_EQ(sink.words, std::vector<std::string>{"kept"});
}

}  // namespace neardup
