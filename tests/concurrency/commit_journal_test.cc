#include "concurrency/commit_journal.h"

#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(CommitJournalTest, WhatWasCommittedOrBegunSinceIsRight) {
  CommitJournal journal(2);
  EXPECT_EQ(journal.judge(0, journal.committed(0), std::nullopt), nullptr);
  const std::uint32_t first = journal.begin(0, false);
  const FamilyState before = journal.committed(0);
  EXPECT_EQ(journal.judge(0, before, std::nullopt), nullptr);
  EXPECT_EQ(journal.judge(0, before, first), nullptr);
  journal.commit(0, journal.begun(0));
  const std::uint32_t second = journal.begin(0, false);
  EXPECT_EQ(journal.judge(0, journal.committed(0), first), nullptr);
  EXPECT_EQ(journal.judge(0, journal.committed(0), second), nullptr);
}

TEST(CommitJournalTest, WhatWasLostOrNeverBegunIsWrong) {
  CommitJournal journal(2);
  const std::uint32_t first = journal.begin(0, false);
  journal.commit(0, journal.begun(0));
  const std::uint32_t second = journal.begin(0, false);
  journal.commit(0, journal.begun(0));
  const FamilyState before = journal.committed(0);
  EXPECT_STREQ(journal.judge(0, before, first), "a version older than what was committed");
  EXPECT_STREQ(journal.judge(0, before, std::nullopt), "a committed family is lost");
  EXPECT_STREQ(journal.judge(0, before, second + 1), "a version that was never begun");
}

TEST(CommitJournalTest, ADeletedFamilyIsGone) {
  CommitJournal journal(1);
  journal.begin(0, false);
  journal.commit(0, journal.begun(0));
  const FamilyState there = journal.committed(0);
  const std::uint32_t deletion = journal.begin(0, true);
  EXPECT_EQ(journal.judge(0, there, std::nullopt), nullptr);
  journal.commit(0, journal.begun(0));
  EXPECT_EQ(journal.judge(0, journal.committed(0), std::nullopt), nullptr);
  EXPECT_STREQ(journal.judge(0, journal.committed(0), deletion), "a deleted family is there");
}

TEST(CommitJournalTest, OutlivesTheProcessThatWroteIt) {
  CommitJournal journal(3);
  const pid_t child = ::fork();
  if (child == 0) {
    journal.begin(2, false);
    ::_exit(0);
  }
  ASSERT_EQ(::waitpid(child, nullptr, 0), child);
  EXPECT_EQ(journal.begun(2).version, 1U);
  EXPECT_EQ(journal.committed(2).version, 0U);
}

}  // namespace
}  // namespace neardup
