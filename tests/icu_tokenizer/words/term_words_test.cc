#include "words/term_words.h"

#include <gtest/gtest.h>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/tokens.h"
#include "icu_tokenizer/xapian_words_oracle.h"

namespace neardup {

namespace {

std::vector<std::string> found_in(TermWords& words, std::string_view text) {
  std::vector<std::string> result;
  words.clear();
  for (const ByteRange initials : words.find(text, {0, text.size()}))
    result.emplace_back(text.substr(initials.begin, initials.end - initials.begin));
  return result;
}

std::vector<std::string> expected_in(std::string_view text) {
  std::vector<std::string> result;
  for (const oracle::XapianWord& word : oracle::xapian_words(oracle::decode(text))) {
    if (word.initials) result.emplace_back(text.substr(word.begin, word.end - word.begin));
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
            (Found{"U.S", "U.S.A.F", "J.R.R", "I.B.M", "A.B", "C.D"}));
  EXPECT_EQ(found("x.A.B AB.C.D É.U.S A.B'C.D"), (Found{"A.B", "C.D", "U.S", "A.B", "C.D"}));
}

TEST_F(TermWordsTest, InitialsAreNoneBesideACharacterOfAWord) {
  for (const std::string_view text : {"A.",    "A.b",    "U.S.1",     "M.Sc", "J.R.R.Tolkien", "R&A.B", "R\u2019A.B",
                                      "A.B_C", "A.Bé",   "A.B\u0301", "A.BC", "A.B.C\u20DD",   "_A.B",  "é\u00B7A.B",
                                      "字A.B", "С.Ш.А.", "a.b.c",     "É.U.", "A.\u212A.",     "A..B",  "A.B\uFE0F"}) {
    EXPECT_EQ(found(text), Found{}) << text;
  }
}

TEST_F(TermWordsTest, FormatCharactersAreNotLookedAtButForZeroWidthSpaces) {
  EXPECT_EQ(found("U\u00AD.\u200DS\uFEFF."), (Found{"U\u00AD.\u200DS"}));
  EXPECT_EQ(found("A.B\u00ADc A.B\u200Bc x\u00ADA.B"), (Found{"A.B"}));
  EXPECT_EQ(found("A.\u200BB"), Found{});
  EXPECT_EQ(found("x\u200BA.B"), Found{}) << "TermGenerator reads xa";
  EXPECT_EQ(found("x\u200BA.B.C x\u200B\u200BD.E x.\u200BF.G"), (Found{"B.C", "D.E", "F.G"}));
}

TEST_F(TermWordsTest, InitialsMayBeMany) {
  EXPECT_EQ(found(repeat("A.", 65)), Found{repeat("A.", 64) + "A"});
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
  EXPECT_GT(words, 1500U);
}

}  // namespace neardup
