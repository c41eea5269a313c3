// Every method through the one interface: a text is signed alike however it comes, and what verification compares are
// the features that were signed.

#include <algorithm>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compare/similarity.h"
#include "core/seeded_random.h"
#include "core/sign/equal_signatures.h"
#include "core/whole_sets.h"
#include "methods/key_makers.h"
#include "sign/signer.h"
#include "sign/streaming_signer.h"
#include "sketch/minhash.h"

namespace neardup {
namespace {

using ::testing::SizeIs;

Scheme scheme_of(const std::string& shingle, const std::string& minhash, const std::string& bands,
                 const std::string& fingerprint = "simhash-doc-xxh3", const std::string& stop = "-",
                 const std::string& sketch = "8") {
  return Scheme::parse("neardup3 tokenizer=plain stop=" + stop + " fingerprint=" + fingerprint + " shingle=" + shingle +
                       " minhash=" + minhash + " sketch=" + sketch + " bands=" + bands +
                       " seed=7 slots=64,65,66,67 bandprefix=XND groupprefix=XNG");
}

std::vector<Scheme> schemes_of_every_method() {
  return {
      scheme_of("word:3+counts", "fss:128", "minhash:8x4"),
      scheme_of("char:5", "fss:128", "minhash:8x4"),
      scheme_of("char:5+counts", "weighted:64", "minhash:8x4"),
      scheme_of("stop-led:3", "fss:128", "minhash:8x4", "simhash-doc-xxh3", "w1,w2,w3"),
      scheme_of("stop-led:3:2", "fss:128", "minhash:8x4", "simhash-doc-xxh3", "w1,w2,w3"),
      scheme_of("spot:2:1+counts", "fss:128", "minhash:8x4", "simhash-doc-xxh3", "w1,w2,w3"),
      scheme_of("word:2", "modulo:64", "minhash:16x2", "simhash-doc-xxh3", "w1", "0"),
      scheme_of("word:1", "fss:128", "simhash:4x16", "words-log"),
      scheme_of("char:4", "fss:128", "simhash:16x28", "features"),
      scheme_of("word:2+counts", "fss:128", "simhash:4x16", "features-log"),
      Scheme::parse("standard tokenizer=plain shingle=word:1+counts minhash=weighted:64 sketch=0 bands=minhash:16x4 "
                    "fingerprint=words-idf idf=90,w1:10,w2:20"),
      scheme_of("word:3", "fss:128", "sample:4,digest-tokens,digest-text,profile:1:10,minhash:4x4"),
      scheme_of("char:3", "fss:16", "sample:64", "simhash-doc", "-", "0"),
  };
}

/** Tokens stand between spaces. */
class PrefixTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(' '), text.size());
      if (end != 0) {
        const Token token{text.substr(0, end), 0, end, TokenClass::kWord};
        sink.take(&token, 1);
      }
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }
  std::string profile() const override { return "plain"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<PrefixTokenizer>(); }
};

std::string random_numbered_words(SeededRandom& random, std::size_t words) {
  std::string text;
  for (std::size_t i = 0; i != words; ++i) text += "w" + std::to_string(random.below(60)) + " ";
  return text;
}

TEST(SigningMethodsTest, SchemeTextIsReadBack) {
  for (const Scheme& scheme : schemes_of_every_method()) EXPECT_EQ(scheme.text(), Scheme::parse(scheme.text()).text());
}

TEST(SigningMethodsTest, TextAfterTextIsSignedAsAlone) {
  SeededRandom random(20261121);
  PrefixTokenizer tokenizer;
  for (const Scheme& scheme : schemes_of_every_method()) {
    SCOPED_TRACE(scheme.text());
    StreamingSigner signer(scheme, tokenizer);
    for (const std::size_t words : {0U, 1U, 2U, 3U, 30U, 300U, 5000U}) {
      const std::string text = random_numbered_words(random, words);
      const Signature alone = Signer(scheme).sign(text, tokenizer);
      expect_equal(alone, signer.sign(text));
      EXPECT_EQ(words == 0, alone.empty());
      if (words == 0) {
        EXPECT_THAT(alone.band_terms, SizeIs(0));
      }
    }
  }
}

