// The plain path of the tokenizer gives the tokens that ICU gives, at every SIMD level.

#include <gtest/gtest.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "core/seeded_random.h"
#include "pipeline/token_pipeline.h"
#include "random_text.h"
#include "repair/character_table.h"
#include "simd/simd_level_name.h"
#include "tokens.h"
#include "whole_text_oracle.h"

namespace neardup {

namespace {

using oracle::escaped;

/** A tokenizer of one level. */
class LevelTokenizer final : public Tokenizer {
 public:
  explicit LevelTokenizer(SimdLevel level, WordRules rules = WordRules::kXapian, PieceCutter cutter = PieceCutter())
      : pipeline_(rules, cutter, level) {}
  void tokenize(std::string_view text, TokenSink& sink) override { pipeline_.run(text, sink); }
  std::string profile() const override { return "test"; }
  std::string version() const override { return "test"; }
  std::unique_ptr<Tokenizer> clone() const override { return nullptr; }

 private:
  TokenPipeline pipeline_;
};

/** Tokens as the oracle has them, as far as it knows. */
void expect_oracle_tokens(Tokenizer& tokenizer, std::string_view text, WordRules rules = WordRules::kXapian) {
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, text);
  const std::vector<oracle::ExpectedToken> expected = oracle::tokens_of(text, rules);
  ASSERT_EQ(tokens.size(), expected.size()) << escaped(text);
  for (std::size_t i = 0; i != tokens.size(); ++i) {
    const OwnedToken& token = expected[i].token;
    ASSERT_EQ(escaped(tokens[i].text), escaped(token.text)) << i << " of " << escaped(text);
    ASSERT_TRUE(!expected[i].exact_range || (tokens[i].begin == token.begin && tokens[i].end == token.end))
        << tokens[i] << " of " << escaped(text);
    ASSERT_TRUE(!expected[i].exact_class || tokens[i].token_class == token.token_class)
        << tokens[i] << " of " << escaped(text);
  }
}

class PlainPathTest : public ::testing::TestWithParam<SimdLevel> {
 protected:
  void expect_oracle_tokens_by_both_rules(std::string_view text) {
    expect_oracle_tokens(tokenizer_, text);
    if (!HasFatalFailure()) expect_oracle_tokens(by_uax29_, text, WordRules::kUax29);
  }

  LevelTokenizer tokenizer_{GetParam()};
  LevelTokenizer by_uax29_{GetParam(), WordRules::kUax29};
};

std::string level_name(const ::testing::TestParamInfo<SimdLevel>& info) {
  std::string name = name_of(info.param);
  name.erase(std::remove(name.begin(), name.end(), '-'), name.end());
  return name;
}

INSTANTIATE_TEST_SUITE_P(Levels, PlainPathTest, ::testing::ValuesIn(supported_simd_levels()), level_name);

/** Characters of each kind but kNone, picked evenly. */
std::vector<char32_t> plain_characters(std::size_t step) {
  CharacterTable table(WordRules::kUax29);
  std::vector<char32_t> characters;
  std::size_t met = 0;
  for (char32_t c = 0; c != 0x20000; ++c) {
    if ((c >= 0xD800 && c < 0xE000) || table.of(c).plain == PlainKind::kNone) continue;
    if (c < 0x80 || ++met % step == 0) characters.push_back(c);
  }
  return characters;
}

/** How many random texts a level is tested with. */
std::size_t random_texts() {
  const char* number = std::getenv("NEARDUP_RANDOM_TEXTS");
  return number == nullptr ? 3000 : static_cast<std::size_t>(std::atoll(number));
}

/** The beginning of a file that xz compressed. */
std::string unpacked(const std::filesystem::path& path, std::size_t most_bytes) {
  const auto close = [](std::FILE* pipe) { ::pclose(pipe); };
  const std::unique_ptr<std::FILE, decltype(close)> pipe(::popen(("xz -dcq '" + path.string() + "'").c_str(), "r"),
                                                         close);
  std::string text(most_bytes, '\0');
  text.resize(pipe == nullptr ? 0 : std::fread(text.data(), 1, text.size(), pipe.get()));
  return text;
}

}  // namespace

TEST(PlainCharactersTest, NearlyAllLettersOfAlphabetsArePlain) {
  CharacterTable table(WordRules::kUax29);
  for (const char32_t c : {U'a', U'É', U'ł', U'Ω', U'ж', U'Ѫ', U'א', U'ب', U'ա', U'ა', U'ế', U'7', U'٣', U'_'}) {
    EXPECT_EQ(table.of(c).plain, PlainKind::kWord) << std::hex << static_cast<unsigned>(c);
  }
  for (const char32_t c : {U' ', U'-', U'©', U'’', U'…', U'。', U'\u3000', U'€', U'→', U'\U0001F600'}) {
    EXPECT_EQ(table.of(c).plain, PlainKind::kSeparator) << std::hex << static_cast<unsigned>(c);
  }
  EXPECT_EQ(table.of(U'한').plain, PlainKind::kHangul);
  for (const char32_t c : {U'猫', U'々', U'か', U'カ', U'ー', U'〇', U'\U00020000'}) {
    EXPECT_EQ(table.of(c).plain, PlainKind::kKanaKanji) << std::hex << static_cast<unsigned>(c);
  }
}

