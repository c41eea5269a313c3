#include "text/positioned_terms.h"

#include <gtest/gtest.h>

#include <limits>

namespace neardup {
namespace {

constexpr Xapian::termpos kLastPosition = std::numeric_limits<Xapian::termpos>::max();

TEST(TextAssemblyTest, ACorrectionMayBeAddedUntilTheTermAtItsPosition) {
  WordMarks marks;
  TextAssembly text(marks);
  text.add(1, "down", false);
  marks.corrections[2] = {"-5"};
  text.add(2, "5", false);
  text.add(3, "degrees", false);
  marks.corrections[9] = {"-7"};
  EXPECT_EQ(text.finish().text, "down -5 degrees -7");
}

TEST(TextAssemblyTest, ACorrectionStandsOnceHoweverManyTermsHaveItsPosition) {
  WordMarks marks;
  marks.corrections = {{0, {"before"}}, {4, {"two", "words"}}, {kLastPosition, {"last"}}};
  TextAssembly text(marks);
  text.add(4, "a", false);
  text.add(4, "b", false);
  text.add(4, "c", false);
  text.add(kLastPosition, "d", false);
  text.add(kLastPosition, "e", false);
  EXPECT_EQ(text.finish().text, "before two words b c last e");
}

}  // namespace
}  // namespace neardup
