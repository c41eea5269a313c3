#include "corpus/corpus_signer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bytes/feature_hash.h"
#include "core/seeded_random.h"
#include "plugin/white_space_tokenizer.h"
#include "sign/signature_buckets.h"
#include "sign/streaming_signer.h"

namespace neardup {
namespace {

/** Of the buckets that the signature tells, then of the terms of the other families. */
std::vector<std::uint64_t> keys_of(const Scheme& scheme, const Signature& signature) {
  std::vector<std::uint64_t> keys;
  for_each_signature_bucket(scheme, signature.sketch.data(), signature.fingerprint,
                            [&keys](std::uint64_t key) { keys.push_back(key); });
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    if (!is_in_terms(scheme, scheme.families[f])) continue;
    for (unsigned band = 0; band != scheme.families[f].bands; ++band) {
      const std::string begin = scheme.band_prefix + scheme.band_label(f, band);
      for (const std::string& term : signature.band_terms) {
        if (term.compare(0, begin.size(), begin) == 0) keys.push_back(xxh3_hash(term));
      }
    }
  }
  return keys;
}

TEST(CorpusSignerTest, TextsWithoutWordsAreTheirBytes) {
  class NoWords final : public Tokenizer {
   public:
    void tokenize(std::string_view, TokenSink&) override {}
    std::string profile() const override { return WhiteSpaceTokenizer().profile(); }
    std::string version() const override { return "1"; }
    std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<NoWords>(); }
  };
  CorpusSigner signer(white_space_scheme(), std::make_unique<NoWords>());
  SignedTexts made;
  for (const char* text : {"!!!", " !!!\n", "!!", "", " \t"}) signer.sign(text, {}, made);
  std::vector<std::uint64_t> digests;
  for (const SignedTexts::Text& text : made.texts) {
    EXPECT_EQ(0U, text.signature.tokens);
    EXPECT_EQ(0U, text.keys);
    digests.push_back(text.signature.token_digest);
  }
  EXPECT_EQ(digests[0], digests[1]);
  EXPECT_NE(digests[0], digests[2]);
  EXPECT_NE(0U, digests[2]);
  EXPECT_EQ(0U, digests[3]) << "white space takes no part";
  EXPECT_EQ(0U, digests[4]);
}

TEST(CorpusSignerTest, SignsAsAnyOtherSignerUnderEveryPreset) {
  std::vector<Scheme> schemes{white_space_scheme(), white_space_scheme(BandFamily::minhash(6, 3))};
  for (const std::string& preset : Scheme::preset_names()) {
    schemes.push_back(Scheme::preset(preset));
    schemes.back().tokenizer_profile = WhiteSpaceTokenizer().profile();
  }
  schemes.front().seed = 17;
  SeededRandom random(5);
  WhiteSpaceTokenizer tokenizer;
  for (const Scheme& scheme : schemes) {
    CorpusSigner signer(scheme, std::make_unique<WhiteSpaceTokenizer>());
    StreamingSigner whole(scheme, tokenizer);
    for (const std::size_t length : {0U, 1U, 2U, 3U, 50U, 200U, 2047U, 2048U, 2049U, 9000U}) {
      std::string text;
      for (std::size_t i = 0; i != length; ++i) text += random.text(1 + random.below(9), "abcdefg 123");
      const Signature& expected = whole.sign(text);
      SignedTexts found;
      signer.sign(text, {}, found);
      ASSERT_EQ(1U, found.texts.size());
      const CorpusSignature& signature = found.texts.front().signature;
      ASSERT_EQ(expected.tokens, signature.tokens) << scheme.text();
      EXPECT_EQ(found.keys.size(), found.texts.front().keys);
      if (expected.tokens == 0) continue;
      EXPECT_EQ(expected.token_digest, signature.token_digest);
      EXPECT_EQ(expected.sketch, found.sketches);
      EXPECT_EQ(keys_of(scheme, expected), found.keys) << scheme.text();
      EXPECT_EQ(expected.band_terms.size(), found.keys.size()) << scheme.text();
    }
  }
}

TEST(CorpusSignerTest, EachTextHasItsOwnSketchAndKeys) {
  const Scheme scheme = white_space_scheme();
  CorpusSigner signer(scheme, std::make_unique<WhiteSpaceTokenizer>());
  SignedTexts all;
  for (const char* text : {"a b c d e", "", "f g h"}) signer.sign(text, {}, all);
  std::size_t met = 0;
  all.each(scheme.minhash.slots, [&](std::size_t number, const CorpusSignature& signature, const std::uint64_t* keys) {
    EXPECT_EQ(met++, number);
    SignedTexts alone;
    signer.sign(std::vector<const char*>{"a b c d e", "", "f g h"}[number], {}, alone);
    ASSERT_EQ(alone.texts.front().keys, all.texts[number].keys);
    EXPECT_TRUE(std::equal(alone.keys.begin(), alone.keys.end(), keys));
    EXPECT_TRUE(std::equal(alone.sketches.begin(), alone.sketches.end(), signature.sketch));
  });
  EXPECT_EQ(3U, met);
}

}  // namespace
}  // namespace neardup
