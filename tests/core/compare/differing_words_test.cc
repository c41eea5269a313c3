#include "compare/differing_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/ascii.h"
#include "core/seeded_random.h"
#include "plugin/white_space_tokenizer.h"

namespace neardup {
namespace {

using Words = std::vector<std::string>;

DifferingWords of(const std::string& a, const std::string& b) {
  WhiteSpaceTokenizer tokenizer;
  return differing_words(tokenizer, a, b);
}

TEST(DifferingWordsTest, NameWhatStandsWhereTextsDiffer) {
  const DifferingWords found = of("we meet on the fifth at noon", "we meet on the sixth at noon sharp");
  EXPECT_EQ(2U, found.count);
  EXPECT_EQ(8U, found.words);
  EXPECT_EQ(Words{"fifth"}, found.only_in_a);
  EXPECT_EQ((Words{"sixth", "sharp"}), found.only_in_b);
  EXPECT_EQ("2 of 8 words differ", differing_text(found));
  EXPECT_EQ("word:3", compared_by(found, "word:3"));
  EXPECT_EQ("1 of 2 words differs", differing_text(of("a b", "a c")));
}

TEST(DifferingWordsTest, FiveAreNamedOfMany) {
  const DifferingWords found = of("a 1 2 3 4 5 6 7 z", "a z");
  EXPECT_EQ(7U, found.count);
  EXPECT_EQ((Words{"1", "2", "3", "4", "5"}), found.only_in_a);
  EXPECT_EQ(Words{}, found.only_in_b);
}

TEST(DifferingWordsTest, EqualWordsAndEqualBytesAreTold) {
  EXPECT_EQ("bytes", compared_by(of("", ""), "word:3"));
  EXPECT_EQ("words", compared_by(of("a b", "a  b"), "word:3"));
}

TEST(DifferingWordsTest, FiguresAreWordsWithADigit) {
  EXPECT_FALSE(of("we meet early on the 2 3", "we meet late on the 2 3").figures);
  EXPECT_TRUE(of("we meet on 5 May", "we meet on 6 May").figures);
  EXPECT_TRUE(of("part a", "part a v2").figures);
  EXPECT_TRUE(of("part 1 a", "part a").figures);
  EXPECT_TRUE(of("part المادة٣", "part المادة٥").figures);
  EXPECT_TRUE(of("代金 三百 万円", "代金 五百 万円").figures);
  EXPECT_FALSE(of("代金 一部", "代金 全部").figures);
}

TEST(DifferingWordsTest, WordsOfAmountsCountAsFigures) {
  EXPECT_TRUE(of("we meet on the fifth", "we meet on the sixth").figures);
  EXPECT_TRUE(of("it cost 5 million", "it cost 5 billion").figures);
  EXPECT_TRUE(of("take 5 mg daily", "take 5 g daily").figures);
  EXPECT_TRUE(of("take five mg daily", "take five mcg daily").figures);
  EXPECT_TRUE(of("at 5 am we left", "at 5 pm we left").figures);
  EXPECT_TRUE(of("we meet on 4 May", "we meet on 4 Mar").figures);
  EXPECT_TRUE(of("stage II of it", "stage III of it").figures);
  EXPECT_TRUE(of("stop it today", "do not stop it today").figures);
  EXPECT_FALSE(of("we may go today", "we might go today").figures);
  EXPECT_FALSE(of("for hours we left", "for days we left").figures);
}

TEST(DifferingWordsTest, WordsNextToANumberCountAsFigures) {
  EXPECT_TRUE(of("the rent is 500 SEK a month", "the rent is 500 NOK a month").figures);
  EXPECT_TRUE(of("it has five goats", "it has five sheep").figures);
  EXPECT_TRUE(of("it is up to 5 m", "it is from 5 m").figures);
  EXPECT_TRUE(of("it has 5kg big goats", "it has 5kg small goats").figures);
  EXPECT_FALSE(of("it has A4 big goats", "it has A4 small goats").figures) << "a name";
  EXPECT_FALSE(of("it has five big goats", "it has five big sheep").figures);
}

/** Cuts at all but letters and digits, as the ICU tokenizer cuts "don't" and "a.m.". */
class LetterTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    std::string letters(text);
    std::replace_if(
        letters.begin(), letters.end(), [](char c) { return !is_letter_or_digit(c); }, ' ');
    WhiteSpaceTokenizer().tokenize(letters, sink);
  }
  std::string profile() const override { return "letters"; }
  std::string version() const override { return "letters 1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<LetterTokenizer>(); }
};

TEST(DifferingWordsTest, NegationsAndAbbreviationsThatAreCutCountAsFigures) {
  LetterTokenizer tokenizer;
  const auto figures = [&](std::string_view a, std::string_view b) { return differing_words(tokenizer, a, b).figures; };
  EXPECT_TRUE(figures("you can't park here", "you can park here"));
  EXPECT_TRUE(figures("you can\u2019t park here", "you can park here"));
  EXPECT_TRUE(figures("you don't need it", "you need it"));
  EXPECT_TRUE(figures("je n'ose le dire", "je ose le dire"));
  EXPECT_FALSE(figures("the t of it", "the s of it"));
  EXPECT_FALSE(figures("can t", "can s"));
  EXPECT_TRUE(figures("at 9:30 a.m. in B", "at 9:30 p.m. in B"));
  EXPECT_TRUE(figures("at 9 a. m. in B", "at 9 p. m. in B"));
  EXPECT_TRUE(figures("from 44 B.C. or so", "from 44 A.D. or so"));
  EXPECT_TRUE(figures("dura vent'anni in B", "dura trent'anni in B"));
  EXPECT_FALSE(figures("dura vent anni in B", "dura trent anni in B")) << "other words";
  EXPECT_FALSE(figures("at work a.m. or so", "at work p.m. or so"));
}

TEST(DifferingWordsTest, NamesStandForOthersInTwoPlacesOrMore) {
  EXPECT_TRUE(of("Ann sells it and Ann pays", "Bob sells it and Bob pays").names);
  EXPECT_TRUE(of("Ann Meier sells it and Meier pays", "Bob Krug sells it and Krug pays").names);
  EXPECT_TRUE(of("Ann sells it to Bob", "Bob sells it to Ann").names) << "changed places";
  EXPECT_FALSE(of("Ann sells it and Ann pays", "Bob sells it and Carl pays").names);
  EXPECT_FALSE(of("Ann sells it", "Bob sells it").names);
  EXPECT_FALSE(of("a boat which sank and which broke", "a boat that sank and that broke").names) << "a draft";
  EXPECT_FALSE(of("Mueller sells it and Mueller pays", "M\u00fcller sells it and M\u00fcller pays").names)
      << "a spelling";
}

TEST(DifferingWordsTest, TextsOfOtherWordsAlwaysNameOne) {
  SeededRandom random(5);
  for (int i = 0; i != 2000; ++i) {
    std::string a;
    std::string b;
    for (std::size_t n = random.below(12); n != 0; --n) a += random.text(1, "abc") + " ";
    for (std::size_t n = random.below(12); n != 0; --n) b += random.text(1, "abc") + " ";
    const DifferingWords found = of(a, b);
    EXPECT_EQ(a != b, found.count != 0);
    EXPECT_EQ(a != b, !found.only_in_a.empty() || !found.only_in_b.empty());
    EXPECT_LE(found.count, found.words);
  }
}

}  // namespace
}  // namespace neardup
