#include "tokens/token_digest.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>
#include <string>

#include "bytes/feature_hash.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

std::string little_endian_bytes(const std::vector<std::uint64_t>& hashes) {
  std::string bytes;
  for (std::uint64_t hash : hashes) {
    for (int i = 0; i != 8; ++i, hash /= 256) bytes += static_cast<char>(hash % 256);
  }
  return bytes;
}

TEST(TokenDigestTest, DigestIsXxh3OfTheLittleEndianBytes) {
  SeededRandom random(1);
  for (const std::size_t size : {1U, 2U, 30U, 31U, 100U, 127U, 128U, 511U, 512U, 513U, 1023U, 1024U, 1025U, 5000U}) {
    const std::vector<std::uint64_t> hashes = random.values(size);
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, random()}) {
      EXPECT_EQ(xxh3_hash(little_endian_bytes(hashes), seed), token_digest(hashes, seed)) << size << " tokens";
    }
  }
}

TEST(TokenDigestTest, NoTokensGiveAFixedValue) {
  EXPECT_EQ(0x2d06800538d394c2U, token_digest({}, 0));
  EXPECT_EQ(xxh3_hash("", 9), token_digest({}, 9));
}

TEST(TokenDigestTest, OrderMatters) {
  EXPECT_NE(token_digest({1, 2}, 0), token_digest({2, 1}, 0));
}

TEST(TokenDigestTest, DifferentSequencesHaveDifferentDigests) {
  SeededRandom random(2);
  std::set<std::vector<std::uint64_t>> sequences;
  std::set<std::uint64_t> digests;
  for (int round = 0; round != 20000; ++round) {
    std::vector<std::uint64_t> hashes(random.below(12));
    for (auto& hash : hashes) hash = random.below(4);
    sequences.insert(hashes);
    digests.insert(token_digest(hashes, 0));
  }
  EXPECT_EQ(sequences.size(), digests.size());
}

TEST(TokenDigestTest, SeedChangesTheDigest) {
  EXPECT_NE(token_digest({1, 2}, 0), token_digest({1, 2}, 1));
}

TEST(TokenDigestTest, DigestsArePinned) {
  EXPECT_EQ(0x7c68b4906e7ea780U, token_digest({1, 2, 3}, 0));
  EXPECT_EQ(0x278ad251747e2e79U, token_digest({1, 2, 3}, 7));
}

TEST(TokenDigesterTest, SequenceThatComesInPartsHasTheDigestOfTheWhole) {
  SeededRandom random(4);
  for (const std::uint64_t seed : {0U, 9U}) {
    TokenDigester digester(seed);
    EXPECT_EQ(token_digest({}, seed), digester.digest());
    for (const std::size_t size : {1U, 31U, 100U, 3000U}) {
      const std::vector<std::uint64_t> hashes = random.values(size);
      for (std::size_t cut = 0; cut <= size; cut += 1 + size / 100) {
        digester.clear();
        digester.add(hashes.data(), cut);
        ASSERT_EQ(token_digest({hashes.begin(), hashes.begin() + static_cast<std::ptrdiff_t>(cut)}, seed),
                  digester.digest());
        digester.add(hashes.data() + cut, size - cut);
        ASSERT_EQ(token_digest(hashes, seed), digester.digest()) << cut << " of " << size;
      }
    }
  }
}

Digest128 digest128_of(const std::vector<std::uint64_t>& hashes, std::size_t cut, std::uint64_t seed) {
  TokenDigester digester(seed);
  digester.add(hashes.data(), cut);
  digester.add(hashes.data() + cut, hashes.size() - cut);
  return digester.digest128();
}

// By Debian's libxxhash 0.8.1 from Python: XXH3_128bits_withSeed() of struct.pack("<Q", hash) of each.
TEST(TokenDigesterTest, LongDigestIsThe128BitXxh3) {
  EXPECT_EQ("99aa06d3014798d86001c324468d497f", hex_encode(digest128_of({}, 0, 0)));
  EXPECT_EQ("57ef5b9098e6f2454be3b2f64c897e92", hex_encode(digest128_of({}, 0, 9)));
  std::vector<std::uint64_t> numbers(1000);
  std::iota(numbers.begin(), numbers.end(), 0U);
  for (const std::size_t cut : {0U, 1U, 30U, 31U, 128U, 999U}) {
    EXPECT_EQ("5b70cd737fec0b6929462356e2d9061a", hex_encode(digest128_of(numbers, cut, 0)));
    EXPECT_EQ("9abc0b4f5c554d1426f23913c864e781", hex_encode(digest128_of(numbers, cut, 7)));
  }
  numbers.resize(20);
  EXPECT_EQ("6c4a5f43c56a9caea59f959f35c9538e", hex_encode(digest128_of(numbers, 3, 7)));
}

}  // namespace
}  // namespace neardup
