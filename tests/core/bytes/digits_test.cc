#include "bytes/digits.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "bytes/utf8_characters.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(DigitsTest, DigitsOfAllScriptsBecomeAscii) {
  const std::pair<const char*, const char*> pairs[] = {{"", ""},
                                                       {"a1", "a1"},
                                                       {"١٢٣", "123"},
                                                       {"۱۴۰۳ تیر", "1403 تیر"},
                                                       {"कक्षा३", "कक्षा3"},
                                                       {"๓๐๐บาท", "300บาท"},
                                                       {"Ａ３棟", "Ａ3棟"},
                                                       {"ধারা৩ \xd9", "ধারা3 \xd9"},
                                                       {"\xe0\xb9x৫", "\xe0\xb9x5"}};
  for (const auto& [text, plain] : pairs) EXPECT_EQ(plain, with_ascii_digits(text));
}

TEST(DigitsTest, TextsWithADigitHaveOne) {
  for (const char* text : {"3", "version 3", "المادة٣", "چ۳", "คน๕", "Ａ３"}) EXPECT_TRUE(has_digit(text)) << text;
  for (const char* text : {"", "three", "三", "Ⅲ", "③", "ماده", "\xd9", "\xef\xbc"})
    EXPECT_FALSE(has_digit(text)) << text;
}

TEST(DigitsTest, AnyBytesAreReadCharacterByCharacter) {
  SeededRandom random(20261130);
  for (int round = 0; round != 20000; ++round) {
    std::string bytes;
    for (std::size_t i = random.below(9); i != 0; --i) {
      const char* const pieces[] = {"\xd9\xa3", "\xe0\xb9\x95", "7", "a", "\xd9", "\xe0\xb9", "\xa3", "\xef\xbc\x93"};
      bytes += pieces[random.below(8)];
    }
    std::string expected;
    bool digits = false;
    for (std::string_view rest = bytes; !rest.empty();) {
      const Utf8Character character = first_character(rest);
      const int digit = character.well_formed ? decimal_digit(character.code_point) : -1;
      expected += digit < 0 ? std::string(rest.substr(0, character.bytes)) : std::to_string(digit);
      digits = digits || digit >= 0;
      rest.remove_prefix(character.bytes);
    }
    EXPECT_EQ(expected, with_ascii_digits(bytes)) << "round " << round;
    EXPECT_EQ(digits, has_digit(bytes)) << "round " << round;
  }
}

}  // namespace
}  // namespace neardup
