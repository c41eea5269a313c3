#include "characters/charset_conversion.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <string_view>
#include <utility>

#include "characters/text_line.h"
#include "characters/utf8_repair.h"

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
    {"ISO-2022-JP", "csiso2022jp iso-2022-jp cp50220 cp50221"},
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

namespace {

constexpr const char* kReplacement = "\xef\xbf\xbd";

/** What a browser reads where the converter has no character; empty if that is U+FFFD. */
std::string defined_by_browsers(unsigned char byte, std::string_view converter) {
  const bool windows = converter.rfind("CP125", 0) == 0 || converter == "CP874";
  if (windows && byte >= 0x80 && byte < 0xa0) return {'\xc2', static_cast<char>(byte)};
  return converter == "GB18030" && byte == 0x80 ? "\xe2\x82\xac" : "";
}

/** Bytes of a character that a converter does not have. A second byte that is ASCII stays. */
std::size_t passed_bytes(std::string_view rest, std::string_view converter) {
  const auto byte = [rest](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
  const bool second = rest.size() > 1 && byte(1) >= 0x80;
  const bool first = byte(0) > (converter == "EUC-JP-MS" && (byte(0) & 0xfeU) != 0x8e ? 0xa0 : 0x80) && byte(0) != 0xff;
  return first && second && is_double_byte(converter) ? 2 : 1;
}

/** Whether a letter waits for an accent behind it. */
bool holds_letters_back(std::string_view converter) {
  return converter == "CP1255" || converter == "CP1258";
}

/** GB 2312 in eight bits of HZ, which has it in seven between "~{" and "~}". Source: RFC 1843. */
std::string without_shifts(std::string_view hz) {
  std::string bytes;
  bool shifted = false;
  for (std::size_t i = 0; i != hz.size(); ++i) {
    const std::string_view sign = hz.substr(i, 2);
    if (sign == "~{" || sign == "~}") {
      shifted = hz[++i] == '{';
    } else if (!shifted && (sign == "~~" || sign == "~\n")) {
      if (hz[++i] == '~') bytes += '~';
    } else {
      shifted = shifted && hz[i] != '\n';
      bytes += static_cast<char>(shifted && hz[i] > ' ' ? hz[i] | 0x80 : hz[i]);
    }
  }
  return bytes;
}

/** ISO-2022-JP as Shift JIS, whose converter has the rows of NEC and IBM, and Katakana of half width, too.
 *  Source: RFC 1468; WHATWG Encoding, ISO-2022-JP decoder. */
std::string in_shift_jis(std::string_view escaped) {
  constexpr char kNone = '\xff';  // no character of Shift JIS
  std::string bytes;
  char set = 'B';  // as the last escape sequence names it: B and J letters, I Katakana, $ characters of two bytes
  for (std::size_t i = 0; i != escaped.size(); ++i) {
    const std::string_view escape = escaped.substr(i, 3);
    const auto first = static_cast<unsigned char>(escaped[i]);
    const auto second = static_cast<unsigned char>(i + 1 == escaped.size() ? 0 : escaped[i + 1]);
    if (escape == "\x1b(B" || escape == "\x1b(J" || escape == "\x1b(I") {
      set = escape[2];
      i += 2;
    } else if (escape == "\x1b$@" || escape == "\x1b$B") {
      set = '$';
      i += 2;
    } else if (set == 'I' && first > 0x20 && first < 0x60) {
      bytes += static_cast<char>(first | 0x80U);
    } else if (set == '$' && first > 0x20 && first < 0x7f) {
      if (second <= 0x20 || second >= 0x7f) {
        bytes += kNone;
        continue;
      }
      const unsigned lead = (first - 0x21U) / 2 + 0x81U;
      bytes += static_cast<char>(lead > 0x9f ? lead + 0x40U : lead);
      bytes += static_cast<char>(first % 2 == 0 ? second + 0x7eU : second + (second < 0x60 ? 0x1fU : 0x20U));
      ++i;
    } else {
      bytes += set == 'J' && first == '\\' ? "\x81\x8f" : std::string(1, escaped[i]);
    }
  }
  return bytes;
}

class IconvHandle {
 public:
  IconvHandle(const std::string& from, const std::string& to) : handle_(::iconv_open(to.c_str(), from.c_str())) {}
  IconvHandle(const IconvHandle&) = delete;
  IconvHandle& operator=(const IconvHandle&) = delete;
  ~IconvHandle() {
    if (is_open()) ::iconv_close(handle_);
  }

  bool is_open() const { return handle_ != reinterpret_cast<iconv_t>(-1); }  // as POSIX says

  /** Append what can be converted. @return whether it stopped at a character that cannot. */
  bool convert(char** from, std::size_t& left, std::string& text) {
    for (;;) {
      char* out = buffer_.data();
      std::size_t room = buffer_.size();
      const std::size_t result = ::iconv(handle_, from, &left, &out, &room);
      const bool stopped = result == static_cast<std::size_t>(-1);
      const bool full = stopped && errno == E2BIG;
      text.append(buffer_.data(), buffer_.size() - room);
      if (!full) return stopped;
    }
  }

 private:
  iconv_t handle_;
  std::array<char, 16384> buffer_;
};

}  // namespace

bool is_double_byte(std::string_view converter) {
  return has_word("GB18030 BIG5-HKSCS CP932 EUC-JP-MS CP949", converter);
}

std::optional<ConvertedText> converted(std::string bytes, const std::string& converter, std::size_t unit) {
  if (converter.empty()) return std::nullopt;  // to iconv, the charset of the locale
  if (converter == "HZ") return converted(without_shifts(bytes), "GB18030");
  if (converter == "ISO-2022-JP") return converted(in_shift_jis(bytes), "CP932");
  IconvHandle handle(converter, "UTF-8");
  if (!handle.is_open()) return std::nullopt;
  ConvertedText result;
  char* in = bytes.data();
  std::size_t left = bytes.size();
  while (left != 0 && handle.convert(&in, left, result.text)) {
    const std::string defined =
        unit == 1 ? defined_by_browsers(static_cast<unsigned char>(*in), converter) : std::string();
    const std::size_t passed = std::min(unit == 1 ? passed_bytes({in, left}, converter) : unit, left);
    if (holds_letters_back(converter)) handle.convert(nullptr, left, result.text);
    result.errors += defined.empty() ? 1 : 0;
    result.text += defined.empty() ? kReplacement : defined;
    in += passed;
    left -= passed;
  }
  handle.convert(nullptr, left, result.text);  // a character that was held back, as it might have been composed
  // glibc's converters write encoded surrogates, and numbers beyond U+10FFFF in five or six bytes.
  result.text = repaired_utf8(std::move(result.text));
  return result;
}

std::optional<std::string> converted_from_utf8(std::string_view text, const std::string& converter) {
  IconvHandle handle("UTF-8", converter);
  if (converter.empty() || !handle.is_open()) return std::nullopt;
  std::string bytes;
  std::string from(text);
  char* in = from.data();
  std::size_t left = from.size();
  if (handle.convert(&in, left, bytes)) return std::nullopt;
  handle.convert(nullptr, left, bytes);  // to the initial state
  const std::optional<ConvertedText> back = converted(bytes, converter);
  return back && back->text == text ? std::optional(bytes) : std::nullopt;
}

}  // namespace neardup
