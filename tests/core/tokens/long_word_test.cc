#include "tokens/long_word.h"

#include <gtest/gtest.h>

#include <string>

namespace neardup {
namespace {

TEST(LongWordTest, TokenIsTheHashOfTheWord) {
  const std::string word(65, 'x');
  EXPECT_EQ("longword7gcddk6pdeu7e", long_word(word)) << "stored in databases";
  EXPECT_EQ(kLongWordBytes, long_word(word).size());
  EXPECT_NE(long_word(word), long_word(word + "x"));
  EXPECT_LE(kLongWordBytes, kLongestWord) << "the token is no long word itself";
}

TEST(LongWordTest, TokenMayTakeThePlaceOfTheWord) {
  std::string memory(70, 'y');
  const std::string expected = long_word(memory);
  write_long_word(memory, memory.data());
  EXPECT_EQ(expected, memory.substr(0, kLongWordBytes));
}

TEST(LongWordTest, FormIsKnown) {
  EXPECT_TRUE(is_long_word(long_word("anything")));
  for (const char* other : {"", "longword", "longwords", "shortword7gcddk6pdeu7"}) EXPECT_FALSE(is_long_word(other));
}

}  // namespace
}  // namespace neardup