TEST(SigningMethodsTest, PartsAreThoseOfTheWholeSignature) {
  SeededRandom random(20261123);
  PrefixTokenizer tokenizer;
  for (const Scheme& scheme : schemes_of_every_method()) {
    SCOPED_TRACE(scheme.text());
    StreamingSigner fingerprints(scheme, tokenizer, {true, false, false, false});
    StreamingSigner counts(scheme, tokenizer, {false, true, false, false});
    StreamingSigner terms(scheme, tokenizer, {scheme.has_simhash(), false, true, false});
    for (const std::size_t words : {0U, 1U, 2U, 30U, 5000U}) {
      const std::string text = random_numbered_words(random, words);
      const Signature whole = Signer(scheme).sign(text, tokenizer);
      EXPECT_EQ(whole.fingerprint, fingerprints.sign(text).fingerprint);
      EXPECT_EQ(whole.tokens, fingerprints.sign(text).tokens);
      EXPECT_EQ(0U, fingerprints.sign(text).shingles);
      EXPECT_EQ(whole.shingles, counts.sign(text).shingles);
      EXPECT_EQ(whole.token_digest, counts.sign(text).token_digest);
      EXPECT_THAT(counts.sign(text).band_terms, SizeIs(0));
      EXPECT_EQ(whole.sketch, terms.sign(text).sketch);
      EXPECT_EQ(whole.band_terms, terms.sign(text).band_terms);
    }
  }
}

TEST(SigningMethodsTest, SketchAndCountsAreOfTheFeaturesThatAreCompared) {
  SeededRandom random(5);
  PrefixTokenizer tokenizer;
  for (const Scheme& scheme : schemes_of_every_method()) {
    SCOPED_TRACE(scheme.text());
    const Signer signer(scheme);
    for (int i = 0; i != 20; ++i) {
      const std::string text = random_numbered_words(random, 1 + random.below(200));
      const Signature signature = signer.sign(text, tokenizer);
      const TextFeatureSet set = signer.feature_set(text, tokenizer);
      EXPECT_EQ(set.features.size(), signature.shingles);
      EXPECT_EQ(set.tokens, signature.tokens);
      EXPECT_TRUE(std::is_sorted(set.features.begin(), set.features.end()));
      if (scheme.sketch && scheme.minhash.name == "fss") {
        EXPECT_EQ(minhash_sketch(minhash(set.features, scheme.minhash.slots, scheme.seed)), signature.sketch);
      }
    }
  }
}

TEST(SigningMethodsTest, CountedFeaturesAreAMultiset) {
  PrefixTokenizer tokenizer;
  const Signer counted(scheme_of("word:1+counts", "fss:128", "minhash:8x4"));
  const Signer once(scheme_of("word:1", "fss:128", "minhash:8x4"));
  EXPECT_EQ(4U, counted.sign("a a b a", tokenizer).shingles);
  EXPECT_EQ(2U, once.sign("a a b a", tokenizer).shingles);
  const auto similarity = [&](const Signer& signer) {
    return jaccard(signer.shingle_set("a a b a", tokenizer), signer.shingle_set("a b b", tokenizer));
  };
  EXPECT_DOUBLE_EQ(2.0 / 5, similarity(counted));  // a: 1 of 3, b: 1 of 2
  EXPECT_DOUBLE_EQ(1, similarity(once));
  // A heavier sketch estimates the same.
  const Signer weighted(scheme_of("word:1+counts", "weighted:128", "minhash:8x4"));
  EXPECT_EQ(counted.shingle_set("a a b a", tokenizer), weighted.shingle_set("a a b a", tokenizer));
  SeededRandom random(17);
  double difference = 0;
  for (int i = 0; i != 50; ++i) {
    const std::string shared = random_numbered_words(random, 60);
    const std::string a = shared + random_numbered_words(random, 20), b = shared + random_numbered_words(random, 20);
    const double exact = jaccard(weighted.shingle_set(a, tokenizer), weighted.shingle_set(b, tokenizer));
    difference +=
        estimate_jaccard(weighted.sign(a, tokenizer).sketch, weighted.sign(b, tokenizer).sketch).value - exact;
  }
  EXPECT_NEAR(0, difference / 50, 4 * 0.04 / 7);  // standard error 0.04, root of 50 is 7
}

