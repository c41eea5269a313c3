#include "characters/charset_label.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

#include <uchardet/uchardet.h>

#include "characters/text_line.h"

namespace neardup {

namespace {

/** Converters, and their labels that iconv does not know or understands differently. */
constexpr std::pair<const char*, std::string_view> kLabels[] = {
    {"UTF-8", "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8"},
    {"UTF-7", "utf-7 utf7 unicode-1-1-utf-7 unicode-2-0-utf-7 csunicode11utf7 x-unicode-2-0-utf-7"},
    {"CP1252",
     "ansi_x3.4-1968 ascii us-ascii cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 "
     "iso_8859-1:1987 l1 latin1 latin-1 x-cp1252 cp-1252 windows1252 win1252 win-1252"},
    {"CP1254", "csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254"},
    {"CP874", "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874"},
    {"CP1250", "x-cp1250 cp-1250 windows1250 win1250 win-1250"},
    {"CP1251", "x-cp1251 cp-1251 windows1251 win1251 win-1251"},
    {"CP1253", "x-cp1253"},
    {"CP1255", "x-cp1255"},
    {"CP1256", "x-cp1256"},
    {"CP1257", "x-cp1257"},
    {"CP1258", "x-cp1258"},
    {"ISO-8859-6", "csiso88596e csiso88596i iso-8859-6-e iso-8859-6-i"},
    {"ISO-8859-7", "sun_eu_greek"},
    {"ISO-8859-8", "csiso88598e csiso88598i iso-8859-8-e iso-8859-8-i logical visual"},
    {"ISO-8859-15", "csisolatin9 l9"},
    {"KOI8-R", "koi koi8 koi8_r"},
    {"MACINTOSH", "x-mac-roman"},
    {"MAC-UK", "x-mac-cyrillic x-mac-ukrainian"},
    {"GB18030",
     "chinese csgb2312 euc-cn euccn eucgb2312_cn gb-2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 "
     "x-gbk"},
    {"BIG5-HKSCS", "big5 big-5 big5-hkscs big5-tw big5_tw cn-big5 csbig5 x-x-big5"},
    {"CP932", "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis x-sjis"},
    {"EUC-JP-MS", "cseucpkdfmtjapanese euc-jp euc_jp x-euc-jp"},
    {"CP949",
     "cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949"},
};

constexpr std::ptrdiff_t kLeastForeignBytes = 16;
constexpr std::size_t kMostBytes = std::size_t{1} << 16;

bool is_foreign(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}

/** At most kMostBytes of the text, from the beginning of the word with its first byte beyond ASCII. */
std::string_view telling_part(std::string_view bytes) {
  const auto* const first = std::find_if(bytes.begin(), bytes.end(), is_foreign);
  const std::size_t place = static_cast<std::size_t>(first - bytes.begin());
  const std::size_t space = bytes.substr(0, place).find_last_of(" \n");
  return bytes.substr(space == std::string_view::npos ? 0 : space + 1, kMostBytes);
}

}  // namespace

std::string converter_name(const std::string& label) {
  for (const auto& [converter, labels] : kLabels) {
    if (has_word(labels, label)) return converter;
  }
  return label;
}

std::string detected_charset(std::string_view bytes) {
  const std::string_view part = telling_part(bytes);
  if (std::count_if(part.begin(), part.end(), is_foreign) < kLeastForeignBytes) return {};
  const std::unique_ptr<std::remove_pointer_t<uchardet_t>, void (*)(uchardet_t)> detector(uchardet_new(),
                                                                                          uchardet_delete);
  if (uchardet_handle_data(detector.get(), part.data(), part.size()) != 0) return {};
  uchardet_data_end(detector.get());
  return lower_ascii(uchardet_get_charset(detector.get()));
}

}  // namespace neardup
