#include "bytes/utf8_characters.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/seeded_random.h"

namespace neardup {
namespace {

/** A character, in UTF-8 and in UTF-16. */
void append(char32_t c, std::string& utf8, std::u16string& utf16) {
  if (c < 0x80) {
    utf8 += static_cast<char>(c);
  } else if (c < 0x800) {
    utf8 += {static_cast<char>(0xc0 | c >> 6), static_cast<char>(0x80 | (c & 63))};
  } else if (c < 0x10000) {
    utf8 += {static_cast<char>(0xe0 | c >> 12), static_cast<char>(0x80 | (c >> 6 & 63)),
             static_cast<char>(0x80 | (c & 63))};
  } else {
    utf8 += {static_cast<char>(0xf0 | c >> 18), static_cast<char>(0x80 | (c >> 12 & 63)),
             static_cast<char>(0x80 | (c >> 6 & 63)), static_cast<char>(0x80 | (c & 63))};
  }
  if (c < 0x10000) {
    utf16 += static_cast<char16_t>(c);
  } else {
    utf16 += {static_cast<char16_t>(0xd800 + ((c - 0x10000) >> 10)), static_cast<char16_t>(0xdc00 + (c & 0x3ff))};
  }
}

constexpr char32_t kEdges[] = {0,      0x41,   0x7f,   0x80,    0x7ff,   0x800,   0xd7ff,
                               0xe000, 0xfffd, 0xffff, 0x10000, 0x1f600, 0x10ffff};

TEST(Utf16OrderTest, LengthIsThatInUtf16) {
  EXPECT_EQ(0U, utf16_length(""));
  for (const char32_t c : kEdges) {
    std::string utf8;
    std::u16string utf16;
    append(c, utf8, utf16);
    EXPECT_EQ(utf16.size(), utf16_length(utf8)) << static_cast<unsigned>(c);
  }
}

TEST(Utf16OrderTest, OrderIsThatOfCodeUnits) {
  SeededRandom random(1);
  std::vector<std::string> utf8(300);
  std::vector<std::u16string> utf16(300);
  for (std::size_t i = 0; i != utf8.size(); ++i) {
    for (std::size_t length = random.below(4); length != 0; --length) {
      append(kEdges[random.below(std::size(kEdges))], utf8[i], utf16[i]);
    }
  }
  for (std::size_t i = 0; i != utf8.size(); ++i) {
    EXPECT_EQ(utf16[i].size(), utf16_length(utf8[i]));
    for (std::size_t j = 0; j != utf8.size(); ++j) {
      ASSERT_EQ(utf16[i] < utf16[j], utf16_less(utf8[i], utf8[j])) << utf8[i] << " and " << utf8[j];
    }
  }
}

TEST(Utf16OrderTest, OrderOfSingleBytesIsTotal) {
  for (int i = 0; i != 256; ++i) {
    for (int j = 0; j != 256; ++j) {
      const std::string a(1, static_cast<char>(i));
      const std::string b(1, static_cast<char>(j));
      EXPECT_EQ(i == j ? 0 : 1, utf16_less(a, b) + utf16_less(b, a)) << i << " " << j;
    }
  }
}

}  // namespace
}  // namespace neardup
