#include "files/compression.h"

#include <gtest/gtest.h>

#include "intake/compressed.h"

namespace neardup::cli {
namespace {

TEST(CompressionTest, FewBytesSayWhichItIs) {
  for (const char* const filter : {"gzip", "bzip2", "xz", "zstd", "lz4"}) {
    const Compression expected = filter == std::string("gzip")   ? Compression::kGzip
                                 : filter == std::string("zstd") ? Compression::kZstd
                                                                 : Compression::kOther;
    for (const std::string& text : {std::string(), std::string("some text")}) {
      EXPECT_EQ(compression_of(compressed(text, filter).substr(0, kCompressionBytes)), expected) << filter;
    }
  }
  EXPECT_EQ(compression_of(std::string_view("\x5a\x2a\x4d\x18\4\0\0\0", 8)), Compression::kOther);  // skippable frame
  EXPECT_EQ(compression_of(std::string_view("\x5d\x2a\x4d\x18\4\0\0\0", 8)), Compression::kZstd);   // of a dictionary
}

TEST(CompressionTest, TextsHaveNone) {
  for (const char* const text : {"", "B", "BZh9", "BZh91AY&S", "BZh91AY&XY", "{\"id\": 1}", "P*M", "(",
                                 "\xfd"
                                 "7zXY"}) {
    EXPECT_EQ(compression_of(text), Compression::kNone) << text;
  }
}

}  // namespace
}  // namespace neardup::cli
