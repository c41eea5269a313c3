#include "characters/text_encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "characters/charset_conversion.h"
#include "characters/charset_guess.h"
#include "characters/text_line.h"
#include "characters/utf8_repair.h"

namespace neardup {

namespace {

constexpr std::size_t kWideSample = 1024;
constexpr std::size_t kLeastUnits = 4;  // of a text to be detected as UTF-16

struct ByteOrderMark {
  std::string_view bytes;
  const char* charset;
  std::size_t unit;  // bytes of a code unit
};

// UTF-32 first: its little-endian mark begins with the mark of UTF-16.
constexpr std::array<ByteOrderMark, 5> kByteOrderMarks{{{{"\xff\xfe\0\0", 4}, "UTF-32LE", 4},
                                                        {{"\0\0\xfe\xff", 4}, "UTF-32BE", 4},
                                                        {{"\xff\xfe", 2}, "UTF-16LE", 2},
                                                        {{"\xfe\xff", 2}, "UTF-16BE", 2},
                                                        {{"\xef\xbb\xbf", 3}, "UTF-8", 1}}};

const ByteOrderMark* byte_order_mark(std::string_view bytes) {
  for (const ByteOrderMark& mark : kByteOrderMarks) {
    if (bytes.substr(0, mark.bytes.size()) == mark.bytes) return &mark;
  }
  return nullptr;
}

/** A text of a charset; as UTF-8 if it has no converter. */
std::string text_in(std::string bytes, const std::string& converter, std::size_t unit = 1) {
  std::optional<ConvertedText> text = converted(bytes, converter, unit);
  return text ? std::move(text->text) : repaired_utf8(std::move(bytes));
}

std::optional<std::string> from_byte_order_mark(const std::string& bytes) {
  const ByteOrderMark* mark = byte_order_mark(bytes);
  if (mark == nullptr) return std::nullopt;
  std::string rest = bytes.substr(mark->bytes.size());
  return mark->unit != 1 ? text_in(rest, mark->charset, mark->unit) : repaired_utf8(std::move(rest));
}

/** Whether letters and signs of ASCII mean themselves in a charset, unlike in UCS-2 and EBCDIC. */
bool has_ascii(const std::string& charset) {
  const std::string ascii = "<meta charset=\"0123456789\">";
  const std::optional<ConvertedText> text = converted(ascii, converter_name(charset));
  return text && text->text == ascii;
}

/** Bytes per code unit. */
std::size_t unit_of(const std::string& charset) {
  for (const char* const name : {"utf-16", "utf16", "ucs-2", "ucs2", "iso-10646-ucs-2", "csunicode"}) {
    if (charset.rfind(name, 0) == 0) return 2;
  }
  for (const char* const name : {"utf-32", "utf32", "ucs-4", "ucs4", "iso-10646", "10646-1:1993", "csucs4"}) {
    if (charset.rfind(name, 0) == 0) return 4;
  }
  return 1;
}

/** Numbers of zero bytes at even and at odd offsets in the beginning of a text. */
struct Zeros {
  explicit Zeros(std::string_view bytes) {
    bytes = bytes.substr(0, kWideSample);
    units = bytes.size() / 2;
    for (std::size_t i = 0; i != 2 * units; ++i) (i % 2 == 0 ? even : odd) += bytes[i] == '\0' ? 1 : 0;
  }
  std::size_t units = 0;
  std::size_t even = 0;
  std::size_t odd = 0;
};

bool is_text_byte(char c) {
  return static_cast<unsigned char>(c) >= 0x20 || (c >= '\t' && c <= '\r');
}

/** The converter of UTF-16 of mostly Western letters, which have a zero byte each; null for other texts. */
const char* wide_look(std::string_view bytes) {
  const Zeros zeros(bytes);
  const bool little = zeros.even == 0;
  if (zeros.units < kLeastUnits || (!little && zeros.odd != 0)) return nullptr;
  if (10 * (little ? zeros.odd : zeros.even) < 9 * zeros.units) return nullptr;
  for (std::size_t i = little ? 0 : 1; i < 2 * zeros.units; i += 2) {
    if (!is_text_byte(bytes[i])) return nullptr;
  }
  return little ? "UTF-16LE" : "UTF-16BE";
}

/** The converter of a text that is declared to have wide code units. Zero bytes tell the byte order. */
std::string wide_converter(std::string_view bytes, const std::string& declared) {
  if (unit_of(declared) == 4) return bytes.front() == '\0' ? "UTF-32BE" : "UTF-32LE";
  if (declared == "utf-16le" || declared == "utf-16be") return declared;
  const Zeros zeros(bytes);
  return zeros.even > zeros.odd ? "UTF-16BE" : "UTF-16LE";
}

/** A text in UTF-16 or UTF-32 without a byte order mark, as UTF-8; nothing for other texts.
 *  @param declared  by the sender: a declaration in the text itself could not be read before. */
std::optional<std::string> from_wide(const std::string& bytes, const std::string& declared) {
  if (bytes.find('\0') == std::string::npos) return std::nullopt;
  const std::size_t unit = unit_of(declared);
  std::string converter;
  if (const char* const looks = wide_look(bytes)) {
    converter = looks;
  } else if (unit != 1) {
    converter = wide_converter(bytes, declared);
  } else {
    return std::nullopt;
  }
  return text_in(bytes, converter, std::max<std::size_t>(unit, 2));
}

/** Whether a page's declaration means UTF-8. A declaration of wide code units does: if the page were UTF-16, the declaration
 *  could not be read as ASCII. */
bool means_utf8(const std::string& charset) {
  if (converter_name(charset) == "UTF-7") return false;
  return charset.empty() || charset.rfind("utf", 0) == 0 || charset.rfind("unicode", 0) == 0 || unit_of(charset) != 1;
}

/** The charset of an ASCII text with escape sequences of ISO 2022; empty if it has none. */
std::string escaped_charset(std::string_view bytes) {
  bytes.remove_prefix(std::min(bytes.find('\x1b'), bytes.size()));
  if (bytes.find("\x1b$)C") != std::string_view::npos) return "iso-2022-kr";
  const bool japanese =
      bytes.find("\x1b$B") != std::string_view::npos || bytes.find("\x1b$@") != std::string_view::npos;
  return japanese ? "iso-2022-jp" : "";
}

/** A text of the charset that it is declared to be in; nothing if that has no converter, or has not even half of the characters
 *  beyond ASCII. */
std::optional<std::string> as_declared(const std::string& bytes, const std::string& charset) {
  if (means_utf8(charset)) return std::nullopt;
  std::optional<ConvertedText> text = converted(bytes, converter_name(charset));
  if (!text || 2 * text->errors > utf8_census(text->text).multibyte) return std::nullopt;
  return std::move(text->text);
}

/** Whether a text that can be UTF-8 is it by chance alone. Two bytes that are a character of a double-byte charset are one of
 *  UTF-8, too, as often as one time in ten. */
bool is_utf8_by_chance(const std::string& bytes, const Utf8Census& found, const std::vector<std::string>& declared) {
  constexpr std::size_t kFew = 2;
  if (found.multibyte > kFew) return false;
  return std::any_of(declared.begin(), declared.end(), [&bytes, &found](const std::string& charset) {
    if (!is_double_byte(converter_name(charset))) return false;
    const auto foreign = std::count_if(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) != 0; });
    return static_cast<std::size_t>(foreign) == 2 * found.multibyte && utf8_if_whole(bytes, charset);
  });
}

