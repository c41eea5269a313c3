#include "script_runs.h"

#include <gtest/gtest.h>

#include <random>

#include "neardup/icu_tokenizer.h"

namespace neardup::cli {
namespace {

/** Runs as text, those of Han and Kana in brackets, separated by '|'. */
std::string runs_of(const std::string& text) {
  std::string joined;
  for (const ScriptRun& run : script_runs(text)) {
    if (!joined.empty()) joined += '|';
    joined += run.kind == ScriptRun::Kind::kHanOrKana ? "[" + std::string(run.text) + "]" : std::string(run.text);
  }
  return joined;
}

std::string spaced(const std::string& text) {
  IcuTokenizer tokenizer;
  return words_spaced(text, tokenizer).value_or(text);
}

std::vector<std::string> strings(const std::vector<std::string_view>& views) {
  return {views.begin(), views.end()};
}

using Words = std::vector<std::string>;

TEST(ScriptRunsTest, SpacedScriptsAreOneRun) {
  EXPECT_EQ(runs_of(""), "");
  EXPECT_EQ(runs_of("Latin, Ελληνικά, Русский, हिन्दी, ไทย, 한국어!"), "Latin, Ελληνικά, Русский, हिन्दी, ไทย, 한국어!");
}

TEST(ScriptRunsTest, HanAndKanaStandAlone) {
  EXPECT_EQ(runs_of("用iPhone用"), "[用]|iPhone|[用]");
  EXPECT_EQ(runs_of("東京タワーへ行く。次"), "[東京タワーへ行く]|。|[次]");
  EXPECT_EQ(runs_of("カ・ｶﾞ々𠀀"), "[カ]|・|[ｶﾞ々𠀀]");
  EXPECT_EQ(runs_of("大韓民國은"), "[大韓民國]|은");
  EXPECT_EQ(runs_of("ＡＢＣ中"), "ＡＢＣ|[中]");
}

TEST(ScriptRunsTest, VariationSelectorsAfterHanGoWithoutAGap) {
  EXPECT_EQ(runs_of("葛󠄀城"), "[葛]|[城]");
  EXPECT_EQ(runs_of("a️b"), "a️b");
}

TEST(ScriptRunsTest, HangulWordsAreWholeWords) {
  EXPECT_EQ(strings(hangul_words("API를 사용, foo 안녕하세요! x")), (Words{"API를", "사용", "안녕하세요"}));
  EXPECT_EQ(strings(hangul_words("no such word 中文")), Words{});
  EXPECT_EQ(strings(hangul_words("끝")), Words{"끝"});
  EXPECT_EQ(strings(hangul_words("")), Words{});
}

TEST(ScriptRunsTest, WordsOfUnspacedScriptsGetSpaces) {
  EXPECT_EQ(spaced("สวัสดีครับ"), "สวัสดี ครับ");
  EXPECT_EQ(spaced("ພາສາລາວເປັນພາສາ").find(' ') != std::string::npos, true);
  EXPECT_EQ(spaced("မြန်မာနိုင်ငံသည်"), "မြန်မာနိုင်ငံ သည်");
  EXPECT_EQ(spaced("ប្រទេសកម្ពុជា"), "ប្រទេស កម្ពុជា");
}

TEST(ScriptRunsTest, OtherTextIsNotTouched) {
  for (const char* text : {"", " ", "plain  text\n", "AT&T can't e.g. 1,5", "中文字", "한국어", "हिन्दी"})
    EXPECT_EQ(spaced(text), text);
  EXPECT_EQ(spaced("AT&T \"สวัสดีครับ\" -x (a OR b)"), "AT&T \"สวัสดี ครับ\" -x (a OR b)");
}

TEST(ScriptRunsTest, ZeroWidthSpacesBecomeSpacesToo) {
  // Xapian would join what stands on both sides of U+200B.
  EXPECT_EQ(spaced("ភាសា\u200bខ្មែរ"), "ភាសា\u200b ខ្មែរ");
}

TEST(ScriptRunsTest, AnyOctetsAreRead) {
  static const std::string kPieces[] = {"a",    " ",        "中",  "か", "ไทย",    "한",      "\xff",
                                        "\xe0", "\xe0\xb8", "️", "。", "\u200b", "\xf0\x9f"};
  std::mt19937 random(5);
  IcuTokenizer tokenizer;
  for (int round = 0; round != 3000; ++round) {
    std::string text;
    for (auto i = random() % 20; i != 0; --i) text += kPieces[random() % std::size(kPieces)];
    std::size_t octets = 0;
    for (const ScriptRun& run : script_runs(text)) octets += run.text.size();
    EXPECT_LE(octets, text.size());
    hangul_words(text);
    std::string without_spaces;
    for (const char c : words_spaced(text, tokenizer).value_or(text)) {
      if (c != ' ') without_spaces += c;
    }
    std::string expected;
    for (const char c : text) {
      if (c != ' ') expected += c;
    }
    EXPECT_EQ(without_spaces, expected);
  }
}

}  // namespace
}  // namespace neardup::cli
