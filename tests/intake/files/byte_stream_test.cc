#include "files/byte_stream.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/temporary_folder.h"
#include "intake/compressed.h"
#include "intake/no_bound.h"
#include "intake/zstd_dictionary.h"

namespace neardup::cli {
namespace {

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

class ByteStreamTest : public testing::TestWithParam<const char*> {
 protected:
  /** The file, compressed by the filter of the test. */
  std::string write(const std::string& text) const {
    return folder_.write("file", std::string("plain") == GetParam() ? text : compressed(text, GetParam()));
  }
  TemporaryFolder folder_;
};

TEST_P(ByteStreamTest, LinesAreAllOfTheText) {
  ByteStream stream(write(kText));
  std::string read;
  while (const std::optional<std::string> line = stream.line(kNoBound)) {
    EXPECT_EQ(line->find('\n'), read.size() + line->size() == kText.size() ? std::string::npos : line->size() - 1);
    read += *line;
    EXPECT_EQ(stream.offset(), read.size());
  }
  EXPECT_EQ(read, kText);
  EXPECT_EQ(stream.share(), 1);
}

TEST_P(ByteStreamTest, TheBytesAtHandAreAllOfTheText) {
  ByteStream stream(write(kText));
  std::string read = stream.line(kNoBound).value();
  for (std::string_view bytes = stream.some(); !bytes.empty(); bytes = stream.some()) read += bytes;
  EXPECT_EQ(read, kText);
  EXPECT_EQ(stream.offset(), kText.size());
}

TEST_P(ByteStreamTest, LongLinesComeInParts) {
  ByteStream stream(write("12345\n67"));
  EXPECT_EQ(stream.line(3), "123");
  EXPECT_EQ(stream.line(3), "45\n");
  EXPECT_EQ(stream.line(3), "67");
  EXPECT_EQ(stream.line(3), std::nullopt);
}

TEST_P(ByteStreamTest, BlocksFollowLines) {
  ByteStream stream(write(kText));
  const std::string first = *stream.line(kNoBound);
  EXPECT_EQ(stream.block(200'000), kText.substr(first.size(), 200'000));
  stream.skip(1000);
  EXPECT_EQ(stream.block(0), "");
  EXPECT_EQ(stream.block(10), kText.substr(first.size() + 201'000, 10));
}

TEST_P(ByteStreamTest, BlocksThatAreNotThereAreAnErrorWhateverTheySay) {
  const std::string path = write("short");
  EXPECT_THROW(ByteStream(path).block(6), std::runtime_error);
  EXPECT_THROW(ByteStream(path).block(std::uint64_t{1} << 60), std::runtime_error);
  EXPECT_THROW(ByteStream(path).skip(std::uint64_t{1} << 60), std::runtime_error);
}

TEST_P(ByteStreamTest, EmptyFilesHaveNoLine) {
  EXPECT_EQ(ByteStream(write("")).line(kNoBound), std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(All, ByteStreamTest, testing::Values("plain", "gzip", "bzip2", "xz", "zstd", "lz4"),
                         [](const auto& filter) { return std::string(filter.param); });

std::string with_byte_changed(std::string bytes, std::size_t place) {
  bytes[place] = static_cast<char>(bytes[place] ^ 0x10);
  return bytes;
}

/** All that a stream gives, and "!" with its error. */
std::string all_of(ByteStream& stream) {
  std::string all;
  try {
    while (const std::optional<std::string> line = stream.line(kNoBound)) all += *line;
  } catch (const std::runtime_error& error) {
    all += std::string("!") + error.what();
  }
  return all;
}

std::string all_of(const std::string& bytes) {
  const TemporaryFolder folder;
  ByteStream stream(folder.write("file", bytes));
  return all_of(stream);
}

constexpr const char* kNothing = ": nothing was read from it; get an intact copy";

TEST(ByteStreamErrorsTest, NothingIsGivenOfWhatIsCutOff) {
  for (const char* const filter : {"gzip", "bzip2", "xz", "zstd", "lz4"}) {
    const std::string whole = compressed(kText, filter);
    const bool own = filter == std::string("gzip") || filter == std::string("zstd");
    const std::string what =
        own ? std::string("!") + filter + " data is cut off" : "!compressed data is damaged or cut off";
    for (const std::size_t left : {whole.size() / 2, whole.size() - 5}) {
      EXPECT_EQ(all_of(whole.substr(0, left)), what + kNothing) << left;
    }
  }
}

TEST(ByteStreamErrorsTest, NothingIsGivenOfWhatOnlyBeginsAsACompression) {
  EXPECT_EQ(all_of("\x04\x22\x4d\x18 of lz4"), std::string("!is not compressed, or is damaged") + kNothing);
}

TEST(ByteStreamErrorsTest, NothingIsGivenOfWhatHasAWrongChecksum) {
  for (const char* const filter : {"gzip", "bzip2", "xz"}) {
    const std::string whole = compressed(kText, filter);
    const bool gzip = filter == std::string("gzip");
    const std::string what = gzip ? "!gzip data is damaged" : "!compressed data is damaged or cut off";
    for (std::size_t place = 100; place < whole.size(); place += whole.size() / 5) {
      EXPECT_EQ(all_of(with_byte_changed(whole, place)), what + kNothing) << place;
    }
  }
}

TEST(ByteStreamErrorsTest, MembersOfGzipAreOneText) {
  EXPECT_EQ(all_of(compressed("one ", "gzip") + compressed("two", "gzip")), "one two");
  const std::string empty = compressed("", "gzip");
  EXPECT_EQ(all_of(empty + empty + compressed("one ", "gzip") + empty + compressed(kText, "gzip") + empty),
            "one " + kText);
  EXPECT_EQ(all_of(empty + empty), "");
}

TEST(ByteStreamErrorsTest, MembersOfGzipBeforeTheDamageAreGiven) {
  const std::string lines = kText + '\n';
  const std::string first = compressed(lines, "gzip");
  const std::string second = compressed("second\n", "gzip");
  const std::string rest =
      fmt::format(": nothing was read from byte {} of its content on; get an intact copy", lines.size());
  const auto error_after_first = [&](const std::string& others) {
    const std::string all = all_of(first + others);
    EXPECT_TRUE(all.substr(0, lines.size()) == lines);
    return all.substr(std::min(lines.size(), all.size()));
  };
  EXPECT_EQ(error_after_first(with_byte_changed(second, second.size() - 6) + first), "!gzip data is damaged" + rest);
  EXPECT_EQ(error_after_first(with_byte_changed(second, 0) + first),
            "!the data after a gzip member is not gzip data" + rest);
  EXPECT_EQ(error_after_first(with_byte_changed(second, 1) + first), "!gzip data is damaged" + rest);
  EXPECT_EQ(error_after_first(second.substr(0, 9)), "!gzip data is cut off" + rest);
}

// libarchive takes what does not begin a stream for the end of all of them.
TEST(ByteStreamErrorsTest, DamagedBeginningOfALaterStreamIsNoEnd) {
  for (const char* const filter : {"bzip2", "xz", "lz4"}) {
    SCOPED_TRACE(filter);
    const std::string first = compressed(kText + '\n', filter);
    const std::string second = compressed("second\n", filter);
    EXPECT_TRUE(all_of(first + second) == kText + "\nsecond\n");
    const std::string error = std::string("!compressed data is damaged or cut off") + kNothing;
    for (const std::size_t place : {0U, 1U, 3U}) EXPECT_EQ(all_of(first + with_byte_changed(second, place)), error);
    for (const std::size_t left : {1U, 3U, 9U}) EXPECT_EQ(all_of(first + second.substr(0, left)), error);
    EXPECT_EQ(all_of(first + "x"), error);
  }
}

TEST(ByteStreamErrorsTest, FramesOfZstdBeforeTheDamageAreGiven) {
  const std::string all = all_of(compressed("first\n", "zstd") + compressed("second\n", "zstd").substr(0, 9));
  EXPECT_EQ(all, "first\n!zstd data is cut off: nothing was read from byte 6 of its content on; get an intact copy");
}

TEST(ByteStreamErrorsTest, ARemedyStandsBehindWhatWasNotRead) {
  EXPECT_EQ(
      all_of(zstd("text", zstd_dictionary())),
      "!zstd data needs a dictionary that is not at its start: nothing was read from it; decompress it with 'zstd -d "
      "-D DICTIONARY'");
}

/** A stream in the middle of a file, one that begins there, and both of their rests. */
TEST(ByteStreamPlacesTest, AStreamMayBeginAtAMemberOrAnywhereInAPlainFile) {
  const TemporaryFolder folder;
  const std::string first = compressed("first\n", "gzip");
  for (const auto& [path, place] :
       {std::pair(folder.write("x.gz", first + "\r\n" + compressed("second\n", "gzip")), first.size() + 2),
        std::pair(folder.write("x", "first\nsecond\n"), std::size_t{6})}) {
    ByteStream stream(path);
    EXPECT_EQ(stream.line(kNoBound), "first\n");
    EXPECT_EQ(stream.block(3), "sec");
    EXPECT_EQ(stream.place(6), place);
    ByteStream second(
        path, Pipes::kRefused, [] {}, place);
    EXPECT_EQ(second.offset(), 0U);
    EXPECT_EQ(all_of(second), "second\n");
    EXPECT_EQ(second.share(), 1);
  }
  ByteStream within(folder / "x.gz");
  within.block(9);
  EXPECT_EQ(within.place(7), std::nullopt) << "within a member";
}

TEST(ByteStreamPlacesTest, MembersAndWhatFollowsThemAreKnownAhead) {
  const TemporaryFolder folder;
  ByteStream stream(folder.write("x.gz", compressed("first\n", "gzip") + compressed("second\n", "gzip")));
  stream.block(2);
  EXPECT_EQ(stream.left_in_member(), 4U);
  EXPECT_EQ(stream.next_member_beginning(), "second\n");
  EXPECT_EQ(stream.block(10), "rst\nsecond");
  EXPECT_EQ(stream.left_in_member(), 1U);
  EXPECT_EQ(stream.next_member_beginning(), std::nullopt);
  EXPECT_EQ(all_of(stream), "\n");
}

TEST(ByteStreamPlacesTest, BytesAheadArePlainOnes) {
  const TemporaryFolder folder;
  ByteStream stream(folder.write("x", kText));
  stream.skip(100);
  EXPECT_EQ(stream.bytes_ahead(70'000, 20), kText.substr(70'100, 20));
  EXPECT_EQ(stream.bytes_ahead(kText.size() - 110, 20), kText.substr(kText.size() - 10));
  EXPECT_EQ(stream.bytes_ahead(~std::uint64_t{0}, 20), "");
  EXPECT_EQ(stream.left_in_member(), std::nullopt);
  EXPECT_EQ(stream.block(20), kText.substr(100, 20)) << "they were not passed over";
}

TEST(ByteStreamPlacesTest, AFileWithinAnotherIsReadAsAFile) {
  for (const std::string& bytes :
       {std::string("plain text"), compressed("plain ", "gzip") + compressed("text", "gzip")}) {
    for (std::size_t size = 1; size < bytes.size(); ++size) {
      const auto pieces = [&] {
        return [rest = std::string_view(bytes), size]() mutable {
          const std::string_view piece = rest.substr(0, size);
          rest.remove_prefix(piece.size());
          return piece;
        };
      };
      ByteStream stream(
          compression_of(bytes), pieces(), pieces(), [] {}, 1000);
      EXPECT_EQ(stream.line(6), "plain ");
      const std::size_t first = compressed("plain ", "gzip").size();
      EXPECT_EQ(stream.place(0), bytes == "plain text" ? std::nullopt : std::optional<std::uint64_t>(1000));
      EXPECT_EQ(all_of(stream), "text");
      EXPECT_EQ(stream.place(6), bytes == "plain text" ? std::nullopt : std::optional<std::uint64_t>(1000 + first));
    }
  }
}

TEST(ByteStreamErrorsTest, PaddingBetweenMembersOfGzipAndAfterThemIsOfZeroBytesOrLineFeeds) {
  const std::string zeros(100'000, '\0');
  EXPECT_EQ(all_of(compressed("one", "gzip") + "\r\n"), "one");
  EXPECT_EQ(all_of(compressed("one ", "gzip") + zeros + compressed("two", "gzip") + zeros), "one two");
}

/** A pipe that holds some bytes, and the name by which it can be opened. */
class FullPipe {
 public:
  explicit FullPipe(const std::string& bytes) {
    if (::pipe(ends_.data()) != 0) throw std::runtime_error("no pipe");
    EXPECT_EQ(::write(ends_[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    ::close(ends_[1]);
  }
  ~FullPipe() { ::close(ends_[0]); }
  FullPipe(const FullPipe&) = delete;
  FullPipe& operator=(const FullPipe&) = delete;

  std::string path() const { return "/dev/fd/" + std::to_string(ends_[0]); }

 private:
  std::array<int, 2> ends_{};
};

TEST(ByteStreamPipesTest, PipesAreReadWhereTheyAreNotRefused) {
  const FullPipe plain("short\n");
  EXPECT_THROW(ByteStream{plain.path()}, std::runtime_error);
  ByteStream stream(plain.path(), Pipes::kRead);
  EXPECT_EQ(all_of(stream), "short\n");
  EXPECT_EQ(stream.share(), 0);
}

TEST(ByteStreamPipesTest, CompressedPipesAreVouchedForToo) {
  const std::string text = kText.substr(0, 20'000);
  for (const char* const filter : {"gzip", "xz"}) {
    const std::string whole = compressed(text, filter);
    const FullPipe sound(whole);
    ByteStream stream(sound.path(), Pipes::kRead);
    EXPECT_EQ(all_of(stream), text) << filter;
    const FullPipe damaged(with_byte_changed(whole, whole.size() - 20));
    ByteStream broken(damaged.path(), Pipes::kRead);
    EXPECT_EQ(all_of(broken).substr(0, 1), "!") << filter;
  }
}

TEST(ByteStreamErrorsTest, VouchingCanBeStopped) {
  struct Stopped {};
  const TemporaryFolder folder;
  for (const char* const filter : {"gzip", "xz"}) {
    ByteStream stream(folder.write("file", compressed(kText, filter)), Pipes::kRefused, [] { throw Stopped(); });
    EXPECT_THROW(stream.line(kNoBound), Stopped) << filter;
  }
}

TEST(ByteStreamErrorsTest, WhatIsNotThereCannotBeOpened) {
  EXPECT_THROW(ByteStream("/nowhere/at/all"), std::runtime_error);
}

}  // namespace
}  // namespace neardup::cli
