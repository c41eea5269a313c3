#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "core/counted_allocations.h"
#include "tokens.h"

namespace neardup {

namespace {

class NullSink final : public TokenSink {
 public:
  void take(const Token*, std::size_t) override {}
};

}  // namespace

TEST(AllocationTest, NothingIsAllocatedOnceLikeTextsHaveBeenCut) {
  const std::string text = repeat(
      "Can\u2019t stop cafe\u0301 stra\u00DFe http://a.b/c d@e.fg \xFF\xE3\x80 吾輩は猫である。ภาษาไทย हिन्दी 한국어\n",
      2000);
  IcuTokenizer tokenizer;
  NullSink sink;
  tokenizer.tokenize(text, sink);
  const std::size_t before = allocations;
  tokenizer.tokenize(text, sink);
  EXPECT_EQ(allocations - before, 0U);
}

}  // namespace neardup
