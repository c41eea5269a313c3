#include "files/inflater.h"

#include <gtest/gtest.h>

#include "files/file_errors.h"
#include "intake/gzip.h"
#include "intake/no_bound.h"

namespace neardup::cli {
namespace {

TEST(GunzipTest, TextComesBack) {
  EXPECT_EQ(inflated(gzip("hello"), kNoBound), "hello");
  EXPECT_EQ(inflated(gzip(""), kNoBound), "");
  const std::string large(300000, 'x');
  EXPECT_EQ(inflated(gzip(large), kNoBound), large);
}

TEST(GunzipTest, SeveralMembersAreOneText) {
  EXPECT_EQ(inflated(gzip("one ") + gzip("two"), kNoBound), "one two");
}

TEST(GunzipTest, PaddingAfterTheLastMemberIsIgnored) {
  EXPECT_EQ(inflated(gzip("one") + std::string(512, '\0'), kNoBound), "one");
}

TEST(GunzipTest, DamagedDataIsAnError) {
  EXPECT_THROW(inflated("", kNoBound), std::runtime_error);
  EXPECT_THROW(inflated("no gzip data", kNoBound), std::runtime_error);
  std::string damaged = gzip(std::string(1000, 'x') + "y");
  damaged[damaged.size() - 6] ^= 1;  // checksum
  EXPECT_THROW(inflated(damaged, kNoBound), std::runtime_error);
}

TEST(GunzipTest, EveryCutIsAnError) {
  const std::string whole = gzip("some text to be compressed, some text");
  for (std::size_t size = 0; size != whole.size(); ++size) {
    EXPECT_THROW(inflated(std::string_view(whole).substr(0, size), kNoBound), std::runtime_error) << size;
  }
}

TEST(GunzipTest, BombsStopAtTheBound) {
  const std::string bomb = gzip(std::string(std::size_t{50} << 20, '\0'));
  EXPECT_LT(bomb.size(), 100000U);
  EXPECT_THROW(inflated(bomb, std::size_t{1} << 20), DecompressedTooLarge);
}

}  // namespace
}  // namespace neardup::cli
