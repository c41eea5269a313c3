#include "words/term_words.h"

#include <gtest/gtest.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/tokens.h"
#include "icu_tokenizer/xapian_words_oracle.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

namespace {

using Kind = TermWord::Kind;

/** "I:U.S" for initials, "L:..." for a word too long, "D:..." for one that a dictionary cuts. */
std::vector<std::string> found_in(TermWords& words, std::string_view text) {
  std::vector<std::string> result;
  words.clear();
  for (const TermWord& word : words.find(text, {0, text.size()})) {
    const char* const kind = word.kind == Kind::kInitials ? "I:" : word.kind == Kind::kTooLong ? "L:" : "D:";
    result.push_back(kind + std::string(text.substr(word.range.begin, word.range.end - word.range.begin)));
  }
  return result;
}

std::vector<std::string> expected_in(std::string_view text) {
  std::vector<std::string> result;
  for (const oracle::XapianWord& word : oracle::xapian_words(oracle::decode(text))) {
    const bool too_long = word.term.size() > TermWords::kLongest;
    if (!word.initials && !too_long) continue;
    const char* const kind = !too_long ? "I:" : word.dictionary_cut ? "D:" : "L:";
    result.push_back(kind + std::string(text.substr(word.begin, word.end - word.begin)));
  }
  return result;
}

class TermWordsTest : public testing::Test {
 protected:
  std::vector<std::string> found(std::string_view text) { return found_in(words_, text); }

  CharacterTable characters_{WordRules::kXapian};
  TermWords words_{characters_};
};

using Found = std::vector<std::string>;

}  // namespace

TEST_F(TermWordsTest, InitialsAreCapitalsWithDotsFromTheBeginOfAWord) {
  EXPECT_EQ(found("the U.S. and U.S.A.F, (J.R.R.) I.B.M's A.B-C.D"),
            (Found{"I:U.S", "I:U.S.A.F", "I:J.R.R", "I:I.B.M", "I:A.B", "I:C.D"}));
  EXPECT_EQ(found("x.A.B AB.C.D É.U.S A.B'C.D"), (Found{"I:A.B", "I:C.D", "I:U.S", "I:A.B", "I:C.D"}));
}

TEST_F(TermWordsTest, InitialsAreNoneBesideACharacterOfAWord) {
  for (const std::string_view text : {"A.",    "A.b",    "U.S.1",     "M.Sc", "J.R.R.Tolkien", "R&A.B", "R\u2019A.B",
                                      "A.B_C", "A.Bé",   "A.B\u0301", "A.BC", "A.B.C\u20DD",   "_A.B",  "é\u00B7A.B",
                                      "字A.B", "С.Ш.А.", "a.b.c",     "É.U.", "A.\u212A.",     "A..B",  "A.B\uFE0F"}) {
    EXPECT_EQ(found(text), Found{}) << text;
  }
}

TEST_F(TermWordsTest, FormatCharactersAreNotLookedAtButForZeroWidthSpaces) {
  EXPECT_EQ(found("U\u00AD.\u200DS\uFEFF."), (Found{"I:U\u00AD.\u200DS"}));
  EXPECT_EQ(found("A.B\u00ADc A.B\u200Bc x\u00ADA.B"), (Found{"I:A.B"}));
  EXPECT_EQ(found("A.\u200BB"), Found{});
  EXPECT_EQ(found("x\u200BA.B"), Found{}) << "TermGenerator reads xa";
  EXPECT_EQ(found("x\u200BA.B.C x\u200B\u200BD.E x.\u200BF.G"), (Found{"I:B.C", "I:D.E", "I:F.G"}));
  const std::string half(33, 'x');
  EXPECT_EQ(found(half + "\u00AD" + half), Found{"L:" + half + "\u00AD" + half});
  EXPECT_EQ(found(half + "\u200B" + half), Found{});
}

TEST_F(TermWordsTest, LengthIsThatOfTheTermInLowerCase) {
  EXPECT_EQ(found(std::string(64, 'x') + ' ' + std::string(65, '_')), Found{"L:" + std::string(65, '_')});
  EXPECT_EQ(found(repeat("\u0130", 64)), Found{});                             // i
  EXPECT_EQ(found(repeat("\u023A", 21) + "x"), Found{});                       // U+2C65
  EXPECT_EQ(found(repeat("\u023A", 22)), Found{"L:" + repeat("\u023A", 22)});  // 66 bytes from 44
  EXPECT_EQ(found(repeat("a\u2019", 32) + "b'"), Found{"L:" + repeat("a\u2019", 32) + "b"});
  EXPECT_EQ(found(repeat("a\u2019", 31) + "bb"), Found{});  // 64 bytes from 126
  EXPECT_EQ(found(std::string(62, 'x') + "++ "), Found{});
  EXPECT_EQ(found(std::string(62, 'x') + "+++ "), Found{"L:" + std::string(62, 'x')});
  EXPECT_EQ(found(std::string(62, 'x') + "++++ " + std::string(62, 'x') + "+++y"), Found{});
  EXPECT_EQ(found(repeat("A.", 65)), Found{"L:" + repeat("A.", 64) + "A"});
}

