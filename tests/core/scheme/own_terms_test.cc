#include "scheme/own_terms.h"

#include <gtest/gtest.h>

#include <cctype>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "bytes/base_encodings.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

/** The form of every band term that FORMAT.md has, spelled out for the standard scheme. */
bool is_standard_band(const std::string& term) {
  if (term.size() != 12 || term.compare(0, 3, "XND") != 0 || term[3] < 'a' || term[3] > 'h') return false;
  return term.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567", 4) == std::string::npos;
}

std::vector<Scheme> schemes() {
  std::vector<Scheme> schemes;
  for (const std::string& name : Scheme::preset_names()) schemes.push_back(Scheme::preset(name));
  schemes.push_back(Scheme::parse("standard bands=minhash:30x4,simhash:4x16,digest-text"));
  schemes.push_back(Scheme::parse("standard bands=simhash:16x28,profile:2:10,sample:8"));
  return schemes;
}

TEST(OwnTermsTest, EveryBandTermOfASchemeIsItsOwn) {
  std::mt19937_64 random(7);
  for (const Scheme& scheme : schemes()) {
    const OwnTerms own(scheme);
    for (unsigned f = 0; f != scheme.families.size(); ++f) {
      const BandFamily& family = scheme.families[f];
      for (unsigned band = 0; band != family.bands; ++band) {
        std::string term = scheme.band_term(f, band, random() >> (64 - (family.of_keys() ? 40 : family.key_bits())));
        if (family.of_keys()) {
          term = scheme.band_prefix + scheme.band_label(f, band);
          term += family.keys.rfind("sample", 0) == 0 ? "abcdefgh" : "abcdefghijklmnopqrstuvwxy4";
        }
        EXPECT_TRUE(own.is_band(term)) << term << " of " << scheme.text();
        EXPECT_FALSE(own.is_band(term + "a"));
        EXPECT_FALSE(own.is_band(term.substr(0, term.size() - 1)));
        EXPECT_FALSE(own.is_group(term));
      }
    }
  }
}

TEST(OwnTermsTest, GroupTermIsThePrefixAndSixtyFourBits) {
  const OwnTerms own{Scheme()};
  const std::string id = base32_encode(0x0123456789abcdef);
  EXPECT_TRUE(own.is_group("XNG" + id));
  for (const std::string& term :
       {"XNG" + id + "a", "XNG" + id.substr(1), "XNGO" + id.substr(1), "XNG:" + id.substr(1), std::string("XNGOoxfam"),
        std::string("XNG"), std::string("XNGabcdefghijkl1"), std::string("XNGABCDEFGHIJKLM"), "XND" + id}) {
    EXPECT_FALSE(own.is_group(term)) << term;
  }
  EXPECT_FALSE(own.is_group("XNGaaaaaaaaaaaab")) << "the last bit of 65 is never set";
}

TEST(OwnTermsTest, LabelsOfOtherBandsAreOfOthers) {
  const OwnTerms own{Scheme()};
  EXPECT_TRUE(own.is_band("XNDhaaaaaaaa"));
  EXPECT_FALSE(own.is_band("XNDiaaaaaaaa"));
  EXPECT_FALSE(own.is_band("XNDAaaaaaaaa"));
  EXPECT_FALSE(own.is_band("XND2aaaaaaaa"));
  EXPECT_FALSE(own.is_band("XNDATE2024"));
}

TEST(OwnTermsTest, BandOfSomeSchemeHasOneOfTheirForms) {
  for (const Scheme& scheme : schemes()) {
    for (unsigned f = 0; f != scheme.families.size(); ++f) {
      const BandFamily& family = scheme.families[f];
      if (family.of_keys()) continue;
      EXPECT_TRUE(is_band_of_some_scheme(scheme.band_term(f, family.bands - 1, 5), scheme.band_prefix));
    }
  }
  for (const char* term : {"XND", "XNDa", "XNDATE2024", "XNDaabcdefg0", "XNDabc", "XNGaabcdefgh", "XNDaaaaab"}) {
    EXPECT_FALSE(is_band_of_some_scheme(term, "XND")) << term;
  }
}

TEST(OwnTermsTest, FormIsThatOfTheFormatForAnyBytes) {
  const unsigned seed = std::random_device{}();
  std::cout << "seed " << seed << "\n";
  std::mt19937 random(seed);
  const OwnTerms own{Scheme()};
  const std::string alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  const std::string others = std::string("ABXZ0189:-\xff", 11) + '\0';
  for (int round = 0; round != 20000; ++round) {
    std::string term = "XND";
    term += static_cast<char>('a' + random() % 10);
    const std::size_t size = 6 + random() % 5;
    for (std::size_t i = 0; i != size; ++i) term += alphabet[random() % alphabet.size()];
    if (random() % 4 == 0) term[random() % term.size()] = others[random() % others.size()];
    EXPECT_EQ(is_standard_band(term), own.is_band(term)) << term;
  }
}

TEST(OwnTermsTest, MarksNameHasAColonBeforeCapitalsAndColonsOnly) {
  for (const char* term : {"XNMa", "XNM/x", "XNM:A", "XNM::"}) EXPECT_TRUE(is_mark_name(term)) << term;
  for (const char* term : {"XNM", "XNMA", "XNM:", "XNM:a", "XN", "XNDa"}) EXPECT_FALSE(is_mark_name(term)) << term;
}

}  // namespace
}  // namespace neardup
