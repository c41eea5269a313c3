#include "sign/words_evidence.h"

#include <gtest/gtest.h>

#include <string>

#include "core/hashed_words.h"
#include "core/seeded_random.h"
#include "core/whole_sets.h"
#include "plugin/white_space_tokenizer.h"
#include "sketch/minhash.h"

namespace neardup {
namespace {

/** A set of so many features, some of which differ from those of another number. */
ShingleSet features(std::size_t count, std::size_t different) {
  ShingleSet set;
  for (std::size_t i = 0; i != count; ++i) set.push_back(minhash({i + (i < different ? 1000000 : 0)}, 16)[0]);
  std::sort(set.begin(), set.end());
  return set;
}

StoredSignature stored(const Signer& signer, const TextFeatureSet& words) {
  StoredSignature signature;
  signature.tokens = words.tokens;
  signature.shingles = words.features.size();
  signature.token_digest = words.token_digest;
  signature.sketch = signer.sketch(words.features);
  return signature;
}

TEST(WordsEvidenceTest, EqualDigestsAreTheSameWords) {
  const Signer signer{Scheme()};
  const TextFeatureSet words{features(50, 0), 52, 7};
  const auto evidence = words_evidence(signer, words, true, stored(signer, words));
  ASSERT_TRUE(evidence);
  EXPECT_TRUE(evidence->same);
  EXPECT_EQ(1, evidence->similarity);
}

TEST(WordsEvidenceTest, EqualDigestsOfAnUnknownOrderProveNothing) {
  const Signer signer{Scheme()};
  const TextFeatureSet words{features(50, 0), 52, 7};
  const auto evidence = words_evidence(signer, words, false, stored(signer, words));
  ASSERT_TRUE(evidence);
  EXPECT_FALSE(evidence->same);
}

TEST(WordsEvidenceTest, NearlyEqualSketchesAreNearlyTheWords) {
  const Signer signer{Scheme()};
  const TextFeatureSet words{features(50, 0), 52, 7};
  StoredSignature signature = stored(signer, words);
  signature.token_digest = 8;
  for (std::size_t different = 0; different != 5; ++different) {
    const auto evidence = words_evidence(signer, words, true, signature);
    ASSERT_EQ(different <= 2, evidence.has_value()) << different << " of 128 slots differ";
    if (evidence) {
      EXPECT_FALSE(evidence->same);
      EXPECT_NEAR(1 - static_cast<double>(different) / 128, evidence->similarity, 0.001);
    }
    ++signature.sketch[different];
  }
}

TEST(WordsEvidenceTest, EqualNumbersOfWordsProveNothing) {
  const Signer signer{Scheme()};
  const TextFeatureSet words{features(50, 0), 52, 7};
  const TextFeatureSet others{features(50, 20), 52, 8};
  EXPECT_FALSE(words_evidence(signer, words, true, stored(signer, others)));
}

TEST(WordsEvidenceTest, WithoutSketchesOnlyTheDigestTells) {
  Scheme scheme;
  scheme.sketch = false;
  const Signer signer(scheme);
  const TextFeatureSet words{features(50, 0), 52, 7};
  StoredSignature signature = stored(signer, words);
  EXPECT_TRUE(signature.sketch.empty());
  EXPECT_TRUE(words_evidence(signer, words, true, signature));
  signature.token_digest = 8;
  EXPECT_FALSE(words_evidence(signer, words, true, signature));
}

TEST(WordsEvidenceTest, SketchOfASetIsThatOfTheSignature) {
  Scheme scheme;
  scheme.tokenizer_profile = WhiteSpaceTokenizer().profile();
  const Signer signer(scheme);
  WhiteSpaceTokenizer tokenizer;
  SeededRandom random(3);
  std::string text;
  for (int i = 0; i != 300; ++i) text += random.text(3, "abcdefg") + " ";
  EXPECT_EQ(signer.sign(text, tokenizer).sketch, signer.sketch(signer.shingle_set(text, tokenizer)));
}

TEST(WordsEvidenceTest, SignedWordsDifferByBothDifferencesAtMost) {
  EXPECT_DOUBLE_EQ(0.9, jaccard_of_signed_words(0.9, 1, 1));
  EXPECT_DOUBLE_EQ(0.85, jaccard_of_signed_words(0.9, 0.98, 0.97));
  EXPECT_EQ(0, jaccard_of_signed_words(0.01, 0.98, 0.98));
}

}  // namespace
}  // namespace neardup
