#include "files/open_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <system_error>

#include "cli/temporary_folder.h"
#include "files/file_errors.h"
#include "intake/no_bound.h"

namespace neardup::cli {
namespace {

TEST(FileContentTest, BytesAreThoseOfTheFile) {
  const TemporaryFolder folder;
  const std::string content = std::string("a\0b", 3) + std::string(200000, 'x');
  const std::string path = folder.write("file", content);
  EXPECT_EQ(file_content(path, kNoBound), content);
}

TEST(FileContentTest, EmptyFilesAreEmpty) {
  const TemporaryFolder folder;
  EXPECT_EQ(file_content(folder.write("empty", ""), kNoBound), "");
  EXPECT_EQ(file_content(folder.write("empty", ""), 0), "");
}

TEST(FileContentTest, FilesWithoutASizeAreReadToTheirEnd) {
  EXPECT_NE(file_content("/proc/self/status", kNoBound).find("Pid:"), std::string::npos);
}

TEST(FileContentTest, LargerFilesAreRefusedBeforeTheyAreRead) {
  const TemporaryFolder folder;
  const std::string path = folder.write("file", "12345");
  EXPECT_EQ(file_content(path, 5), "12345");
  EXPECT_THROW(file_content(path, 4), std::runtime_error);
  ASSERT_EQ(::truncate(path.c_str(), off_t{1} << 40), 0);  // sparse
  EXPECT_THROW(file_content(path, kNoBound), std::runtime_error);
}

TEST(FileContentTest, WhatIsNoRegularFileIsRefusedWithoutWaiting) {
  const TemporaryFolder folder;
  EXPECT_THROW(file_content(folder.path(), kNoBound), std::runtime_error);
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_THROW(file_content(folder / "pipe", kNoBound), std::runtime_error);
  EXPECT_THROW(file_content("/dev/zero", kNoBound), std::runtime_error);
}

TEST(FileContentTest, PipesAreReadToTheirEndWhereTheyAreNotRefused) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ASSERT_EQ(::write(ends[1], "in a pipe", 9), 9);
  ::close(ends[1]);
  const std::string path = "/dev/fd/" + std::to_string(ends[0]);
  EXPECT_THROW(file_content(path, kNoBound), std::runtime_error);
  EXPECT_EQ(file_content(path, kNoBound, Pipes::kRead), "in a pipe");
  ::close(ends[0]);
  EXPECT_THROW(file_content("/dev/zero", 1000, Pipes::kRead), std::runtime_error);
  EXPECT_THROW(file_content("/", kNoBound, Pipes::kRead), std::runtime_error);
}

TEST(FileContentTest, MissingAndForbiddenFilesAreSystemErrors) {
  const TemporaryFolder folder;
  EXPECT_THROW(file_content(folder / "missing", kNoBound), std::system_error);
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const std::string path = folder.write("secret", "x");
  ASSERT_EQ(::chmod(path.c_str(), 0), 0);
  EXPECT_THROW(file_content(path, kNoBound), std::system_error);
}

TEST(FileContentTest, TheErrorOfATooLargeFileGivesBothSizes) {
  const TemporaryFolder folder;
  try {
    file_content(folder.write("large", std::string(500, 'x')), 256);
    FAIL() << "read";
  } catch (const TooLarge& error) {
    EXPECT_EQ(500U, error.bytes());
    EXPECT_EQ(256U, error.limit());
    EXPECT_STREQ("has 500 bytes or more, over the limit of 256", error.what());
  }
}

}  // namespace
}  // namespace neardup::cli
