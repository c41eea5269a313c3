#include "programs/child_process.h"

#include <gtest/gtest.h>

namespace neardup::cli {
namespace {

int shell(const std::string& command) {
  return run_program("/bin/sh", {"sh", "-c", command}, {"NEARDUP_TEST=value"});
}

TEST(ChildProcessTest, ExitCodesAndSignalsArePassedOn) {
  EXPECT_EQ(0, shell("exit 0"));
  EXPECT_EQ(42, shell("exit 42"));
  EXPECT_EQ(128 + 9, shell("kill -9 $$"));
  EXPECT_EQ(128 + 15, shell("kill -15 $$"));
}

TEST(ChildProcessTest, SignalsForThisProcessReachTheProgram) {
  EXPECT_EQ(7, shell("trap 'exit 7' TERM; kill -TERM $PPID; while :; do sleep 0.05; done"));
}

TEST(ChildProcessTest, TerminalSignalsEndTheProgramAlone) {
  EXPECT_EQ(5, shell("kill -INT $PPID; exit 5"));
  EXPECT_EQ(128 + 2, shell("kill -INT $$"));
}

TEST(ChildProcessTest, EnvironmentIsAdded) {
  EXPECT_EQ(0, shell("test \"$NEARDUP_TEST\" = value && test -n \"$PATH\""));
}

TEST(ChildProcessTest, WhatCannotBeExecutedIsRefused) {
  EXPECT_THROW(run_program("/no/such/program", {"program"}, {}), CannotExecute);
}

}  // namespace
}  // namespace neardup::cli
