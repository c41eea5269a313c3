#include "faults/write_faults.h"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "faults/scenario.h"

namespace neardup::faults {
namespace {

class WriteFaultsTest : public testing::Test {
 protected:
  WriteFaultsTest() {
    std::string name = (std::filesystem::temp_directory_path() / "neardup-write-faults-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    place_ = std::filesystem::canonical(name);
    folder_ = place_ / "watched";
    std::filesystem::create_directory(folder_);
  }
  ~WriteFaultsTest() override {
    disarm_write_faults();
    std::filesystem::remove_all(place_);
  }

  void arm(const FaultPlan& plan = {}) { arm_write_faults(folder_.c_str(), plan, log_.get()); }

  int open_file(const char* name) const { return ::open((folder_ / name).c_str(), O_RDWR | O_CREAT, 0644); }

  std::vector<std::string> names_of_calls() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i != log_->calls; ++i) names.emplace_back(write_call_name(log_->first[i].what));
    return names;
  }

  std::filesystem::path place_;
  std::filesystem::path folder_;  // is watched
  std::unique_ptr<FaultLog> log_ = std::make_unique<FaultLog>();
};

/** Write ten bytes. @return 0 or the error. */
int error_of_write(int descriptor) {
  return ::write(descriptor, "0123456789", 10) == 10 ? 0 : errno;
}

TEST_F(WriteFaultsTest, NothingIsCountedUntilArmedNorAfterDisarming) {
  const int file = open_file("a");
  EXPECT_EQ(error_of_write(file), 0);
  arm({FaultKind::kEio, 2, true, 0});
  EXPECT_EQ(error_of_write(file), 0);
  disarm_write_faults();
  EXPECT_EQ(error_of_write(file), 0);
  EXPECT_EQ(log_->calls, 1U);
  ::close(file);
}

TEST_F(WriteFaultsTest, EachCallIsCountedByItsKind) {
  const std::string a = folder_ / "a";
  const std::string b = folder_ / "b";
  char bytes[] = "abcdef";
  const struct iovec parts[2] = {{bytes, 3}, {bytes + 3, 2}};
  arm();
  const int file = ::open(a.c_str(), O_RDWR | O_CREAT | O_TRUNC, 0644);
  EXPECT_EQ(::write(file, bytes, 6), 6);
  EXPECT_EQ(::pwrite(file, bytes, 4, 100), 4);
  EXPECT_EQ(::writev(file, parts, 2), 5);
  EXPECT_EQ(::ftruncate(file, 20), 0);
  EXPECT_EQ(::fsync(file), 0);
  EXPECT_EQ(::fdatasync(file), 0);
  ::close(file);
  EXPECT_EQ(::rename(a.c_str(), b.c_str()), 0);
  EXPECT_EQ(::link(b.c_str(), a.c_str()), 0);
  EXPECT_EQ(::unlink(a.c_str()), 0);
  EXPECT_EQ(::mkdir((folder_ / "c").c_str(), 0755), 0);
  EXPECT_EQ(::rmdir((folder_ / "c").c_str()), 0);
  std::ofstream(b, std::ios::app) << "by the C++ library" << std::flush;
  const std::vector<std::string> names{"open",   "write", "write",  "write", "truncate", "sync", "sync",
                                       "rename", "link",  "unlink", "mkdir", "unlink",   "write"};
  EXPECT_EQ(names_of_calls(), names);
  EXPECT_EQ(log_->first[1].bytes, 6U);
  EXPECT_EQ(log_->first[2].bytes, 4U);
  EXPECT_EQ(log_->first[3].bytes, 5U);
  EXPECT_EQ(std::filesystem::file_size(b), 20U + 18U);
}

TEST_F(WriteFaultsTest, OtherFoldersAreNotWatched) {
  std::filesystem::create_directory(folder_.string() + "-not");
  arm({FaultKind::kEio, 1, true, 0});
  const int beside = ::open((folder_.string() + "-not/a").c_str(), O_RDWR | O_CREAT, 0644);
  EXPECT_EQ(error_of_write(beside), 0);
  ::close(beside);
  EXPECT_EQ(log_->calls, 0U);
}

TEST_F(WriteFaultsTest, RelativePathsAndTheFolderItselfAreWatched) {
  arm();
  const std::filesystem::path before = std::filesystem::current_path();
  std::filesystem::current_path(place_);
  const int file = ::open("watched/a", O_RDWR | O_CREAT, 0644);
  std::filesystem::current_path(before);
  ::close(file);
  const int folder = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY);
  EXPECT_EQ(::fsync(folder), 0);
  const int inside = ::openat(folder, "b", O_RDWR | O_CREAT, 0644);
  ::close(inside);
  ::close(folder);
  EXPECT_EQ(names_of_calls(), (std::vector<std::string>{"open", "sync", "open"}));
}

