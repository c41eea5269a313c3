#include "pages/page_frame.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(PageFrameTest, TitleIsEscapedAndBodyStandsAsItIs) {
  const std::string page = page_frame("<script>\x1b", ".own { }", "<p>body</p>");
  EXPECT_EQ(0U, page.find("<!DOCTYPE html>"));
  EXPECT_THAT(page, HasSubstr("<h1>&lt;script&gt;\\x1b</h1>\n<p>body</p></main></body></html>\n"));
  EXPECT_THAT(page, HasSubstr("<title>&lt;script&gt;\\x1b</title>"));
  EXPECT_THAT(page, HasSubstr(".own { }</style>"));
}

TEST(PageFrameTest, LoadsNothingAndIsLightOrDark) {
  const std::string page = page_frame("title", "", "");
  EXPECT_THAT(page, HasSubstr("default-src 'none'; style-src 'unsafe-inline'"));
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
}

TEST(ShownTextTest, IsPrintableAndNoMarkup) {
  EXPECT_EQ("a&lt;b&gt; &amp;amp; &quot;&#39; \\x07", shown_text("a<b> &amp; \"' \x07"));
}

TEST(PageFrameTest, TextsOfOtherScriptsAreIsolated) {
  EXPECT_EQ("<bdi>\u05d0 &amp;</bdi>", isolated_text("\u05d0 &"));
  EXPECT_EQ("a &amp;", isolated_text("a &"));
}

TEST(PageFrameTest, MarksOfDirectionAreLeftOutAndOverridesAreShown) {
  EXPECT_EQ("A.6. Grml", shown_text("A.6. \xe2\x80\x8fGrml\xe2\x80\x8e"));
  EXPECT_EQ("\\u{202e}x", shown_text("\xe2\x80\xaex"));
}

}  // namespace
}  // namespace neardup::cli
