#include "corpus/corpus_table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/seeded_random.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

TEST(CorpusTableTest, SketchesAreTheSameInMemoryInAFileAndReadBack) {
  SeededRandom random(8);
  constexpr std::uint32_t kItems = 20000;
  CorpusTable in_memory{Scheme()};
  CorpusTable in_file(Scheme(), std::size_t{1} << 20U);
  const std::size_t slots = in_memory.sketch_slots();
  for (std::uint32_t item = 0; item != kItems; ++item) {
    const std::string sketch = random.bytes(slots);
    CorpusSignature signature;
    signature.tokens = 1 + item % 3;
    signature.token_digest = item;
    signature.sketch = reinterpret_cast<const std::uint8_t*>(sketch.data());
    in_memory.add(signature);
    in_file.add(signature);
  }
  EXPECT_FALSE(in_memory.has_spilled());
  EXPECT_TRUE(in_file.has_spilled());
  std::vector<std::uint8_t> buffer(slots);
  const auto expect_equal = [&] {
    for (std::uint32_t item = 0; item != kItems; ++item) {
      const std::uint8_t* expected = in_memory.sketch(item, nullptr);
      const std::uint8_t* found = in_file.sketch(item, buffer.data());
      ASSERT_EQ(std::vector<std::uint8_t>(expected, expected + slots), std::vector<std::uint8_t>(found, found + slots));
    }
  };
  expect_equal();
  std::vector<std::uint32_t> some;
  for (std::uint32_t item = 0; item < kItems; item += 1 + static_cast<std::uint32_t>(random.below(9)))
    some.push_back(item);
  in_file.load_sketches(some);
  expect_equal();
}

}  // namespace
}  // namespace neardup
