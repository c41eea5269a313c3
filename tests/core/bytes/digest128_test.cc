#include "bytes/digest128.h"

#include <gtest/gtest.h>

#include "core/seeded_random.h"

namespace neardup {
namespace {

Digest128 counting_from(std::uint8_t first) {
  Digest128 digest;
  for (std::uint8_t& byte : digest) byte = first++;
  return digest;
}

// By Python: base64.b32encode(bytes(range(0xf0, 0x100))).decode().lower().rstrip('=')
TEST(Digest128Test, Base32IsThatOfRfc4648InLowerCaseWithoutPadding) {
  EXPECT_EQ("6dy7f47u6x3pp6hz7l57z7p674", base32_encode(counting_from(0xf0)));
  EXPECT_EQ(std::string(26, 'a'), base32_encode(Digest128{}));
}

TEST(Digest128Test, EveryBitIsAtItsPlaceInBase32) {
  for (unsigned bit = 0; bit != 128; ++bit) {
    Digest128 digest{};
    digest[bit / 8] = static_cast<std::uint8_t>(0x80U >> bit % 8);
    std::string expected(26, 'a');
    expected[bit / 5] = "qiecb"[bit % 5];  // 16, 8, 4, 2, 1
    EXPECT_EQ(expected, base32_encode(digest)) << bit;
  }
}

TEST(Digest128Test, HexadecimalHasTheBytesInOrder) {
  EXPECT_EQ("000102030405060708090a0b0c0d0e0f", hex_encode(counting_from(0)));
  EXPECT_EQ("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", hex_encode(counting_from(0xf0)));
}

TEST(Digest128Test, BytesAreAsTheyAre) {
  const std::string bytes = bytes_of(counting_from(0));
  ASSERT_EQ(16U, bytes.size());
  for (std::size_t i = 0; i != 16; ++i) EXPECT_EQ(static_cast<char>(i), bytes[i]);
}

}  // namespace
}  // namespace neardup
