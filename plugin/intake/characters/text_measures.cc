#include "characters/text_measures.h"

#include <algorithm>
#include <string>

#include "bytes/eight_bytes.h"
#include "bytes/feature_hash.h"
#include "characters/text_line.h"

namespace neardup {

namespace {

/** U+3002, U+FF01, U+FF1F, U+FF0E, U+0964, U+061F, U+06D4, U+1362, U+17D4, U+104B, U+0589. */
constexpr std::string_view kWideMarks[] = {"\xe3\x80\x82", "\xef\xbc\x81", "\xef\xbc\x9f", "\xef\xbc\x8e",
                                           "\xe0\xa5\xa4", "\xd8\x9f",     "\xdb\x94",     "\xe1\x8d\xa2",
                                           "\xe1\x9f\x94", "\xe1\x81\x8b", "\xd6\x89"};

/** One of . ! ? ; : @param byte  less than 64. */
bool is_plain_mark(unsigned char byte) {
  constexpr std::uint64_t kMarks = std::uint64_t{1} << '.' | std::uint64_t{1} << '!' | std::uint64_t{1} << '?' |
                                   std::uint64_t{1} << ';' | std::uint64_t{1} << ':';
  return (kMarks >> byte & 1U) != 0;
}

/** Whether one of eight ASCII bytes is a plain mark. */
bool has_plain_mark(std::uint64_t eight) {
  const std::uint64_t marks =
      (at_least(eight, '!') & ~at_least(eight, '"')) | (at_least(eight, '.') & ~at_least(eight, '/')) |
      (at_least(eight, ':') & ~at_least(eight, '<')) | (at_least(eight, '?') & ~at_least(eight, '@'));
  return marks != 0;
}

bool ends_clause(std::string_view rest) {
  return rest.size() == 1 || static_cast<unsigned char>(rest[1]) <= ' ' || rest[1] == '"';
}

bool is_wide_mark(std::string_view rest) {
  for (const std::string_view mark : kWideMarks) {
    if (rest.substr(0, mark.size()) == mark) return true;
  }
  return false;
}

bool has_mark_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x40) return is_plain_mark(byte) && ends_clause(text.substr(at));
  return byte >= 0xd6 && is_wide_mark(text.substr(at));
}

}  // namespace

std::uint32_t letter_count(std::string_view text) {
  std::uint32_t letters = 0;
  unsigned char previous = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t rest = text.size() - at;
    const std::size_t window = rest >= 8 ? at : text.size() - 8;  // the last one overlaps the one before
    if (text.size() >= 8 && all_ascii(eight_bytes(text.data() + window))) {
      letters += count_high_bits(at_least(eight_bytes(text.data() + window), '!') &
                                 last_bytes(std::min<std::size_t>(rest, 8)));
      at = window + 8;
      previous = 0;
      continue;
    }
    const auto byte = static_cast<unsigned char>(text[at++]);
    const bool begins_character = byte > 0x20 && (byte & 0xc0) != 0x80;
    letters += static_cast<std::uint32_t>(begins_character) + static_cast<std::uint32_t>(byte >= 0xe3);
    letters -= static_cast<std::uint32_t>(previous == 0xc2 && byte == 0xa0);  // U+00A0
    previous = byte;
  }
  return letters;
}

bool has_sentence_mark(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    const std::size_t window = text.size() - at >= 8 ? at : text.size() - 8;  // the last one overlaps the one before
    if (text.size() >= 8 && all_ascii(eight_bytes(text.data() + window))) {
      end = window + 8;
      if (!has_plain_mark(eight_bytes(text.data() + window))) at = end;
    }
    for (; at != end; ++at) {
      if (has_mark_at(text, at)) return true;
    }
  }
  return false;
}

std::uint64_t word_digest(std::string_view text) {
  std::uint64_t digest = 0;
  each_word(text, [&digest](std::string_view word) {
    digest = std::max<std::uint64_t>(xxh3_hash(lower_ascii(word), digest), 1);
  });
  return digest;
}

std::size_t word_count(std::string_view text) {
  std::size_t words = 0;
  each_word(text, [&words](std::string_view) { ++words; });
  return words;
}

}  // namespace neardup
