#include "tokens/minus.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

/** Of the first digit. */
std::size_t bytes_in(const std::string& text) {
  return bytes_of_minus(text, text.find_first_of("0123456789"));
}

TEST(MinusTest, StandsAtTheBeginOrBehindWhatNoWordEndsWith) {
  for (const char* before : {"", " ", "\t", "\n", "(", "[", "{", "<", ">", "=", ":", ";", ",", "/", "|", "\"", "'"}) {
    EXPECT_EQ(1U, bytes_in(std::string(before) + "-5")) << before;
    EXPECT_EQ(3U, bytes_in(std::string(before) + "\u22125")) << before;
  }
}

TEST(MinusTest, HyphensAndDashesAreNone) {
  for (const char* text : {"5", "x-5", ")-5", "--5", "\u20135", "- 5", "\xe9-5", "é-5", "%-5"})
    EXPECT_EQ(0U, bytes_in(text)) << text;
  EXPECT_EQ(0U, bytes_of_minus("10-20", 3));
}

}  // namespace
}  // namespace neardup
