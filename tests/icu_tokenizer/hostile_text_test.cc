/** Texts made to be slow: cost stays in proportion to length. */
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>

#include "tokens.h"

namespace neardup {

namespace {

class CountingSink final : public TokenSink {
 public:
  void take(const Token*, std::size_t count) override { tokens += count; }
  std::size_t tokens = 0;
};

/** CPU seconds for one text: the best of two. */
double seconds_for(Tokenizer& tokenizer, std::string_view text) {
  double best = 1e9;
  for (int i = 0; i != 2; ++i) {
    CountingSink sink;
    const std::clock_t begin = std::clock();
    tokenizer.tokenize(text, sink);
    best = std::min(best, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  return best;
}

struct HostileText {
  const char* name;
  std::string unit;
  std::string before = {};
};

std::vector<HostileText> hostile_texts() {
  return {
      {"marks", "\u0301\u0323", "a"},
      {"marks and joiners", "\u0301\u200D\u0323\u200D", "a"},
      {"marks and grapheme joiners", "\u0301\u034F\u0323\u034F", "a"},
      {"marks and soft hyphens", "\u0301\u00AD\u0323\u00AD", "a"},
      {"starters that decompose to marks", "\u0F73\u0F71\u0F74", "a"},
      {"half-width sound marks", "\u0301\uFF9E", "a"},
      {"soft hyphens", "\u00AD", "a"},
      {"joiners", "\u200D", "A"},
      {"tags", "\U000E0061", "a"},
      {"phrases in one character", "\uFDFA"},
      {"one word", "a"},
      {"one word in capitals", "É"},
      {"one decomposed word", "e\u0301"},
      {"one word that grows", "\u00DF"},
      {"Hangul vowels", "\u1161"},
      {"Hangul finals", "\u11A8"},
      {"Hangul jamo", "\u1100\u1161\u11A8"},
      {"Hangul syllables and vowels", "\uAC00\u1161"},
      {"vowel signs that compose", "\u09C7\u09BE"},
      {"Thai", "ภาษาไทยเป็นภาษาที่มีระดับเสียง"},
      {"one Thai letter", "\u0E01"},
      {"Thai vowels", "\u0E33"},
      {"Thai and Khmer", "กขคងកខគឃ"},
      {"Khmer subscripts", "\u17D2\u1780"},
      {"Lao", "ພາສາລາວເປັນພາສາ"},
      {"Burmese", "မြန်မာဘာသာစကား"},
      {"Chinese", "中华人民共和国中央人民政府今天成立了"},
      {"one ideograph", "漢"},
      {"ideographs and letters", "漢a"},
      {"ideographs and marks", "漢\u0301"},
      {"Katakana", "ア"},
      {"voiced Hiragana", "か\u3099"},
      {"URL characters", "a/b-c.d_e?f=g&"},
      {"URL marks", "://"},
      {"URLs in a row", "a://"},
      {"at signs", "@"},
      {"dot-atoms", "a.a.a.a@"},
      {"addresses", "a@a.a@"},
      {"www", "www."},
      {"dots", ".", "a"},
      {"joiners behind a dot", "\u200D", "a."},
      {"initials", "A."},
      {"initials that are none", "A.A.A.a"},
      {"apostrophes", "a'"},
      {"commas between digits", "1,"},
      {"suffixes", "+", "a"},
      {"soft hyphens", "a\u00AD"},
      {"soft hyphens behind an initial", "\u00AD", "A"},
      {"dots above", "i\u0307"},
      {"symbols", "\u2122"},
      {"Hebrew quotes", "א\"\u200D"},
      {"flags", "\U0001F1E6"},
      {"emoji joined", "👩\u200D"},
      {"lone continuation bytes", "\x80"},
      {"letters and broken bytes",
       "\x80"
       "a"},
      {"lead bytes", "\xE3"},
      {"spaces", " "},
      {"marks on spaces", " \u0301"},
      {"NUL", std::string(1, '\0')},
  };
}

std::string text_of(const HostileText& hostile, std::size_t bytes) {
  return hostile.before + repeat(hostile.unit, bytes / hostile.unit.size());
}

}  // namespace

TEST(HostileTextTest, FourTimesTheTextTakesFarLessThanSixteenTimesTheTime) {
  IcuTokenizer tokenizer;
  for (const HostileText& hostile : hostile_texts()) {
    const double quarter = seconds_for(tokenizer, text_of(hostile, std::size_t{128} << 10));
    const double whole = seconds_for(tokenizer, text_of(hostile, std::size_t{512} << 10));
    EXPECT_LT(whole, 10 * quarter + 0.01) << hostile.name;
  }
}

TEST(HostileTextTest, TenMegabytesWithoutWhiteSpaceAreCutIntoWords) {
  IcuTokenizer tokenizer(IcuTokenizerOptions{WordRules::kUax29});  // to Xapian, some are too long for a word
  for (const std::string_view unit : {"ภาษาไทย", "example.com/", "中央人民政府", "한국", "\u0301\u0323"}) {
    CountingSink sink;
    const std::string text = repeat(unit, 10000000 / unit.size());
    tokenizer.tokenize(text, sink);
    EXPECT_GE(sink.tokens, text.size() >> 20) << unit;
  }
}

}  // namespace neardup
