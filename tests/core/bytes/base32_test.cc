#include "bytes/base_encodings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>

#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** Big-endian number of up to eight bytes. */
std::uint64_t number_of(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char c : bytes) number = number * 256 + static_cast<unsigned char>(c);
  return number;
}

/** Written from RFC 4648 section 6: the bits as a row of '0' and '1', cut into groups of five. */
std::string by_bit_string(std::uint64_t value, unsigned bits) {
  std::string row;
  for (unsigned i = bits; i-- != 0;) row += (value >> i & 1) != 0 ? '1' : '0';
  while (row.size() % 5 != 0) row += '0';
  std::string text;
  for (std::size_t i = 0; i != row.size(); i += 5) text += kAlphabet[std::stoul(row.substr(i, 5), nullptr, 2)];
  return text;
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

TEST(Base32Test, BytesEncodeAsInRfc4648InLowerCaseWithoutPadding) {
  const std::pair<std::string_view, std::string_view> vectors[] = {{"f", "my"},           {"fo", "mzxq"},
                                                                   {"foo", "mzxw6"},      {"foob", "mzxw6yq"},
                                                                   {"fooba", "mzxw6ytb"}, {"foobar", "mzxw6ytboi"}};
  for (const auto& [bytes, text] : vectors) {
    const auto bits = static_cast<unsigned>(8 * bytes.size());
    EXPECT_EQ(text, base32_encode(number_of(bytes), bits));
    EXPECT_EQ(number_of(bytes), base32_decode(text, bits));
  }
}

TEST(Base32Test, SixtyFourBitsAreThirteenCharacters) {
  EXPECT_EQ("aaaaaaaaaaaaa", base32_encode(0));
  EXPECT_EQ("7777777777776", base32_encode(~std::uint64_t{0}));
  EXPECT_EQ("aerukz4jvpg66", base32_encode(0x0123456789abcdefU));
}

TEST(Base32Test, LengthIsBitsDividedByFiveRoundedUp) {
  for (unsigned bits = 1; bits <= 64; ++bits) EXPECT_EQ((bits + 4) / 5, base32_encode(0, bits).size()) << bits;
}

TEST(Base32Test, OnlyTheLowBitsOfTheValueCount) {
  SeededRandom random(1);
  for (unsigned bits = 1; bits != 64; ++bits) {
    const std::uint64_t value = random();
    EXPECT_EQ(base32_encode(value & ((std::uint64_t{1} << bits) - 1), bits), base32_encode(value, bits)) << bits;
  }
}

TEST(Base32Test, AgreesWithRowsOfBits) {
  SeededRandom random(2);
  for (unsigned bits = 1; bits <= 64; ++bits) {
    for (int round = 0; round != 200; ++round) {
      const std::uint64_t value = random() >> random.below(64);
      ASSERT_EQ(by_bit_string(value, bits), base32_encode(value, bits)) << value << " of bits " << bits;
    }
  }
}

TEST(Base32Test, DecodingReadsWhatEncodingWrote) {
  SeededRandom random(3);
  for (unsigned bits = 1; bits <= 64; ++bits) {
    for (int round = 0; round != 200; ++round) {
      const std::uint64_t value = random() >> (64 - bits);
      ASSERT_EQ(value, base32_decode(base32_encode(value, bits), bits)) << bits;
    }
  }
}

TEST(Base32Test, UpperCaseIsRead) {
  EXPECT_EQ(0x0123456789abcdefU, base32_decode("AERUKZ4JVPG66"));
  EXPECT_EQ(0x0123456789abcdefU, base32_decode("AerUKz4jvPG66"));
}

TEST(Base32Test, WrongLengthIsRejected) {
  const std::string text = base32_encode(0x0123456789abcdefU);
  for (std::size_t length = 0; length != text.size(); ++length) {
    EXPECT_EQ(std::nullopt, base32_decode(text.substr(0, length))) << length;
  }
  EXPECT_EQ(std::nullopt, base32_decode(text + "a"));
  EXPECT_EQ(std::nullopt, base32_decode(text + "="));
}

TEST(Base32Test, EveryByteOutsideTheAlphabetIsRejectedAtEveryPlace) {
  const std::string text = base32_encode(0);
  for (std::size_t place = 0; place != text.size(); ++place) {
    for (int byte = 0; byte != 256; ++byte) {
      std::string changed = text;
      changed[place] = static_cast<char>(byte);
      const bool in_alphabet = kAlphabet.find(lower(changed)[place]) != std::string_view::npos;
      const bool filling_is_zero = place != 12 || kAlphabet.find(lower(changed)[place]) % 2 == 0;
      EXPECT_EQ(in_alphabet && filling_is_zero, base32_decode(changed).has_value()) << byte << " at " << place;
    }
  }
}

TEST(Base32Test, FillingBitsThatAreNotZeroAreRejected) {
  for (unsigned bits = 1; bits <= 64; ++bits) {
    const std::string text = base32_encode(0, bits);
    const std::size_t filling = 5 * text.size() - bits;
    for (std::size_t digit = 0; digit != 32; ++digit) {
      std::string changed = text;
      changed.back() = kAlphabet[digit];
      EXPECT_EQ(digit % (std::size_t{1} << filling) == 0, base32_decode(changed, bits).has_value()) << bits;
    }
  }
}

TEST(Base32Test, ForeignTextIsRejectedOrReadsBackTheSame) {
  SeededRandom random(4);
  for (int round = 0; round != 100000; ++round) {
    const auto bits = static_cast<unsigned>(1 + random.below(64));
    const std::string text = round % 2 == 0 ? random.bytes(random.below(15))
                                            : random.text((bits + 4) / 5, "abcdefghijklmnopqrstuvwxyz234567ABCXYZ");
    const std::optional<std::uint64_t> value = base32_decode(text, bits);
    if (!value) continue;
    ASSERT_EQ(lower(text), base32_encode(*value, bits));
  }
}

}  // namespace
}  // namespace neardup
