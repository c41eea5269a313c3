#include "characters/text_measures.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>
#include <utility>

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

TEST(TextMeasuresTest, FiguresAreNumbersOfThreeDigitsInOneSpelling) {
  const std::pair<const char*, const char*> pairs[] = {
      {"pay 12345, not 12 or 7", "12345, "},
      {"فاتورة ١٢٣٤٥ دينار", "12345 "},
      {"合計１２，３００円", "12,300 "},
      {"จำนวน ๑๒๓.๕๐ บาท", "123.50 "},
      {"de 1 250,00 euros", "1250,00 "},
      {"de 1\u00a0250\u202f000 euros", "1250000 "},
      {"de 1\n250,00 euros", "1250,00 "},
      {"de 1  250,00 euros", "1250,00 "},
      {"de 1 \r\n  250,00 euros", "1250,00 "},
      {"room 1\n\n250 euros", "250 "},
      {"à 14 \n  h  30", "14:30 "},
      {"CHF 1\u2019250.00", "1'250.00 "},
      {"(-1 250)", "minus (-1250) "},
      {"開始は14時30分", "14:30 "},
      {"开始１４：３０", "14:30 "},
      {"시작은 14시 30분", "14:30 "},
      {"à 14 h 30, à 15h30", "14:30, 15:30 "},
      {"5万3千円, 3百万", "500003000 3000000 "},
      {"営業利益▲1,250百万円、△500", "\u25b21,250000000 \u25b3500 "},
      {"▲ 1,250", "\u25b21,250 "},
      {"see 2 and 5 1000 and 2024 30 and 3.5 12", "1000 2024 "},
      {"v1.5 100 and 5 100abc and x/5 300", "100 100abc 300 "},
      {"https://example.com/500 /srv/500 example.com/500 100", "100 "},
      {"FV/120/03/2024 of 12/03/2026, Az. 120/24", "FV/120/03/2024 12/03/2026, 120/24 "},
      {"Rent 1450/month", "1450/month "},
  };
  for (const auto& [text, found] : pairs) EXPECT_EQ(found, figures(text)) << text;
}

}  // namespace
}  // namespace neardup
