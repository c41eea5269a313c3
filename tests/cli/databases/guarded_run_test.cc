// What went wrong decides the exit code, also where Xapian's class of error says too much or too little.

#include "databases/guarded_run.h"
#include "errors/exit_codes.h"

#include <cerrno>
#include <exception>
#include <filesystem>
#include <string>
#include <system_error>

#include <gtest/gtest.h>
#include <xapian.h>

#include "neardup/error.h"

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

/** What is said of an error. */
template <typename Error>
std::string said_of(const Error& error, LogFormat format = LogFormat::kText) {
  testing::internal::CaptureStderr();
  run_guarded([&] { throw error; }, format);
  return testing::internal::GetCapturedStderr();
}

TEST(ExitCodesTest, TheRemedyIsThatOfTheReason) {
  const auto said = [](int reason) { return said_of(Xapian::DatabaseCreateError("mkdir failed", "", reason)); };
  EXPECT_NE(said(ENOSPC).find("free some space"), std::string::npos);
  EXPECT_NE(said(EFBIG).find("ulimit -f"), std::string::npos);
  EXPECT_NE(said(EROFS).find("can be written"), std::string::npos);
  EXPECT_EQ(said(EROFS).find("space"), std::string::npos);
}

TEST(ExitCodesTest, ErrorsAreSaidInTheFormatAskedFor) {
  EXPECT_EQ(said_of(UsageError("no \"PATH\"")), "xapian-neardup: no \"PATH\"\n");
  EXPECT_EQ(said_of(UsageError("no \"PATH\""), LogFormat::kJsonLines),
            "{\"event\":\"error\",\"message\":\"no \\\"PATH\\\"\"}\n");
  EXPECT_EQ(said_of(ExitWith(kCorrupt, ""), LogFormat::kJsonLines), "");
  EXPECT_EQ(said_of(std::runtime_error("")), "xapian-neardup: \n");
}

TEST(ExitCodesTest, AFileThatMayNotBeReadIsNamedWithTheRemedy) {
  const std::filesystem::filesystem_error error("status", "/a/b", std::make_error_code(std::errc::permission_denied));
  EXPECT_EQ(code_of(error), kError);
  EXPECT_EQ(said_of(error), "xapian-neardup: '/a/b': Permission denied; run this as a user with access to it\n");
}

TEST(ExitCodesTest, AMissingTermlistNamesItsFile) {
  const Xapian::FeatureUnavailableError error("Database has no termlist");
  EXPECT_EQ(code_of(error), kError);
  EXPECT_NE(said_of(error).find("termlist.glass"), std::string::npos);
  EXPECT_EQ(said_of(Xapian::FeatureUnavailableError("no backend")), "xapian-neardup: no backend\n");
}

TEST(ExitCodesTest, ADamagedSignatureNamesItsOwnRemedyAlone) {
  const DamagedSignatureError error("document 1 has a damaged signature; mend it");
  EXPECT_EQ(code_of(error), kCorrupt);
  EXPECT_EQ(said_of(error), "xapian-neardup: document 1 has a damaged signature; mend it\n");
}

TEST(ExitCodesTest, AWriteThatEndsTheProgramIsSaidInTheFormatAskedFor) {
  const auto end = [](LogFormat format) {
    install_terminate_handler(format);
    std::terminate();
  };
  EXPECT_EXIT(end(LogFormat::kText), testing::ExitedWithCode(kNoSpaceOrIo), "^xapian-neardup: a write failed");
  EXPECT_EXIT(end(LogFormat::kJsonLines), testing::ExitedWithCode(kNoSpaceOrIo), "^.\"event\":\"error\"");
}

}  // namespace
}  // namespace neardup::cli
