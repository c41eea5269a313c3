#include "scheme/index_layout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <clocale>
#include <functional>
#include <stdexcept>
#include <string>

#include "core/scheme/scheme_complaint.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::ThrowsMessage;

std::string complaint(const std::string& words) {
  return message_of([&] { Scheme::parse("standard " + words); });
}

TEST(IndexLayoutTest, UsualLayoutHasNoWords) {
  EXPECT_TRUE(IndexLayout().usual());
  EXPECT_EQ("", IndexLayout().id_from());
  EXPECT_EQ(Scheme().text(), Scheme::parse("standard").text());
}

TEST(IndexLayoutTest, WordsComeLastInAFixedOrderWhateverTheOrderInWhichTheyAreAsked) {
  const std::string words = " textprefix=B,S idterm=XP,Q idfrom=data:^id=([^|]*) order=0";
  const std::string text = Scheme().text() + words;
  EXPECT_EQ(text, Scheme::parse(text).text());
  for (const char* order : {"textprefix=B,S idterm=XP,Q idfrom=data:^id=([^|]*) order=0",
                            "idfrom=data:^id=([^|]*) order=0 textprefix=B,S idterm=XP,Q",
                            "order=0 idterm=XP,Q idfrom=data:^id=([^|]*) textprefix=B,S"}) {
    EXPECT_EQ(text, Scheme::parse(std::string("standard ") + order).text());
  }
  IndexLayout layout = Scheme::parse(text).index;
  EXPECT_THAT(layout.text_prefixes, ElementsAre("B", "S"));
  EXPECT_THAT(layout.id_prefixes, ElementsAre("XP", "Q"));
  EXPECT_EQ("^id=([^|]*)", layout.id_pattern);
  EXPECT_EQ(0U, layout.ordered_words);
  layout.ordered_words = IndexLayout().ordered_words;
  EXPECT_EQ(layout, IndexLayout::of_scheme_text(text));
}

TEST(IndexLayoutTest, PlaceOfTheTextAndTheSlotOfTheNameReadBack) {
  const std::string text = Scheme().text() + " textfrom=100001 nottext=styles,weighted,S idfrom=value:0 date=2";
  const IndexLayout layout = Scheme::parse(text).index;
  EXPECT_EQ(text, Scheme::parse(text).text());
  EXPECT_EQ(100'001U, layout.text_from);
  EXPECT_THAT(layout.not_text, ElementsAre(kStyleSheets, kWeightedWords, "S"));
  EXPECT_EQ(0U, layout.id_slot);
  EXPECT_EQ(2U, layout.date_slot);
  EXPECT_EQ(layout, IndexLayout::of_scheme_text(text));
  EXPECT_FALSE(layout.whole_text());
  EXPECT_FALSE(layout.reads_as(IndexLayout()));
  EXPECT_THAT(complaint("nottext=pictures"), HasSubstr("nottext=pictures must be"));
  EXPECT_THAT(complaint("textfrom=first"), HasSubstr("textfrom"));
  EXPECT_THAT(complaint("idfrom=value:first"), HasSubstr("'first'"));
}

TEST(IndexLayoutTest, LayoutChangesTheNameOfASchemeAndNotItsId) {
  const Scheme prefixed = Scheme::parse("standard textprefix=B");
  EXPECT_EQ(Scheme().id(), prefixed.id());
  EXPECT_NE(Scheme().name(), prefixed.name());
  EXPECT_NE(Scheme(), prefixed);
}

TEST(IndexLayoutTest, TheUsualLimitOfOrdersIsNotWritten) {
  EXPECT_EQ(8'000U, Scheme().index.ordered_words);
  EXPECT_THAT([] { Scheme::parse("standard order=8000"); },
              ThrowsMessage<std::invalid_argument>(HasSubstr("leave the word out")));
  EXPECT_THROW(Scheme::parse("standard order=many"), std::invalid_argument);
  EXPECT_EQ(4'294'967'295U, Scheme::parse("standard order=4294967295").index.ordered_words);
}

TEST(IndexLayoutTest, LayoutOfASchemeTextWithoutTheWordsIsUsual) {
  EXPECT_TRUE(IndexLayout::of_scheme_text(Scheme().text()).usual());
  EXPECT_TRUE(IndexLayout::of_scheme_text("").usual());
  EXPECT_TRUE(IndexLayout::of_scheme_text("neardup3 textprefix=B").usual());  // not behind the slots
}

TEST(IndexLayoutTest, PrefixesOfOtherFormsAreRejectedWithTheForm) {
  for (const char* prefix : {"b", "B,", ",B", "B1", "ABCDEFGHIJKLMNOPQ", "X-"}) {
    EXPECT_THAT(complaint(std::string("textprefix=") + prefix), HasSubstr("1 to 16 capitals")) << prefix;
    EXPECT_THAT(complaint(std::string("idterm=") + prefix), HasSubstr("1 to 16 capitals")) << prefix;
  }
  EXPECT_THAT(complaint("textprefix=ZB"), HasSubstr("stems"));
  EXPECT_THAT(complaint("textprefix=B,S,B"), HasSubstr("names B twice"));
  EXPECT_THAT(complaint("textprefix="), HasSubstr("leave the word out"));
}

TEST(IndexLayoutTest, PrefixesOfTheSchemesOwnTermsAreRejected) {
  for (const char* prefix : {"XND", "XNG", "XNM", "XNW"}) {
    EXPECT_THAT(complaint(std::string("textprefix=") + prefix), HasSubstr("own terms")) << prefix;
  }
  EXPECT_EQ("nothing was thrown", complaint("textprefix=X"));
}

TEST(IndexLayoutTest, PatternThatIsNoneIsRejectedWithTheReason) {
  EXPECT_THAT(complaint("idfrom=data:(a"), HasSubstr("not an extended regular expression"));
  for (const char* costly : {"a{1,255}", "(a)\\1", "[\\]{9}", "\\\\{9}"}) {
    EXPECT_THAT(complaint(std::string("idfrom=data:") + costly), HasSubstr("repetition count")) << costly;
  }
  EXPECT_EQ("nothing was thrown", complaint("idfrom=data:\\{\"id\":\"([^\"]*)\""));
  EXPECT_THAT(complaint("idfrom=term:1"), HasSubstr("use data:REGEX"));
  EXPECT_THAT(complaint("idfrom=data:a\tb"), HasSubstr("[[:space:]]"));
  EXPECT_THAT(complaint("idfrom=data:" + std::string(1001, 'a')), HasSubstr("1001"));
}

TEST(IndexLayoutTest, PatternsAreReadAlikeInEachLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  ASSERT_NE(nullptr, std::setlocale(LC_ALL, "C.UTF-8"));
  EXPECT_EQ("nothing was thrown", complaint("idfrom=data:x=[ā-é]"))
      << "a range of bytes that rises, though that of the letters falls";
  std::setlocale(LC_ALL, before.c_str());
  EXPECT_EQ("nothing was thrown", complaint("idfrom=data:x=[ā-é]"));
}

}  // namespace
}  // namespace neardup
