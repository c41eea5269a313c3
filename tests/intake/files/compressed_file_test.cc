#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>

#include "cli/temporary_folder.h"
#include "intake/compressed.h"
#include "intake/compressed_file.h"
#include "intake/no_bound.h"

namespace neardup::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

/** Text that stays long when it is compressed: several blocks of the reader. */
std::string incompressible_lines() {
  std::mt19937 random(1);  // any will do
  std::string text = "first line\nsecond line\twith a tab\n";
  while (text.size() < 200'000) text += static_cast<char>('!' + random() % 90);
  return text + "\n";
}

const std::string kIncompressible = incompressible_lines();

std::string message(const std::string& path, std::size_t max_bytes = kNoBound) {
  try {
    read_compressed_file(path, max_bytes);
    return "nothing was thrown";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

class CompressedFileTest : public testing::TestWithParam<const char*> {
 protected:
  std::string write(const std::string& bytes) const { return folder_.write("file", bytes); }
  TemporaryFolder folder_;
};

TEST_P(CompressedFileTest, GivesWhatWasCompressed) {
  EXPECT_EQ(kIncompressible, read_compressed_file(write(compressed(kIncompressible, GetParam())), kNoBound));
}

TEST_P(CompressedFileTest, EmptyStreamIsEmpty) {
  EXPECT_EQ("", read_compressed_file(write(compressed("", GetParam())), kNoBound));
}

TEST_P(CompressedFileTest, StreamsFollowEachOther) {
  const std::string bytes = compressed("one ", GetParam()) + compressed("two", GetParam());
  EXPECT_EQ("one two", read_compressed_file(write(bytes), kNoBound));
}

TEST_P(CompressedFileTest, WhatIsNoStreamBehindOneIsAnError) {
  const std::string first = compressed("one ", GetParam());
  std::string second = compressed("two", GetParam());
  second[0] ^= 0x10;
  for (const std::string& behind : {second, std::string("lines that someone added\n")}) {
    const std::string path = write(first + behind);
    EXPECT_THAT(message(path), HasSubstr("cannot read '" + path + "': ")) << behind;
  }
  EXPECT_EQ("one ", read_compressed_file(write(first), kNoBound));
}

TEST_P(CompressedFileTest, CutOffIsAnErrorThatNamesTheFile) {
  const std::string whole = compressed(kIncompressible, GetParam());
  for (const std::size_t size : {whole.size() / 2, whole.size() - 5}) {
    const std::string path = write(whole.substr(0, size));
    EXPECT_THAT(message(path), HasSubstr("cannot read '" + path + "': ")) << size << " of " << whole.size();
  }
}

TEST_P(CompressedFileTest, BoundIsOfTheResult) {
  const std::string path = write(compressed(kIncompressible, GetParam()));
  EXPECT_EQ(kIncompressible, read_compressed_file(path, kIncompressible.size()));
  EXPECT_THAT(message(path, kIncompressible.size() - 1),
              AllOf(HasSubstr(path), HasSubstr("more than " + std::to_string(kIncompressible.size() - 1) + " bytes")));
}

INSTANTIATE_TEST_SUITE_P(All, CompressedFileTest, testing::Values("gzip", "bzip2", "xz", "zstd", "lz4"),
                         [](const auto& filter) { return std::string(filter.param); });

class ChecksummedFileTest : public CompressedFileTest {};

TEST_P(ChecksummedFileTest, ChangedByteIsAnError) {
  std::string damaged = compressed(kIncompressible, GetParam());
  damaged[damaged.size() / 2] ^= 0x10;
  const std::string path = write(damaged);
  EXPECT_THAT(message(path), HasSubstr("cannot read '" + path + "': "));
}

// zstd and lz4 need not have a checksum.
INSTANTIATE_TEST_SUITE_P(All, ChecksummedFileTest, testing::Values("gzip", "bzip2", "xz"),
                         [](const auto& filter) { return std::string(filter.param); });

TEST(PlainFileTest, IsReadAsItIs) {
  const TemporaryFolder folder;
  EXPECT_EQ(kIncompressible, read_compressed_file(folder.write("file", kIncompressible), kIncompressible.size()));
  EXPECT_EQ("", read_compressed_file(folder.write("file", ""), kNoBound));
  EXPECT_EQ(std::string("a\0b", 3), read_compressed_file(folder.write("file", std::string("a\0b", 3)), kNoBound));
  EXPECT_THAT(message(folder.write("file", kIncompressible), kIncompressible.size() - 1), HasSubstr("more than"));
}

TEST(PlainFileTest, BeginningOfACompressionAloneIsNone) {
  const TemporaryFolder folder;
  for (const std::string& bytes : {std::string("\x04\x22\x4d\x18 of lz4"), std::string("\x5a\x2a\x4d\x18 of zstd")}) {
    EXPECT_THAT(message(folder.write("file", bytes)), HasSubstr("damaged"));
    EXPECT_THROW(decompressed(bytes, kNoBound), std::runtime_error);
  }
  EXPECT_THROW(decompressed(kIncompressible, kNoBound), std::runtime_error);
  EXPECT_THROW(decompressed("", kNoBound), std::runtime_error);
}

TEST(PlainFileTest, IsNotDecodedWhereItLooksLikeAnOldMail) {
  const TemporaryFolder folder;
  const std::string uuencoded = "begin 644 x\n#0V%T\n`\nend\n";  // "Cat"
  EXPECT_EQ(uuencoded, read_compressed_file(folder.write("file", uuencoded), kNoBound));
}

TEST(PlainFileTest, WhatCannotBeReadIsNamed) {
  const TemporaryFolder folder;
  EXPECT_THAT(message(folder / "none"), AllOf(HasSubstr(folder / "none"), HasSubstr("No such file")));
  EXPECT_THAT(message(folder.path()), AllOf(HasSubstr(folder.path()), HasSubstr("is a folder")));
}

}  // namespace
}  // namespace neardup::cli
