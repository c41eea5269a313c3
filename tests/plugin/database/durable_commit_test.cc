#include "neardup/durable_commit.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "plugin/random_texts.h"
#include "plugin/signed_database.h"
#include "plugin/temporary_folder.h"

namespace {

/** What was synced, by device and inode. */
std::vector<std::pair<dev_t, ino_t>> synced;

std::pair<dev_t, ino_t> identity(const std::string& path) {
  struct stat state {};
  EXPECT_EQ(0, ::stat(path.c_str(), &state)) << path;
  return {state.st_dev, state.st_ino};
}

}  // namespace

/** Takes the place of the C library's. */
extern "C" int fsync(int descriptor) {
  struct stat state {};
  if (::fstat(descriptor, &state) == 0) synced.emplace_back(state.st_dev, state.st_ino);
  return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

namespace neardup {
namespace {

Xapian::WritableDatabase with_one_document(const std::string& path) {
  Xapian::WritableDatabase database(path, Xapian::DB_CREATE);
  database.add_document(Xapian::Document());
  return database;
}

std::uint64_t bytes_below(const std::string& folder) {
  std::uint64_t bytes = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder)) bytes += file.file_size();
  return bytes;
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

TEST(DurableCommitTest, CreationIsSyncedHoweverThePathIsSpelt) {
  TemporaryFolder folder;
  const Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  for (const char* path : {"db", "db/", "./db/../db"}) EXPECT_NO_THROW(sync_creation(folder.path(path))) << path;
  EXPECT_NO_THROW(sync_creation("/")) << "has no folder above it";
  std::ofstream(folder.path("stub")) << "auto db\n";
  EXPECT_NO_THROW(sync_creation(folder.path("stub")));
  EXPECT_NO_THROW(sync_creation(folder.path("missing")));
}

TEST(DurableCommitTest, CreationOfAStubsShardsIsSyncedFromAboveToBelow) {
  TemporaryFolder folder;
  std::filesystem::create_directory(folder.path("deep"));
  const Xapian::WritableDatabase one = with_one_document(folder.path("one"));
  const Xapian::WritableDatabase two = with_one_document(folder.path("deep/two"));
  std::ofstream(folder.path("stub")) << "auto one\nauto deep/two\n";
  synced.clear();
  sync_creation(folder.path("stub"));
  EXPECT_EQ((std::vector{identity(folder.path()), identity(folder.path("one")), identity(folder.path("deep")),
                         identity(folder.path("deep/two"))}),
            synced);
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

TEST(DurableCommitTest, ErrorsOfTheCommitPassThroughAndATransactionGoesOn) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  database.begin_transaction();
  database.add_document(Xapian::Document());
  EXPECT_THROW(commit_durably(database, folder.path("db")), Xapian::InvalidOperationError);
  database.commit_transaction();
  EXPECT_EQ(2U, Xapian::Database(folder.path("db")).get_doccount());
}

TEST(DurableCommitTest, HandleIsAtTheLastCommitAfterAFailedOne) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  commit_durably(database, folder.path("db"));
  Xapian::Document document;
  document.add_value(0, std::string(std::size_t{130} << 20, 'v'));  // more than Xapian can write
  database.add_document(document);
  database.set_metadata("key", "value");
  EXPECT_THROW(commit_durably(database, folder.path("db")), Xapian::UnimplementedError);
  EXPECT_EQ(1U, database.get_doccount());
  EXPECT_EQ("", database.get_metadata("key"));
  database.add_document(Xapian::Document());
  commit_durably(database, folder.path("db"));
  EXPECT_EQ(2U, Xapian::Database(folder.path("db")).get_doccount());
}

TEST(DurableCommitTest, CommitWithoutRoomIsRefusedBeforeAnythingIsWritten) {
  TemporaryFolder folder;
  {
    Xapian::WritableDatabase database = with_one_document(folder.path("db"));
    PendingChanges more_than_any_disk;
    more_than_any_disk.text_bytes = std::uint64_t{1} << 60;
    try {
      commit_durably(database, folder.path("db"), more_than_any_disk);
      FAIL();
    } catch (const Xapian::DatabaseError& error) {
      EXPECT_STREQ(std::strerror(ENOSPC), error.get_error_string());
      EXPECT_NE(std::string::npos, error.get_msg().find("KiB free")) << error.get_msg();
    }
    EXPECT_EQ(0U, database.get_doccount());
  }
  EXPECT_EQ(0U, Xapian::Database(folder.path("db")).get_doccount()) << "nor when the handle goes";
}

TEST(DurableCommitTest, MoreDocumentsThanThereAreTakeNoRoom) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  PendingChanges changes;
  changes.documents = std::size_t{1} << 40;
  EXPECT_NO_THROW(commit_durably(database, folder.path("db"), changes));
}

