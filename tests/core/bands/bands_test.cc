#include "bands/bands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "core/mixed_bits.h"
#include "core/seeded_random.h"
#include "core/whole_sets.h"
#include "fingerprint/simhash.h"
#include "sketch/minhash.h"

namespace neardup {
namespace {

using BandKeys = std::vector<std::uint64_t>;

BandKeys keys_4x16(std::uint64_t fingerprint) {
  return band_keys(BandFamily::simhash_4x16(), {}, fingerprint);
}
BandKeys keys_16x28(std::uint64_t fingerprint) {
  return band_keys(BandFamily::simhash_16x28(), {}, fingerprint);
}
BandKeys keys_minhash(unsigned bands, unsigned rows, const BandKeys& slots) {
  return band_keys(BandFamily::minhash(bands, rows), slots, 0);
}

bool share_a_key(const BandKeys& a, const BandKeys& b) {
  for (std::size_t i = 0; i != a.size(); ++i) {
    if (a[i] == b[i]) return true;
  }
  return false;
}

bool probes_find(const std::vector<BandProbe>& probes, const BandKeys& keys) {
  return std::any_of(probes.begin(), probes.end(),
                     [&](const BandProbe& probe) { return keys[probe.band] == probe.key; });
}

constexpr std::uint64_t bit(unsigned place) {
  return std::uint64_t{1} << place;
}

TEST(BandFamilyTest, TextIsReadBack) {
  for (const BandFamily& family : {BandFamily::minhash(8, 4), BandFamily::minhash(1, 1024), BandFamily::minhash(676, 1),
                                   BandFamily::simhash_4x16(), BandFamily::simhash_16x28()}) {
    EXPECT_EQ(family, BandFamily::parse(family.text())) << family.text();
  }
  EXPECT_EQ("minhash:8x4", BandFamily::minhash(8, 4).text());
  EXPECT_EQ("simhash:4x16", BandFamily::simhash_4x16().text());
  EXPECT_EQ("simhash:16x28", BandFamily::simhash_16x28().text());
}

TEST(BandFamilyTest, AnyOtherTextIsRejected) {
  for (const char* text : {"",
                           "minhash",
                           "minhash:",
                           "minhash:8",
                           "minhash:8x",
                           "minhash:x4",
                           "minhash:8x4 ",
                           " minhash:8x4",
                           "minhash:8X4",
                           "minhash:-8x4",
                           "minhash:+8x4",
                           "minhash:8x4x2",
                           "minhash:8.0x4",
                           "minhash:4294967296x1",
                           "minhash:08x4",
                           "minhash:8x04",
                           "Minhash:8x4",
                           "simhash:8x8",
                           "simhash:4x16x",
                           "simhash:",
                           "fss:8x4"}) {
    EXPECT_EQ(std::nullopt, BandFamily::parse(text)) << text;
  }
}

TEST(BandFamilyTest, ForeignTextIsRejectedOrIsTheTextOfWhatWasRead) {
  SeededRandom random(1);
  for (int round = 0; round != 100000; ++round) {
    const std::string text =
        round % 2 == 0 ? random.bytes(random.below(16)) : "minhash:" + random.text(random.below(6), "0123456789x");
    const std::optional<BandFamily> family = BandFamily::parse(text);
    if (!family) continue;
    ASSERT_EQ(text, family->text());
  }
}

TEST(BandFamilyTest, FamiliesDifferByKindAndShape) {
  EXPECT_EQ(BandFamily::minhash(8, 4), BandFamily());
  EXPECT_FALSE(BandFamily::minhash(8, 4) == BandFamily::minhash(8, 5));
  EXPECT_FALSE(BandFamily::minhash(8, 4) == BandFamily::minhash(9, 4));
  EXPECT_FALSE(BandFamily::simhash_4x16() == BandFamily::simhash_16x28());
}

TEST(BandFamilyTest, KeysHaveFortyOrSixteenOrTwentyEightBits) {
  EXPECT_EQ(40U, BandFamily::minhash(8, 4).key_bits());
  EXPECT_EQ(16U, BandFamily::simhash_4x16().key_bits());
  EXPECT_EQ(28U, BandFamily::simhash_16x28().key_bits());
}

TEST(BandFamilyTest, OnlySimhashPromisesADistance) {
  EXPECT_TRUE(BandFamily::simhash_4x16().of_simhash());
  EXPECT_TRUE(BandFamily::simhash_16x28().of_simhash());
  EXPECT_FALSE(BandFamily::minhash(8, 4).of_simhash());
  EXPECT_EQ(3U, BandFamily::simhash_4x16().guaranteed_distance(false));
  EXPECT_EQ(7U, BandFamily::simhash_4x16().guaranteed_distance(true));
  EXPECT_EQ(3U, BandFamily::simhash_16x28().guaranteed_distance(false));
  EXPECT_EQ(3U, BandFamily::simhash_16x28().guaranteed_distance(true));
  EXPECT_EQ(std::nullopt, BandFamily::minhash(8, 4).guaranteed_distance(true));
}

TEST(BandFamilyTest, OnlyMinhashPromisesAProbability) {
  const BandFamily standard = BandFamily::minhash(8, 4);
  EXPECT_NEAR(0.985, *standard.candidate_probability(0.8), 0.0005);
  EXPECT_NEAR(0.9998, *standard.candidate_probability(0.9), 0.00005);
  EXPECT_EQ(0, standard.candidate_probability(0));
  EXPECT_EQ(1, standard.candidate_probability(1));
  EXPECT_NEAR(0.3, *BandFamily::minhash(1, 1).candidate_probability(0.3), 1e-15);
  EXPECT_EQ(std::nullopt, BandFamily::simhash_4x16().candidate_probability(0.8));
  EXPECT_EQ(std::nullopt, BandFamily::simhash_16x28().candidate_probability(0.8));
}

TEST(BandsTest, QuartersOfTheFingerprintAreTheKeysOf4x16) {
  EXPECT_EQ((BandKeys{0x0123, 0x4567, 0x89ab, 0xcdef}), keys_4x16(0x0123456789abcdefU));
}

TEST(BandsTest, QuarterAndTwelfthAreTheKeysOf16x28) {
  EXPECT_EQ((BandKeys{0x0123456, 0x0123789, 0x0123abc, 0x0123def,    //
                      0x4567012, 0x4567389, 0x4567abc, 0x4567def,    //
                      0x89ab012, 0x89ab345, 0x89ab67c, 0x89abdef,    //
                      0xcdef012, 0xcdef345, 0xcdef678, 0xcdef9ab}),  //
            keys_16x28(0x0123456789abcdefU));
}

TEST(BandsTest, MinhashKeyIsTheHashOfItsRowsAsInTheStoredFormat) {
  SeededRandom random(2);
  for (const auto& [bands, rows] : {std::pair{8U, 4U}, std::pair{16U, 6U}, std::pair{1U, 1U}, std::pair{128U, 1U}}) {
    const BandKeys slots = random.values(128);
    const BandKeys keys = keys_minhash(bands, rows, slots);
    ASSERT_EQ(bands, keys.size());
    for (std::uint64_t band = 0; band != bands; ++band) {
      std::uint64_t key = band;
      for (std::size_t row = 0; row != rows; ++row) key = mix(key + 0x9e3779b97f4a7c15U) ^ slots[band * rows + row];
      EXPECT_EQ(mix(key) % (std::uint64_t{1} << 40), keys[band]);
    }
  }
}

TEST(BandsTest, MinhashKeysArePinned) {
  EXPECT_EQ((BandKeys{0xad6ae31c3cU, 0xcfc7791b12U}), keys_minhash(2, 2, {1, 2, 3, 4}));
}

TEST(BandsTest, KeysAreAsManyAndAsSmallAsTheFamilySays) {
  SeededRandom random(3);
  for (int round = 0; round != 100; ++round) {
    for (const BandFamily& family :
         {BandFamily::minhash(8, 4), BandFamily::simhash_4x16(), BandFamily::simhash_16x28()}) {
      const BandKeys keys = band_keys(family, random.values(128), random());
      EXPECT_EQ(family.bands, keys.size());
      for (const std::uint64_t key : keys) EXPECT_EQ(0U, key >> family.key_bits());
    }
  }
}

TEST(BandsTest, MinhashKeyDependsOnItsOwnRowsOnly) {
  SeededRandom random(4);
  const BandKeys slots = random.values(32);
  const BandKeys before = keys_minhash(8, 4, slots);
  for (std::size_t slot = 0; slot != 32; ++slot) {
    BandKeys changed = slots;
    changed[slot] ^= 1;
    const BandKeys after = keys_minhash(8, 4, changed);
    for (std::size_t band = 0; band != 8; ++band) EXPECT_EQ(band != slot / 4, before[band] == after[band]);
  }
}

TEST(BandsTest, EqualRowsInTwoBandsGiveTwoKeys) {
  const BandKeys keys = keys_minhash(8, 4, BandKeys(32, 5));
  EXPECT_EQ(8U, std::set<std::uint64_t>(keys.begin(), keys.end()).size());
}

TEST(BandsTest, MinhashDoesNotReadTheFingerprintNorSimhashTheSlots) {
  SeededRandom random(5);
  const BandKeys slots = random.values(128);
  EXPECT_EQ(band_keys(BandFamily::minhash(8, 4), slots, 1), band_keys(BandFamily::minhash(8, 4), slots, 2));
  EXPECT_EQ(band_keys(BandFamily::simhash_4x16(), slots, 1), keys_4x16(1));
  EXPECT_EQ(band_keys(BandFamily::simhash_16x28(), slots, 1), keys_16x28(1));
}

TEST(BandsTest, EveryFingerprintWithinThreeBitsSharesAKey) {
  SeededRandom random(6);
  for (int round = 0; round != 4; ++round) {
    const std::uint64_t fingerprint = round == 0 ? 0 : random();
    const BandKeys quarters = keys_4x16(fingerprint);
    const BandKeys tables = keys_16x28(fingerprint);
    for (unsigned i = 0; i != 64; ++i) {
      for (unsigned j = i; j != 64; ++j) {
        for (unsigned k = j; k != 64; ++k) {  // 1, 2 or 3 different bits
          const std::uint64_t near = fingerprint ^ (bit(i) | bit(j) | bit(k));
          ASSERT_TRUE(share_a_key(quarters, keys_4x16(near))) << i << " " << j << " " << k;
          ASSERT_TRUE(share_a_key(tables, keys_16x28(near))) << i << " " << j << " " << k;
        }
      }
    }
  }
}

TEST(BandsTest, FourBitsCanEscapeSoThePromiseIsSharp) {
  const std::uint64_t one_in_each_quarter = 0x0001000100010001U;
  EXPECT_FALSE(share_a_key(keys_4x16(0), keys_4x16(one_in_each_quarter)));
  EXPECT_FALSE(share_a_key(keys_16x28(0), keys_16x28(one_in_each_quarter)));
}

TEST(BandsTest, ProbesAreEachKeyAndEachKeyWithOneBitFlipped) {
  const std::uint64_t fingerprint = 0x0123456789abcdefU;
  const std::vector<BandProbe> probes = probe_keys_4x16(fingerprint);
  std::set<std::pair<unsigned, std::uint64_t>> distinct;
  for (const BandProbe& probe : probes) {
    ASSERT_LT(probe.band, 4U);
    EXPECT_LE(hamming_distance(probe.key, keys_4x16(fingerprint)[probe.band]), 1U);
    EXPECT_EQ(0U, probe.key >> 16);
    distinct.emplace(probe.band, probe.key);
  }
  EXPECT_EQ(68U, probes.size());
  EXPECT_EQ(68U, distinct.size());
}

// What decides is how many bits differ in each quarter; of each way to spread at most 7 bits, some random examples.
TEST(BandsTest, ProbesFindEveryFingerprintWithinSevenBits) {
  SeededRandom random(7);
  const std::uint64_t fingerprint = random();
  const std::vector<BandProbe> probes = probe_keys_4x16(fingerprint);
  for (int round = 0; round != 50000; ++round) {
    const std::uint64_t near = fingerprint ^ random.with_bits(static_cast<unsigned>(random.below(8)));
    ASSERT_TRUE(probes_find(probes, keys_4x16(near))) << near;
  }
  for (unsigned spread = 0; spread != 8 * 8 * 8 * 8; ++spread) {
    const unsigned counts[] = {spread % 8, spread / 8 % 8, spread / 64 % 8, spread / 512};
    if (counts[0] + counts[1] + counts[2] + counts[3] > 7) continue;
    for (int round = 0; round != 20; ++round) {
      std::uint64_t near = fingerprint;
      for (unsigned quarter = 0; quarter != 4; ++quarter) {
        for (unsigned left = counts[quarter]; left != 0;) {
          const std::uint64_t flip = bit(16 * quarter + static_cast<unsigned>(random.below(16)));
          if (((near ^ fingerprint) & flip) != 0) continue;
          near ^= flip;
          --left;
        }
      }
      ASSERT_TRUE(probes_find(probes, keys_4x16(near))) << near;
    }
  }
  EXPECT_FALSE(probes_find(probes, keys_4x16(fingerprint ^ 0x0003000300030003U)));
}

TEST(BandsTest, DocumentsShareAMinhashKeyWithTheStatedProbability) {
  SeededRandom random(8);
  const BandFamily family = BandFamily::minhash(8, 4);
  for (const std::size_t all : {10U, 100U, 1000U}) {
    for (const double jaccard : {0.5, 0.6, 0.7, 0.8, 0.9}) {
      const int trials = all == 1000 ? 1500 : 6000;
      int shared = 0;
      for (int trial = 0; trial != trials; ++trial) {
        ShingleSet a = random.values(all);
        ShingleSet b = a;
        const auto common = static_cast<std::size_t>(std::lround(jaccard * static_cast<double>(all)));
        a.resize(common + (all - common) / 2);
        b.erase(b.begin() + static_cast<std::ptrdiff_t>(common), b.begin() + static_cast<std::ptrdiff_t>(a.size()));
        shared += share_a_key(keys_minhash(8, 4, minhash(a, 128)), keys_minhash(8, 4, minhash(b, 128))) ? 1 : 0;
      }
      const double expected = *family.candidate_probability(jaccard);
      const double measured = static_cast<double>(shared) / trials;
      EXPECT_NEAR(expected, measured, 4.5 * std::sqrt(expected * (1 - expected) / trials))
          << all << " elements, J " << jaccard;
    }
  }
}

TEST(BandKeyTest, KeyIsOneOfTheKeys) {
  SeededRandom random(20);
  for (const BandFamily& family : {BandFamily::minhash(8, 4), BandFamily::minhash(3, 7), BandFamily::simhash_4x16(),
                                   BandFamily::simhash_16x28()}) {
    const BandKeys slots = random.values(32);
    const std::uint64_t fingerprint = random();
    const BandKeys keys = band_keys(family, slots, fingerprint);
    for (unsigned band = 0; band != family.bands; ++band) {
      EXPECT_EQ(keys[band], band_key(family, band, slots, fingerprint));
    }
  }
}

}  // namespace
}  // namespace neardup
