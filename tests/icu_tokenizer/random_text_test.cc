#include "random_text.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string_view>

#include "whole_text_oracle.h"

namespace neardup {

TEST(RandomTextTest, AllKindsOfTextComeUp) {
  RandomText texts(1);
  std::set<char32_t> planes;
  bool ill_formed = false;
  for (int i = 0; i != 2000; ++i) {
    const std::string text = texts.next(40);
    for (const oracle::DecodedCharacter& c : oracle::decode(text)) {
      planes.insert(c.character >> 16);
      ill_formed = ill_formed || (c.character == 0xFFFD && text.substr(c.begin, 3) != "\uFFFD");
    }
  }
  EXPECT_EQ(planes.size(), 17U);
  EXPECT_TRUE(ill_formed);
}

}  // namespace neardup
