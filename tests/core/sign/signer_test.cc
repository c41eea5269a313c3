#include "sign/signer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "bands/bands.h"
#include "bytes/feature_hash.h"
#include "core/seeded_random.h"
#include "core/sign/equal_signatures.h"
#include "core/whole_sets.h"
#include "fingerprint/simhash.h"
#include "sketch/minhash.h"
#include "tokens/token_digest.h"

namespace neardup {
namespace {

/** Cuts at spaces. A token with a colon is a link, one that begins with a digit a number. One token a batch. */
class SpaceTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
      const Token token{word, 0, 0, class_of(word)};
      sink.take(&token, 1);
    }
  }
  std::string profile() const override { return "spaces"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<SpaceTokenizer>(); }

 private:
  static TokenClass class_of(const std::string& word) {
    if (word.find(':') != std::string::npos) return TokenClass::kLink;
    return std::isdigit(static_cast<unsigned char>(word[0])) != 0 ? TokenClass::kNumber : TokenClass::kWord;
  }
};

Scheme scheme_with(std::vector<BandFamily> families) {
  Scheme scheme;
  scheme.families = std::move(families);
  return scheme;
}

Signature sign(std::string_view text, const Scheme& scheme = {}) {
  SpaceTokenizer tokenizer;
  return Signer(scheme).sign(text, tokenizer);
}

std::vector<std::uint64_t> hashes_of(const std::vector<std::string>& words, std::uint64_t seed = 0) {
  std::vector<std::uint64_t> hashes;
  for (const std::string& word : words) hashes.push_back(xxh3_hash(word, seed));
  return hashes;
}

TEST(SignatureTest, TextWithoutATokenIsEmpty) {
  for (const char* text : {"", "  "}) {
    const Signature signature = sign(text);
    EXPECT_TRUE(signature.empty());
    expect_equal(Signature(), signature);
  }
  EXPECT_FALSE(sign("word").empty());
}

TEST(SignatureTest, FieldsAreWhatTheirHeadersSay) {
  const std::vector<std::string> words = {"one", "two", "three", "two", "one", "two", "three"};
  const Signature signature = sign("one two three two one two three");
  const std::vector<std::uint64_t> hashes = hashes_of(words);
  const ShingleSet shingles = word_shingles(hashes, 3);
  const std::vector<std::uint64_t> slots = minhash(shingles, 128, 0);
  EXPECT_EQ(simhash(hashes), signature.fingerprint);
  EXPECT_EQ(token_digest(hashes, 0), signature.token_digest);
  EXPECT_EQ(7U, signature.tokens);
  EXPECT_EQ(4U, signature.shingles);
  EXPECT_EQ(shingles.size(), signature.shingles);
  EXPECT_EQ(minhash_sketch(slots), signature.sketch);
  const std::vector<std::uint64_t> keys = band_keys(BandFamily::minhash(8, 4), slots, 0);
  ASSERT_EQ(8U, signature.band_terms.size());
  for (unsigned band = 0; band != 8; ++band) {
    EXPECT_EQ(Scheme().band_term(0, band, keys[band]), signature.band_terms[band]);
  }
}

TEST(SignatureTest, FingerprintIsOfTheWordsOnly) {
  const std::uint64_t expected = simhash(hashes_of({"see", "page", "now", "now"}));
  EXPECT_EQ(expected, sign("see page 42 now http://x.org now").fingerprint);
  EXPECT_EQ(expected, sign("see page now now").fingerprint);
}

TEST(SignatureTest, ShinglesAndDigestAreOfAllTokens) {
  EXPECT_EQ(6U, sign("see page 42 now http://x.org now").tokens);
  EXPECT_EQ(4U, sign("see page 42 now http://x.org now").shingles);
  EXPECT_NE(sign("see page 42").token_digest, sign("see page 43").token_digest);
  EXPECT_NE(sign("see page 42").band_terms, sign("see page 43").band_terms);
}

TEST(SignatureTest, TextWithoutAWordHasFingerprintZeroAndNoSimhashTerms) {
  const Scheme both = scheme_with({BandFamily::simhash_4x16(), BandFamily::minhash(8, 4)});
  const Signature numbers = sign("1 2 3", both);
  EXPECT_EQ(0U, numbers.fingerprint);
  EXPECT_EQ(8U, numbers.band_terms.size());
  EXPECT_EQ(12U, sign("1 2 three", both).band_terms.size());
  for (const std::string& term : numbers.band_terms) EXPECT_GE(term[3], 'e') << term;
  EXPECT_TRUE(sign("1 2 3", Scheme::preset("simhash-doc")).band_terms.empty());
  EXPECT_FALSE(sign("1 2 3", Scheme::preset("simhash-doc")).empty());
}

