#include "errors/interruption.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

TEST(InterruptionTest, FirstSignalIsNoted) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    const Interruption interruption;
    EXPECT_FALSE(interruption.requested());
    std::raise(signal);
    EXPECT_TRUE(interruption.requested());
  }
}

TEST(InterruptionDeathTest, SecondSignalEndsTheProcess) {
  EXPECT_EXIT(
      {
        const Interruption interruption;
        std::raise(SIGINT);
        std::raise(SIGINT);
      },
      testing::KilledBySignal(SIGINT), "");
}

TEST(InterruptionDeathTest, HandlersAreOnlyLent) {
  EXPECT_EXIT(
      {
        { const Interruption interruption; }
        std::raise(SIGTERM);
      },
      testing::KilledBySignal(SIGTERM), "");
}

}  // namespace
}  // namespace neardup::cli
