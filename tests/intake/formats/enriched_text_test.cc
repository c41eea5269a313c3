#include "formats/part_text.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(EnrichedTextTest, CommandsGoAndWordsStay) {
  EXPECT_EQ(enriched_text("<bold>Now</bold> is <FontFamily><param>Times</param>the</FontFamily> time"),
            "Now is the time");
  EXPECT_EQ(enriched_text("a <<b> c << d"), "a <b> c < d");
  EXPECT_EQ(enriched_text("one<nl>two<paragraph>three</paragraph>four<lt>"), "one\ntwo\nthree\nfour<");
}

TEST(EnrichedTextTest, AnyTextIsWelcome) {
  EXPECT_EQ(enriched_text(""), "");
  EXPECT_EQ(enriched_text("<"), "<");
  EXPECT_EQ(enriched_text("a < b > c <>"), "a < b > c <>");
  EXPECT_EQ(enriched_text("<" + std::string(100, 'x') + ">"), "<" + std::string(100, 'x') + ">");
  EXPECT_EQ(enriched_text("a <param>lost to the end"), "a ");
}

}  // namespace
}  // namespace neardup::cli
