#include "corpus/corpus_signer.h"

#include <gtest/gtest.h>

#include <cstdint>
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
    CorpusSigner signer(scheme, tokenizer);
    StreamingSigner whole(scheme, tokenizer);
    for (const std::size_t length : {0, 1, 2, 3, 50, 200, 2047, 2048, 2049, 9000}) {
      std::string text;
      for (std::size_t i = 0; i != length; ++i) text += random.text(1 + random.below(9), "abcdefg 123");
      const Signature& expected = whole.sign(text);
      const KeyedSignature keyed = signer.sign(text);
      ASSERT_EQ(expected.tokens, keyed.signature.tokens) << scheme.text();
      if (expected.tokens == 0) continue;
      EXPECT_EQ(expected.token_digest, keyed.signature.token_digest);
      EXPECT_EQ(expected.sketch,
                std::vector<std::uint8_t>(keyed.signature.sketch, keyed.signature.sketch + expected.sketch.size()));
      EXPECT_EQ(keys_of(scheme, expected), keyed.keys) << scheme.text();
      EXPECT_EQ(expected.band_terms.size(), keyed.keys.size()) << scheme.text();
    }
  }
}

}  // namespace
}  // namespace neardup
