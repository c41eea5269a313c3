#include "corpus/spill_file.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace neardup {
namespace {

class SpillFileTest : public testing::Test {
 protected:
  void SetUp() override {
    if (const char* const named = std::getenv("TMPDIR")) before_ = named;
    ::unsetenv("TMPDIR");
  }
  void TearDown() override {
    if (!before_.empty()) ::setenv("TMPDIR", before_.c_str(), 1);
  }
  std::string before_;
};

TEST_F(SpillFileTest, FolderIsOnADiskUnlessAnotherIsNamed) {
  EXPECT_EQ(::access("/var/tmp", W_OK | X_OK) == 0 ? "/var/tmp" : "/tmp", temporary_folder());
  ::setenv("TMPDIR", "", 1);
  EXPECT_EQ(::access("/var/tmp", W_OK | X_OK) == 0 ? "/var/tmp" : "/tmp", temporary_folder());
  ::setenv("TMPDIR", "/named", 1);
  EXPECT_EQ("/named", temporary_folder());
  ::unsetenv("TMPDIR");
}

TEST_F(SpillFileTest, NoOtherProgramInheritsTheFile) {
  const int descriptor = open_nameless_file(temporary_folder());
  ASSERT_GE(descriptor, 0);
  EXPECT_NE(0, ::fcntl(descriptor, F_GETFD) & FD_CLOEXEC);
  ::close(descriptor);
  EXPECT_LT(open_nameless_file("/nowhere/at/all"), 0);
}

TEST_F(SpillFileTest, ARoomierFolderIsNoRemedyForBytesThatCannotBeRead) {
  const int next = ::dup(0);
  ::close(next);
  SpillFile file;
  file.append("words", 5);
  const int null = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  ASSERT_EQ(next, ::dup2(null, next)) << "the file can no longer be read";
  ::close(null);
  char bytes[4] = {};
  try {
    file.read(0, bytes, 4);
    FAIL();
  } catch (const SpillError& error) {
    EXPECT_NE(std::string::npos, std::string(error.what()).find("cannot read"));
    EXPECT_EQ(std::string::npos, std::string(error.what()).find("TMPDIR"));
  }
}

TEST_F(SpillFileTest, BytesComeBackAndAFolderThatIsNotThereIsNamed) {
  SpillFile file;
  EXPECT_EQ(0U, file.append("words", 5));
  EXPECT_EQ(5U, file.append(" more", 5));
  char bytes[4] = {};
  file.read(3, bytes, 4);
  EXPECT_EQ("ds m", std::string(bytes, 4));
  EXPECT_THROW(file.read(8, bytes, 4), std::runtime_error);
  ::setenv("TMPDIR", "/nowhere/at/all", 1);
  SpillFile other;
  EXPECT_THROW(other.append("x", 1), SpillError);
  ::unsetenv("TMPDIR");
}

}  // namespace
}  // namespace neardup
