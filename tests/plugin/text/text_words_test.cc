#include "text/positioned_terms.h"

#include <gmock/gmock.h>

#include <sstream>

#include "plugin/plain_texts.h"
#include "plugin/signed_database.h"
#include "text/position_reader.h"

namespace neardup {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kSheet =
    "body margin 0 padding 0 background color f4f4f4 font family helvetica arial sans serif newsletter header width "
    "600px "
    "max width 100 border 0 newsletter header td padding 24px 32px font size 18px line height 27px color 333333 "
    "important "
    "media only screen and max width 480px newsletter header width 100 important footer a color 0a58ca text decoration "
    "none";

/** The text that a layout reads. */
class TextWordsTest : public ::testing::Test {
 protected:
  TextWordsTest() { generator_.set_document(document_); }

  std::string read(const std::vector<std::string>& not_text, std::uint32_t from = 0) const {
    Scheme scheme;
    scheme.index.not_text = not_text;
    scheme.index.text_from = from;
    return text_from_positions(document_, scheme).text;
  }

  void add(const std::string& text, Xapian::termcount weight = 1, const std::string& prefix = "") {
    generator_.index_text(text, weight, prefix);
  }

  Xapian::Document document_;
  Xapian::TermGenerator generator_;
};

TEST_F(TextWordsTest, StyleSheetIsNoText) {
  add("our garden opens on sunday");
  add(kSheet);
  add("bring a rose for the old table in the hall");
  EXPECT_THAT(read({}), HasSubstr("sunday body margin"));
  EXPECT_EQ("our garden opens on sunday bring a rose for the old table in the hall", read({kStyleSheets}));
}

TEST_F(TextWordsTest, WordsOfEverydayLifeAndNumbersStay) {
  std::string text =
      "the width of the table is 12px and its color is white said the body of 4 people at the left border";
  for (int number = 0; number != 200; ++number) text += " " + std::to_string(number * 37);
  add(text);
  EXPECT_EQ(text, read({kStyleSheets}));
}

TEST_F(TextWordsTest, SheetOfManyNamesIsNoText) {
  std::string sheet;
  for (int rule = 0; rule != 30; ++rule) {
    const std::string name = "promo" + std::string(1, static_cast<char>('a' + rule % 26)) + "x";
    sheet += " " + name + " hero teaser margin 12px " + name + " grid color fff and " + name + " cta font 1.5em";
  }
  add("dear ann" + sheet + " see you soon");
  const std::string left = read({kStyleSheets});
  EXPECT_THAT(left, HasSubstr("dear ann"));
  EXPECT_THAT(left, HasSubstr("see you soon"));
  EXPECT_LT(left.size(), 60U);
}

TEST_F(TextWordsTest, WordsInFrontThatCountTwiceAreNoText) {
  add("docs harbour", 2);
  add("harbour", 2);
  add("the ship harbour is old");
  add("docs harbour", 1, "S");
  EXPECT_EQ("docs harbour harbour the ship harbour is old", read({}));
  EXPECT_EQ("the ship harbour is old", read({kWeightedWords}));
}

TEST_F(TextWordsTest, WordsThatWerePostedBehindAPrefixBeforeAreNoText) {
  add("roses in winter", 1, "S");
  add("roses in winter");
  generator_.set_termpos(0);
  add("they bloom in the snow of january");
  EXPECT_EQ("they bloom in roses the in snow of winter january", read({}));
  EXPECT_EQ("they bloom in the snow of january", read({"S"}));
}

TEST_F(TextWordsTest, TextBeginsAtAPosition) {
  add("an abstract");
  generator_.set_termpos(100'000);
  add("the text");
  EXPECT_EQ("the text", read({}, 100'001));
  EXPECT_EQ("text", read({}, 100'002));
}

}  // namespace
}  // namespace neardup
