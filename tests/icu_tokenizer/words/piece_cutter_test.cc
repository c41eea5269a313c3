#include "words/piece_cutter.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "icu_tokenizer/tokens.h"

namespace neardup {

namespace {

std::vector<std::string> pieces_of(const PieceCutter& cutter, std::string_view text) {
  std::vector<std::string> pieces;
  for (std::size_t begin = 0; begin != text.size();) {
    const std::size_t end = cutter.end_of_piece(text, begin);
    EXPECT_GT(end, begin);
    pieces.emplace_back(text.substr(begin, end - begin));
    begin = end;
  }
  return pieces;
}

using Pieces = std::vector<std::string>;

}  // namespace

TEST(PieceCutterTest, PiecesBeginBeforeAsciiWhiteSpace) {
  EXPECT_EQ(pieces_of(PieceCutter(1), "ab cd\te\nf\r\ng\vh\fi"),
            (Pieces{"ab", " cd", "\te", "\nf", "\r", "\ng", "\vh", "\fi"}));
}

TEST(PieceCutterTest, PiecesBeginBeforeIdeographicSpaceCommaAndFullStop) {
  EXPECT_EQ(pieces_of(PieceCutter(1), "あ\u3000い\u3001う\u3002え\u3003お"),
            (Pieces{"あ", "\u3000い", "\u3001う", "\u3002え\u3003お"}));
}

TEST(PieceCutterTest, BytesLikeAFullStopElsewhereAreNoPlace) {
  EXPECT_EQ(pieces_of(PieceCutter(1), "a\xE3\x80"), (Pieces{"a\xE3\x80"}));
  EXPECT_EQ(pieces_of(PieceCutter(1), "a\xE3\x81\x82"), (Pieces{"a\xE3\x81\x82"}));
  EXPECT_EQ(pieces_of(PieceCutter(1), "a\x80\x82"), (Pieces{"a\x80\x82"}));
}

TEST(PieceCutterTest, PiecesEndAtTheFirstPlaceFromTheTargetOn) {
  EXPECT_EQ(pieces_of(PieceCutter(4), "a b c d e f"), (Pieces{"a b c", " d e", " f"}));
}

TEST(PieceCutterTest, ShortTextsAreOnePiece) {
  EXPECT_EQ(pieces_of(PieceCutter(), "a b c").size(), 1U);
  EXPECT_EQ(pieces_of(PieceCutter(), repeat("word ", 1000)).size(), 1U);
  EXPECT_NEAR(static_cast<double>(pieces_of(PieceCutter(), repeat("word ", 100000)).size()),
              500000.0 / PieceCutter::kTarget, 1);
}

TEST(PieceCutterTest, OnlyStretchesLongerThanTheLimitAreCutElsewhere) {
  EXPECT_EQ(pieces_of(PieceCutter(2, 8), "abcdefgh"), (Pieces{"abcdefgh"}));
  EXPECT_EQ(pieces_of(PieceCutter(2, 8), "abcdefghi"), (Pieces{"abcdefgh", "i"}));
  // The stretch " cdefgh" is 7 bytes, though it ends more than 8 bytes from the begin of the piece.
  EXPECT_EQ(pieces_of(PieceCutter(4, 8), "a cdefghi "), (Pieces{"a", " cdefghi", " "}));
  EXPECT_EQ(pieces_of(PieceCutter(4, 8), "a cdefghij "), (Pieces{"a", " cdefghi", "j "}));
}

TEST(PieceCutterTest, CutsFallBetweenCharacters) {
  EXPECT_EQ(pieces_of(PieceCutter(4, 8), repeat("\u0905", 5)),
            (Pieces{repeat("\u0905", 2), repeat("\u0905", 2), "\u0905"}));
  EXPECT_EQ(pieces_of(PieceCutter(4, 8), "a" + repeat("\U00010400", 2)), (Pieces{"a\U00010400", "\U00010400"}));
  EXPECT_EQ(pieces_of(PieceCutter(4, 8), std::string(9, '\x80')), (Pieces{std::string(8, '\x80'), "\x80"}));
}

}  // namespace neardup
