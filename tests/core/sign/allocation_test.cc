#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "core/counted_allocations.h"
#include "core/seeded_random.h"
#include "core/whole_sets.h"
#include "fingerprint/simhash.h"
#include "sign/streaming_signer.h"

namespace neardup {
namespace {

/** Cuts at spaces without allocating. */
class PlainTokenizer final : public Tokenizer {
 public:
  void tokenize(std::string_view text, TokenSink& sink) override {
    while (!text.empty()) {
      const std::string_view word = text.substr(0, text.find(' '));
      const Token token{word, 0, 0, TokenClass::kWord};
      if (!word.empty()) sink.take(&token, 1);
      text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
  }
  std::string profile() const override { return "spaces"; }
  std::string version() const override { return "1"; }
  std::unique_ptr<Tokenizer> clone() const override { return std::make_unique<PlainTokenizer>(); }
};

std::string numbers(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i != count; ++i) text += std::to_string(i) + " ";
  return text;
}

TEST(AllocationTest, SimhashAllocatesNothing) {
  SeededRandom random(6);
  const std::vector<std::uint64_t> features = random.values(1000);
  const std::vector<double> weights(1000, 1);
  const std::size_t before = allocations;
  const std::uint64_t plain = simhash(features);
  const std::uint64_t weighted = simhash(features, weights);
  EXPECT_EQ(before, allocations);
  EXPECT_EQ(plain, weighted);
}

TEST(AllocationTest, SigningAllocatesNothingOnceLikeTextsHaveBeenSigned) {
  PlainTokenizer tokenizer;
  for (Scheme scheme : {Scheme(), Scheme::preset("simhash-doc")}) {
    scheme.stop_words = {"1", "2"};
    StreamingSigner signer(scheme, tokenizer);
    std::vector<std::string> texts;
    for (const std::size_t size : {0U, 1U, 500U, 5000U, 60000U}) texts.push_back(numbers(size));
    const auto sign_all = [&] {
      std::uint64_t sum = 0;
      for (const std::string& text : texts) {
        sum += signer.sign(text).token_digest;
      }
      return sum;
    };
    const std::uint64_t sum = sign_all();
    const std::size_t before = allocations;
    EXPECT_EQ(sum, sign_all());
    EXPECT_EQ(0U, allocations - before);
  }
}

}  // namespace
}  // namespace neardup
