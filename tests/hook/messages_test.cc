#include "messages.h"

#include <gtest/gtest.h>

namespace neardup::hook {
namespace {

TEST(MessagesTest, EachIsSaidOnce) {
  Messages messages;
  testing::internal::CaptureStderr();
  EXPECT_TRUE(messages.say_once("a"));
  EXPECT_FALSE(messages.say_once("a"));
  EXPECT_TRUE(messages.say_once("b"));
  EXPECT_EQ("xapian-neardup: a\nxapian-neardup: b\n", testing::internal::GetCapturedStderr());
}

TEST(MessagesTest, NoMoreThanSoManyAreSaid) {
  Messages messages;
  testing::internal::CaptureStderr();
  std::size_t said = 0;
  for (int i = 0; i != 100; ++i) said += messages.say_once(std::to_string(i)) ? 1 : 0;
  testing::internal::GetCapturedStderr();
  EXPECT_EQ(Messages::kMost, said);
}

}  // namespace
}  // namespace neardup::hook
