#include "repair/text_repair.h"

#include <gtest/gtest.h>

#include <tuple>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/tokens.h"
#include "icu_tokenizer/whole_text_oracle.h"

namespace neardup {

namespace {

class TextRepairTest : public testing::Test {
 protected:
  std::string repaired(std::string_view text) { return std::string(repair_.apply(text)); }

  CharacterTable characters_{WordRules::kXapian};
  TextRepair repair_{characters_};
};

constexpr std::string_view kAcute = "\u0301";
constexpr std::string_view kDot = "\u0323";

}  // namespace

TEST_F(TextRepairTest, SoundTextIsUsedInPlace) {
  for (const std::string& text : {std::string(), std::string("plain"), std::string("caf\u00E9 猫 \U0001F642"),
                                  "a" + repeat(kAcute, 30), std::string("\uFFFD\uFFFE\U0010FFFF")}) {
    EXPECT_EQ(repair_.apply(text).data(), text.data());
    EXPECT_TRUE(repair_.map().empty());
  }
}

TEST_F(TextRepairTest, EachMaximalSubpartBecomesOneReplacementCharacter) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      // Unicode tables 3-8 to 3-11
      {"\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41", repeat("\uFFFD", 8) + "A"},
      {"\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41", repeat("\uFFFD", 8) + "A"},
      {"\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42", repeat("\uFFFD", 5) + "A" + repeat("\uFFFD", 2) + "B"},
      {"\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41", repeat("\uFFFD", 4) + "A"},
      // truncated at the end
      {"a\xC3", "a\uFFFD"},
      {"a\xE3\x81", "a\uFFFD"},
      {"a\xF0\x9F\x99", "a\uFFFD"},
      // lone continuation, bytes that never occur
      {"\x80", "\uFFFD"},
      {"\xBF\xBF", "\uFFFD\uFFFD"},
      {"\xFE\xFF", "\uFFFD\uFFFD"},
      // overlong forms
      {"\xC1\xBF", "\uFFFD\uFFFD"},
      {"\xE0\x9F\xBF", "\uFFFD\uFFFD\uFFFD"},
      {"\xF0\x8F\xBF\xBF", "\uFFFD\uFFFD\uFFFD\uFFFD"},
      // > U+10FFFF
      {"\xF4\x90\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD"},
      {"\xF5\x80\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD"},
      {"\xF8\x88\x80\x80\x80", "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD"},
  };
  for (const auto& [text, expected] : cases) {
    EXPECT_EQ(repaired(text), expected);
    EXPECT_FALSE(repair_.map().empty());
  }
}

TEST_F(TextRepairTest, OffsetsLeadBackBehindTheIllFormedBytes) {
  EXPECT_EQ(repaired("a\xFF\xE3\x81"
                     "b"),
            "a\uFFFD\uFFFDb");
  const ByteRange range = repair_.map().to_source({7, 8});
  EXPECT_EQ(range.begin, 4U);
  EXPECT_EQ(range.end, 5U);
}

TEST_F(TextRepairTest, RunsOfNonStartersAreCutAfterEachThirty) {
  EXPECT_EQ(repaired("a" + repeat(kAcute, 31)), "a" + repeat(kAcute, 30) + "\uFFFD" + std::string(kAcute));
  EXPECT_EQ(repaired(repeat(kDot, 90)), repeat(kDot, 30) + "\uFFFD" + repeat(kDot, 30) + "\uFFFD" + repeat(kDot, 30));
}

TEST_F(TextRepairTest, StartersEndARun) {
  for (const std::string_view starter : {"a", " ", "\u0905", "\u093F", "\uFFFD", "\xFF", "\U0001F642", "\u1161"}) {
    const std::string text = repeat(kAcute, 30) + std::string(starter) + repeat(kAcute, 30);
    EXPECT_EQ(repaired(text).size(), text.size() + (starter == "\xFF" ? 2 : 0));
  }
}

TEST_F(TextRepairTest, DefaultIgnorableCharactersNeitherCountNorEndARun) {
  for (const std::string_view ignorable : {"\u200D", "\u034F", "\u00AD", "\uFE0F", "\u115F", "\U000E0061"}) {
    const std::string between = std::string(kAcute) + std::string(ignorable);
    EXPECT_EQ(repaired(repeat(between, 31)), repeat(between, 30) + "\uFFFD" + between);
    const std::string many = repeat(ignorable, 100);
    EXPECT_EQ(repaired(many), many);
  }
}

TEST_F(TextRepairTest, CharactersThatDecomposeToNonStartersCount) {
  // U+0F73, U+0344 by NFD; the half-width voiced sound mark U+FF9E by NFKD. The last is of class Lm and ccc 0.
  for (const std::string_view character : {"\u0F73", "\u0344", "\uFF9E"}) {
    EXPECT_EQ(repaired(repeat(character, 31)), repeat(character, 30) + "\uFFFD" + std::string(character));
  }
}

TEST_F(TextRepairTest, RandomTextsAreDecodedAsByTheStandardsTables) {
  constexpr std::uint32_t kSeed = 99;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  for (int i = 0; i != 20000; ++i) {
    std::string text;
    for (std::size_t n = random.below(12); n != 0; --n) {
      constexpr std::string_view kBytes = "a\x80\x8F\x90\x9F\xA0\xBF\xC0\xC1\xC2\xE0\xE3\xED\xEF\xF0\xF3\xF4\xF5\xFF";
      text += kBytes[random.below(kBytes.size())];
    }
    std::u32string expected;
    for (const oracle::DecodedCharacter& c : oracle::decode(text)) {
      expected += c.character;
    }
    ASSERT_EQ(repaired(text), oracle::encode(expected));
  }
}

// What becomes of it

TEST(RepairedTextTest, IllFormedBytesCutWords) {
  EXPECT_EQ(tokens_of("ab\xFF"
                      "cd\xE3\x81 e"),
            (std::vector<OwnedToken>{
                {"ab", 0, 2, TokenClass::kWord}, {"cd", 3, 5, TokenClass::kWord}, {"e", 8, 9, TokenClass::kWord}}));
}

TEST(RepairedTextTest, ByteOrderMarksAndBidiControlsChangeNoWord) {
  EXPECT_EQ(tokens_of("\uFEFFword"), (std::vector<OwnedToken>{{"word", 3, 7, TokenClass::kWord}}));
  EXPECT_EQ(words_of("\u202Aone\u202C \u2067two\u2069 \u200Ethree\u200F \u061Cfour"),
            (std::vector<std::string>{"one", "two", "three", "four"}));
}

TEST(RepairedTextTest, TheRestOfALongRunOfMarksIsATokenOfItsOwn) {
  IcuTokenizer tokenizer(IcuTokenizerOptions{WordRules::kUax29});  // to Xapian, the word is too long
  EXPECT_EQ(collect_tokens(tokenizer, "a" + repeat(kDot, 61) + "b"),
            (std::vector<OwnedToken>{{"\u1EA1" + repeat(kDot, 29), 0, 61, TokenClass::kWord},
                                     {repeat(kDot, 30), 61, 121, TokenClass::kNumber},
                                     {std::string(kDot), 121, 123, TokenClass::kNumber},
                                     {"b", 123, 124, TokenClass::kWord}}));
}

TEST(RepairedTextTest, MarksInAnyOrderGiveOneToken) {
  EXPECT_EQ(words_of("a" + repeat("\u0301\u0323", 10)), words_of("a" + repeat(kDot, 10) + repeat(kAcute, 10)));
}

}  // namespace neardup
