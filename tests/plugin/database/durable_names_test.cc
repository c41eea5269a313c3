#include "database/durable_names.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "plugin/temporary_folder.h"

namespace neardup {
namespace {

namespace fs = std::filesystem;

TEST(DurableNamesTest, FilesFoldersAndNamesAreSynced) {
  TemporaryFolder folder;
  std::ofstream(folder.path("file")) << "x";
  EXPECT_FALSE(sync_path(folder.path("file")));
  EXPECT_FALSE(sync_path(folder.path()));
  EXPECT_FALSE(sync_name(folder.path("file")));
  EXPECT_FALSE(sync_name(folder.path("removed")));
  EXPECT_FALSE(sync_name("of the current folder"));
  EXPECT_FALSE(sync_name("/"));
}

TEST(DurableNamesTest, WhatCannotBeSyncedIsTheReason) {
  TemporaryFolder folder;
  EXPECT_EQ(std::errc::no_such_file_or_directory, sync_path(folder.path("missing")));
  std::ofstream(folder.path("file")) << "x";
  EXPECT_EQ(std::errc::not_a_directory, sync_name(folder.path("file/below")));
}

TEST(DurableNamesTest, AFolderThatIsGoneHasNoNames) {
  TemporaryFolder folder;
  EXPECT_FALSE(sync_names_in(folder.path("missing")));
}

TEST(DurableNamesTest, AFolderThatMayNotBeReadIsLeftToTheFileSystem) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read every folder";
  TemporaryFolder folder;
  fs::create_directory(folder.path("closed"));
  ASSERT_EQ(0, ::chmod(folder.path("closed").c_str(), S_IWUSR | S_IXUSR));
  EXPECT_FALSE(sync_name(folder.path("closed/file")));
}

TEST(DurableNamesTest, MissingFoldersAreMade) {
  TemporaryFolder folder;
  for (const char* path : {"a/b/c", "a/b/c", "a/b/d/", "a"}) {
    EXPECT_FALSE(create_folders(folder.path(path))) << path;
    EXPECT_TRUE(fs::is_directory(folder.path(path))) << path;
  }
  EXPECT_FALSE(create_folders(""));
  std::ofstream(folder.path("file")) << "x";
  EXPECT_TRUE(create_folders(folder.path("file/below")));
}

}  // namespace
}  // namespace neardup
