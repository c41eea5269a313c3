#include "characters/text_measures.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>

namespace neardup {
namespace {

TEST(TextMeasuresTest, LettersAreWhatIsNoWhiteSpace) {
  EXPECT_EQ(letter_count(""), 0U);
  EXPECT_EQ(letter_count(" \t\n\x7f"), 1U);
  EXPECT_EQ(letter_count("a bc, d! and more of it"), 17U);
  EXPECT_EQ(letter_count("\xc2\xa0 \xc2\xa0"), 0U);
  EXPECT_EQ(letter_count("caf\xc3\xa9"), 4U);
  EXPECT_EQ(letter_count("\xe6\xb4\xaa\xe6\xb0\xb4"), 4U);  // two characters from U+3000 on
}

/** By the definition, a byte at a time. */
std::uint32_t letters_of(const std::string& text) {
  std::uint32_t letters = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte <= ' ' || (byte & 0xc0) == 0x80 || text.compare(at, 2, "\xc2\xa0") == 0) continue;
    letters += byte >= 0xe3 ? 2 : 1;
  }
  return letters;
}

TEST(TextMeasuresTest, LettersAreThoseOfTheDefinition) {
  const unsigned seed = std::random_device{}();
  std::mt19937 random(seed);
  const char* const pieces[] = {
      " ", "\n", "a", "Z!", "\xc2\xa0", "\xc3\xa0", "\xe3\x80\x82", "\xf0\x9f\x98\x80", "plain words"};
  for (int run = 0; run != 2000; ++run) {
    std::string text;
    for (auto i = random() % 20; i != 0; --i) text += pieces[random() % std::size(pieces)];
    EXPECT_EQ(letter_count(text), letters_of(text)) << "seed " << seed << ": " << text;
  }
}

}  // namespace
}  // namespace neardup
