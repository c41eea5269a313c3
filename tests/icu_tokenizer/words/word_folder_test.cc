#include "words/word_folder.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <cctype>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/whole_text_oracle.h"

namespace neardup {

namespace {

struct Folded {
  std::string text;
  std::size_t begin;
  std::size_t end;
  bool alphabetic;
};

bool operator==(const Folded& a, const Folded& b) {
  return a.text == b.text && a.begin == b.begin && a.end == b.end && a.alphabetic == b.alphabetic;
}

class WordFolderTest : public testing::Test {
 protected:
  static std::vector<Folded> folded_by(WordFolder& folder, std::string_view word) {
    std::vector<Folded> tokens;
    for (const FoldedToken& token : folder.fold(word)) {
      tokens.push_back({std::string(token.text), token.source.begin, token.source.end, token.alphabetic});
    }
    return tokens;
  }

  std::vector<Folded> fold(std::string_view word) { return folded_by(folder_, word); }
  std::vector<Folded> fold_by_xapian(std::string_view word) { return folded_by(xapian_folder_, word); }

  CharacterTable characters_{WordRules::kUax29};
  WordFolder folder_{characters_};
  CharacterTable xapian_characters_{WordRules::kXapian};
  WordFolder xapian_folder_{xapian_characters_};
};

using Tokens = std::vector<Folded>;

}  // namespace

TEST_F(WordFolderTest, PunctuationGivesNothing) {
  for (const std::string_view word : {"", " ", "\r\n", "...", "\u3002", "\u00AD", "\u20AC", "\U0001F642"}) {
    EXPECT_TRUE(fold(word).empty()) << word;
  }
}

TEST_F(WordFolderTest, EveryAsciiCharacterIsAWordCharacterOrCuts) {
  for (int c = 0; c != 128; ++c) {
    const bool in_word = std::isalnum(c) != 0 || c == '_';
    const std::string word{'a', static_cast<char>(c), 'b'};
    const char lower = static_cast<char>(std::tolower(c));
    Tokens expected{{"a", 0, 1, true}, {"b", 2, 3, true}};
    if (in_word) expected = {{std::string{'a', lower, 'b'}, 0, 3, true}};
    EXPECT_EQ(fold(word), expected) << c;
  }
}

TEST_F(WordFolderTest, AsciiTokensAreAlphabeticIfTheyHaveALetter) {
  EXPECT_EQ(fold("12.A3._9"), (Tokens{{"12", 0, 2, false}, {"a3", 3, 5, true}, {"_9", 6, 8, false}}));
}

TEST_F(WordFolderTest, CharactersThatFoldAloneKeepTheirPlaces) {
  EXPECT_EQ(fold("ÀB\u2019Ж猫"), (Tokens{{"àb", 0, 3, true}, {"ж猫", 6, 11, true}}));
  // U+023A grows from two bytes to three.
  EXPECT_EQ(fold("\u023A\u023A\u023A"), (Tokens{{"\u2C65\u2C65\u2C65", 0, 6, true}}));
}

TEST_F(WordFolderTest, CharactersThatFoldTogetherAreCoveredTogether) {
  EXPECT_EQ(fold("o\u2019\uFF76\uFF9E\u2019p"),
            (Tokens{{"o", 0, 1, true}, {"\u30AC", 4, 10, true}, {"p", 13, 14, true}}));
}

TEST_F(WordFolderTest, SymbolsThatFoldToLettersCutByXapiansRules) {
  EXPECT_EQ(fold("a\u24B6b"), (Tokens{{"aab", 0, 5, true}}));
  EXPECT_EQ(fold_by_xapian("a\u24B6b"), (Tokens{{"a", 0, 1, true}, {"b", 4, 5, true}}));
  EXPECT_EQ(fold_by_xapian("a\u2122\uFB01\U0001F130x"),
            (Tokens{{"a", 0, 1, true}, {"fi", 4, 7, true}, {"x", 11, 12, true}}));
  EXPECT_TRUE(fold_by_xapian("\u2122\u00B4\u00A8").empty());
}

TEST_F(WordFolderTest, OrdinalIndicatorsStayByXapiansRules) {
  EXPECT_EQ(fold("N\u00BA"), (Tokens{{"no", 0, 3, true}}));
  EXPECT_EQ(fold_by_xapian("N\u00BA"), (Tokens{{"n\u00BA", 0, 3, true}}));
  EXPECT_EQ(fold_by_xapian("\uFB01\u00AAX"), (Tokens{{"fi\u00AAx", 0, 6, true}}));
}

TEST_F(WordFolderTest, SecondDotsOfAnIGoByXapiansRules) {
  EXPECT_EQ(fold("\u0130x"), (Tokens{{"i\u0307x", 0, 3, true}}));
  EXPECT_EQ(fold_by_xapian("\u0130x"), (Tokens{{"ix", 0, 3, true}}));
  EXPECT_EQ(fold_by_xapian("a\u0130'\u0130\u0301b'e\u0307"),
            (Tokens{{"ai", 0, 3, true}, {"\u00EDb", 4, 9, true}, {"\u0117", 10, 13, true}}));
}

TEST_F(WordFolderTest, LongWordsOfAnyKindAreFolded) {
  for (const std::string_view unit : {"A", "É", "ß", "\uFDFA", "\u023A", "e\u0301", "\u00AD", "\U00010400"}) {
    std::string word;
    while (word.size() < 100000) {
      word += unit;
    }
    std::string joined;
    for (const Folded& token : fold(word)) {
      joined += token.text;
    }
    std::string expected = oracle::fold(word);
    expected.erase(std::remove(expected.begin(), expected.end(), ' '), expected.end());
    EXPECT_TRUE(unit == "e\u0301" || joined == expected) << unit;
  }
}

TEST_F(WordFolderTest, ManyWordsInARowAreFoldedAlike) {
  constexpr std::uint32_t kSeed = 64;
  RecordProperty("seed", kSeed);
  RandomText random(kSeed);
  for (int i = 0; i != 5000; ++i) {
    std::string word;
    for (const oracle::DecodedCharacter& c : oracle::decode(random.next(8))) {
      word += oracle::encode({c.character});
    }
    CharacterTable characters(WordRules::kXapian);
    WordFolder fresh(characters);
    const Tokens tokens = fold_by_xapian(word);
    const auto& expected = fresh.fold(word);
    ASSERT_EQ(tokens.size(), expected.size());
    for (std::size_t t = 0; t != tokens.size(); ++t) {
      ASSERT_EQ(tokens[t].text, expected[t].text);
      ASSERT_LT(tokens[t].begin, tokens[t].end);
      ASSERT_LE(tokens[t].end, word.size());
    }
  }
}

}  // namespace neardup
