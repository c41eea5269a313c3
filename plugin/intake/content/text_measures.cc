#include "content/text_measures.h"

#include <cstddef>

namespace neardup {

namespace {

/** U+3002, U+FF01, U+FF1F, U+FF0E, U+0964, U+061F, U+06D4, U+1362, U+17D4, U+104B, U+0589. */
constexpr std::string_view kWideMarks[] = {"\xe3\x80\x82", "\xef\xbc\x81", "\xef\xbc\x9f", "\xef\xbc\x8e",
                                           "\xe0\xa5\xa4", "\xd8\x9f",     "\xdb\x94",     "\xe1\x8d\xa2",
                                           "\xe1\x9f\x94", "\xe1\x81\x8b", "\xd6\x89"};

bool ends_clause(std::string_view rest) {
  return rest.size() == 1 || static_cast<unsigned char>(rest[1]) <= ' ' || rest[1] == '"';
}

bool is_wide_mark(std::string_view rest) {
  for (const std::string_view mark : kWideMarks) {
    if (rest.substr(0, mark.size()) == mark) return true;
  }
  return false;
}

}  // namespace

std::uint32_t letter_count(std::string_view text) {
  std::uint32_t letters = 0;
  unsigned char previous = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool begins_character = byte > 0x20 && (byte & 0xc0) != 0x80;
    letters += static_cast<std::uint32_t>(begins_character) + static_cast<std::uint32_t>(byte >= 0xe3);
    letters -= static_cast<std::uint32_t>(previous == 0xc2 && byte == 0xa0);  // U+00A0
    previous = byte;
  }
  return letters;
}

bool has_sentence_mark(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view rest = text.substr(at);
    switch (rest.front()) {
      case '.':
      case '!':
      case '?':
      case ';':
      case ':':
        if (ends_clause(rest)) return true;
        break;
      default:
        if (static_cast<unsigned char>(rest.front()) >= 0xd6 && is_wide_mark(rest)) return true;
    }
  }
  return false;
}

}  // namespace neardup
