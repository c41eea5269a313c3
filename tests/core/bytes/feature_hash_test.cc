#include "bytes/feature_hash.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/seeded_random.h"

namespace neardup {
namespace {

constexpr std::uint64_t kPrime64 = 0x9e3779b185ebca8dU;

/** The bytes that xxHash's own sanity check hashes. */
std::string sanity_bytes(std::size_t count) {
  std::string bytes;
  std::uint64_t generator = 2654435761U;
  for (std::size_t i = 0; i != count; ++i, generator *= kPrime64) bytes += static_cast<char>(generator >> 56);
  return bytes;
}

/** lookup8 as published: byte by byte, with the last ones falling through the cases of a switch. */
class Lookup8 {
 public:
  std::uint64_t hash(const std::string& key, std::uint64_t level) {
    a = b = level;
    c = 0x9e3779b97f4a7c13U;
    std::size_t at = 0;
    std::size_t left = key.size();
    for (; left >= 24; at += 24, left -= 24) {
      for (std::size_t i = 0; i != 8; ++i) {
        a += byte(key, at + i, i);
        b += byte(key, at + 8 + i, i);
        c += byte(key, at + 16 + i, i);
      }
      mix();
    }
    c += key.size();
    for (; left > 16; --left) c += byte(key, at + left - 1, left - 16);  // the first byte of c is for the length
    for (; left > 8; --left) b += byte(key, at + left - 1, left - 9);
    for (; left > 0; --left) a += byte(key, at + left - 1, left - 1);
    mix();
    return c;
  }

 private:
  static std::uint64_t byte(const std::string& key, std::size_t at, std::size_t place) {
    return std::uint64_t{static_cast<unsigned char>(key[at])} << (8 * place);
  }

  // clang-format off
  void mix() {
    a -= b; a -= c; a ^= c >> 43;
    b -= c; b -= a; b ^= a << 9;
    c -= a; c -= b; c ^= b >> 8;
    a -= b; a -= c; a ^= c >> 38;
    b -= c; b -= a; b ^= a << 23;
    c -= a; c -= b; c ^= b >> 5;
    a -= b; a -= c; a ^= c >> 35;
    b -= c; b -= a; b ^= a << 49;
    c -= a; c -= b; c ^= b >> 11;
    a -= b; a -= c; a ^= c >> 12;
    b -= c; b -= a; b ^= a << 18;
    c -= a; c -= b; c ^= b >> 22;
  }
  // clang-format on

