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

TEST(PieceCutterTest, CompletePrefixEndsAtTheLastPlace) {
  const PieceCutter cutter;
  EXPECT_EQ(cutter.complete_prefix(""), 0U);
  EXPECT_EQ(cutter.complete_prefix("abc"), 0U);
  EXPECT_EQ(cutter.complete_prefix(" abc"), 0U);  // nothing stands before that place
  EXPECT_EQ(cutter.complete_prefix("ab cd\tef"), 5U);
  EXPECT_EQ(cutter.complete_prefix("ab cd "), 5U);
  EXPECT_EQ(cutter.complete_prefix("a\u3000b\u3001c"), 5U);
  EXPECT_EQ(cutter.complete_prefix("a b\xE3\x80"), 1U);  // what that will be is not known
}

TEST(PieceCutterTest, StretchesLongerThanTheLimitAreCompleteUpToTheirCut) {
  const PieceCutter cutter(2, 8);
  EXPECT_EQ(cutter.complete_prefix("abcdefgh"), 0U);
  EXPECT_EQ(cutter.complete_prefix("abcdefghij"), 0U);  // "h" may be followed by a place that makes it a short stretch
  EXPECT_EQ(cutter.complete_prefix("abcdefghijk"), 8U);
  EXPECT_EQ(cutter.complete_prefix("a bcdefghijkl"), 9U);
  EXPECT_EQ(cutter.complete_prefix(std::string(27, 'a')), 24U);
  EXPECT_EQ(cutter.complete_prefix(std::string(7, 'a') + "\u0905" + "bc"), 7U);
}

// The pieces of a prefix, and then those of the rest, end where the text's own stretches are cut.
TEST(PieceCutterTest, PrefixAndRestHaveTheCutsOfTheWhole) {
  const std::string text = "ab " + repeat("cd", 9) + " \u3000" + repeat("\u0905", 11) + "\u3001" + repeat("e", 17) +
                           " " + repeat("\x80", 20) + "\xE3\x80 " + repeat("\U00010400", 6);
  const PieceCutter cutter(1, 8);
  const Pieces whole = pieces_of(cutter, text);
  for (std::size_t known = 0; known <= text.size(); ++known) {
    const std::size_t prefix = cutter.complete_prefix(std::string_view(text).substr(0, known));
    ASSERT_LE(prefix, known);
    Pieces pieces = pieces_of(cutter, std::string_view(text).substr(0, prefix));
    for (const std::string& piece : pieces_of(cutter, std::string_view(text).substr(prefix))) pieces.push_back(piece);
    ASSERT_EQ(pieces, whole) << known;
  }
}

}  // namespace neardup
