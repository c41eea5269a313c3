#include "output/printable.h"

#include <fmt/format.h>

#include "bytes/utf8_characters.h"

namespace neardup::cli {

namespace {

bool changes_the_terminal(unsigned c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string safe;
  while (!text.empty()) {
    const Utf8Character character = first_character(text);
    const std::string_view bytes = text.substr(0, character.bytes);
    const unsigned c = character.code_point;
    if (!character.well_formed) {
      for (const char byte : bytes) safe += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
    } else if (changes_the_terminal(c)) {
      safe += c < 0x80 ? fmt::format("\\x{:02x}", c) : fmt::format("\\u{{{:04x}}}", c);
    } else {
      safe += bytes;
    }
    text.remove_prefix(bytes.size());
  }
  return safe;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
  return text;
}

std::string shell_word(const std::string& word) {
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+,:@=~";
  if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
  return "'" + replaced(word, "'", "'\\''") + "'";
}

}  // namespace neardup::cli
