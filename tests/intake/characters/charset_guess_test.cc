#include "characters/charset_guess.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "characters/text_encoding.h"
#include "intake/encoded.h"
#include "markup/page_charset.h"

namespace neardup {
namespace {

/** A text of a language, and the charsets that its pages were in before UTF-8. */
struct LanguageText {
  std::string language;
  std::vector<std::string> charsets;
  std::string text;
  std::string quoted;  ///< with its typographic signs
};

const std::vector<LanguageText> kTexts = {
    {"English", {"windows-1252"}, "The naive answer in the cafe was wrong.", "“I’m late,” she said – don’t wait…"},
    {"French",
     {"windows-1252", "iso-8859-1"},
     "Le garçon a reçu une lettre à Noël, très tôt.",
     "« L’été, où es-tu ? » – c’était écrit… l’heure"},
    {"German", {"windows-1252", "iso-8859-1"}, "Der Bäcker grüßt über die Straße.", "„Schöne Grüße“ – so heißt’s…"},
    {"Spanish",
     {"windows-1252", "iso-8859-1"},
     "¿Dónde está el niño pequeño? Mañana volverá.",
     "“¿Qué pasó?” – preguntó el niño…"},
    {"Italian",
     {"windows-1252", "iso-8859-1"},
     "La città è più bella perché c'è il sole.",
     "“L’età è un’opinione” – così disse…"},
    {"Portuguese",
     {"windows-1252", "iso-8859-1"},
     "A manhã começou com uma canção à beira do rio.",
     "“Não há pão” – disse a irmã…"},
    {"Swedish",
     {"windows-1252", "iso-8859-1"},
     "Båten låg vid ön där sjön är som djupast.",
     "”Hör på” – sa’ hon på ön…"},
    {"Icelandic",
     {"windows-1252", "iso-8859-1"},
     "Það er gott að búa í þessu húsi við fjörðinn.",
     "„Þú ert hér“ – sagði hún…"},
    {"Polish",
     {"windows-1250", "iso-8859-2"},
     "Wczoraj wieczorem żółta łódź płynęła w stronę miasta.",
     "„Gdzie są książki?” – spytał chłopiec…"},
    {"Czech",
     {"windows-1250", "iso-8859-2"},
     "Základní škola a školní jídelna jsou dnes zavřené.",
     "„Příliš pozdě“ – řekl žák…"},
    {"Slovak",
     {"windows-1250", "iso-8859-2"},
     "Dievčatá čakali pri moste, kým prišiel dážď.",
     "„Čo to máš?“ – spýtal sa ujo…"},
    {"Hungarian",
     {"windows-1250", "iso-8859-2"},
     "Az erdő mögött kis tó van, ahol hűvös szél fúj.",
     "„Jó reggelt” – köszönt az őr…"},
    {"Romanian",
     {"windows-1250", "iso-8859-2"},
     "În fiecare dimineaţă oraşul se trezeşte încet.",
     "„Bună seara” – a spus fetiţa…"},
    {"Croatian",
     {"windows-1250", "iso-8859-2"},
     "Kuća na brežuljku ima žuta vrata i široko dvorište.",
     "„Čekaj me” – reče dječak…"},
    {"Russian",
     {"windows-1251", "koi8-r", "iso-8859-5", "ibm866"},
     "Школа и детский сад открыты для всех.",
     "«Здравствуйте», – сказал он…"},
    {"Ukrainian",
     {"windows-1251", "koi8-u"},
     "Її будинок стоїть біля річки, де є міст.",
     "«Добрий день», – каже дід Євген…"},
    {"Bulgarian", {"windows-1251"}, "Училището е затворено, защото вали сняг.", "„Къде си?“ – попита момчето…"},
    {"Greek",
     {"windows-1253", "iso-8859-7"},
     "Όλοι οι μαθητές πηγαίνουν στο σχολείο νωρίς.",
     "«Καλημέρα», είπε η Άννα…"},
    {"Turkish",
     {"windows-1254", "iso-8859-9"},
     "Küçük çocuk ağacın altında kitap okuyordu, şimdi uyuyor.",
     "“Günaydın” – dedi öğretmen, “İstanbul’da yağmur var”…"},
    {"Hebrew", {"windows-1255"}, "הילדים הולכים לבית הספר מוקדם בבוקר.", "“בוקר טוב” – אמרה המורה…"},
    {"Arabic",
     {"windows-1256", "iso-8859-6"},
     "يذهب الأطفال إلى المدرسة في الصباح الباكر.",
     "“صباح الخير” قال المعلم…"},
    {"Lithuanian",
     {"windows-1257", "iso-8859-13"},
     "Vaikai anksti rytą eina į mokyklą prie ežero, kur auga ąžuolai.",
     "„Labas rytas“ – tarė mokytoja, žiūrėdama į langą…"},
    {"Latvian",
     {"windows-1257", "iso-8859-13"},
     "Bērni agri no rīta iet uz skolu pie ezera.",
     "“Labrīt” – teica skolotāja…"},
    {"Estonian",
     {"windows-1257", "windows-1252"},
     "Lapsed lähevad hommikul vara kooli järve äärde.",
     "„Tere hommikust” – ütles õpetaja…"},
    {"Thai", {"windows-874"}, "เด็กไปโรงเรียนแต่เช้าทุกวัน", "“สวัสดีครับ” ครูพูดกับเด็ก…"},
    {"Japanese",
     {"shift_jis", "euc-jp", "iso-2022-jp"},
     "子供たちは毎朝早く学校へ行きます。",
     "「おはよう」と先生は言いました……"},
    {"Chinese", {"gb18030", "gbk"}, "孩子们每天早上很早去学校上课。", "“早上好”——老师说……"},
    {"Taiwanese", {"big5"}, "孩子們每天早上很早去學校上課。", "「早安」老師說，請坐……"},
    {"Korean", {"euc-kr"}, "아이들은 매일 아침 일찍 학교에 갑니다.", "“안녕하세요” 선생님이 말했습니다…"}};

/** The text without the signs that a charset does not have. */
std::string without_signs(std::string text) {
  for (const std::string sign : {"“", "”", "„", "«", "»", "–", "…", "’"}) {
    for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign))
      text.replace(at, sign.size(), "'");
  }
  return text;
}

