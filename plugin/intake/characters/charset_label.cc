#include "characters/charset_label.h"

#include <string_view>
#include <utility>

#include "characters/text_line.h"

namespace neardup {

namespace {

/** Converters, and their labels that iconv does not know or understands differently, and all labels of those whose undefined
 *  bytes browsers read differently (charset_conversion.h). */
constexpr std::pair<const char*, std::string_view> kLabels[] = {
    {"UTF-8", "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8"},
    {"UTF-7", "utf-7 utf7 unicode-1-1-utf-7 unicode-2-0-utf-7 csunicode11utf7 x-unicode-2-0-utf-7"},
    {"CP1252",
     "ansi_x3.4-1968 ascii us-ascii cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 "
     "iso_8859-1:1987 l1 latin1 latin-1 windows-1252 cp1252 x-cp1252 cp-1252 windows1252 win1252 win-1252"},
    {"CP1254",
     "csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 cp1254 "
     "x-cp1254"},
    {"CP874", "cp874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874"},
    {"CP1250", "windows-1250 cp1250 x-cp1250 cp-1250 windows1250 win1250 win-1250"},
    {"CP1251", "windows-1251 cp1251 x-cp1251 cp-1251 windows1251 win1251 win-1251"},
    {"CP1253", "windows-1253 cp1253 x-cp1253"},
    {"CP1255", "windows-1255 cp1255 x-cp1255"},
    {"CP1256", "windows-1256 cp1256 x-cp1256"},
    {"CP1257", "windows-1257 cp1257 x-cp1257"},
    {"CP1258", "windows-1258 cp1258 x-cp1258"},
    {"ISO-8859-6", "csiso88596e csiso88596i iso-8859-6-e iso-8859-6-i"},
    {"ISO-8859-7", "sun_eu_greek"},
    {"ISO-8859-8", "csiso88598e csiso88598i iso-8859-8-e iso-8859-8-i logical visual"},
    {"ISO-8859-15", "csisolatin9 l9"},
    {"KOI8-R", "koi koi8 koi8_r"},
    {"MACINTOSH", "x-mac-roman"},
    {"MAC-UK", "x-mac-cyrillic x-mac-ukrainian"},
    {"GB18030",
     "chinese csgb2312 gb18030 euc-cn euccn eucgb2312_cn gb-2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk "
     "iso-ir-58 "
     "x-gbk"},
    {"HZ", "hz-gb-2312 hz hz-gb2312"},
    {"BIG5-HKSCS", "big5 big-5 big5-hkscs big5-tw big5_tw cn-big5 csbig5 x-x-big5"},
    {"CP932", "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis"},
    {"EUC-JP-MS", "cseucpkdfmtjapanese euc-jp eucjp-ms euc_jp x-euc-jp"},
    {"CP949",
     "cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 uhc windows-949"},
};

}  // namespace

std::string converter_name(const std::string& label) {
  for (const auto& [converter, labels] : kLabels) {
    if (has_word(labels, label)) return converter;
  }
  return label;
}

}  // namespace neardup
