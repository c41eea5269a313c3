// What went wrong decides the exit code, also where Xapian's class of error says too much or too little.

#include "exit_codes.h"

#include <cerrno>
#include <string>

#include <gtest/gtest.h>
#include <xapian.h>

namespace neardup::cli {
namespace {

template <typename Error>
int code_of(const Error& error) {
  return run_guarded([&] { throw error; });
}

TEST(ExitCodesTest, ALockHeldByAnotherIsLocked) {
  EXPECT_EQ(code_of(Xapian::DatabaseLockError("Unable to get write lock on db: already locked")), kLocked);
}

TEST(ExitCodesTest, ALockThatCannotBeTakenIsNotLocked) {
  const std::string start = "Unable to get write lock on db: Couldn't open lockfile: ";
  EXPECT_EQ(code_of(Xapian::DatabaseLockError(start + "Read-only file system")), kNoSpaceOrIo);
  EXPECT_EQ(code_of(Xapian::DatabaseLockError(start + "Permission denied")), kError);
  for (const char* reason : {"No space left on device", "Input/output error"}) {
    EXPECT_EQ(code_of(Xapian::DatabaseLockError(start + reason)), kNoSpaceOrIo);
  }
}

TEST(ExitCodesTest, ATableThatEndsTooEarlyIsCorrupt) {
  EXPECT_EQ(code_of(Xapian::DatabaseError("EOF reading block 2")), kCorrupt);
}

TEST(ExitCodesTest, AFullDiskIsNoSpace) {
  EXPECT_EQ(code_of(Xapian::DatabaseError("Error writing block 1", "", ENOSPC)), kNoSpaceOrIo);
}

}  // namespace
}  // namespace neardup::cli
