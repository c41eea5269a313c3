#include "corpus/corpus_signer.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "bytes/feature_hash.h"
#include "core/seeded_random.h"
#include "plugin/white_space_tokenizer.h"
#include "sign/streaming_signer.h"

namespace neardup {
namespace {

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
      std::vector<std::uint64_t> keys;
      for (const std::string& term : expected.band_terms) keys.push_back(xxh3_hash(term));
      EXPECT_EQ(keys, keyed.keys);
    }
  }
}

}  // namespace
}  // namespace neardup
