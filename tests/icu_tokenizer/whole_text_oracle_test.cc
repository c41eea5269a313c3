#include "whole_text_oracle.h"

#include <gtest/gtest.h>
#include <unicode/brkiter.h>
#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/unorm2.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>

#include "xapian_words_oracle.h"

namespace neardup::oracle {

TEST(WholeTextOracleTest, LinksAreOnesOfKnownForm) {
  const auto linked = [](std::string_view text) {
    const std::vector<bool> flags = linked_characters(text);
    std::string result;
    for (std::size_t i = 0; i != text.size(); ++i) {
      result += flags[i] ? text[i] : ' ';
    }
    return result;
  };
  EXPECT_EQ(linked("see http://a.b/c, or"), "    http://a.b/c,   ");
  EXPECT_EQ(linked("to <joe.doe@example.com>."), "    joe.doe@example.com  ");
  EXPECT_EQ(linked("a@b"), "   ");
  EXPECT_EQ(linked("www.x.y"), "www.x.y");
}

}  // namespace neardup::oracle
