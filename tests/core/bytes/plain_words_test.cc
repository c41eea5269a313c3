#include "bytes/plain_words.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "bytes/feature_hash.h"
#include "core/seeded_random.h"

namespace neardup {
namespace {

TEST(PlainWordsTest, LettersBecomeSmallAndDigitsAscii) {
  const std::pair<const char*, const char*> pairs[] = {{"The MILL", "the mill"},
                                                       {"ÜBERBLICK für ŽENY × ĸ ŸŁŃĲ", "überblick für ženy × ĸ ÿłńij"},
                                                       {"НОВОСТИ Ёлка Ґ", "новости ёлка ґ"},
                                                       {"ΟΔΥΣΣΕΙΑ", "οδυσσεια"},
                                                       {"ՀԱՅ", "հայ"},
                                                       {"Donau\u00addampf", "donaudampf"},
                                                       {"本 ไทย مرحبا", "本 ไทย مرحبا"},
                                                       {"Straße STRAẞE", "strasse strasse"},
                                                       {"HỘI ĐỒNG", "hội đồng"},
                                                       {"hô\u0323i d\u0323o\u0302\u0300ng", "hội ḍồng"},
                                                       {"Ca\u0302\u0300u mo\u031b\u0301i", "cầu mới"},
                                                       {"\u1109\u1162 \u1103\u1161\u1105\u1175", "새 다리"},
                                                       {"ＮＨＫ２０２４、", "nhk2024、"},
                                                       {"ﾃﾚﾋﾞ テレヒ\u3099", "テレビ テレビ"},
                                                       {"Ο νέος ΔΡΌΜΟΣ", "ο νέοσ δρόμοσ"},
                                                       {"İstanbul ISTANBUL i\u0307", "istanbul istanbul i"},
                                                       {"ﬁnd ＜ﬂ＞", "find <fl>"},
                                                       {"می\u200cخواهم \u200fابو", "میخواهم ابو"},
                                                       {"m² 4º ½ ①", "m² 4º ½ ①"},
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

std::string utf8(unsigned code) {
  std::string text;
  if (code >= 0x800) text += static_cast<char>(0xe0U | code >> 12);
  if (code >= 0x80) text += static_cast<char>(code < 0x800 ? 0xc0U | code >> 6 : 0x80U | (code >> 6 & 0x3fU));
  text += static_cast<char>(code < 0x80 ? code : 0x80U | (code & 0x3fU));
  return text;
}

/** Stored in databases: no release of Python or Unicode may change it. */
TEST(PlainWordsTest, TheFoldingOfAllCharactersStays) {
  std::string all;
  for (unsigned code = 0x20; code != 0x10000; ++code) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const std::string character = utf8(code);
    const std::string once = folded(character);
    EXPECT_EQ(once, folded(once)) << std::hex << code;
    (all += once) += sign_bytes(character) == 0 ? 'a' : '.';
  }
  EXPECT_EQ(xxh3_hash(all), 8221180875712608764U);
}

TEST(PlainWordsTest, PunctuationOfAllScriptsEndsWords) {
  for (const char* const sign : {"。", "！", "：", "「", "》",     "\u3000", "،",  "؟",  "۔", "।", "።", "፡",
                                 "־",  "¿",  "·",  "‘",  "\u202f", "＋",     "｜", "・", "։", "៖", "༎", "״"})
    EXPECT_EQ(plain_word_count(std::string("a") + sign + "b"), 2U) << sign;
  for (const char* const letter : {"ö", "ー", "々", "§", "ै", "์", "՞", "་", "\u0301", "①", "²"})
    EXPECT_EQ(plain_word_count(std::string("a") + letter + "b"), 1U) << letter;
}

TEST(PlainWordsTest, SignsBeginWithFewBytes) {
  for (unsigned code = 0x80; code != 0x10000; ++code) {
    const std::string character = utf8(code);
    if (letter_form(first_character(character)).sign) {
      EXPECT_TRUE(may_begin_sign(character.front())) << std::hex << code;
    }
  }
}

}  // namespace
}  // namespace neardup