TEST_F(WriteFaultsTest, OpeningWhatIsThereIsNoWrite) {
  ::close(open_file("a"));
  arm({FaultKind::kEio, 1, true, 0});
  const int file = open_file("a");
  EXPECT_GE(file, 0);
  ::close(file);
  EXPECT_EQ(log_->calls, 0U);
}

TEST_F(WriteFaultsTest, OneCallFails) {
  const int file = open_file("a");
  arm({FaultKind::kEnospc, 2, false, 0});
  EXPECT_EQ(error_of_write(file), 0);
  EXPECT_EQ(error_of_write(file), ENOSPC);
  EXPECT_EQ(error_of_write(file), 0);
  EXPECT_EQ(log_->faults, 1U);
  EXPECT_EQ(std::filesystem::file_size(folder_ / "a"), 20U);
  ::close(file);
}

TEST_F(WriteFaultsTest, AllLaterCallsFailForEver) {
  const int file = open_file("a");
  arm({FaultKind::kEio, 2, true, 0});
  EXPECT_EQ(error_of_write(file), 0);
  EXPECT_EQ(error_of_write(file), EIO);
  EXPECT_EQ(error_of_write(file), EIO);
  EXPECT_EQ(::rename((folder_ / "a").c_str(), (folder_ / "b").c_str()), -1);
  EXPECT_EQ(errno, EIO);
  EXPECT_EQ(log_->faults, 3U);
  ::close(file);
}

/** What a child that meets the fault at its second write of 10 bytes leaves. @return the file's size. */
std::uintmax_t size_after_death(const std::filesystem::path& folder, const FaultPlan& plan) {
  const int status = run_in_child([&] {
    arm_write_faults(folder.c_str(), plan, nullptr);
    const int file = ::open((folder / "a").c_str(), O_RDWR | O_CREAT, 0644);  // call 1
    error_of_write(file);
    error_of_write(file);
    return 0;
  });
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
  return std::filesystem::file_size(folder / "a");
}

TEST_F(WriteFaultsTest, TheProcessIsKilledInsteadOfTheCall) {
  EXPECT_EQ(size_after_death(folder_, {FaultKind::kKill, 3, false, 0}), 10U);
}

TEST_F(WriteFaultsTest, AWriteIsTornAndTheProcessKilled) {
  for (std::uint64_t seed = 0; seed != 20; ++seed) {
    std::filesystem::remove(folder_ / "a");
    EXPECT_EQ(size_after_death(folder_, {FaultKind::kTear, 3, false, seed}), 10 + torn_bytes(10, seed, 3));
  }
}

TEST_F(WriteFaultsTest, TornWritesLackSomethingAndHaveSomething) {
  const unsigned seed = std::random_device()();
  SCOPED_TRACE(seed);
  std::mt19937 random(seed);
  std::size_t blocks = 0;
  for (int i = 0; i != 2000; ++i) {
    const std::uint64_t bytes = 2 + random() % 20000;
    const std::uint64_t torn = torn_bytes(bytes, random(), random() % 1000);
    EXPECT_GE(torn, 1U);
    EXPECT_LT(torn, bytes);
    if (torn % 512 == 0) ++blocks;
  }
  EXPECT_GT(blocks, 500U);  // by chance alone it would be 4
}

TEST_F(WriteFaultsTest, TheEnvironmentArmsAPreloadedProgram) {
  ASSERT_EQ(::setenv("LD_PRELOAD", NEARDUP_WRITE_FAULTS_LIBRARY, 1), 0);
  ASSERT_EQ(::setenv("NEARDUP_FAULT_FOLDER", folder_.c_str(), 1), 0);
  ASSERT_EQ(::setenv("NEARDUP_FAULT_KIND", "enospc", 1), 0);
  ASSERT_EQ(::setenv("NEARDUP_FAULT_AT", "2", 1), 0);
  const std::string a = folder_ / "a";
  const std::string command = "/bin/sh -c 'echo kept; echo lost; echo kept' >" + a + " 2>/dev/null";
  EXPECT_EQ(std::system(command.c_str()), 0);  // each shell counts for itself
  for (const char* name : {"LD_PRELOAD", "NEARDUP_FAULT_FOLDER", "NEARDUP_FAULT_KIND", "NEARDUP_FAULT_AT"}) {
    ::unsetenv(name);
  }
  EXPECT_EQ(std::filesystem::file_size(a), 10U);
}

}  // namespace
}  // namespace neardup::faults
