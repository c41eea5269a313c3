#include "text/word_pieces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace neardup {
namespace {

using testing::ElementsAre;

/** Pieces with a stem in brackets. */
std::vector<std::string> pieces(std::string_view word, std::string before = {}) {
  std::vector<std::string> texts;
  for (const WordPiece& piece : word_pieces(word, before))
    texts.push_back(piece.is_word ? "[" + piece.term + "]" : piece.term);
  return texts;
}

TEST(WordPiecesTest, KoreanAndFullWidthGiveNgrams) {
  EXPECT_THAT(pieces("한국어"), ElementsAre("한", "국", "한국", "어", "국어"));
  EXPECT_THAT(pieces("ｎｈｋ"), ElementsAre("ｎ", "ｈ", "ｎｈ", "ｋ", "ｈｋ"));
  EXPECT_THAT(pieces("e스포츠s"), ElementsAre("[e]", "스", "포", "스포", "츠", "포츠", "[s]"));
  EXPECT_THAT(pieces("at&t는"), ElementsAre("[at&t]", "는"));
  EXPECT_THAT(pieces("l'한"), ElementsAre("[l]", "한"));
  EXPECT_THAT(pieces("한c++"), ElementsAre("한", "[c++]"));
}

TEST(WordPiecesTest, LettersOfADictionaryArePartedFromOthers) {
  EXPECT_THAT(pieces("ราคา300บาท"), ElementsAre("[ราคา]", "[300]", "[บาท]"));
  EXPECT_THAT(pieces("มาตรา๕"), ElementsAre("[มาตรา]", "[๕]"));
  EXPECT_THAT(pieces("ภาษาc"), ElementsAre("[ภาษา]", "[c]"));
}

TEST(WordPiecesTest, AWordOfOnePieceHasNone) {
  for (const char* const word : {"", "word", "at&t", "c++", "ราคา", "한", "ｎ", "1,000.5"})
    EXPECT_THAT(pieces(word), ElementsAre()) << word;
}

TEST(WordPiecesTest, NgramsCrossTheBorderOfWords) {
  std::string before = "日";
  EXPECT_EQ(word_pieces("총", before).size(), 2U);
  EXPECT_EQ(before, "총");
  EXPECT_THAT(pieces("총리", "日"), ElementsAre("총", "日총", "리", "총리"));
  word_pieces("총s", before);
  EXPECT_EQ(before, "");
}

TEST(WordPiecesTest, AFinalSigmaHasTwoSpellings) {
  EXPECT_EQ(other_final_sigma("οδοσ"), "οδος");
  EXPECT_EQ(other_final_sigma("οδος"), "οδοσ");
  for (const char* const word : {"", "σ", "σε", "os", "και"}) EXPECT_EQ(other_final_sigma(word), "") << word;
}

}  // namespace
}  // namespace neardup
