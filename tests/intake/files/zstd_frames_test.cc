#include "files/zstd_frames.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "cli/temporary_folder.h"
#include "files/byte_stream.h"
#include "files/inflater.h"
#include "intake/no_bound.h"
#include "intake/zstd_dictionary.h"

namespace neardup::cli {
namespace {

const std::string kLines = "line 1 of the sample 9\nline 2 of the sample 9\n";

/** All of the text, or "!" and the error. */
std::string text_of_frames(const std::string& bytes) {
  try {
    return decompressed(bytes, kNoBound);
  } catch (const std::runtime_error& error) {
    return std::string("!") + error.what();
  }
}

TEST(ZstdFramesTest, FramesAreOneText) {
  EXPECT_EQ(text_of_frames(zstd(kLines) + zstd("") + zstd("end")), kLines + "end");
  EXPECT_EQ(text_of_frames(zstd("one ") + std::string(3, '\0') + zstd("two") + "\r\n\r\n"), "one two");
  const std::string large(5'000'000, 'a');
  EXPECT_EQ(text_of_frames(zstd(large) + zstd(large)), large + large);
}

TEST(ZstdFramesTest, TheFirstFrameMayHoldADictionary) {
  const std::string dictionary = zstd_dictionary();
  const std::string frames = zstd(kLines, dictionary) + zstd("other ", dictionary);
  EXPECT_EQ(text_of_frames(dictionary_frame(dictionary) + frames), kLines + "other ");
  EXPECT_EQ(text_of_frames(dictionary_frame(zstd(dictionary)) + frames), kLines + "other ") << "compressed itself";
  EXPECT_EQ(text_of_frames(dictionary_frame(dictionary) + zstd("plain")), "plain");
}

TEST(ZstdFramesTest, MissingAndForeignDictionariesAreNamed) {
  const std::string frames = zstd(kLines, zstd_dictionary());
  EXPECT_EQ(text_of_frames(frames),
            "!zstd data needs a dictionary that is not at its start; decompress it with 'zstd -d -D DICTIONARY'");
  EXPECT_EQ(text_of_frames(dictionary_frame(zstd_dictionary(1)) + frames),
            "!zstd data needs a dictionary that is not at its start; decompress it with 'zstd -d -D DICTIONARY'");
  std::string damaged = zstd_dictionary();
  damaged.resize(40);
  EXPECT_EQ(text_of_frames(dictionary_frame(damaged) + frames), "!zstd dictionary at its start is damaged");
  EXPECT_EQ(text_of_frames("\x5d\x2a\x4d\x18\xff\xff\xff\xff"), "!zstd dictionary is larger than 64 MiB");
}

TEST(ZstdFramesTest, DamageAndCutsAreTold) {
  const std::string frame = zstd(kLines);
  std::string damaged = frame;
  damaged[frame.size() - 2] ^= 1;  // of the checksum
  EXPECT_EQ(text_of_frames(damaged), "!zstd data is damaged (Restored data doesn't match checksum)");
  EXPECT_EQ(text_of_frames(frame + "other"), "!zstd data is damaged (Unknown frame descriptor)");
  const std::string dictionary = zstd_dictionary();
  const std::string all = dictionary_frame(dictionary) + zstd(kLines, dictionary);
  for (std::size_t size = 8; size < all.size(); size += 11)
    EXPECT_EQ(text_of_frames(all.substr(0, size)), "!zstd data is cut off") << size;
}

TEST(ZstdFramesTest, ADictionaryThatIsABombIsRefused) {
  const std::string bomb = zstd(std::string(std::size_t{65} << 20, '\0'));
  EXPECT_EQ(text_of_frames(dictionary_frame(bomb) + zstd("x")), "!larger than 67108864 bytes when decompressed");
}

TEST(ZstdFramesTest, AStreamMayBeginAtAFrameBehindTheDictionary) {
  const std::string dictionary = zstd_dictionary();
  const TemporaryFolder folder;
  const std::string path = folder.write(
      "x.zst", dictionary_frame(dictionary) + zstd(kLines, dictionary) + zstd(kLines + "second\n", dictionary));
  ByteStream all(path);
  EXPECT_EQ(all.block(kLines.size()), kLines);
  EXPECT_EQ(all.line(kNoBound), kLines.substr(0, kLines.find('\n') + 1));
  const std::uint64_t place = all.place(kLines.size()).value();
  ByteStream second(
      path, Pipes::kRefused, [] {}, place);
  EXPECT_EQ(second.block(kLines.size() + 7), kLines + "second\n");
  EXPECT_FALSE(second.line(kNoBound));
}

}  // namespace
}  // namespace neardup::cli
