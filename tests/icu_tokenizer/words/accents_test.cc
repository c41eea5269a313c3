#include "words/accents.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace neardup {

TEST(AccentsTest, MarksGoAndLettersStay) {
  for (const Accents accents : {Accents::kOptional, Accents::kAll}) {
    EXPECT_EQ(without_accents("Na\u00efve caf\u00e9 \u1e69 \u00c5", accents), "Naive cafe s A");
    EXPECT_EQ(without_accents("\u0451 \u0430\u0301 \u03ac", accents), "\u0435 \u0430 \u03b1");  // Cyrillic and Greek
    EXPECT_EQ(without_accents("شَجَرَة שָׁלוֹם", accents), "شجرة שלום");
    EXPECT_EQ(without_accents("e\u0301\u0327", accents), "e");
  }
}

TEST(AccentsTest, MarksThatMakeOtherWordsAreNotOptional) {
  for (const char* const text : {"мой", "їжак", "ђуво ќе", "ข้าว", "कुल", "ガ", "バス", "क़"}) {
    std::string composed = text;
    compose(composed);
    EXPECT_EQ(without_accents(text, Accents::kOptional), composed);
  }
  EXPECT_EQ(without_accents("мой ข้าว कुल ガ", Accents::kAll), "мои ขาว कल カ");
}

TEST(AccentsTest, OtherTextStaysAsItIs) {
  for (const char* const text : {"", "plain words", "\ud55c\uad6d\uc5b4", "\u5357\u4eac", "\u00f8 \u0142 \u00df"})
    EXPECT_EQ(without_accents(text, Accents::kAll), text);
  EXPECT_EQ(without_accents("\u0e01\u0e33", Accents::kAll), "\u0e01\u0e33");  // Thai SARA AM is not decomposed
}

TEST(AccentsTest, IllFormedTextIsReplaced) {
  EXPECT_EQ(without_accents("a\xff"
                            "b",
                            Accents::kOptional),
            "a\ufffd"
            "b");
}

TEST(AccentsTest, LettersAndTheirMarksAreComposed) {
  const std::vector<std::pair<std::string, std::string>> texts{
      {"", ""},
      {"plain", "plain"},
      {"na\u00efve", "na\u00efve"},
      {"nai\u0308ve", "na\u00efve"},
      {"Vie\u0323\u0302t", "Vi\u1ec7t"},
      {"\u1112\u1161\u11ab", "\ud55c"},
      {"\u0958", "\u0915\u093c"},  // is excluded from composition
      {"محـــمد", "محمد"},         // one_spelling.h
      {"\u0e19\u0e49\u0e4d\u0e32 \u0e19\u0e4d\u0e49\u0e32", "\u0e19\u0e49\u0e33 \u0e19\u0e49\u0e33"},
      {"അവന്\u200d x", "അവൻ x"}};
  for (const auto& [text, expected] : texts) {
    std::string composed = text;
    compose(composed);
    EXPECT_EQ(expected, composed) << text;
  }
}

TEST(AccentsTest, FloodsOfMarksStayAsTheyAre) {
  std::string flood = "e";
  for (int i = 0; i != 100000; ++i) flood += i % 2 == 0 ? "\u0301" : "\u0323";
  const std::string before = flood;
  compose(flood);  // does not end for minutes if the marks are put in order
  EXPECT_TRUE(before == flood);
}

}  // namespace neardup