TEST(SignatureTest, SimhashDocHashesWordsByJenkinsAndShinglesByXxh3) {
  const Signature signature = sign("one two three", Scheme::preset("simhash-doc"));
  EXPECT_EQ(simhash({jenkins64_hash("one"), jenkins64_hash("two"), jenkins64_hash("three")}), signature.fingerprint);
  EXPECT_EQ(sign("one two three").token_digest, signature.token_digest);
  EXPECT_EQ(sign("one two three").sketch, signature.sketch);
}

TEST(SignatureTest, SeedIsOfShinglesMinhashAndDigestButNotOfTheFingerprint) {
  Scheme seeded;
  seeded.seed = 7;
  const Signature signature = sign("one two three four", seeded);
  const std::vector<std::uint64_t> hashes = hashes_of({"one", "two", "three", "four"}, 7);
  EXPECT_EQ(sign("one two three four").fingerprint, signature.fingerprint);
  EXPECT_EQ(token_digest(hashes, 7), signature.token_digest);
  EXPECT_EQ(minhash_sketch(minhash(word_shingles(hashes, 3), 128, 7)), signature.sketch);
}

TEST(SignatureTest, StopWordsAreLeftOutEverywhere) {
  Scheme scheme;
  scheme.stop_words = {"a", "the"};
  expect_equal(sign("cat sat on mat", scheme), sign("the cat sat on a mat", scheme));
  EXPECT_EQ(4U, sign("the cat sat on a mat", scheme).tokens);
  EXPECT_TRUE(sign("the a the", scheme).empty());
  EXPECT_EQ(1U, sign("The", scheme).tokens);
}

TEST(SignatureTest, SketchHasAllSlotsOrIsNotStored) {
  Scheme scheme;
  scheme.minhash.slots = 64;
  EXPECT_EQ(64U, sign("one two three", scheme).sketch.size());
  scheme.sketch = false;
  EXPECT_TRUE(sign("one two three", scheme).sketch.empty());
  EXPECT_EQ(8U, sign("one two three", scheme).band_terms.size());
}

TEST(SignatureTest, BandTermsAreOfAllFamiliesInOrder) {
  const Scheme scheme =
      scheme_with({BandFamily::minhash(8, 4), BandFamily::simhash_16x28(), BandFamily::simhash_4x16()});
  const Signature signature = sign("one two three four", scheme);
  ASSERT_EQ(scheme.band_count(), signature.band_terms.size());
  const std::vector<std::uint64_t> keys = band_keys(BandFamily::simhash_4x16(), {}, signature.fingerprint);
  for (unsigned band = 0; band != 4; ++band) {
    EXPECT_EQ(scheme.band_term(2, band, keys[band]), signature.band_terms[24 + band]);
  }
}

TEST(SignatureTest, TokenHashesAreOfTokensOfAllClassesInTextOrder) {
  SpaceTokenizer tokenizer;
  Scheme scheme;
  scheme.seed = 7;
  scheme.stop_words = {"the"};
  EXPECT_EQ(hashes_of({"one", "2", "three", "x:y"}, 7),
            Signer(scheme).token_hashes("the one 2 the three x:y", tokenizer));
}

TEST(SignatureTest, ShingleSetIsWhatTheSignatureCounts) {
  SpaceTokenizer tokenizer;
  const Signer signer((Scheme()));
  const ShingleSet set = signer.shingle_set("one two three two one two three", tokenizer);
  EXPECT_EQ(word_shingles(hashes_of({"one", "two", "three", "two", "one", "two", "three"}), 3), set);
  EXPECT_TRUE(signer.shingle_set("", tokenizer).empty());
}

TEST(SignatureTest, InvalidSchemeIsRejected) {
  Scheme scheme;
  scheme.features.length = 0;
  EXPECT_THROW(Signer{scheme}, std::invalid_argument);
  EXPECT_EQ(Scheme::preset("simhash-doc"), Signer(Scheme::preset("simhash-doc")).scheme());
}

