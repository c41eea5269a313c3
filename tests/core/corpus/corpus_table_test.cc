#include "corpus/corpus_table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/seeded_random.h"
#include "scheme/scheme.h"

namespace neardup {
namespace {

std::uint64_t tokens_of(std::uint32_t item) {
  return item < 100 ? 1 : item % 3;
}

TEST(CorpusTableTest, SketchesAreTheSameInMemoryInAFileAndReadBack) {
  SeededRandom random(8);
  constexpr std::uint32_t kItems = 20000;
  CorpusTable in_memory{Scheme()};
  CorpusTable in_file(Scheme(), std::size_t{1} << 20U);
  const std::size_t slots = in_memory.sketch_slots();
  std::vector<std::string> sketches;
  for (std::uint32_t item = 0; item != kItems; ++item) {
    const std::string& sketch = sketches.emplace_back(random.bytes(slots));
    CorpusSignature signature;
    signature.tokens = tokens_of(item);
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
      if (tokens_of(item) == 0) continue;
      const std::uint8_t* expected = in_memory.sketch(item, nullptr);
      const std::uint8_t* found = in_file.sketch(item, buffer.data());
      const std::vector<std::uint8_t> sketch(found, found + slots);
      ASSERT_EQ(sketches[item], std::string(sketch.begin(), sketch.end()));
      ASSERT_EQ(std::vector<std::uint8_t>(expected, expected + slots), sketch);
    }
  };
  expect_equal();
  std::vector<std::uint32_t> some;
  for (std::uint32_t item = 0; item < kItems; item += 1 + static_cast<std::uint32_t>(random.below(9))) {
    if (tokens_of(item) != 0) some.push_back(item);
  }
  in_file.load_sketches(some);
  expect_equal();
}

}  // namespace
}  // namespace neardup
