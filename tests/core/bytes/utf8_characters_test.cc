#include "bytes/utf8_characters.h"

#include <gtest/gtest.h>

#include <string>

#include "core/seeded_random.h"

namespace neardup {
namespace {

std::size_t twin(std::string_view text) {
  std::size_t place = 0;
  while (place != text.size() && first_character(text.substr(place)).well_formed)
    place += first_character(text.substr(place)).bytes;
  return place;
}

TEST(Utf8CharactersTest, WellFormedSizeIsThatOfTheCharactersBeforeTheFirstIllFormedOne) {
  EXPECT_EQ(well_formed_size(""), 0U);
  EXPECT_EQ(well_formed_size("plain text of more than eight bytes"), 35U);
  EXPECT_EQ(well_formed_size("gr\xc3\xb6\xc3\x9f"
                             "er"),
            8U);
  EXPECT_EQ(well_formed_size("caf\xe9 au lait"), 3U);
  EXPECT_EQ(well_formed_size("cut \xe2\x82"), 4U);
  EXPECT_EQ(well_formed_size("\xed\xa0\x80"), 0U) << "a surrogate";
  SeededRandom random(7);
  const std::string pieces[] = {"a", "eight by", "\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\x80", "\xff"};
  for (int round = 0; round != 20000; ++round) {
    std::string text;
    for (std::size_t i = random.below(20); i != 0; --i) text += pieces[random.below(round % 2 == 0 ? 7 : 5)];
    ASSERT_EQ(well_formed_size(text), twin(text));
  }
}

}  // namespace
}  // namespace neardup
