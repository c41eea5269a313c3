#include "output/log_format.h"
#include "output/progress.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace neardup::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(MessageListTest, FirstAreSaidAndThenThatThereAreMore) {
  ::testing::internal::CaptureStderr();
  Progress progress("documents", true);
  MessageList list(progress, "failure");
  for (std::size_t i = 1; i <= MessageList::kListed + 50; ++i) list.add("message " + std::to_string(i) + ".");
  const std::string said = ::testing::internal::GetCapturedStderr();
  EXPECT_THAT(said, HasSubstr("message 1.\n"));
  EXPECT_THAT(said, HasSubstr("message " + std::to_string(MessageList::kListed) + ".\n"));
  EXPECT_THAT(said, Not(HasSubstr("message " + std::to_string(MessageList::kListed + 1) + ".")));
  EXPECT_THAT(said, HasSubstr("further failures are counted, but not listed\n"));
  EXPECT_EQ(static_cast<std::ptrdiff_t>(MessageList::kListed + 1), std::count(said.begin(), said.end(), '\n'));
}

TEST(MessageListTest, AllAreInTheLog) {
  ::testing::internal::CaptureStderr();
  Progress progress("documents", true, LogFormat::kJsonLines);
  MessageList list(progress, "failure");
  for (std::size_t i = 0; i != MessageList::kListed + 50; ++i) list.add("message");
  const std::string said = ::testing::internal::GetCapturedStderr();
  EXPECT_EQ(static_cast<std::ptrdiff_t>(MessageList::kListed + 50), std::count(said.begin(), said.end(), '\n'));
}

}  // namespace
}  // namespace neardup::cli
