#include "text_encoding.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "ascii_case.h"
#include "charset_detection.h"
#include "utf8_character.h"

namespace neardup::cli {

namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";
constexpr std::size_t kDeclarationOctets = 4096;
constexpr const char* kLegacyCharset = "CP1252";

struct ByteOrderMark {
  std::string_view octets;
  const char* charset;
  std::size_t unit;  // octets of a code unit
};

// UTF-32 first: its little-endian mark begins with that of UTF-16.
constexpr std::array<ByteOrderMark, 5> kByteOrderMarks{{{{"\xff\xfe\0\0", 4}, "UTF-32LE", 4},
                                                        {{"\0\0\xfe\xff", 4}, "UTF-32BE", 4},
                                                        {{"\xff\xfe", 2}, "UTF-16LE", 2},
                                                        {{"\xfe\xff", 2}, "UTF-16BE", 2},
                                                        {{"\xef\xbb\xbf", 3}, "UTF-8", 1}}};

const ByteOrderMark* byte_order_mark(std::string_view bytes) {
  for (const ByteOrderMark& mark : kByteOrderMarks) {
    if (bytes.substr(0, mark.octets.size()) == mark.octets) return &mark;
  }
  return nullptr;
}

/** What a text is as UTF-8. */
struct Census {
  std::size_t multibyte = 0;   // well-formed characters beyond ASCII
  std::size_t ill_formed = 0;  // sequences
};

Census census(std::string_view text) {
  Census result;
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    if (!character.well_formed) {
      ++result.ill_formed;
    } else if (character.octets > 1) {
      ++result.multibyte;
    }
    text.remove_prefix(character.octets);
  }
  return result;
}

class Converter {
 public:
  explicit Converter(const std::string& charset) : handle_(::iconv_open("UTF-8", charset.c_str())) {}
  ~Converter() {
    if (known()) ::iconv_close(handle_);
  }
  Converter(const Converter&) = delete;
  Converter& operator=(const Converter&) = delete;

  // POSIX: iconv_open returns (iconv_t)-1.
  bool known() const { return handle_ != reinterpret_cast<iconv_t>(-1); }

  /** What cannot be converted becomes U+FFFD, a code unit at a time; replaced() then says how often.
   *  @param unit  octets of a code unit. */
  std::string convert(std::string bytes, std::size_t unit) {
    std::string text;
    replaced_ = 0;
    char* in = bytes.data();
    std::size_t left = bytes.size();
    while (left != 0) {
      std::array<char, 16384> buffer;
      char* out = buffer.data();
      std::size_t room = buffer.size();
      const std::size_t result = ::iconv(handle_, &in, &left, &out, &room);
      const int error = errno;
      text.append(buffer.data(), buffer.size() - room);
      if (result != static_cast<std::size_t>(-1) || error == E2BIG) continue;
      text += kReplacement;
      ++replaced_;
      const std::size_t passed = std::min(unit, left);
      in += passed;
      left -= passed;
    }
    return text;
  }

  std::size_t replaced() const { return replaced_; }

 private:
  iconv_t handle_;
  std::size_t replaced_ = 0;
};

std::optional<std::string> converted(const std::string& bytes, const std::string& charset, std::size_t unit = 1) {
  Converter converter(charset);
  if (!converter.known()) return std::nullopt;
  return converter.convert(bytes, unit);
}

std::optional<std::string> from_byte_order_mark(const std::string& bytes) {
  const ByteOrderMark* mark = byte_order_mark(bytes);
  if (mark == nullptr) return std::nullopt;
  std::string rest = bytes.substr(mark->octets.size());
  if (mark->unit == 1) return repaired_utf8(std::move(rest));
  // glibc's converters of UTF-16 and UTF-32 give well-formed UTF-8 but for encoded surrogates.
  if (std::optional<std::string> text = converted(rest, mark->charset, mark->unit))
    return repaired_utf8(*std::move(text));
  return repaired_utf8(std::move(rest));
}