/** Whether a charset has typographic signs. */
bool has_signs(const std::string& charset) {
  return charset.rfind("windows", 0) == 0 || charset == "gb18030" || charset == "gbk" || charset == "euc-kr";
}

/** Calls action(text, bytes, charset, name) for each text, with and without signs, in each of its charsets. */
template <typename Action>
void each_text(Action action) {
  for (const LanguageText& row : kTexts) {
    for (const std::string& charset : row.charsets) {
      for (const std::string& text : {row.text, has_signs(charset) ? row.quoted : without_signs(row.quoted)}) {
        if (charset != "windows-1252" || row.language != "English" || text != row.text)
          action(text, encoded(text, charset), charset, row.language + " in " + charset);
      }
    }
  }
}

TEST(CharsetGuessTest, TextsOfManyLanguagesAreReadUndeclared) {
  each_text([](const std::string& text, const std::string& bytes, const std::string&, const std::string& name) {
    EXPECT_EQ(utf8_from_text(bytes), text) << name;
    EXPECT_EQ(utf8_from_html("<title>A page</title><p>" + bytes), "<title>A page</title><p>" + text) << name;
  });
}

TEST(CharsetGuessTest, TextsOfManyLanguagesAreReadDeclared) {
  each_text([](const std::string& text, const std::string& bytes, const std::string& charset, const std::string& name) {
    const std::string meta = "<meta charset=" + charset + ">";
    EXPECT_EQ(utf8_from_html(meta + bytes), meta + text) << name;
    EXPECT_EQ(utf8_from_text(bytes, {charset, {}}), text) << name;
  });
}

TEST(CharsetGuessTest, TextsOfManyLanguagesAreReadThoughDeclaredFalsely) {
  each_text([](const std::string& text, const std::string& bytes, const std::string& charset, const std::string& name) {
    EXPECT_EQ(utf8_from_html("<meta charset=utf-8>" + bytes), "<meta charset=utf-8>" + text) << name;
    EXPECT_EQ(utf8_from_text(bytes, {"utf-8", {}}), text) << name;
    EXPECT_EQ(utf8_from_text(text, {charset, {}}), text) << "UTF-8, declared to be " << name;
  });
}

