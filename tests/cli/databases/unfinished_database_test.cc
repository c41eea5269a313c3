#include "databases/unfinished_database.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <xapian.h>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

/** As a process leaves it that is killed while Xapian makes a database. */
void leave_unfinished(const TemporaryFolder& folder) {
  folder.write("flintlock", "");
  folder.write("postlist.glass", "");
  folder.write("termlist.glass", "");
  folder.write("v.tmp", "bytes");
}

Xapian::WritableDatabase create_or_open(const TemporaryFolder& folder) {
  return Xapian::WritableDatabase(folder.path(), Xapian::DB_CREATE_OR_OPEN);
}

TEST(UnfinishedDatabaseTest, XapianDoesNotMakeADatabaseWhereOneWasBegun) {
  const TemporaryFolder folder;
  leave_unfinished(folder);
  EXPECT_THROW(create_or_open(folder), Xapian::DatabaseOpeningError);
}

TEST(UnfinishedDatabaseTest, WhatIsClearedIsMadeAnew) {
  const TemporaryFolder folder;
  leave_unfinished(folder);
  clear_unfinished_database(folder.path());
  EXPECT_NO_THROW(create_or_open(folder).commit());
}

TEST(UnfinishedDatabaseTest, ATableThatHoldsSomethingStaysAndAllOthers) {
  const TemporaryFolder folder;
  leave_unfinished(folder);
  folder.write("postlist.glass", "bytes");
  clear_unfinished_database(folder.path());
  EXPECT_TRUE(std::filesystem::exists(folder / "postlist.glass"));
  EXPECT_TRUE(std::filesystem::exists(folder / "termlist.glass"));
}

TEST(UnfinishedDatabaseTest, ADatabaseThatIsMadeStays) {
  const TemporaryFolder folder;
  create_or_open(folder).commit();
  const auto files = [&] {
    return std::distance(std::filesystem::directory_iterator(folder.path()), std::filesystem::directory_iterator());
  };
  const auto before = files();
  clear_unfinished_database(folder.path());
  EXPECT_EQ(files(), before);
}

TEST(UnfinishedDatabaseTest, AnotherProcessMayBeMakingIt) {
  const TemporaryFolder folder;
  const Xapian::WritableDatabase writer = create_or_open(folder);
  std::filesystem::remove(folder / "iamglass");
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) std::ofstream(file.path()).flush();
  clear_unfinished_database(folder.path());
  EXPECT_TRUE(std::filesystem::exists(folder / "postlist.glass"));
}

TEST(UnfinishedDatabaseTest, WhereNothingIsNothingIsDone) {
  const TemporaryFolder folder;
  EXPECT_NO_THROW(clear_unfinished_database(folder / "nowhere"));
  EXPECT_FALSE(std::filesystem::exists(folder / "nowhere"));
}

}  // namespace
}  // namespace neardup::cli
