#include "markup/html_tag.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(ElementKindsTest, InlineElementsDoNotSeparateWords) {
  for (const char* name : {"a", "b", "em", "span", "sub", "wbr", "math", "mi", "blink", "rtc"})
    EXPECT_TRUE(kInlineTags.has(html_tag(name))) << name;
  for (const char* name : {"", "p", "div", "br", "td", "li", "img", "picture", "nav", "aa"})
    EXPECT_FALSE(kInlineTags.has(html_tag(name))) << name;
}

TEST(ElementKindsTest, PicturesAndLineBreaksStandInALine) {
  for (const char* name : {"img", "picture", "source", "br"}) EXPECT_TRUE(kInLineTags.has(html_tag(name))) << name;
  for (const char* name : {"", "p", "hr", "span", "iframe"}) EXPECT_FALSE(kInLineTags.has(html_tag(name))) << name;
}

TEST(ElementKindsTest, UnreadElementsAreNotOfThePage) {
  for (const char* name : {"script", "style", "template", "noscript", "iframe", "noembed"})
    EXPECT_TRUE(kUnreadTags.has(html_tag(name))) << name;
  for (const char* name : {"", "body", "head", "header", "title", "pre"})
    EXPECT_FALSE(kUnreadTags.has(html_tag(name))) << name;
}

}  // namespace
}  // namespace neardup
