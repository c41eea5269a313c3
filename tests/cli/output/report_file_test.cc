#include "output/whole_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/temporary_folder.h"
#include "errors/exit_codes.h"

namespace neardup::cli {
namespace {

std::string content_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(ReportFileTest, WritesAndReplaces) {
  TemporaryFolder folder;
  const std::string path = folder / "report";
  write_report_file(path, std::string("one\0two", 7));
  EXPECT_EQ(std::string("one\0two", 7), content_of(path));
  write_report_file(path, "three");
  EXPECT_EQ("three", content_of(path));
  EXPECT_EQ(1, std::distance(std::filesystem::directory_iterator(folder.path()), {}));
}

TEST(ReportFileTest, LinksStayAndRightsToo) {
  namespace fs = std::filesystem;
  TemporaryFolder folder;
  write_report_file(folder / "target", "one");
  fs::permissions(folder / "target", fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink(folder / "target", folder / "link");
  write_report_file(folder / "link", "two");
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ("two", content_of(folder / "target"));
  EXPECT_EQ(fs::perms::owner_read | fs::perms::owner_write, fs::status(folder / "target").permissions());
}

TEST(ReportFileTest, DevicesAndPipesAreWrittenTo) {
  TemporaryFolder folder;
  write_report_file("/dev/zero", "text");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/zero"));
  const std::string pipe = folder / "pipe";
  ASSERT_EQ(0, ::mkfifo(pipe.c_str(), 0600));
  std::string read;
  std::thread reader([&] { read = content_of(pipe); });
  write_report_file(pipe, "text");
  reader.join();
  EXPECT_EQ("text", read);
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(ReportFileTest, FolderIsNotWrittenOverAndNothingIsLeftBesideIt) {
  TemporaryFolder folder;
  std::filesystem::create_directory(folder / "page");
  EXPECT_THROW(write_report_file(folder / "page", "text"), std::system_error);
  EXPECT_EQ(1, std::distance(std::filesystem::directory_iterator(folder.path()), {}));
}

TEST(ReportFileTest, FolderThatIsNotThereIsNamed) {
  try {
    write_report_file("/nowhere/at/all", "text");
    FAIL();
  } catch (const std::system_error& error) {
    EXPECT_THAT(
        error.what(),
        ::testing::HasSubstr("cannot write '/nowhere/at/all': create the folder '/nowhere/at' first: No such file"));
  }
}

TEST(ReportFileTest, WhatIsReadIsNotWrittenOver) {
  TemporaryFolder folder;
  const std::string file = folder / "file";
  write_report_file(file, "read");
  const std::string database = folder / "database";
  std::filesystem::create_directory(database);
  std::filesystem::create_symlink(database, folder / "link");
  const std::vector<std::string> inputs{database, file, "17", ""};
  for (const std::string& path :
       {file, database, database + "/postlist.glass", folder / "link/new", database + "/../file", folder / "link"}) {
    EXPECT_THROW(require_no_input(path, inputs), UsageError) << path;
  }
  for (const std::string& path : {folder / "other", database + ".html", folder / "17", file + ".html"}) {
    EXPECT_NO_THROW(require_no_input(path, inputs)) << path;
  }
}

}  // namespace
}  // namespace neardup::cli
