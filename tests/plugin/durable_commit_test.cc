#include "neardup/durable_commit.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "temporary_folder.h"

namespace neardup {
namespace {

Xapian::WritableDatabase with_one_document(const std::string& path) {
  Xapian::WritableDatabase database(path, Xapian::DB_CREATE);
  database.add_document(Xapian::Document());
  return database;
}

TEST(DurableCommitTest, FolderDatabaseIsCommitted) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  commit_durably(database, folder.path("db"));
  EXPECT_EQ(1U, Xapian::Database(folder.path("db")).get_doccount());
}

TEST(DurableCommitTest, SlashAtTheEndAndRelativePathsWork) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  EXPECT_NO_THROW(commit_durably(database, folder.path("db/")));
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());
  EXPECT_NO_THROW(commit_durably(database, "db"));
  std::ofstream("stub") << "auto db\n";
  EXPECT_NO_THROW(commit_durably(database, "stub"));
  std::filesystem::current_path(before);
}

TEST(DurableCommitTest, StubDatabaseIsCommitted) {
  TemporaryFolder folder;
  { with_one_document(folder.path("db")).commit(); }
  std::ofstream(folder.path("stub")) << "auto db\n";
  Xapian::WritableDatabase database(folder.path("stub"), Xapian::DB_OPEN);
  database.add_document(Xapian::Document());
  commit_durably(database, folder.path("stub"));
  EXPECT_EQ(2U, Xapian::Database(folder.path("db")).get_doccount());
}

TEST(DurableCommitTest, MissingPathIsReportedNamingIt) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  for (const std::string& path : {folder.path("missing"), folder.path("missing/db"), std::string()}) {
    try {
      commit_durably(database, path);
      FAIL() << path;
    } catch (const Xapian::DatabaseError& error) {
      EXPECT_NE(std::string::npos, error.get_msg().find("'" + path + "'")) << error.get_msg();
    }
  }
  EXPECT_EQ(1U, Xapian::Database(folder.path("db")).get_doccount()) << "what was written is committed all the same";
}

TEST(DurableCommitTest, ErrorsAreXapiansWhateverThePath) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  std::ofstream(folder.path("file")) << "";
  for (const std::string& path : {folder.path("file/db"), folder.path(std::string(5000, 'x'))}) {
    EXPECT_THROW(commit_durably(database, path), Xapian::DatabaseError) << path;
  }
}

TEST(DurableCommitTest, ErrorsOfTheCommitPassThrough) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  database.begin_transaction();
  EXPECT_THROW(commit_durably(database, folder.path("db")), Xapian::InvalidOperationError);
}

}  // namespace
}  // namespace neardup
