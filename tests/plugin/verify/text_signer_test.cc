#include "neardup/text_signer.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "neardup/scheme.h"
#include "neardup/tokenizers.h"
#include "plugin/white_space_tokenizer.h"

namespace neardup {
namespace {

TEST(TextSignerTest, SignsTextsWithoutADatabase) {
  const TextSigner signer;
  EXPECT_EQ(scheme_info("standard").text, signer.scheme());
  EXPECT_EQ(5U, signer.sign("one two three four five").tokens);
  EXPECT_TRUE(signer.sign("").empty());
  EXPECT_EQ(13U, fingerprint_text(signer.sign("one two three").fingerprint).size());
}

TEST(TextSignerTest, ComparesExactly) {
  const TextSigner signer;
  EXPECT_EQ(1, signer.compare("one two three four", "One, two; three four!").jaccard);
  const Similarity half = signer.compare("one two three four", "one two three four five six");
  EXPECT_EQ(0.5, half.jaccard);
  EXPECT_EQ(1, half.containment);
  EXPECT_EQ(Verification::kExact, half.verification);
  EXPECT_EQ(0, signer.compare("", "").jaccard);
}

TEST(TextSignerTest, SchemeAndTokenizerAreArguments) {
  EXPECT_EQ(0.8, TextSigner("short").compare("one two three four", "one two three four five").jaccard);
  EXPECT_THROW(TextSigner("nonsense"), Xapian::InvalidArgumentError);
  EXPECT_THROW(TextSigner("standard", std::make_unique<WhiteSpaceTokenizer>()), Xapian::InvalidArgumentError);
}

TEST(TextSignerTest, SchemesAreDescribed) {
  EXPECT_EQ(6U, scheme_presets().size());
  const SchemeInfo info = scheme_info("standard slots=80,81,82,83");
  EXPECT_EQ(80U, info.fingerprint_slot);
  EXPECT_EQ(83U, info.group_state_slot);
  EXPECT_EQ("XND", info.band_prefix);
  EXPECT_EQ(info.tokenizer_profile, tokenizer_for("standard")->profile());
}

TEST(TextSignerTest, DistanceIsInBits) {
  EXPECT_EQ(0U, hamming_distance(5, 5));
  EXPECT_EQ(64U, hamming_distance(0, ~std::uint64_t{0}));
}

}  // namespace
}  // namespace neardup
