#include "page_url.h"

#include <utility>

namespace neardup::cli {

namespace {

bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
         c == '_' || c == '~';
}

std::string with_slash(std::string text) {
  if (text.empty() || text.back() != '/') text += '/';
  return text;
}

}  // namespace

std::string percent_encoded_path(std::string_view path) {
  static constexpr char kDigits[] = "0123456789ABCDEF";
  std::string encoded;
  for (const char c : path) {
    if (is_unreserved(c) || c == '/') {
      encoded += c;
    } else {
      const auto octet = static_cast<unsigned char>(c);
      encoded += {'%', kDigits[octet >> 4], kDigits[octet & 15]};
    }
  }
  return encoded;
}

UrlMapping::UrlMapping(std::string root, std::string base)
    : root_(with_slash(std::move(root))), base_(with_slash(std::move(base))) {}

std::string UrlMapping::url_of(const std::string& path) const {
  if (holds(path)) return base_ + percent_encoded_path(path.substr(root_.size()));
  return "file://" + percent_encoded_path(path);
}

}  // namespace neardup::cli
