#include "tokens/stop_words.h"

#include <gtest/gtest.h>

namespace neardup {
namespace {

TEST(StopWordsTest, ContainsTheWordsAndNothingElse) {
  const StopWords words({"a", "an", "the", "über"});
  for (const char* word : {"a", "an", "the", "über"}) EXPECT_TRUE(words.contains(word)) << word;
  for (const char* word : {"", "A", "and", "th", "then", "uber", "zz"}) EXPECT_FALSE(words.contains(word)) << word;
}

TEST(StopWordsTest, EmptySetContainsNothing) {
  const StopWords none({});
  EXPECT_FALSE(none.contains(""));
  EXPECT_FALSE(none.contains("the"));
}

}  // namespace
}  // namespace neardup