/** A text without a byte order mark. It is UTF-8 if it clearly is, whatever is declared; else what is declared if it can be
 *  that; else what it looks like. */
std::string decided(std::string bytes, const std::vector<std::string>& declared) {
  const Utf8Census found = utf8_census(bytes);
  if (has_few_errors(found.ill_formed, found.multibyte) && !is_utf8_by_chance(bytes, found, declared))
    return repaired_utf8(std::move(bytes));
  if (std::optional<std::string> text = utf8_if_whole(bytes, escaped_charset(bytes))) return *std::move(text);
  for (const std::string& charset : declared) {
    if (std::optional<std::string> text = as_declared(bytes, charset)) return *std::move(text);
  }
  if (found.ill_formed == 0) return bytes;
  if (found.ill_formed <= found.multibyte) return repaired_utf8(std::move(bytes));
  const std::string converter = converter_name(guessed_charset(bytes));
  return text_in(std::move(bytes), converter);
}

/** @param declared  in lower case, the most trusted first. */
std::string utf8_from(std::string bytes, const std::vector<std::string>& declared, const std::string& forced) {
  if (std::optional<std::string> text = from_byte_order_mark(bytes)) return *std::move(text);
  if (forced.empty()) {
    if (std::optional<std::string> text = from_wide(bytes, declared.front())) return *std::move(text);
    return decided(std::move(bytes), declared);
  }
  return text_in(std::move(bytes), converter_name(lower_ascii(forced)), unit_of(lower_ascii(forced)));
}

}  // namespace

std::optional<std::string> utf8_if_whole(const std::string& bytes, const std::string& charset) {
  if (means_utf8(lower_ascii(charset))) return std::nullopt;
  std::optional<ConvertedText> text = converted(bytes, converter_name(lower_ascii(charset)));
  if (!text || text->errors != 0) return std::nullopt;
  return std::move(text->text);
}

bool looks_wide(std::string_view bytes) {
  const ByteOrderMark* mark = byte_order_mark(bytes);
  return mark == nullptr ? wide_look(bytes) != nullptr : mark->unit != 1;
}

std::string utf8_from_text(std::string bytes, const CharsetChoice& charset) {
  // What was read as ASCII names no charset in which it would be something else.
  const bool may_be = !charset.own.empty() && has_ascii(charset.own);
  return utf8_from(std::move(bytes), {lower_ascii(charset.declared), may_be ? charset.own : ""}, charset.forced);
}

bool is_utf8_name(const std::string& charset) {
  const std::string name = lower_ascii(charset);
  return name == "utf-8" || name == "utf8";
}

bool is_known_charset(const std::string& name) {
  return converted({}, converter_name(lower_ascii(name))).has_value();
}

unsigned windows_1252_character(unsigned number) {
  constexpr std::array<std::uint16_t, 32> kCharacters{0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                                      0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,   0x017d, 0x8f,
                                                      0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                                      0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};
  return number >= 0x80 && number < 0xa0 ? kCharacters[number - 0x80] : number;
}

}  // namespace neardup
