#include "record/incremental_state.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "database/metadata_keys.h"
#include "plugin/database_bytes.h"
#include "plugin/signed_database.h"

namespace neardup {
namespace {

/** Xapian refuses values of about 130 MB. */
TEST(IncrementalStateTest, ManyAnnouncedWritesAreInParts) {
  const TemporaryFolder folder;
  Xapian::WritableDatabase database(folder.path("db"), Xapian::DB_CREATE | Xapian::DB_NO_SYNC);
  const Scheme scheme = white_space_scheme();
  std::vector<Xapian::docid> docids(kMetadataPart / 3);
  std::iota(docids.begin(), docids.end(), 1);
  const Xapian::docid last = docids.back();
  IncrementalState state;
  state.entries = {{1, 11}, {last, 12}, {last + 1, 13}};
  write_incremental_state(database, scheme, "rule", state);
  announce_writes(database, scheme, docids);
  database.commit();
  EXPECT_EQ(kMetadataPart, longest_metadata_value(database));
  const auto read = read_incremental_state(database, scheme, "rule");
  ASSERT_TRUE(read);
  ASSERT_EQ(1U, read->entries.size()) << "the others may have been written";
  EXPECT_EQ(last + 1, read->entries.front().docid);
  write_incremental_state(database, scheme, "rule", state);
  database.commit();
  EXPECT_GT(1000U, longest_metadata_value(database));
  EXPECT_EQ(3U, read_incremental_state(database, scheme, "rule")->entries.size());
}

}  // namespace
}  // namespace neardup