TEST(SigningMethodsTest, SampleTermsAreThoseOfTheFeatures) {
  const Scheme scheme = scheme_of("word:2", "fss:16", "sample:4", "simhash-doc", "-", "0");
  SeededRandom random(6);
  PrefixTokenizer tokenizer;
  const Signer signer(scheme);
  for (int i = 0; i != 20; ++i) {
    const std::string text = random_numbered_words(random, 1 + random.below(300));
    ModuloSample sample(4, scheme.seed);
    const ShingleSet features = signer.shingle_set(text, tokenizer);
    sample.add_features(features.data(), features.size());
    std::vector<std::string> expected;
    for (const std::string& key : sample.finish()) expected.push_back("XNDa" + key);
    EXPECT_EQ(expected, signer.sign(text, tokenizer).band_terms);
  }
}

TEST(SigningMethodsTest, BandsWithAnEmptySlotGiveNoTerm) {
  const Scheme scheme = scheme_of("word:1", "modulo:64", "minhash:64x1", "simhash-doc", "-", "0");
  PrefixTokenizer tokenizer;
  EXPECT_THAT(Signer(scheme).sign("one", tokenizer).band_terms, SizeIs(1));
  SeededRandom random(8);
  EXPECT_THAT(Signer(scheme).sign(random_numbered_words(random, 30), tokenizer).band_terms, SizeIs(::testing::Lt(64U)));
}

TEST(SigningMethodsTest, TermsStayShortAndPrintable) {
  SeededRandom random(9);
  PrefixTokenizer tokenizer;
  for (const Scheme& scheme : schemes_of_every_method()) {
    const Signature signature = Signer(scheme).sign(random_numbered_words(random, 200), tokenizer);
    EXPECT_FALSE(signature.band_terms.empty());
    std::set<std::string> distinct(signature.band_terms.begin(), signature.band_terms.end());
    EXPECT_EQ(distinct.size(), signature.band_terms.size());
    for (const std::string& term : signature.band_terms) {
      EXPECT_LT(term.size(), 32U);
      EXPECT_EQ(std::string::npos, term.find_first_not_of("abcdefghijklmnopqrstuvwxyz234567", 3)) << term;
    }
  }
}

TEST(SigningMethodsTest, MethodsThatDoNotFitAreRefusedWithBothNamed) {
  const auto complaint = [](const std::string& shingle, const std::string& minhash, const std::string& bands,
                            const std::string& stop, const std::string& sketch) -> std::string {
    try {
      scheme_of(shingle, minhash, bands, "simhash-doc", stop, sketch);
    } catch (const std::invalid_argument& error) {
      return error.what();
    }
    return "nothing was thrown";
  };
  EXPECT_EQ("scheme: shingle spot:2:1 needs stop words, but the scheme has none; give stop=",
            complaint("spot:2:1", "fss:128", "minhash:8x4", "-", "8"));
  EXPECT_EQ("scheme: minhash weighted:64 counts features; shingle word:3 must be word:3+counts",
            complaint("word:3", "weighted:64", "minhash:8x4", "-", "8"));
  EXPECT_EQ("scheme: sketch is 8 bits, must be 0 with minhash modulo:64, which leaves slots empty",
            complaint("word:3", "modulo:64", "minhash:8x4", "-", "8"));
}

}  // namespace
}  // namespace neardup
