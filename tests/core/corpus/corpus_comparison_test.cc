#include "corpus/corpus_comparison.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/corpus/made_corpus.h"
#include "core/used_memory.h"
#include "sign/signer.h"

namespace neardup {
namespace {

/** A corpus of which a text may be unreadable for a while. */
class FlakyTexts final : public CorpusTexts {
 public:
  explicit FlakyTexts(const MadeCorpus& corpus) : corpus_(corpus) {}

  std::string text(std::size_t item) const override {
    if (fails_) throw std::runtime_error("no text");
    return corpus_.text(item);
  }

  void fail(bool fails) { fails_ = fails; }

 private:
  const MadeCorpus& corpus_;
  bool fails_ = false;
};

TEST(CorpusComparisonTest, TextThatCouldNotBeReadIsReadTheNextTime) {
  const Scheme scheme = white_space_scheme();
  MadeCorpus corpus({"a rose is a rose is a rose by any name", "a rose is a rose is a rose by any names"}, scheme);
  FlakyTexts texts(corpus);
  const Signer signer(scheme);
  CorpusComparison comparison(corpus.table(), texts, signer, corpus.tokenizer(), 0.5);
  texts.fail(true);
  EXPECT_THROW(comparison.link(0, 1), std::runtime_error);
  texts.fail(false);
  EXPECT_TRUE(comparison.link(0, 1));
  EXPECT_EQ(CorpusComparison(corpus.table(), corpus, signer, corpus.tokenizer(), 0.5).features(0),
            comparison.features(0));
}

TEST(CorpusComparisonTest, ManyItemsLeaveNoMemoryBehind) {
  const Scheme scheme = white_space_scheme();
  const Signer signer(scheme);
  std::vector<std::string> texts;
  for (int i = 0; i != 60000; ++i) texts.push_back("a b c " + std::to_string(i));
  MadeCorpus many(texts, scheme);
  CorpusComparison comparison(many.table(), many, signer, many.tokenizer(), 0.5);
  comparison.features(0);
  comparison.clear();
  const std::size_t before = used_memory();
  for (std::size_t item = 0; item != many.size(); ++item) comparison.features(item);
  comparison.clear();
  constexpr std::size_t kLittle = 1 << 17;
  EXPECT_LT(used_memory(), before + kLittle);
}

}  // namespace
}  // namespace neardup