/** Of these bytes alone no letter is made, however many there are. */
TEST(CharsetGuessTest, TypographicSignsOfEnglishAreNoLetters) {
  const std::vector<std::string> words = {"I’m",        "don’t", "“quoted”", "here’s", "doesn’t",
                                          "well – yes", "wait…", "• one",    "‘so’"};
  for (const std::size_t signs : {1U, 5U, 12U, 31U, 60U, 500U}) {
    for (std::size_t first = 0; first != words.size(); ++first) {
      std::string text;
      for (std::size_t i = 0; i != signs; ++i)
        text += "the tool sends " + words[(first + i * (1 + first)) % words.size()] + " and then ";
      EXPECT_EQ(utf8_from_text(encoded(text, "windows-1252")), text);
      EXPECT_EQ(utf8_from_html("<meta charset=utf-8>" + encoded(text, "windows-1252")), "<meta charset=utf-8>" + text);
    }
  }
}

TEST(CharsetGuessTest, CharsetsOfDosAndMacTakeMoreLetters) {
  const struct {
    std::string text;
    std::vector<std::string> charsets;
  } rows[] = {
      {"Für die Größe der Tür hätte man nur schöne Äste und grüne Büsche prüfen müssen.", {"ibm850", "macintosh"}},
      {"Le garçon a reçu une lettre à Noël, très tôt, où l'été a déjà passé.", {"ibm850", "macintosh"}},
      {"Wczoraj wieczorem żółta łódź płynęła w stronę miasta.", {"ibm852"}},
      {"Küçük çocuk ağacın altında kitap okuyordu, şimdi uyuyor.", {"ibm857"}},
      {"הילדים הולכים לבית הספר מוקדם בבוקר.", {"ibm862"}}};
  for (const auto& [text, charsets] : rows) {
    for (const std::string& charset : charsets) EXPECT_EQ(utf8_from_text(encoded(text, charset)), text) << charset;
  }
}

TEST(CharsetGuessTest, FewWordsAreEnough) {
  const struct {
    std::string text, charset;
  } rows[] = {{"café", "windows-1252"},     {"Grüße", "windows-1252"},     {"à la carte", "windows-1252"},
              {"Dvořák", "windows-1250"},   {"Łódź", "windows-1250"},      {"žluťoučký kůň", "iso-8859-2"},
              {"Привет", "windows-1251"},   {"Привет", "koi8-r"},          {"Київ", "windows-1251"},
              {"Καλημέρα", "windows-1253"}, {"çalışıyor", "windows-1254"}, {"שלום", "windows-1255"},
              {"مرحبا", "windows-1256"},    {"ąžuolai", "windows-1257"},   {"สวัสดี", "windows-874"},
              {"ありがとう", "shift_jis"},  {"ありがとう", "euc-jp"}};
  for (const auto& [text, charset] : rows) EXPECT_EQ(utf8_from_text(encoded(text, charset)), text) << charset;
}

TEST(CharsetGuessTest, AsciiHasNoCharset) {
  EXPECT_EQ(guessed_charset(""), "");
  EXPECT_EQ(guessed_charset("plain"), "");
}

TEST(CharsetGuessTest, TheFirstLettersBeyondAsciiDecideHoweverFarTheyAre) {
  EXPECT_EQ(guessed_charset(std::string(1'000'000, 'x') + ' ' + encoded("Школа и детский сад", "KOI8-R")), "koi8-u");
}

TEST(CharsetGuessTest, FewErrorsAreOneInTwenty) {
  EXPECT_FALSE(has_few_errors(0, 0));
  EXPECT_TRUE(has_few_errors(0, 1));
  EXPECT_FALSE(has_few_errors(1, 19));
  EXPECT_TRUE(has_few_errors(1, 20));
}

TEST(CharsetGuessTest, ADamagedByteLeavesTheRestOfADoubleByteText) {
  std::string text;
  for (int i = 0; i != 5; ++i) text += "孩子们每天早上很早去学校上课。";
  EXPECT_EQ(utf8_from_text(encoded(text, "gb18030") + "\xff " + encoded(text, "gb18030")), text + "\ufffd " + text);
}

/** In the code pages of DOS and Mac the apostrophe, the dash and the dots of Windows are letters. */
TEST(CharsetGuessTest, ManySignsOfOneKindAreNoLettersOfAnOlderCodePage) {
  for (const char* const piece :
       {"I\x92m late. ", "a \x93word\x94 of it, ", "well\x85 so \x96 then ", "don\x92t\x85 \x93no\x94 "}) {
    std::string text;
    for (int count = 1; count != 60; ++count) {
      text += piece;
      EXPECT_EQ(guessed_charset(text), "windows-1252") << count << " of " << piece;
    }
  }
}

}  // namespace
}  // namespace neardup