TEST(SignatureTest, SignerIsSharedByThreads) {
  SeededRandom random(1);
  std::vector<std::string> texts;
  for (int i = 0; i != 200; ++i) {
    std::string text;
    for (std::size_t words = random.below(60); words != 0; --words) text += std::to_string(random.below(90)) + "w ";
    texts.push_back(text);
  }
  const Signer signer((Scheme()));
  const auto sign_all = [&] {
    SpaceTokenizer tokenizer;
    std::vector<Signature> signatures;
    for (const std::string& text : texts) signatures.push_back(signer.sign(text, tokenizer));
    return signatures;
  };
  const std::vector<Signature> expected = sign_all();
  std::vector<std::vector<Signature>> results(4);
  std::vector<std::thread> threads;
  for (auto& result : results) threads.emplace_back([&] { result = sign_all(); });
  for (std::thread& thread : threads) thread.join();
  for (const auto& result : results) {
    for (std::size_t i = 0; i != texts.size(); ++i) expect_equal(expected[i], result[i]);
  }
}

TEST(FingerprintTermsTest, PlainTermsAreTheBandTermsOfTheFirstFamilyThatPromisesTheDistance) {
  const Scheme scheme =
      scheme_with({BandFamily::minhash(8, 4), BandFamily::simhash_4x16(), BandFamily::simhash_16x28()});
  const Signature signature = sign("one two three four", scheme);
  for (unsigned distance = 0; distance <= 3; ++distance) {
    const std::vector<std::string> terms = Signer(scheme).fingerprint_terms(signature.fingerprint, distance);
    const auto first = signature.band_terms.begin() + 8;
    EXPECT_EQ(std::vector<std::string>(first, first + 4), terms) << distance;
  }
}

TEST(FingerprintTermsTest, DistanceAbovePlainPromiseAddsOneBitProbes) {
  const Scheme scheme =
      scheme_with({BandFamily::simhash_16x28(), BandFamily::minhash(8, 4), BandFamily::simhash_4x16()});
  const std::uint64_t fingerprint = 0x0123456789abcdefU;
  for (unsigned distance = 4; distance <= 7; ++distance) {
    const std::vector<std::string> terms = Signer(scheme).fingerprint_terms(fingerprint, distance);
    std::set<std::string> expected;
    for (const BandProbe& probe : probe_keys_4x16(fingerprint))
      expected.insert(scheme.band_term(2, probe.band, probe.key));
    EXPECT_EQ(expected, std::set<std::string>(terms.begin(), terms.end()));
  }
}

TEST(FingerprintTermsTest, DocumentsWithinTheDistanceHaveOneOfTheTerms) {
  SeededRandom random(2);
  for (const Scheme& scheme : {scheme_with({BandFamily::simhash_4x16()}),
                               scheme_with({BandFamily::simhash_16x28(), BandFamily::simhash_4x16()})}) {
    const Signer signer(scheme);
    for (int round = 0; round != 500; ++round) {
      const auto distance = static_cast<unsigned>(random.below(8));
      const std::uint64_t fingerprint = random();
      const std::uint64_t query = fingerprint ^ random.with_bits(distance);
      const std::vector<std::string> asked = signer.fingerprint_terms(query, distance);
      std::vector<std::string> stored;
      for (unsigned f = 0; f != scheme.families.size(); ++f) {
        const std::vector<std::uint64_t> keys = band_keys(scheme.families[f], {}, fingerprint);
        for (unsigned band = 0; band != keys.size(); ++band) stored.push_back(scheme.band_term(f, band, keys[band]));
      }
      EXPECT_NE(stored.end(), std::find_first_of(stored.begin(), stored.end(), asked.begin(), asked.end())) << distance;
    }
  }
}

TEST(FingerprintTermsTest, DistanceBeyondTheGuaranteedOneIsRejectedWithBoth) {
  const auto complaint = [](const Scheme& scheme, unsigned distance) -> std::string {
    try {
      Signer(scheme).fingerprint_terms(0, distance);
    } catch (const std::invalid_argument& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_THAT(complaint(scheme_with({BandFamily::simhash_4x16()}), 8),
              testing::HasSubstr("distance 8 is greater than the scheme's bands guarantee (7)"));
  EXPECT_THAT(complaint(Scheme::preset("simhash-doc"), 4),
              testing::HasSubstr("distance 4 is greater than the scheme's bands guarantee (3)"));
  EXPECT_THAT(complaint(Scheme(), 0), testing::HasSubstr("guarantee (none)"));
}

}  // namespace
}  // namespace neardup
