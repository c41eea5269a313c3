#include "bytes/plain_words.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(PlainWordsTest, LettersBecomeSmallAndDigitsAscii) {
  const std::pair<const char*, const char*> pairs[] = {{"The MILL", "the mill"},
                                                       {"ÜBERBLICK für ŽENY × ĸ ŸŁŃĲ", "überblick für ženy × ĸ ÿłńĳ"},
                                                       {"НОВОСТИ Ёлка Ґ", "новости ёлка ґ"},
                                                       {"ΟΔΥΣΣΕΙΑ", "οδυσσεια"},
                                                       {"ՀԱՅ", "հայ"},
                                                       {"Donau\u00addampf", "donaudampf"},
                                                       {"本 ไทย مرحبا ß", "本 ไทย مرحبا ß"},
                                                       {"۱۲ ٣ ３", "12 3 3"}};
  for (const auto& [text, small] : pairs) {
    EXPECT_EQ(small, folded(text));
    EXPECT_EQ(small, folded(small));
  }
}

TEST(PlainWordsTest, AnyBytesAreFoldedOnce) {
  SeededRandom random(20261129);
  for (int round = 0; round != 20000; ++round) {
    std::string bytes;
    for (std::size_t i = random.below(12); i != 0; --i) bytes += static_cast<char>(random() & 0xff);
    const std::string once = folded(bytes);
    EXPECT_EQ(once, folded(once));
  }
}

}  // namespace
}  // namespace neardup
