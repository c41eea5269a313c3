/** Counts every allocation of the test program by operator new; ICU's own go past it. */
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "tokens.h"

namespace {

std::atomic<std::size_t> allocations{0};

}  // namespace

// GCC pairs a delete that it inlines with the library's new and not with the one below.
#pragma GCC diagnostic ignored "-Wpragmas"
#pragma GCC diagnostic ignored "-Wunknown-warning-option"
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size != 0 ? size : 1)) {
    return memory;
  }
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

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
