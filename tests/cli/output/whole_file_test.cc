#include "output/whole_file.h"

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include "cli/temporary_folder.h"

namespace {
int synced_files = 0;
}  // namespace

/** Takes the place of the C library's. */
extern "C" int fsync(int descriptor) {
  ++synced_files;
  return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

namespace neardup::cli {
namespace {

std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

TEST(WholeFileTest, AppearsWhenItIsFinished) {
  const TemporaryFolder folder;
  const std::string path = folder / "out";
  std::ofstream(path) << "before";
  {
    WholeFile file(path);
    file.write(std::string(3'000'000, 'x'));
    file.write("end");
    EXPECT_EQ(content(path), "before");
    synced_files = 0;
    file.finish();
    EXPECT_EQ(synced_files, 2) << "no power loss leaves an empty file under the name, or takes the name away";
  }
  EXPECT_EQ(content(path), std::string(3'000'000, 'x') + "end");
}

TEST(WholeFileTest, AnUnfinishedOneLeavesNothing) {
  const TemporaryFolder folder;
  { WholeFile(folder / "out").write("x"); }
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(WholeFileTest, AFullDeviceIsAnError) {
  WholeFile file("/dev/full");
  file.write("x");
  EXPECT_THROW(file.finish(), std::system_error);
}

TEST(WholeFileTest, FileUnderTheUnfinishedNameIsNotWritten) {
  const TemporaryFolder folder;
  const std::string other = folder / "other";
  std::ofstream(other) << "of somebody else";
  const std::string taken = folder / ("out.unfinished" + std::to_string(::getpid()));
  std::filesystem::create_symlink(other, taken);
  WholeFile file(folder / "out");
  file.write("x");
  file.finish();
  EXPECT_EQ(content(other), "of somebody else");
  EXPECT_EQ(content(folder / "out"), "x");
  EXPECT_TRUE(std::filesystem::is_symlink(taken));
}

}  // namespace
}  // namespace neardup::cli
