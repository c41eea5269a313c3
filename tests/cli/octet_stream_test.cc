#include "octet_stream.h"

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>

#include "compressed.h"
#include "temporary_folder.h"

namespace neardup::cli {
namespace {

constexpr std::size_t kNoBound = std::size_t{1} << 30;

/** Lines of all lengths, over several of the reader's buffers. */
std::string random_lines() {
  std::mt19937 random(7);  // any will do
  std::string text;
  while (text.size() < 300'000) {
    for (std::size_t left = random() % (random() % 20 == 0 ? 100'000 : 100); left != 0; --left) {
      text += static_cast<char>('!' + random() % 90);
    }
    text += '\n';
  }
  return text + "no line feed";
}

const std::string kText = random_lines();

class OctetStreamTest : public testing::TestWithParam<const char*> {
 protected:
  /** The file, compressed by the filter of the test. */
  std::string write(const std::string& text) const {
    return folder_.write("file", std::string("plain") == GetParam() ? text : compressed(text, GetParam()));
  }
  TemporaryFolder folder_;
};

TEST_P(OctetStreamTest, LinesAreAllOfTheText) {
  OctetStream stream(write(kText));
  std::string read;
  while (const std::optional<std::string> line = stream.line(kNoBound)) {
    EXPECT_EQ(line->find('\n'), read.size() + line->size() == kText.size() ? std::string::npos : line->size() - 1);
    read += *line;
    EXPECT_EQ(stream.offset(), read.size());
  }
  EXPECT_EQ(read, kText);
  EXPECT_EQ(stream.share(), 1);
}

TEST_P(OctetStreamTest, LongLinesComeInParts) {
  OctetStream stream(write("12345\n67"));
  EXPECT_EQ(stream.line(3), "123");
  EXPECT_EQ(stream.line(3), "45\n");
  EXPECT_EQ(stream.line(3), "67");
  EXPECT_EQ(stream.line(3), std::nullopt);
}

TEST_P(OctetStreamTest, BlocksFollowLines) {
  OctetStream stream(write(kText));
  const std::string first = *stream.line(kNoBound);
  EXPECT_EQ(stream.block(200'000), kText.substr(first.size(), 200'000));
  stream.skip(1000);
  EXPECT_EQ(stream.block(0), "");
  EXPECT_EQ(stream.block(10), kText.substr(first.size() + 201'000, 10));
}

TEST_P(OctetStreamTest, BlocksThatAreNotThereAreAnErrorWhateverTheySay) {
  const std::string path = write("short");
  EXPECT_THROW(OctetStream(path).block(6), std::runtime_error);
  EXPECT_THROW(OctetStream(path).block(std::uint64_t{1} << 60), std::runtime_error);
  EXPECT_THROW(OctetStream(path).skip(std::uint64_t{1} << 60), std::runtime_error);
}

TEST_P(OctetStreamTest, EmptyFilesHaveNoLine) {
  EXPECT_EQ(OctetStream(write("")).line(kNoBound), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(All, OctetStreamTest, testing::Values("plain", "gzip", "bzip2", "xz", "zstd", "lz4"),
                         [](const auto& filter) { return std::string(filter.param); });

TEST(OctetStreamErrorsTest, CutCompressionGivesWhatIsThereAndThenAnError) {
  const TemporaryFolder folder;
  for (const char* const filter : {"gzip", "bzip2", "xz", "zstd", "lz4"}) {
    const std::string whole = compressed(kText, filter);
    OctetStream stream(folder.write("file", whole.substr(0, whole.size() - 3)));
    EXPECT_THROW(while (stream.line(kNoBound)){}, std::runtime_error) << filter;
  }
}

TEST(OctetStreamErrorsTest, ChecksumsOfGzipAreVerified) {
  const TemporaryFolder folder;
  std::string damaged = compressed("one line\n", "gzip");
  damaged[damaged.size() - 6] ^= 1;
  OctetStream stream(folder.write("file", damaged));
  EXPECT_THROW(while (stream.line(kNoBound)){}, std::runtime_error);
}

TEST(OctetStreamErrorsTest, MembersOfGzipAreOneText) {
  const TemporaryFolder folder;
  OctetStream stream(folder.write("file", compressed("one ", "gzip") + compressed("two", "gzip")));
  EXPECT_EQ(stream.block(7), "one two");
}

TEST(OctetStreamErrorsTest, WhatIsNotThereCannotBeOpened) {
  EXPECT_THROW(OctetStream("/nowhere/at/all"), std::runtime_error);
}

}  // namespace
}  // namespace neardup::cli