TEST(PlainCharactersTest, WhatLooksAtItsNeighboursIsNot) {
  CharacterTable table(WordRules::kUax29);
  for (const char32_t c : {U'\u0301', U'\u093F', U'\u00AD', U'\u200B', U'\u200D', U'\uFE0F',     U'ก',
                           U'ﾊ',      U'\uF900', U'\u3031', U'\u203F', U'\u00A8', U'\u00BD',     U'\u00AA',
                           U'ﬁ',      U'\uFF21', U'\u1E9E', U'\u1161', U'\u212B', U'\U0001F3FB', U'\u0130'}) {
    EXPECT_EQ(table.of(c).plain, PlainKind::kNone) << std::hex << static_cast<unsigned>(c);
  }
}

TEST_P(PlainPathTest, EveryCharacterGivesTheTokensOfTheOracle) {
  std::string text;
  for (char32_t c = 0x80; c != 0x110000; ++c) {
    if ((c >= 0xD800 && c < 0xE000) || (c >= 0x20000 && c % 97 != 0)) continue;
    const std::string one = oracle::encode({c});
    text += one + " x" + one + "Y " + one + one + "1 _" + one + ' ';
    if (text.size() < 20000) continue;
    expect_oracle_tokens_by_both_rules(text);
    if (HasFatalFailure()) return;
    text.clear();
  }
  expect_oracle_tokens_by_both_rules(text);
}

TEST_P(PlainPathTest, EveryPairOfPlainCharactersGivesTheTokensOfTheOracle) {
  const std::vector<char32_t> characters = plain_characters(150);
  ASSERT_GT(characters.size(), 250U);
  for (const char32_t a : characters) {
    std::string text;
    for (const char32_t b : characters) text += oracle::encode({a, b}) + ' ';
    expect_oracle_tokens(tokenizer_, text);
    if (HasFatalFailure()) return;
  }
}

TEST_P(PlainPathTest, RandomTextsGiveTheTokensOfTheOracle) {
  constexpr std::uint32_t kSeed = 90210;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed + static_cast<std::uint32_t>(GetParam()));
  LevelTokenizer in_pieces(GetParam(), WordRules::kXapian, PieceCutter(100));
  for (std::size_t i = 0; i != random_texts() && !HasFatalFailure(); ++i) {
    const std::string text = random.next(20) + "plain Text, " + random.next(40) + " and so on " + random.next(90);
    expect_oracle_tokens_by_both_rules(text);
    ASSERT_EQ(collect_tokens(in_pieces, text), collect_tokens(tokenizer_, text)) << escaped(text);
  }
}

TEST_P(PlainPathTest, RandomInitialsAndLongWordsGiveTheTokensOfTheOracle) {
  constexpr std::uint32_t kSeed = 1789;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed + static_cast<std::uint32_t>(GetParam()));
  LevelTokenizer in_pieces(GetParam(), WordRules::kXapian, PieceCutter(20));
  for (std::size_t i = 0; i != 4 * random_texts() && !HasFatalFailure(); ++i) {
    const std::string plain = random.below(2) == 0 ? "" : "Some plain Text of the U.S. before it, ";
    const std::string text = plain + random.next_of_terms(40) + " and " + random.next_of_terms(20);
    expect_oracle_tokens(tokenizer_, text);
    ASSERT_EQ(collect_tokens(in_pieces, text), collect_tokens(tokenizer_, text)) << escaped(text);
  }
}

