#include "databases/recorded_choices.h"

#include <gtest/gtest.h>

#include <optional>

namespace neardup::cli {
namespace {

TEST(SampleSizeTest, AskedForThenRecordedThenDefault) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  EXPECT_EQ(kDefaultSampleSize, sample_size(database, std::nullopt));
  record_sample_size(database, 4000);
  EXPECT_EQ(4000U, sample_size(database, std::nullopt));
  EXPECT_EQ(100U, sample_size(database, 100));
  record_sample_size(database, kDefaultSampleSize);
  EXPECT_EQ(kDefaultSampleSize, sample_size(database, std::nullopt));
}

TEST(SampleSizeTest, DefaultIsNotRecorded) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  record_sample_size(database, kDefaultSampleSize);
  EXPECT_TRUE(database.metadata_keys_begin() == database.metadata_keys_end());
}

TEST(SampleSizeTest, DamagedMetadataCountAsAbsent) {
  Xapian::WritableDatabase database("", Xapian::DB_BACKEND_INMEMORY);
  for (const char* const damaged : {"x", "12x", "0", "-1", "99999999999999999999999999"}) {
    database.set_metadata("neardup:sample-size", damaged);
    EXPECT_EQ(kDefaultSampleSize, sample_size(database, std::nullopt)) << damaged;
  }
}

}  // namespace
}  // namespace neardup::cli
