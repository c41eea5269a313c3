#include "office/rtf_text.h"

#include <gtest/gtest.h>

#include <set>
#include <stdexcept>
#include <string>

#include "office/equation_field.h"

namespace neardup::cli {
namespace {

std::string body(const std::string& text) {
  return rtf_text("{\\rtf1\\ansi" + text + "}").body;
}

TEST(EquationFieldTest, OperandsAreShownAndOfAReadingItsWord) {
  EXPECT_EQ(shown_by_equation(R"( EQ \* jc2 \* "Font:x" \* hps10 \o\ad(\s\up 9(reading),word))"), " word");
  EXPECT_EQ(shown_by_equation(R"(EQ \f(one,two))"), "one two");
  EXPECT_EQ(shown_by_equation(R"(eq \r(3;x) and)"), "3 x");
  EXPECT_EQ(shown_by_equation(R"(EQ \s\up 6(high))"), "high");
  for (const char* const other : {"", "EQ", "EQ ", "EQ \\", "EQ )", "EQ ((", "HYPERLINK \"http://a/(b)\"", "PAGE"})
    EXPECT_EQ(shown_by_equation(other), "") << other;
}

TEST(RtfTextTest, AWordWithAReadingAboveItIsRead) {
  EXPECT_EQ(rtf_text(R"({\rtf1 a {\field{\*\fldinst EQ \\o\\ad(\\s\\up 9(reading),word)}{\fldrslt }} b})").body,
            "a  word b\n");
  EXPECT_EQ(rtf_text(R"({\rtf1 a {\field{\*\fldinst HYPERLINK "b"}{\fldrslt c}} d})").body, "a c d\n");
}

TEST(RtfTextTest, CharactersAreReadInTheirCodePage) {
  EXPECT_EQ(body(" caf\\'e9 \\u233\\'3f\\u8217'x \\uc0\\u233 y"), "café é’x éy\n");
  EXPECT_EQ(body("{\\fonttbl{\\f0\\fcharset204 Times;}{\\f1\\fcharset128 Mincho;}}\\f0\\'cf\\'ee\\f1\\'93\\'fa"),
            "По日\n");
  EXPECT_EQ(body("\\ansicpg1250 \\'b3\\uc2\\u-10179\\'3f?\\u-8694??z"), "ł😊z\n");
  EXPECT_EQ(body(" a\\{b\\}\\\\c\\~d\\-e\\_f\\emdash g"), "a{b}\\c de‑f—g\n");
}

TEST(RtfTextTest, ParagraphsCellsAndLinesAreTakenApart) {
  EXPECT_EQ(body(" one\r\ntwo\\par three\\line four\\cell five\\cell\\row six\\tab seven"),
            "onetwo\nthree\nfour\tfive\nsix seven\n");
}

TEST(RtfTextTest, EmptyCellsAreNoted) {
  const auto cells = [](const std::string& row) { return rtf_text("{\\rtf1 " + row + "}").wordless.cells; };
  EXPECT_EQ(cells("a\\cell x\\cell\\cell\\row"), "");
  EXPECT_EQ(cells("a\\cell\\cell x\\cell\\row"), "0: 0 2 \n");
}

TEST(RtfTextTest, PicturesAreKnownByTheirBytes) {
  const auto shown = [](const std::string& text) { return rtf_text("{\\rtf1 words" + text + "}").wordless.shown; };
  EXPECT_EQ(shown(""), "");
  EXPECT_NE(shown("{\\pict\\pngblip 00ff}"), shown("{\\pict\\pngblip 00fe}"));
  EXPECT_EQ(shown("{\\pict\\pngblip 00ff}"), shown("{\\*\\shppict{\\pict\\picw1 \n00\nff}}"));
  EXPECT_NE(shown("{\\pict\\bin2 ab}"), shown("{\\pict\\bin2 ac}"));
}

TEST(RtfTextTest, PicturesAreCountedOnce) {
  EXPECT_EQ(rtf_text("{\\rtf1 a}").wordless.pictures, 0U);
  EXPECT_EQ(rtf_text("{\\rtf1 a{\\*\\shppict{\\pict 00}}{\\nonshppict{\\pict 00}}{\\pict 11}}").wordless.pictures, 2U);
}

TEST(RtfTextTest, WhatIsDeletedOrHiddenIsNotRead) {
  EXPECT_EQ(body(" a{\\deleted b\\par }c{\\v d}e{\\v f\\v0 g}\\v h\\plain i{\\strike j\\strike0 k}"), "acegik\n");
  EXPECT_EQ(rtf_text("{\\rtf1 a{\\deleted one two}b{\\v \\u228?}c}").removed, "one two \xc3\xa4 ");
}

TEST(RtfTextTest, RaisedNumbersAreNoPartOfTheNumberBefore) {
  EXPECT_EQ(body(" 10{\\super 2} m{\\super 2} 5{\\super th} 7\\super 21\\nosupersub 8"), "10^2 m2 5th 7^218\n");
}

TEST(RtfTextTest, GroupsThatAreNoTextAreSkipped) {
  EXPECT_EQ(body("{\\stylesheet{\\s0 Normal;}}{\\*\\unknown x}{\\pict 00ff}{\\*\\bkmkstart b}text{\\pict\\bin3 }}}}"),
            "text\n");
  EXPECT_EQ(body("{\\field{\\*\\fldinst HYPERLINK x}{\\fldrslt shown}}"), "shown\n");
  EXPECT_EQ(body("{\\listtext 1.\\tab}item{\\upr{ansi}{\\*\\ud{\\u233 ?}}}"), "itemé\n");
}

TEST(RtfTextTest, NotesBoxesHeadersAndPropertiesHaveTheirPlaces) {
  const ElementsRead read = rtf_text(
      "{\\rtf1{\\info{\\title A title}{\\author Ann}{\\creatim\\yr2026}}{\\header head}before{\\*\\footnote a note}"
      "{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt boxed\\par}}{\\shprslt{\\*\\do boxed}}}after{\\*\\annotation "
      "remark}}");
  EXPECT_EQ(read.body, "before\nboxed\nafter\n");
  EXPECT_EQ(read.notes, "a note\n");
  EXPECT_EQ(read.left_out, "head\nremark\n");
  const std::vector<std::pair<std::string, std::string>> properties{{"title", "A title"}, {"author", "Ann"}};
  EXPECT_EQ(read.properties, properties);
}

TEST(RtfTextTest, DamagedTextIsReadAsFarAsItGoes) {
  EXPECT_EQ(rtf_text("{\\rtf1 a}}}b").body, "ab\n");
  EXPECT_EQ(rtf_text("{\\rtf1 a\\'z\\").body, "a\n");
  EXPECT_EQ(rtf_text("{\\rtf1\\bin99999 a").body, "");
  EXPECT_EQ(rtf_text("{\\rtf1 a {b}}").unread.size(), 0U);
  EXPECT_EQ(rtf_text("{\\rtf1 a {b}").unread, std::set<std::string>{"end of an RTF file that is cut off"});
  EXPECT_THROW(rtf_text(std::string(2000, '{')), std::runtime_error);
}

}  // namespace
}  // namespace neardup::cli
