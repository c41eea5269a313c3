#include "characters/text_encoding.h"
#include "characters/utf8_repair.h"

#include <gtest/gtest.h>

#include <random>

#include "intake/encoded.h"
#include "markup/page_charset.h"

namespace neardup::cli {
namespace {

using std::string_literals::operator""s;

bool is_well_formed(std::string_view text) {
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    if (!character.well_formed) return false;
    text.remove_prefix(character.bytes);
  }
  return true;
}

TEST(TextEncodingTest, Utf8StaysAsItIs) {
  EXPECT_EQ(utf8_from_text(""), "");
  EXPECT_EQ(utf8_from_text("plain"), "plain");
  EXPECT_EQ(utf8_from_text("Äpfel 中文 😀"), "Äpfel 中文 😀");
}

TEST(TextEncodingTest, ByteOrderMarksDecideAndGo) {
  EXPECT_EQ(utf8_from_text("\xef\xbb\xbfÄ"), "Ä");
  EXPECT_EQ(utf8_from_text("\xff\xfe\xc4\x00z\x00"s), "Äz");
  EXPECT_EQ(utf8_from_text("\xfe\xff\x00\xc4\x00z"s), "Äz");
  EXPECT_EQ(utf8_from_text("\xff\xfe\x3d\xd8\x00\xde"s), "😀");
  EXPECT_EQ(utf8_from_text("\xff\xfe\x00\x00\xc4\x00\x00\x00"s), "Ä");
  EXPECT_EQ(utf8_from_text("\x00\x00\xfe\xff\x00\x00\x00\xc4"s), "Ä");
  EXPECT_EQ(utf8_from_html("\xff\xfe<\x00p\x00>\x00\xc4\x00"s), "<p>Ä");
}

TEST(TextEncodingTest, CutOffWideTextEndsInReplacement) {
  EXPECT_EQ(utf8_from_text("\xff\xfez\x00\xc4"s), "z\xef\xbf\xbd");
  EXPECT_EQ(utf8_from_text("\xff\xfe\x3d\xd8z\x00"s).back(), 'z');
}

TEST(TextEncodingTest, WideTextIsKnownByItsMarkOrItsZeros) {
  EXPECT_TRUE(looks_wide("\xff\xfe"));
  EXPECT_TRUE(looks_wide("\xfe\xff"));
  EXPECT_FALSE(looks_wide("\xef\xbb\xbf"));
  EXPECT_FALSE(looks_wide(""));
  EXPECT_TRUE(looks_wide("<\0p\0>\0a\0"s));
  EXPECT_TRUE(looks_wide("\0<\0p\0>\0a"s));
  EXPECT_FALSE(looks_wide("a\0"s));
  EXPECT_FALSE(looks_wide("\1\0\2\0\3\0\4\0"s));
  EXPECT_FALSE(looks_wide("\0\0\0\0\0\0\0\0"s));
  EXPECT_FALSE(looks_wide("a\0\0\0b\0\0\0c\0\0\0d\0\0\0"s));
}

TEST(TextEncodingTest, TextWithoutAnyMultibyteCharacterIsWindows1252) {
  EXPECT_EQ(utf8_from_text("caf\xe9 \x93quoted\x94"), "café “quoted”");
  EXPECT_EQ(utf8_from_text("hole \x81"), "hole \xc2\x81") << "as browsers read it";
}

TEST(TextEncodingTest, DamagedUtf8KeepsItsGoodCharacters) {
  EXPECT_EQ(utf8_from_text("Ä\xe9z"), "Ä\xef\xbf\xbdz");
  EXPECT_EQ(utf8_from_text("Ä\xe2\x82"), "Ä\xef\xbf\xbd");
}

TEST(TextEncodingTest, DeclaredCharsetsAreRead) {
  EXPECT_EQ(utf8_from_html("<meta charset=iso-8859-1>caf\xe9"), "<meta charset=iso-8859-1>café");
  EXPECT_EQ(utf8_from_html("<META http-equiv=Content-Type content=\"text/html; charset=KOI8-R\">\xf0\xd2").substr(66),
            "Пр");
  EXPECT_EQ(utf8_from_html("<?xml version='1.0' encoding='iso-8859-2'?>\xb1").substr(43), "ą");
  EXPECT_EQ(utf8_from_html("<meta charset='shift_jis'>\x93\xfa").substr(26), "日");
}

TEST(TextEncodingTest, LatinOneMeansWindows1252) {
  EXPECT_EQ(utf8_from_html("<meta charset=latin1>\x80").substr(21), "€");
}

TEST(TextEncodingTest, UnknownAndUnreadableCharsetsAreIgnored) {
  EXPECT_EQ(utf8_from_html("<meta charset=no-such-charset>Ä").substr(30), "Ä");
  EXPECT_EQ(utf8_from_html("<meta charset=utf-16>Ä").substr(21), "Ä");
  EXPECT_EQ(utf8_from_html("<meta charset=>caf\xe9").substr(15), "café");
}

TEST(TextEncodingTest, WellFormedUtf8StaysWhateverIsDeclared) {
  EXPECT_EQ(utf8_from_html("<meta charset=iso-8859-1>Äpfel 中文").substr(25), "Äpfel 中文");
  EXPECT_EQ(utf8_from_text("Äpfel", {"koi8-r", {}}), "Äpfel");
  EXPECT_EQ(utf8_from_text("\x1b$B$\"\x1b(B", {"iso-2022-jp", {}}), "あ");  // ASCII alone: the declaration counts
  EXPECT_EQ(utf8_from_text("\x1b$B$\"\x1b(B", {"iso-8859-1", {}}), "あ");   // but escapes that are whole count for more
}

TEST(TextEncodingTest, WhoSentAPageIsBelievedBeforeThePage) {
  EXPECT_EQ(utf8_from_html("<meta charset=iso-8859-1>\xf0\xd2", {"KOI8-R", {}}).substr(25), "Пр");
  EXPECT_EQ(utf8_from_html("<meta charset=koi8-r>\xf0\xd2", {"no-such-charset", {}}).substr(21), "Пр");
}

TEST(TextEncodingTest, ADeclarationInAsciiNamesNoCharsetInWhichItWouldBeSomethingElse) {
  for (const char* const charset :
       {"ucs-2", "ucs-4", "csunicode", "ucs2", "utf-16", "iso-10646-ucs-2", "cp037", "ebcdic-us"}) {
    const std::string page = "<meta charset=" + std::string(charset) + "><p>plain words";
    for (const std::string& even : {page, page + "."}) EXPECT_EQ(utf8_from_html(even, {}), even);
    const std::string xml = "<?xml version='1.0' encoding='" + std::string(charset) + "'?><p>plain words";
    EXPECT_EQ(utf8_from_html(xml, {}), xml);
  }
  EXPECT_EQ(utf8_from_text("\x81\x82", {"cp037", {}}), "ab") << "who sent it may name any";
}

/** Of these charsets a converter holds the last letter back, because an accent may follow. */
TEST(TextEncodingTest, LastLetterIsRead) {
  for (const char* const charset : {"windows-1255", "windows-1258", "tcvn"})
    EXPECT_EQ(utf8_from_text("hello", {charset, {}}), "hello") << charset;
  EXPECT_EQ(utf8_from_text("\xf9\xec\xe5\xed", {"windows-1255", {}}), "שלום");
}

TEST(TextEncodingTest, Big5HasTheCharactersOfHongKong) {
  EXPECT_EQ(utf8_from_html("<meta charset=big5>\xad\xbb\xb4\xe4\x9d\xef", {}).substr(19), "香港嘅");
  EXPECT_EQ(utf8_from_text("\xad\xbb\xb4\xe4\x9d\xef", {{}, "Big5"}), "香港嘅");
}

TEST(TextEncodingTest, ADeclarationThatDoesNotFitIsNotBelieved) {
  // Shift_JIS has no character \xa0, and a lone lead byte is none either.
  EXPECT_EQ(utf8_from_text("d\xe9j\xe0 vu \xa0\xe9", {"shift_jis", {}}).substr(0, 1), "d");
  EXPECT_EQ(utf8_from_html("<meta charset=shift_jis>\xf0\xd2\xff", {"koi8-r", {}}).substr(24), "ПрЪ");
}

/** WHATWG Encoding: code pages of Windows have a control character for each byte from 0x80 to 0x9f that Microsoft left out. */
TEST(TextEncodingTest, ADeclaredEncodingStaysThoughOneByteIsUndefined) {
  const struct {
    std::string charset, text, byte, control;
  } rows[] = {{"windows-1250", "Základní škola, školní jídelna a soutěže žáků. ", "\x88", "\u0088"},
              {"windows-1251", "Школа и детский сад для всех. ", "\x98", "\u0098"},
              {"windows-1252", "The tool doesn’t work, I’ve seen it. ", "\x81", "\u0081"},
              {"windows-1253", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. ", "\x81", "\u0081"},
              {"windows-1253", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. ", "\xff", "\ufffd"},
              {"windows-1254", "Bütün insanlar özgür ve eşit doğarlar. ", "\x9e", "\u009e"},
              {"windows-1255", "כל בני האדם נולדו שווים. ", "\xd9", "\ufffd"},
              {"windows-1257", "Visi žmonės gimsta laisvi ir lygūs. ", "\xa1", "\ufffd"},
              {"windows-1258", "Mọi người đều được tự do. ", "\x8a", "\u008a"},
              {"windows-874", "มนุษย์ทั้งหลายเกิดมามีอิสระ ", "\x81", "\u0081"},
              {"iso-8859-7", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. ", "\xae", "\ufffd"}};
  for (const auto& row : rows) {
    const bool composes =
        row.charset == "windows-1258";  // letters and accents are two bytes, which encoded() cannot write
    const std::string text = composes ? "đi nơi khác " : row.text;
    const std::string bytes = encoded(text, row.charset) + "a" + row.byte + "b";
    EXPECT_EQ(utf8_from_text(bytes, {row.charset, {}}), text + "a" + row.control + "b") << row.charset;
    const std::string meta = "<meta charset=" + row.charset + ">";
    EXPECT_EQ(utf8_from_html(meta + bytes), meta + text + "a" + row.control + "b") << row.charset;
    EXPECT_EQ(utf8_from_text(bytes, {{}, row.charset}), text + "a" + row.control + "b") << row.charset;
  }
}

TEST(TextEncodingTest, WhatADoubleByteCharsetDoesNotHaveIsOneReplacementAndTheRestStays) {
  const std::string text = "これは日本語で書かれた文章です。";
  const struct {
    std::string charset, text, bytes, replaced;
  } rows[] = {{"shift_jis", text, "\x85\xa0", "\ufffd"},
              {"euc-jp", text, "\xa9\xfe", "\ufffd"},
              {"euc-kr", "모든 사람은 자유롭고 평등하다", "\xc9\xff", "\ufffd"},
              {"big5", "人人生而自由，在尊嚴和權利上一律平等", "\xff", "\ufffd"},
              {"gbk", "人人生而自由，在尊严和权利上一律平等", "\x80", "€"},
              {"gb2312", "人人生而自由，在尊严和权利上一律平等", "\xff", "\ufffd"},
              {"euc-kr", "모든 사람은 자유롭고 평등하다", "\xc9 ", "\ufffd "}};
  for (const auto& row : rows) {
    const std::string bytes = encoded(row.text, row.charset);
    EXPECT_EQ(utf8_from_text(bytes + row.bytes + bytes, {row.charset, {}}), row.text + row.replaced + row.text)
        << row.charset;
  }
}

TEST(TextEncodingTest, OnlyAClearTextOverrulesADeclaration) {
  EXPECT_EQ(utf8_from_text("Ä", {"windows-1252", {}}), "Ä") << "browsers read Ã„";
  std::string many;
  for (int i = 0; i != 30; ++i) many += "Grüße ";
  EXPECT_EQ(utf8_from_text(many + "\xc3", {"iso-8859-1", {}}), many + "\ufffd");
  // 雷 in GBK is the bytes of a character of UTF-8, too.
  EXPECT_EQ(utf8_from_text("\xc0\xd7", {"gb2312", {}}), "雷");
  EXPECT_EQ(utf8_from_text("\xc2\xb7", {"gb2312", {}}), "路");
  EXPECT_EQ(utf8_from_text("\xc2\xb7"), "·");
  EXPECT_EQ(utf8_from_text("中文", {"gb2312", {}}), "中文");
}

TEST(TextEncodingTest, AForcedCharsetIsTakenWhateverTheText) {
  EXPECT_EQ(utf8_from_text("Ä", {{}, "latin1"}), "Ã\xe2\x80\x9e");
  EXPECT_EQ(utf8_from_html("<meta charset=koi8-r>\xe9", {"koi8-r", "ISO-8859-1"}).substr(21), "é");
  EXPECT_EQ(utf8_from_text("\xc4\0z\0"s, {{}, "UTF-16LE"}), "Äz");
  EXPECT_EQ(utf8_from_text("\xef\xbb\xbfÄ", {{}, "latin1"}), "Ä");
  EXPECT_EQ(utf8_from_text("a\xff", {{}, "utf-8"}), "a\xef\xbf\xbd");
}

TEST(TextEncodingTest, KnownCharsetsAreThoseWithAConverter) {
  EXPECT_TRUE(is_known_charset("UTF-8"));
  EXPECT_TRUE(is_known_charset("latin1"));
  EXPECT_TRUE(is_known_charset("Big5"));
  EXPECT_FALSE(is_known_charset("klingon"));
}

/** A text in another encoding. */
const std::string kRussian =
    "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. "
    "Все смешалось в доме Облонских.";
const std::string kJapanese = "これは日本語で書かれた短い文章です。文字コードを調べるために使います。";
const std::string kGreek = "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα.";
const std::string kGerman =
    "Über den Wölken grüßt der Bär die Vögel; schöne Grüße aus Köln, größer wäre müßig für Jürgen.";

TEST(TextEncodingTest, WideTextWithoutAMarkIsRead) {
  EXPECT_EQ(utf8_from_html("<\0p\0>\0a\0"s), "<p>a");
  EXPECT_EQ(utf8_from_html("\0<\0p\0>\0a"s), "<p>a");
  for (const auto& [declared, charset] : {std::pair("utf-16", "UTF-16LE"),
                                          {"utf-16", "UTF-16BE"},
                                          {"UTF-16LE", "UTF-16LE"},
                                          {"utf-16be", "UTF-16BE"},
                                          {"utf-32", "UTF-32LE"},
                                          {"utf-32", "UTF-32BE"}}) {
    EXPECT_EQ(utf8_from_text(encoded(kRussian, charset), {declared, {}}), kRussian) << declared << charset;
  }
  EXPECT_EQ(utf8_from_text("words of ASCII", {"utf-16", {}}), "words of ASCII");
}

TEST(TextEncodingTest, EscapeSequencesAreReadUndeclared) {
  EXPECT_EQ(utf8_from_text(encoded(kJapanese, "ISO-2022-JP")), kJapanese);
  EXPECT_EQ(utf8_from_text("\x1b[1mbold\x1b[0m"), "\x1b[1mbold\x1b[0m");
  EXPECT_EQ(utf8_from_text("\x1b$B no Kanji"), "\x1b$B no Kanji");
}

TEST(TextEncodingTest, LabelsMeanWhatBrowsersMean) {
  for (const char* const label : {"iso_8859-1", "L1", "cp819", "x-cp1252", "windows1252", "ISO8859-1"}) {
    EXPECT_EQ(utf8_from_text("\x80", {label, {}}), "€") << label;
  }
  for (const char* const label : {"x-sjis", "ms_kanji", "windows-31j"}) {
    EXPECT_EQ(utf8_from_text("\x87\x40", {label, {}}), "①") << label;
  }
  EXPECT_EQ(utf8_from_text("\xad\xa1", {"x-euc-jp", {}}), "①");
  EXPECT_EQ(utf8_from_text("\xe0", {"iso-8859-8-i", {}}), "א");
  EXPECT_EQ(utf8_from_text("\xc4\xe3", {"x-gbk", {}}), "你");
  EXPECT_EQ(utf8_from_text("\xbe\xc8", {"korean", {}}), "안");
  EXPECT_EQ(utf8_from_text("\xf0", {"koi", {}}), "П");
  EXPECT_EQ(utf8_from_text("caf+AOk-", {"UTF-7", {}}), "café");
  EXPECT_EQ(utf8_from_text("caf+AOk-", {"unicode-1-1-utf-7", {}}), "café");
}

TEST(TextEncodingTest, UndeclaredLegacyTextIsReadAsItLooks) {
  for (const auto& [text, charset] : {std::pair(kRussian, "KOI8-R"),
                                      {kRussian, "CP1251"},
                                      {kRussian, "ISO-8859-5"},
                                      {kRussian, "CP866"},
                                      {kJapanese, "EUC-JP"},
                                      {kJapanese, "SHIFT_JIS"},
                                      {kGreek, "ISO-8859-7"},
                                      {kGerman, "ISO-8859-1"}}) {
    EXPECT_EQ(utf8_from_text(encoded(text, charset)), text) << charset;
    EXPECT_EQ(utf8_from_html("<p>" + encoded(text, charset)), "<p>" + text) << charset;
    EXPECT_EQ(utf8_from_html(encoded(text, charset), {"utf-8", {}}), text) << charset;  // a wrong label
  }
}

TEST(TextEncodingTest, DeclarationsFarBelowDoNotCount) {
  const std::string page = std::string(5000, ' ') + "<meta charset=koi8-r>\xe9";
  EXPECT_EQ(utf8_from_html(page).substr(5021), "é");
}

TEST(TextEncodingTest, AnyBytesGiveWellFormedText) {
  std::mt19937 random(20240101);
  for (int round = 0; round != 3000; ++round) {
    std::string bytes(random() % 60, '\0');
    for (char& c : bytes) {
      c = random() % 3 == 0 ? static_cast<char>(random()) : "\xff\xfe\xef\xbb\xbf<meta charset=utf-8>"[random() % 25];
    }
    EXPECT_TRUE(is_well_formed(utf8_from_text(bytes)));
    EXPECT_TRUE(is_well_formed(utf8_from_html(bytes)));
    EXPECT_TRUE(is_well_formed(repaired_utf8(bytes)));
  }
}

}  // namespace
}  // namespace neardup::cli