/** The value of `name = "value"` at the front of a text, quotes optional; empty if there is none. */
std::string attribute_value(std::string_view text) {
  const auto skip = [&text](std::string_view characters) {
    text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
  };
  skip(" \t\r\n");
  if (text.empty() || text.front() != '=') return {};
  skip("= \t\r\n\"'");
  return std::string(text.substr(0, text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-:.")));
}

/** The charset that a page declares in a meta element or an XML declaration, in lower case; empty if it does not. */
std::string declared_charset(std::string_view bytes) {
  const std::string head = lower_ascii(bytes.substr(0, kDeclarationOctets));
  if (head.rfind("<?xml", 0) == 0) {
    const std::string_view declaration = std::string_view(head).substr(0, head.find("?>"));
    const std::size_t place = declaration.find("encoding");
    if (place != std::string_view::npos) return attribute_value(declaration.substr(place + 8));
  }
  for (std::size_t meta = head.find("<meta"); meta != std::string::npos; meta = head.find("<meta", meta + 1)) {
    const std::string_view element = std::string_view(head).substr(meta, head.find('>', meta) - meta);
    const std::size_t place = element.find("charset");
    if (place == std::string_view::npos) continue;
    std::string value = attribute_value(element.substr(place + 7));
    if (!value.empty()) return value;
  }
  return {};
}

/** The converter that a charset label means to browsers (WHATWG Encoding, section 4.2), for the labels that differ. */
std::string converter_name(const std::string& charset) {
  static constexpr std::array<std::pair<std::string_view, const char*>, 14> kMeanings{{
      {"iso-8859-1", kLegacyCharset},
      {"latin1", kLegacyCharset},
      {"latin-1", kLegacyCharset},
      {"us-ascii", kLegacyCharset},
      {"ascii", kLegacyCharset},
      {"iso-8859-9", "CP1254"},
      {"iso-8859-11", "CP874"},
      {"tis-620", "CP874"},
      {"gb2312", "GB18030"},
      {"gbk", "GB18030"},
      {"shift_jis", "CP932"},
      {"x-sjis", "CP932"},
      {"euc-kr", "CP949"},
      {"ks_c_5601-1987", "CP949"},
  }};
  for (const auto& [label, name] : kMeanings) {
    if (charset == label) return name;
  }
  return charset;
}

/** Octets of a code unit. */
std::size_t unit_of(const std::string& charset) {
  if (charset.find("utf-16") == 0 || charset.find("ucs-2") == 0) return 2;
  return charset.find("utf-32") == 0 || charset.find("ucs-4") == 0 ? 4 : 1;
}

/** Whether a declaration says no more than that the page is UTF-8: it could not be read in ASCII if it were UTF-16. */
bool means_utf8(const std::string& charset) {
  return charset.empty() || charset.rfind("utf", 0) == 0 || charset.rfind("unicode", 0) == 0;
}

/** Nothing if the charset is not known or does not have every byte. */
std::optional<std::string> wholly_converted(const std::string& bytes, const std::string& charset) {
  if (means_utf8(charset)) return std::nullopt;
  Converter converter(converter_name(charset));
  if (!converter.known()) return std::nullopt;
  std::string text = converter.convert(bytes, 1);
  if (converter.replaced() != 0) return std::nullopt;
  // glibc writes numbers beyond U+10FFFF, which UCS-4 and its kin have, in five octets and six.
  return repaired_utf8(std::move(text));
}

std::string last_resort(std::string bytes, const std::vector<std::string>& declared) {
  for (const std::string& charset : declared) {
    if (means_utf8(charset)) continue;
    if (std::optional<std::string> text = converted(bytes, converter_name(charset))) {
      return repaired_utf8(*std::move(text));
    }
  }
  if (std::optional<std::string> text = converted(bytes, kLegacyCharset)) return *std::move(text);
  return repaired_utf8(std::move(bytes));
}

std::string guessed(std::string bytes, const std::vector<std::string>& declared) {
  const Census found = census(bytes);
  if (found.ill_formed == 0 && found.multibyte != 0) return bytes;
  for (const std::string& charset : declared) {
    if (std::optional<std::string> text = wholly_converted(bytes, charset)) return *std::move(text);
  }
  if (found.ill_formed == 0) return bytes;
  if (found.ill_formed <= found.multibyte) return repaired_utf8(std::move(bytes));
  if (std::optional<std::string> text = wholly_converted(bytes, detected_charset(bytes))) return *std::move(text);
  return last_resort(std::move(bytes), declared);
}

/** @param declared  in lower case, the most trusted first. */
std::string utf8_from(std::string bytes, const std::vector<std::string>& declared, const std::string& forced) {
  if (std::optional<std::string> text = from_byte_order_mark(bytes)) return *std::move(text);
  if (forced.empty()) return guessed(std::move(bytes), declared);
  std::optional<std::string> text = converted(bytes, converter_name(lower_ascii(forced)), unit_of(lower_ascii(forced)));
  return repaired_utf8(text ? *std::move(text) : std::move(bytes));
}

}  // namespace

bool has_wide_byte_order_mark(std::string_view bytes) {
  const ByteOrderMark* mark = byte_order_mark(bytes);
  return mark != nullptr && mark->unit != 1;
}

std::string utf8_from_text(std::string bytes, const CharsetChoice& charset) {
  return utf8_from(std::move(bytes), {lower_ascii(charset.declared)}, charset.forced);
}

std::string utf8_from_html(std::string bytes, const CharsetChoice& charset) {
  const std::vector<std::string> declared{lower_ascii(charset.declared), declared_charset(bytes)};
  return utf8_from(std::move(bytes), declared, charset.forced);
}

bool is_known_charset(const std::string& name) {
  return Converter(converter_name(lower_ascii(name))).known();
}

std::string repaired_utf8(std::string bytes) {
  if (census(bytes).ill_formed == 0) return bytes;
  std::string text;
  text.reserve(bytes.size());
  for (std::string_view rest = bytes; !rest.empty();) {
    const Utf8Character character = first_character(rest);
    text += character.well_formed ? rest.substr(0, character.octets) : kReplacement;
    rest.remove_prefix(character.octets);
  }
  return text;
}

}  // namespace neardup::cli
