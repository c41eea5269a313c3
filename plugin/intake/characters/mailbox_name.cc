#include "characters/mailbox_name.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "characters/charset_conversion.h"

namespace neardup {

namespace {

constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";

/** What stands between "&" and "-" as UTF-8; nothing if it is not in modified base64. */
std::optional<std::string> shifted_text(std::string_view shifted) {
  if (shifted.empty()) return "&";
  if (shifted.find_first_not_of(kBase64) != shifted.npos) return std::nullopt;
  std::string utf7 = "+" + std::string(shifted) + "-";
  std::replace(utf7.begin(), utf7.end(), ',', '/');
  const std::optional<ConvertedText> text = converted(std::move(utf7), "UTF-7");
  return text && text->errors == 0 && !text->text.empty() ? std::optional(text->text) : std::nullopt;
}

}  // namespace

std::string utf8_of_mailbox_name(std::string_view name) {
  std::string utf8;
  while (!name.empty()) {
    const std::size_t shift = std::min(name.find('&'), name.size());
    utf8 += name.substr(0, shift);
    name.remove_prefix(shift);
    const std::size_t end = name.find('-');
    if (end == name.npos) return utf8.append(name);
    const std::optional<std::string> text = shifted_text(name.substr(1, end - 1));
    utf8 += text ? *text : std::string(name.substr(0, end + 1));
    name.remove_prefix(end + 1);
  }
  return utf8;
}

}  // namespace neardup