TEST_P(PlainPathTest, InitialsAndLongWordsAtEveryPlaceGiveTheTokensOfTheOracle) {
  const std::string words =
      "Of the words, \u201Csome\u201D are A.B and long-ish; \u00C9t\u00E9 n\u00BA 1,5 AT&T\u3000end ";
  const std::string plain = words + words;
  const std::string long_word(65, 'x');
  for (const std::string& word : {std::string("U.S."), std::string("A.B.C"), std::string("Q."), long_word,
                                  long_word.substr(1), long_word + "'", repeat("1,", 33), repeat("ab'", 22)}) {
    for (std::size_t i = 0; i <= plain.size(); ++i) {
      expect_oracle_tokens(tokenizer_, std::string(plain).insert(i, word));
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(PlainPathTest, RunsOfKanaAndKanjiGiveTheTokensOfTheOracle) {
  constexpr std::uint32_t kSeed = 1868;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  const std::vector<std::string> parts = {
      "の",         "は", "東京",         "都",     "国", "中华", "人民", "共和国",   "研究", "生命", "起源",
      "ア",         "ー", "コンピュータ", "ヴ",     "ン", "々",   "〇",   "二",       "年",   "です", "している",
      "\U00020000", "、", "。",           "・",     "（", "１",   "ｱ",    "か\u3099", "a",    "_",    "7",
      "한",         " ",  "\u3000",       "\uF900", "A",  "@",    ".",    "々々"};
  for (std::size_t i = 0; i != 2 * random_texts(); ++i) {
    std::string text;
    for (std::size_t n = random.below(60); n != 0; --n) {
      if (random.below(4) == 0) {
        const bool kana = random.below(2) == 0;
        const std::size_t c = kana ? 0x3041 + random.below(0xBE) : 0x4E00 + random.below(0x3000);
        text += oracle::encode({static_cast<char32_t>(c)});
      } else {
        text += parts[random.below(parts.size())];
      }
    }
    expect_oracle_tokens(tokenizer_, text);
    if (HasFatalFailure()) return;
  }
}

TEST_P(PlainPathTest, LongRunsOfKanaAndKanjiGiveTheTokensOfTheOracle) {
  for (const std::string_view part : {"ア", "アー", "国", "中国人民", "々", "\U00020001", "のは"}) {
    for (const std::size_t n : {1U, 18U, 19U, 20U, 21U, 40U, 5000U}) {
      expect_oracle_tokens(tokenizer_, repeat(part, n));
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(PlainPathTest, AwkwardCharactersAtEveryPlaceGiveTheTokensOfTheOracle) {
  const std::string words = "Two words http://a.b/c and 12 m@x.org more, ÉTÉ Ω… Жук 한글 ";
  const std::string plain = words + words + words;
  for (const std::string_view awkward : {"e\u0301", "\u00AD", "猫", "ไทย", "\xFF", "\u00BD", "\u0301"}) {
    for (std::size_t i = 0; i <= plain.size(); ++i) {
      expect_oracle_tokens(tokenizer_, std::string(plain).insert(i, awkward));
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(PlainPathTest, IllFormedBytesAmongAllKindsGiveTheTokensOfTheOracle) {
  SeededRandom random(12);
  const std::vector<std::string> parts{"\xFF",
                                       "\x80",
                                       "\xC3",
                                       "\xC0\x80",
                                       "\xE2\x82",
                                       "\xE3\x80",
                                       "\xED\xA0\x80",
                                       "\xF0\x9F\x98",
                                       "\xF4\x90\x80\x80",
                                       "a",
                                       "Word",
                                       "\u00E9",
                                       "\u0436",
                                       "\uD55C",
                                       "\u6F22",
                                       "\u30AB",
                                       "\u0301",
                                       "\u00AD",
                                       " ",
                                       "\n",
                                       "\u3000",
                                       "_",
                                       "U.S.",
                                       "7,5",
                                       "'",
                                       "www.a.b",
                                       "x@y.z",
                                       "\u0E44",
                                       std::string(40, 'l')};
  for (int run = 0; run != 3000; ++run) {
    std::string text;
    for (std::size_t count = random.below(40); count != 0; --count) text += parts[random.below(parts.size())];
    expect_oracle_tokens_by_both_rules(text);
    if (HasFatalFailure()) return;
  }
}

/** All files below the folder of labelled sets, if there is one. */
TEST(PlainPathDataTest, LabelledSetsGiveTheTokensOfTheOracle) {
  if (std::string_view(NEARDUP_DATA_DIR).empty()) GTEST_SKIP() << "no labelled sets: NEARDUP_DATA_DIR is empty";
  LevelTokenizer tokenizer(best_simd_level());
  std::size_t texts = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(NEARDUP_DATA_DIR)) {
    if (entry.path().extension() != ".xz") continue;
    const std::string text = unpacked(entry.path(), 200000);
    expect_oracle_tokens(tokenizer, text);
    if (HasFatalFailure()) FAIL() << entry.path();
    for (const SimdLevel level : supported_simd_levels()) {
      LevelTokenizer other(level);
      ASSERT_EQ(collect_tokens(other, text), collect_tokens(tokenizer, text)) << entry.path() << name_of(level);
    }
    texts += text.empty() ? 0 : 1;
  }
  EXPECT_GT(texts, 0U) << "needs xz";
}

TEST(SimdLevelTest, PortableIsAlwaysThereAndTheBestIsLast) {
  const std::vector<SimdLevel> levels = supported_simd_levels();
  EXPECT_EQ(levels.front(), SimdLevel::kPortable);
  EXPECT_EQ(levels.back(), best_simd_level());
}

}  // namespace neardup