TEST(DurableCommitTest, LikelyGrowthIsOfTextDocumentsAndPages) {
  constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;
  EXPECT_EQ(kMiB, likely_growth({}, 1000 * kMiB));
  EXPECT_EQ(kMiB + 400, likely_growth({0, 100}, 1000 * kMiB));
  EXPECT_EQ(kMiB + 10 * 1536, likely_growth({10, 0}, 0));
  EXPECT_EQ(kMiB + 10 * 1536 + 1000, likely_growth({10, 0}, 1000));
  EXPECT_EQ(kMiB + 10 * 1536 + 10 * 8192, likely_growth({10, 0}, 1000 * kMiB));
}

TEST(DurableCommitTest, CommitsOfShortAndLongTextsTakeNoMoreThanIsLikely) {
  for (const std::size_t words : {5U, 100U, 2000U}) {
    TemporaryFolder folder;
    Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
    DocumentSigner indexer = white_space_indexer();
    RandomTexts random(7);
    std::uint64_t before = bytes_below(folder.path("db"));
    for (const std::size_t documents : {20000 / words, 20000 / words, 2000 / words}) {
      PendingChanges pending;
      for (; pending.documents != documents; ++pending.documents) {
        const std::string text = random.text(words);
        pending.text_bytes += text.size();
        database.add_document(signed_document(indexer, text));
      }
      database.commit();
      const std::uint64_t after = bytes_below(folder.path("db"));
      EXPECT_LE(after - before, likely_growth(pending, before)) << documents << " documents of " << words << " words";
      before = after;
    }
  }
}

/** A stub of two shards in folders of their own. */
class Stub {
 public:
  Stub() {
    for (const char* shard : {"a", "b"}) {
      std::filesystem::create_directory(folder.path(shard));
      Xapian::WritableDatabase(folder.path(std::string(shard) + "/db"), Xapian::DB_CREATE).commit();
    }
    std::ofstream(path) << "# two\nauto a/db\n\nglass " << folder.path("b/db") << "\n";
  }

  TemporaryFolder folder;
  std::string path = folder.path("stub");
};

TEST(DurableCommitTest, ShardsOfAStubHaveTheirRoomMeasured) {
  Stub stub;
  Xapian::WritableDatabase database(stub.path, Xapian::DB_OPEN);
  database.add_document(Xapian::Document());
  PendingChanges more_than_any_disk;
  more_than_any_disk.text_bytes = std::uint64_t{1} << 60;
  try {
    commit_durably(database, stub.path, more_than_any_disk);
    FAIL();
  } catch (const Xapian::DatabaseError& error) {
    EXPECT_NE(std::string::npos, error.get_msg().find("a/db'")) << error.get_msg();
  }
}

TEST(DurableCommitTest, EveryShardOfAStubIsSynced) {
  Stub stub;
  Xapian::WritableDatabase database(stub.path, Xapian::DB_OPEN);
  for (const char* shards : {"auto missing\nauto b/db\n", "auto a/db\nauto missing\n"}) {
    std::ofstream(stub.path) << shards;
    database.add_document(Xapian::Document());
    try {
      commit_durably(database, stub.path);
      FAIL() << shards;
    } catch (const Xapian::DatabaseError& error) {
      EXPECT_NE(std::string::npos, error.get_msg().find("/missing'")) << error.get_msg();
    }
  }
}

TEST(DurableCommitTest, StubInAFolderAndStubsInStubsAreFollowed) {
  Stub stub;
  std::filesystem::create_directory(stub.folder.path("outer"));
  std::ofstream(stub.folder.path("outer/XAPIANDB")) << "auto ../stub\n";
  Xapian::WritableDatabase database(stub.folder.path("outer"), Xapian::DB_OPEN);
  database.add_document(Xapian::Document());
  EXPECT_NO_THROW(commit_durably(database, stub.folder.path("outer")));
  std::ofstream(stub.path) << "auto a/db\nauto missing\n";
  database.add_document(Xapian::Document());
  EXPECT_THROW(commit_durably(database, stub.folder.path("outer")), Xapian::DatabaseError);
}

TEST(DurableCommitTest, StubWithAShardThatHasNoFolderIsRefusedBeforeAnythingIsWritten) {
  TemporaryFolder folder;
  Xapian::WritableDatabase database = with_one_document(folder.path("db"));
  std::ofstream(folder.path("stub")) << "auto db\nremote localhost:1234\n";
  EXPECT_THROW(commit_durably(database, folder.path("stub")), Xapian::DatabaseError);
  EXPECT_EQ(0U, Xapian::Database(folder.path("db")).get_doccount());
  std::ofstream(folder.path("loop")) << "auto loop\n";
  EXPECT_THROW(commit_durably(database, folder.path("loop")), Xapian::DatabaseError);
}

}  // namespace
}  // namespace neardup
