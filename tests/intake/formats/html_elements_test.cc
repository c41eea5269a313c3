#include "formats/html_elements.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(HtmlElementsTest, InlineElementsDoNotSeparateWords) {
  for (const char* name : {"a", "b", "em", "span", "sub", "wbr"})
    EXPECT_TRUE(is_inline_element(html_tag(name))) << name;
  for (const char* name : {"", "p", "div", "br", "td", "li", "img", "nav", "aa"})
    EXPECT_FALSE(is_inline_element(html_tag(name))) << name;
}

TEST(HtmlElementsTest, UnreadElementsAreNotOfThePage) {
  for (const char* name : {"script", "style", "template", "noscript", "iframe", "noembed"})
    EXPECT_TRUE(is_unread_element(html_tag(name))) << name;
  for (const char* name : {"", "body", "head", "header", "title", "pre"})
    EXPECT_FALSE(is_unread_element(html_tag(name))) << name;
}

}  // namespace
}  // namespace neardup::cli
