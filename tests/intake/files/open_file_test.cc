#include "files/open_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <stdexcept>
#include <string>
#include <system_error>

#include "cli/temporary_folder.h"

namespace neardup::cli {
namespace {

std::string read_from(const OpenFile& file) {
  std::array<char, 100> buffer;
  return {buffer.data(), file.read(buffer.data(), buffer.size())};
}

TEST(OpenFileTest, ReadingAtAPlaceDoesNotMoveIt) {
  const TemporaryFolder folder;
  const OpenFile file(folder.write("file", "0123456789"), Pipes::kRefused);
  std::array<char, 4> buffer;
  EXPECT_EQ(file.read(buffer.data(), 3), 3U);
  EXPECT_EQ(file.read_at(8, buffer.data(), buffer.size()), 2U);
  EXPECT_EQ(std::string(buffer.data(), 2), "89");
  EXPECT_EQ(file.place(), 3U);
  EXPECT_EQ(read_from(file), "3456789");
  EXPECT_EQ(read_from(file), "");
  EXPECT_TRUE(file.is_regular());
  EXPECT_EQ(file.size(), 10U);
}

TEST(OpenFileTest, APipeCanBeKeptInAFile) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ASSERT_EQ(::write(ends[1], "beginning and end", 17), 17);
  ::close(ends[1]);
  OpenFile file("/dev/fd/" + std::to_string(ends[0]), Pipes::kRead);
  EXPECT_FALSE(file.is_regular());
  EXPECT_EQ(file.size(), 0U);
  EXPECT_EQ(file.place(), 0U);
  std::array<char, 9> beginning;
  ASSERT_EQ(file.read(beginning.data(), beginning.size()), beginning.size());
  file.keep_in_file({beginning.data(), beginning.size()}, [] {});
  EXPECT_TRUE(file.is_regular());
  EXPECT_EQ(file.size(), 17U);
  EXPECT_EQ(read_from(file), "beginning and end");
  ::close(ends[0]);
}

TEST(OpenFileTest, KeepingAPipeCanBeStopped) {
  OpenFile endless("/dev/zero", Pipes::kRead);
  EXPECT_THROW(endless.keep_in_file("", [] { throw std::logic_error("stopped"); }), std::logic_error);
}

TEST(OpenFileTest, FoldersAndWhatIsNotThereCannotBeOpened) {
  for (const Pipes pipes : {Pipes::kRefused, Pipes::kRead}) {
    EXPECT_THROW(OpenFile("/", pipes), std::runtime_error);
    EXPECT_THROW(OpenFile("/nowhere/at/all", pipes), std::system_error);
  }
}

}  // namespace
}  // namespace neardup::cli