TEST_F(TermWordsTest, WhatJoinsDependsOnDigitsBesideIt) {
  for (const std::string_view joiner :
       {",", ".", ";", "\u037E", "\u0589", "\u060D", "\u07F8", "\u2044", "\uFE10", "\uFE13", "\uFE14"}) {
    const std::string digits = repeat(std::string("1").append(joiner), 40) + "\u0661";
    const std::string letters = repeat(std::string("x").append(joiner), 40) + "y";
    EXPECT_EQ(found(digits + "x"), Found{"L:" + digits + "x"}) << joiner;
    EXPECT_EQ(found(letters), Found{}) << joiner;
  }
  for (const std::string_view joiner : {"'", "&", "\u2019", "\u201B", "\u00B7", "\u05F4", "\u2027"}) {
    const std::string digits = repeat(std::string("1").append(joiner), 40) + "1";
    const std::string letters = repeat(std::string("x").append(joiner), 40) + "1";
    EXPECT_EQ(found(digits), Found{}) << joiner;
    EXPECT_EQ(found(letters), Found{"L:" + letters}) << joiner;
  }
  for (const std::string_view other : {"-", "/", ":", "\"", "+", "#", "''", "\u0387", "\u2018", "\xFF", " "}) {
    EXPECT_EQ(found(repeat(std::string("x").append(other), 40) + "y"), Found{}) << other;
  }
}

TEST_F(TermWordsTest, HanAndKanaCutWithTheMarksBehindThem) {
  const std::string x(40, 'x');
  EXPECT_EQ(found(x + "字" + x), Found{});
  EXPECT_EQ(found(x + "か\u3099" + x + "ﾊ\uFE0F" + x), Found{});
  EXPECT_EQ(found("字" + repeat("\u0301", 100)), Found{});
  EXPECT_EQ(found("字" + x + x + "'字"), Found{"L:" + x + x});
}

TEST_F(TermWordsTest, WordsThatADictionaryCutsAreMarkedAsSuch) {
  EXPECT_EQ(found(repeat("ไทย", 8)), Found{"D:" + repeat("ไทย", 8)});
  EXPECT_EQ(found(std::string(70, 'x') + "ລາວ"), Found{"D:" + std::string(70, 'x') + "ລາວ"});
}

TEST_F(TermWordsTest, CharactersAreAsTheShortCutsTakeThemToBe) {
  for (UChar32 c = 0; c != 0x110000; ++c) {
    if (U_IS_SURROGATE(c)) continue;
    ASSERT_LE(2 * U8_LENGTH(u_tolower(c)), 3 * U8_LENGTH(c)) << std::hex << c;
    const CharacterFacts facts = characters_.of(static_cast<char32_t>(c));
    ASSERT_TRUE(c >= 0xE00 || !is_dictionary_cut(static_cast<char32_t>(c)));
    if (facts.plain == PlainKind::kWord) {
      ASSERT_EQ(U8_LENGTH(u_tolower(c)), U8_LENGTH(c)) << std::hex << c;
    }
    if (facts.folds_to_one && facts.folded == static_cast<char32_t>(c)) {
      ASSERT_EQ(U8_LENGTH(u_tolower(c)), U8_LENGTH(c)) << std::hex << c;
    }
  }
}

TEST_F(TermWordsTest, RandomTextsGiveTheWordsOfTheOracle) {
  constexpr std::uint32_t kSeed = 1066;
  RecordProperty("seed", kSeed);
  SCOPED_TRACE(kSeed);
  RandomText random(kSeed);
  std::size_t words = 0;
  for (int i = 0; i != 60000; ++i) {
    const std::string text = i % 4 == 0 ? random.next(40) : random.next_of_terms(40);
    const Found expected = expected_in(text);
    ASSERT_EQ(found(text), expected) << oracle::escaped(text);
    words += expected.size();
  }
  EXPECT_GT(words, 5000U);
}

}  // namespace neardup
