#include "database/slot_values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

using ::testing::Optional;

constexpr std::int64_t kNewYear2024 = 1704067200;

TEST(StoredTimeTest, DigitsBytesAndSerialisedNumbersAreTimes) {
  EXPECT_THAT(stored_time("20240101"), Optional(kNewYear2024));
  EXPECT_THAT(stored_time("20240101000007"), Optional(kNewYear2024 + 7));
  EXPECT_THAT(stored_time(std::string("\x65\x92\x00\x80", 4)), Optional(kNewYear2024));
  for (const std::int64_t seconds :
       {kNewYear2024, kNewYear2024 + 1, std::int64_t{-86'400}, std::int64_t{5'000'000'000}})
    EXPECT_THAT(stored_time(Xapian::sortable_serialise(static_cast<double>(seconds)), true), Optional(seconds));
}

TEST(StoredTimeTest, AnyOtherValueIsNone) {
  for (const char* const value : {"", "20240231", "2024-01-01", "1999-12-31", "2024-01-01T10:00:00Z", "1704067200",
                                  "yesterday", "1704067200.5", "20240101 "})
    EXPECT_EQ(std::nullopt, stored_time(value)) << value;
}

}  // namespace
}  // namespace neardup