  std::uint64_t a = 0, b = 0, c = 0;
};

TEST(FeatureHashTest, Xxh3GivesTheAnswersOfItsOwnSanityCheck) {
  struct Answer {
    std::size_t length;
    std::uint64_t seed, hash;
  };
  const Answer answers[] = {
      {0, 0, 0x2d06800538d394c2U},    {0, kPrime64, 0xa8a6b918b2f0364aU},
      {1, 0, 0xc44bdff4074eecdbU},    {1, kPrime64, 0x032be332dd766ef8U},
      {6, 0, 0x27b56a84cd2d7325U},    {6, kPrime64, 0x84589c116ab59ab9U},
      {12, 0, 0xa713daf0dfbb77e7U},   {12, kPrime64, 0xe7303e1b2336de0eU},
      {24, 0, 0xa3fe70bf9d3510ebU},   {24, kPrime64, 0x850e80fc35bdd690U},
      {48, 0, 0x397da259ecba1f11U},   {48, kPrime64, 0xadc2cbaa44acc616U},
      {80, 0, 0xbcdefbbb2c47c90aU},   {80, kPrime64, 0xc6dd0cb699532e73U},
      {195, 0, 0xcd94217ee362ec3aU},  {195, kPrime64, 0xba68003d370cb3d9U},
      {403, 0, 0xcdeb804d65c6dea4U},  {403, kPrime64, 0x6259f6ecfd6443fdU},
      {512, 0, 0x617e49599013cb6bU},  {512, kPrime64, 0x3ce457de14c27708U},
      {2048, 0, 0xdd59e2c3a5f038e0U}, {2048, kPrime64, 0x66f81670669ababcU},
      {2240, 0, 0x6e73a90539cf2948U}, {2240, kPrime64, 0x757ba8487d1b5247U},
      {2367, 0, 0xcb37aeb9e5d361edU}, {2367, kPrime64, 0xd2db3415b942b42aU},
  };
  for (const Answer& answer : answers) {
    EXPECT_EQ(answer.hash, xxh3_hash(sanity_bytes(answer.length), answer.seed))
        << answer.length << " bytes, seed " << answer.seed;
  }
}

TEST(FeatureHashTest, Xxh3OfNothingIsAFixedValueOfTheSeed) {
  EXPECT_EQ(xxh3_hash(""), xxh3_hash(std::string_view()));
  EXPECT_EQ(0x2d06800538d394c2U, xxh3_hash(std::string_view()));
  EXPECT_NE(xxh3_hash("", 1), xxh3_hash("", 0));
}

TEST(FeatureHashTest, SeedIsZeroUnlessGiven) {
  EXPECT_EQ(xxh3_hash("word", 0), xxh3_hash("word"));
  EXPECT_EQ(jenkins64_hash("word", 0), jenkins64_hash("word"));
  EXPECT_NE(xxh3_hash("word", 1), xxh3_hash("word"));
  EXPECT_NE(jenkins64_hash("word", 1), jenkins64_hash("word"));
}

TEST(FeatureHashTest, JenkinsHashAgreesWithTheOriginalByteByByte) {
  SeededRandom random(1);
  for (std::size_t length = 0; length != 200; ++length) {
    for (int round = 0; round != 50; ++round) {
      const std::string key = random.bytes(length);
      const std::uint64_t level = round % 2 == 0 ? 0 : random();
      ASSERT_EQ(Lookup8().hash(key, level), jenkins64_hash(key, level)) << length << " bytes, level " << level;
    }
  }
}

TEST(FeatureHashTest, JenkinsHashesArePinned) {
  EXPECT_EQ(0x8db63936938575bfU, jenkins64_hash(""));
  EXPECT_EQ(0x1d48fd74d88633acU, jenkins64_hash("a"));
  EXPECT_EQ(0xc30303892b0c1384U, jenkins64_hash("the quick brown fox jumps over the lazy dog"));
  EXPECT_EQ(0xf043fee1a1ad0421U, jenkins64_hash("a", 1));
}

TEST(FeatureHashTest, BytesMayLieAtAnyAddress) {
  SeededRandom random(2);
  const std::string bytes = random.bytes(100);
  for (std::size_t shift = 0; shift != 16; ++shift) {
    const std::string shifted = std::string(shift, 'x') + bytes;
    const std::string_view view = std::string_view(shifted).substr(shift);
    EXPECT_EQ(xxh3_hash(bytes), xxh3_hash(view));
    EXPECT_EQ(jenkins64_hash(bytes), jenkins64_hash(view));
  }
}

TEST(FeatureHashTest, BytesBehindTheKeyAreNotRead) {
  SeededRandom random(4);
  for (std::size_t length = 0; length != 300; ++length) {
    const std::string key = random.bytes(length);
    const std::string followed = key + random.bytes(64);
    const std::string_view view = std::string_view(followed).substr(0, length);
    ASSERT_EQ(xxh3_hash(key), xxh3_hash(view)) << length;
    ASSERT_EQ(jenkins64_hash(key), jenkins64_hash(view)) << length;
  }
}

TEST(FeatureHashTest, EveryBitOfTheKeyChangesTheHash) {
  SeededRandom random(3);
  for (const std::size_t length : {1U, 7U, 8U, 9U, 16U, 17U, 23U, 24U, 25U, 48U}) {
    std::string key = random.bytes(length);
    std::set<std::uint64_t> xxh3{xxh3_hash(key)};
    std::set<std::uint64_t> jenkins{jenkins64_hash(key)};
    for (std::size_t bit = 0; bit != 8 * length; ++bit) {
      std::string changed = key;
      changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ 1 << bit % 8);
      xxh3.insert(xxh3_hash(changed));
      jenkins.insert(jenkins64_hash(changed));
    }
    EXPECT_EQ(8 * length + 1, xxh3.size());
    EXPECT_EQ(8 * length + 1, jenkins.size());
  }
}

}  // namespace
}  // namespace neardup
