#include "pipeline/spelling_tokenizer.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "icu_tokenizer/random_text.h"
#include "icu_tokenizer/tokens.h"

namespace neardup {
namespace {

using Words = std::vector<std::string>;

Words words(std::string_view text) {
  SpellingTokenizer tokenizer;
  return words_of(tokenizer, text);
}

TEST(SpellingTokenizerTest, TwoSpellingsAreOne) {
  const std::vector<std::pair<std::string, std::string>> spellings{
      {"بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ", "بسم ٱلله ٱلرحمن"},
      {"בְּרֵאשִׁית בָּרָא אֱלֹהִים", "בראשית ברא אלהים"},
      {"\u06A9\u062A\u0627\u0628\u06CC", "\u0643\u062A\u0627\u0628\u064A"},
      {"ΚΑΛΗΜΕΡΑ ΚΟΣΜΕ", "Καλημέρα κόσμε"},
      {"ἐν ἀρχῇ ἦν ὁ λόγος", "εν αρχη ην ο λογος"},
      {"α\u0301β", "αβ"},
      {"IŞIK ILIK İNCE", "ışık ılık ince"},
      {"H₂O x² № 5", "H2O x2 No 5"},
      {"пʼять Oʻzbek ʻohana", "п'ять O'zbek 'ohana"},
      {"Şi ţara ŢARĂ", "Și țara ȚARĂ"},
      {"װערט געבױרן אײן", "ווערט געבוירן איין"},
      {"⽇本語の⽂章で⽔と⾦", "日本語の文章で水と金"},
      {"۱۴۰۲ ٢٠٢٤ १२", "1402 2024 12"}};
  for (const auto& [one, other] : spellings) EXPECT_EQ(words(one), words(other)) << one;
}

TEST(SpellingTokenizerTest, OtherMarksAndLettersStay) {
  EXPECT_EQ(words("caf\u00E9 e\u0301"), (Words{"caf\u00E9", "\u00E9"}));
  EXPECT_NE(words("\u0622"), words("\u0627")) << "alef with madda is another letter";
  EXPECT_NE(words("\u0649"), words("\u064A")) << "so is the alef maksura";
  EXPECT_EQ(words("½ ™ Ⅷ"), (Words{"1", "2", "viii"}));
}

TEST(SpellingTokenizerTest, RangesAreThoseOfTheText) {
  SpellingTokenizer tokenizer;
  const std::string text = "a H\u2082O b\u05B0\u05D1\u05BC c";
  const std::vector<OwnedToken> tokens = collect_tokens(tokenizer, text);
  ASSERT_EQ(4U, tokens.size());
  EXPECT_EQ("H\u2082O", text.substr(tokens[1].begin, tokens[1].end - tokens[1].begin));
  EXPECT_EQ(text.size(), tokens[3].end);
}

TEST(SpellingTokenizerTest, RandomTextsHaveRangesInOrderAndTheSameTokensAgain) {
  constexpr std::uint32_t kSeed = 1453;
  RecordProperty("seed", kSeed);
  RandomText random(kSeed);
  SpellingTokenizer tokenizer;
  for (int i = 0; i != 5000; ++i) {
    const std::string text = random.next(40);
    std::size_t last = 0;
    for (const OwnedToken& token : collect_tokens(tokenizer, text)) {
      ASSERT_LT(token.begin, token.end);
      ASSERT_LE(token.end, text.size());
      ASSERT_LE(last, token.end);
      last = token.end;
    }
    ASSERT_EQ(collect_tokens(tokenizer, text), collect_tokens(*tokenizer.clone(), text));
  }
}

TEST(SpellingTokenizerTest, ProfileNamesItsRules) {
  EXPECT_EQ("icu-uax29-xapian2-spelling", SpellingTokenizer().profile());
  EXPECT_TRUE(words("").empty());
}

}  // namespace
}  // namespace neardup
