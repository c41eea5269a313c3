#include "characters/charset_conversion.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <utility>

#include "characters/text_line.h"
#include "characters/utf8_repair.h"

namespace neardup {

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

class IconvHandle {
 public:
  explicit IconvHandle(const std::string& converter) : handle_(::iconv_open("UTF-8", converter.c_str())) {}
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
  IconvHandle handle(converter);
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

}  // namespace neardup
