#include "bytes/base_encodings.h"

#include <gtest/gtest.h>

#include <iomanip>
#include <sstream>
#include <string>

#include "core/seeded_random.h"

namespace neardup {
namespace {

std::string by_stream(std::uint64_t value, unsigned digits) {
  std::ostringstream out;
  out << std::hex << std::setw(16) << std::setfill('0') << value;
  return out.str().substr(16 - digits);
}

TEST(HexTest, NumeralIsLowerCaseWithLeadingZeros) {
  EXPECT_EQ("0000000000000000", hex_encode(0));
  EXPECT_EQ("0123456789abcdef", hex_encode(0x0123456789abcdefU));
  EXPECT_EQ("00ff", hex_encode(255, 4));
}

TEST(HexTest, HigherDigitsAreLeftOut) {
  EXPECT_EQ("cdef", hex_encode(0x0123456789abcdefU, 4));
  EXPECT_EQ("f", hex_encode(0x0123456789abcdefU, 1));
}

TEST(HexTest, AgreesWithTheStandardLibrary) {
  SeededRandom random(1);
  for (unsigned digits = 1; digits <= 16; ++digits) {
    for (int round = 0; round != 200; ++round) {
      const std::uint64_t value = random();
      const std::string text = hex_encode(value, digits);
      ASSERT_EQ(by_stream(value, digits), text);
      ASSERT_EQ(std::stoull(text, nullptr, 16), hex_decode(text));
    }
  }
}

TEST(HexTest, BothCasesAreRead) {
  EXPECT_EQ(0xabcdefU, hex_decode("abcdef"));
  EXPECT_EQ(0xabcdefU, hex_decode("ABCdeF"));
}

TEST(HexTest, OneToSixteenDigitsAreRead) {
  EXPECT_EQ(std::nullopt, hex_decode(""));
  EXPECT_EQ(7U, hex_decode("7"));
  EXPECT_EQ(~std::uint64_t{0}, hex_decode("ffffffffffffffff"));
  EXPECT_EQ(std::nullopt, hex_decode("00000000000000000"));
}

TEST(HexTest, EveryOtherByteIsRejectedAtEveryPlace) {
  for (std::size_t place = 0; place != 4; ++place) {
    for (int byte = 0; byte != 256; ++byte) {
      std::string text = "0000";
      text[place] = static_cast<char>(byte);
      const bool is_digit = std::string_view("0123456789abcdefABCDEF").find(text[place]) != std::string_view::npos;
      EXPECT_EQ(is_digit, hex_decode(text).has_value()) << byte << " at " << place;
    }
  }
}

TEST(HexTest, ForeignTextIsRejectedOrReadsBackTheSame) {
  SeededRandom random(2);
  for (int round = 0; round != 100000; ++round) {
    const std::size_t length = random.below(20);
    const std::string text = round % 2 == 0 ? random.bytes(length) : random.text(length, "0123456789abcdef");
    const std::optional<std::uint64_t> value = hex_decode(text);
    if (!value) continue;
    ASSERT_EQ(*value, std::stoull(text, nullptr, 16));
  }
}

}  // namespace
}  // namespace neardup
