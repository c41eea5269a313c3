#include "markup/html_tag.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(HtmlTagTest, EveryNameHasItsTag) {
  for (std::size_t i = static_cast<std::size_t>(HtmlTag::kUnknown) + 1; i != kHtmlTags; ++i) {
    const auto tag = static_cast<HtmlTag>(i);
    EXPECT_FALSE(html_tag_name(tag).empty()) << i;
    EXPECT_EQ(html_tag(html_tag_name(tag)), tag) << html_tag_name(tag);
  }
  EXPECT_EQ(html_tag("a"), HtmlTag::kA);
  EXPECT_EQ(html_tag("xmp"), HtmlTag::kXmp);
  EXPECT_EQ(html_tag("annotation-xml"), HtmlTag::kAnnotationXml);
}

TEST(HtmlTagTest, OtherNamesAreUnknown) {
  for (const char* name : {"", "A", "x", "divs", "di", "selectedcontents", "a very long name"}) {
    EXPECT_EQ(html_tag(name), HtmlTag::kUnknown) << name;
  }
  EXPECT_EQ(html_tag_name(HtmlTag::kNone), "");
  EXPECT_EQ(html_tag_name(HtmlTag::kUnknown), "");
}

}  // namespace
}  // namespace neardup
