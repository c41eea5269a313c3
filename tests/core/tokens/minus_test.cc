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

TEST(MinusTest, StandsBehindOtherSpacesBracketsAndOperators) {
  for (const char* before : {"\u00a0", "\u202f", "\u3000", "\u00ab", "\u201c", "\u2026", "\u2264", "\u2248", "\u300c",
                             "\u3010", "\uff08", "\uff0c", "\uff1a", "\uff1d"}) {
    EXPECT_EQ(1U, bytes_in("a" + std::string(before) + "-5")) << before;
    EXPECT_EQ(3U, bytes_in("a" + std::string(before) + "\uff0d5")) << before;
  }
}

TEST(MinusTest, MayStandOnEitherSideOfACurrencySign) {
  for (const std::string sign : {"$", "\u00a2", "\u00a3", "\u00a5", "\u20a0", "\u20ac", "\u20cf"}) {
    EXPECT_EQ(0U, bytes_in(sign + "5")) << sign;
    EXPECT_EQ(1U, bytes_in(sign + "-5")) << sign;
    EXPECT_EQ(1U + sign.size(), bytes_in("a -" + sign + "5")) << sign;
    EXPECT_EQ(3U + sign.size(), bytes_in("\u2212" + sign + "5")) << sign;
    EXPECT_EQ(0U, bytes_in("a-" + sign + "5")) << sign;
  }
}

TEST(MinusTest, HyphensAndDashesAreNone) {
  for (const char* text : {"5",
                           "x-5",
                           ")-5",
                           "--5",
                           "\u20135",
                           "- 5",
                           "\xe9-5",
                           "é-5",
                           "%-5",
                           "\u00a1-5",
                           "\u00a6-5",
                           "\u6e29-5",
                           "\uff09-5",
                           "\uff15-5",
                           "\u300d-5",
                           "\u2212-5",
                           "-\u00a65",
                           "-\u209f5",
                           "-\u20d05",
                           "-\xe2\x82\xc5"
                           "5",
                           "-\xe2\x83\x7f"
                           "5"})
    EXPECT_EQ(0U, bytes_in(text)) << text;
  EXPECT_EQ(0U, bytes_of_minus("10-20", 3));
}

}  // namespace
}  // namespace neardup
