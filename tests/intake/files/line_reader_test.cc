#include "files/line_reader.h"

#include <gtest/gtest.h>

#include <system_error>
#include <vector>

#include "cli/temporary_folder.h"
#include "intake/compressed.h"
#include "intake/no_bound.h"

namespace neardup::cli {
namespace {

/** Lines as "NUMBER:TEXT", "NUMBER!" for one too long. */
std::vector<std::string> lines_of(const std::string& content, std::size_t bound = kNoBound) {
  const TemporaryFolder folder;
  LineReader reader(folder.write("lines", content), bound);
  std::vector<std::string> lines;
  while (const std::optional<NumberedLine> line = reader.next()) {
    lines.push_back(std::to_string(line->number) + (line->too_long ? "!" : ":" + line->text));
  }
  EXPECT_EQ(reader.share(), 1);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(LineReaderTest, LineEndsOfBothKindsAndNoneAtTheEnd) {
  EXPECT_EQ(lines_of(""), Lines{});
  EXPECT_EQ(lines_of("a\nb\r\nc"), (Lines{"1:a", "2:b", "3:c"}));
  EXPECT_EQ(lines_of("a\n"), (Lines{"1:a"}));
}

TEST(LineReaderTest, BlankLinesCountButAreNotGiven) {
  EXPECT_EQ(lines_of("\n \t\r\na\n\n\nb\n\n"), (Lines{"3:a", "6:b"}));
}

TEST(LineReaderTest, ByteOrderMarkIsDroppedAtTheStartOnly) {
  EXPECT_EQ(lines_of("\xef\xbb\xbf"
                     "a\n\xef\xbb\xbf"
                     "b"),
            (Lines{"1:a",
                   "2:\xef\xbb\xbf"
                   "b"}));
}

TEST(LineReaderTest, LongLinesCrossTheBuffer) {
  const std::string a(65535, 'a');
  const std::string b(65536, 'b');
  const std::string c(300001, 'c');
  EXPECT_EQ(lines_of(a + "\n" + b + "\n" + c + "\nd"), (Lines{"1:" + a, "2:" + b, "3:" + c, "4:d"}));
}

TEST(LineReaderTest, LinesOverTheBoundAreReadOver) {
  EXPECT_EQ(lines_of("12345\n123456\n1\n", 5), (Lines{"1:12345", "2!", "3:1"}));
  EXPECT_EQ(lines_of(std::string(200000, 'x') + "\ny", 5), (Lines{"1!", "2:y"}));
}

TEST(LineReaderTest, CompressedLinesAreThoseOfTheText) {
  for (const char* const filter : {"gzip", "bzip2", "xz", "zstd", "lz4"}) {
    EXPECT_EQ(lines_of(compressed("a\n\nb", filter)), (Lines{"1:a", "3:b"})) << filter;
  }
}

TEST(LineReaderTest, MissingFilesAndFoldersAreErrors) {
  EXPECT_THROW(LineReader("/no/such/file", kNoBound), std::system_error);
  EXPECT_THROW(LineReader("/", kNoBound), std::runtime_error);
}

}  // namespace
}  // namespace neardup::cli
