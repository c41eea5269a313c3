#include "sign/streaming_signer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "bands/bands.h"
#include "bytes/feature_hash.h"
#include "core/seeded_random.h"
#include "core/sign/equal_signatures.h"
#include "core/whole_sets.h"
#include "features/shingles.h"
#include "fingerprint/simhash.h"
#include "sketch/minhash.h"
#include "tokens/token_digest.h"

namespace neardup {
namespace {

/** Cuts at spaces, in batches of any size; '#' makes a number. */
class BatchTokenizer final : public Tokenizer {
 public:
  explicit BatchTokenizer(std::size_t batch = 256) : batch_(batch) {}

  void tokenize(std::string_view text, TokenSink& sink) override {
    std::vector<Token> tokens;
    while (!text.empty()) {
      const std::string_view word = text.substr(0, text.find(' '));
      if (word == "throw") throw std::runtime_error("asked to");
      if (!word.empty()) tokens.push_back({word, 0, 0, word[0] == '#' ? TokenClass::kNumber : TokenClass::kWord});
      text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    for (std::size_t i = 0; i < tokens.size(); i += batch_) {
      sink.take(tokens.data() + i, std::min(batch_, tokens.size() - i));
    }
  }
  std::string profile() const override { return "spaces"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<BatchTokenizer>(batch_); }

 private:
  std::size_t batch_;
};

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    if (!word.empty()) words.emplace_back(word);
    text.remove_prefix(std::min(text.size(), word.size() + 1));
  }
  return words;
}

/** The signature by the functions for whole texts. */
Signature by_parts(std::string_view text, const Scheme& scheme) {
  std::vector<std::uint64_t> tokens;
  std::vector<std::uint64_t> words;
  for (const std::string& word : words_of(text)) {
    if (std::count(scheme.stop_words.begin(), scheme.stop_words.end(), word) != 0) continue;
    tokens.push_back(xxh3_hash(word, scheme.seed));
    const bool jenkins = scheme.fingerprint == FingerprintKind::kSimhashDoc;
    if (word[0] != '#') words.push_back(jenkins ? jenkins64_hash(word) : xxh3_hash(word));
  }
  Signature signature;
  if (tokens.empty()) return signature;
  const ShingleSet shingles = word_shingles(tokens, scheme.features.length);
  const std::vector<std::uint64_t> slots = minhash(shingles, scheme.minhash.slots, scheme.seed);
  signature.fingerprint = simhash(words);
  signature.token_digest = token_digest(tokens, scheme.seed);
  signature.tokens = tokens.size();
  signature.shingles = shingles.size();
  if (scheme.sketch) signature.sketch = minhash_sketch(slots);
  for (unsigned f = 0; f != scheme.families.size(); ++f) {
    if (scheme.families[f].of_simhash() && words.empty()) continue;
    const std::vector<std::uint64_t> keys = band_keys(scheme.families[f], slots, signature.fingerprint);
    for (unsigned band = 0; band != keys.size(); ++band) {
      signature.band_terms.push_back(scheme.band_term(f, band, keys[band]));
    }
  }
  return signature;
}

std::string random_text(SeededRandom& random, std::size_t words) {
  std::string text;
  for (; words != 0; --words) {
    const std::size_t length = random.below(20) == 0 ? 1 + random.below(300) : 1 + random.below(20);
    if (random.below(9) == 0) text += '#';
    text += random.text(length, random.below(2) == 0 ? "ab" : "abcdefgh") + ' ';
  }
  return text;
}

std::vector<Scheme> schemes() {
  Scheme seeded;
  seeded.seed = 7;
  seeded.stop_words = {"a", "ab", "b"};
  seeded.features.length = 5;
  Scheme all;
  all.families = {BandFamily::minhash(4, 4), BandFamily::simhash_4x16(), BandFamily::simhash_16x28(),
                  BandFamily::minhash(5, 3)};
  all.sketch = false;
  all.minhash.slots = 1024;
  all.features.length = 9;
  return {Scheme(), Scheme::preset("simhash-doc"), seeded, all};
}

// Blocks are of 2,048 tokens and batches of 256: lengths around both, and several blocks.
TEST(StreamingSignerTest, SignatureIsThatOfTheFunctionsForWholeTexts) {
  SeededRandom random(1);
  for (const Scheme& scheme : schemes()) {
    for (const std::size_t batch : {1U, 100U, 256U, 5000U}) {
      BatchTokenizer tokenizer(batch);
      StreamingSigner signer(scheme, tokenizer);
      EXPECT_EQ(scheme, signer.scheme());
      for (const std::size_t words : {0U, 1U, 2U, 3U, 9U, 255U, 257U, 2047U, 2048U, 2049U, 2056U, 4096U, 7000U}) {
        const std::string text = random_text(random, words);
        const Signature expected = by_parts(text, scheme);
        expect_equal(expected, signer.sign(text));
        expect_equal(expected, Signer(scheme).sign(text, tokenizer));
      }
    }
  }
}

TEST(StreamingSignerTest, TextWithoutATokenIsEmptyEvenAfterAnother) {
  BatchTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  signer.sign("one two three");
  expect_equal(Signature(), signer.sign("  "));
  EXPECT_FALSE(signer.sign("one").empty());
}

TEST(StreamingSignerTest, TextWithoutAWordHasNoSimhashTermsAndTheNextHasThemAgain) {
  const Scheme scheme = Scheme::preset("simhash-doc");
  BatchTokenizer tokenizer;
  StreamingSigner signer(scheme, tokenizer);
  for (const char* text : {"#1 #2", "one #2", "#3"}) expect_equal(by_parts(text, scheme), signer.sign(text));
}

TEST(StreamingSignerTest, TermsOfBucketsThatTheSketchTellsAreLeftOutIfNobodyNeedsThem) {
  const Scheme scheme =
      Scheme::parse("standard tokenizer=spaces bands=minhash:8x4,minhash:4x2,simhash:4x16,digest-tokens");
  BatchTokenizer tokenizer;
  SignatureParts parts;
  parts.bucket_terms = false;
  const std::string text = "one two three four five";
  const std::vector<std::string> all = Signer(scheme).sign(text, tokenizer).band_terms;
  ASSERT_EQ(17U, all.size());
  std::vector<std::string> others(all.begin() + 8, all.begin() + 12);  // of two rows: too many texts share two bytes
  others.push_back(all.back());
  StreamingSigner signer(scheme, tokenizer, parts);
  EXPECT_EQ(others, signer.sign(text).band_terms);
}

TEST(StreamingSignerTest, FieldsAreReadAsOneText) {
  BatchTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  expect_equal(by_parts("one two three four", Scheme()),
               signer.sign(std::vector<std::string_view>{"one two", "", "three four"}));
  EXPECT_TRUE(signer.sign(std::vector<std::string_view>{}).empty());
}

TEST(StreamingSignerTest, ExceptionsOfTheTokenizerPassAndTheNextTextIsSigned) {
  BatchTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  EXPECT_THROW(signer.sign(std::vector<std::string_view>{"one two", "throw"}), std::runtime_error);
  expect_equal(by_parts("three four", Scheme()), signer.sign("three four"));
}

TEST(StreamingSignerTest, SignerMayBeMoved) {
  BatchTokenizer tokenizer;
  StreamingSigner first(Scheme(), tokenizer);
  StreamingSigner second(std::move(first));
  expect_equal(by_parts("one two", Scheme()), second.sign("one two"));
}

TEST(StreamingSignerTest, InvalidSchemeIsRejected) {
  BatchTokenizer tokenizer;
  Scheme scheme;
  scheme.features.length = 0;
  EXPECT_THROW(StreamingSigner(scheme, tokenizer), std::invalid_argument);
}

// More distinct shingles than are kept: the count is an estimate, and never more than the tokens.
TEST(StreamingSignerTest, ShinglesOfAVeryLongTextAreEstimated) {
  std::string text;
  for (unsigned i = 0; i != 1'300'000; ++i) text += std::to_string(i) + ' ';
  BatchTokenizer tokenizer;
  StreamingSigner signer(Scheme(), tokenizer);
  const Signature whole = signer.sign(text);
  EXPECT_EQ(1'300'000U, whole.tokens);
  EXPECT_NE(whole.tokens - 2, whole.shingles);
  EXPECT_LE(whole.shingles, whole.tokens);
  EXPECT_NEAR(1, static_cast<double>(whole.shingles) / 1.3e6, 0.01);
}

}  // namespace
}  // namespace neardup
