#include "characters/text_measures.h"

#include <cstddef>
#include <cstring>
#include <optional>

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

bool ends_clause(std::string_view rest) {
  return rest.size() == 1 || static_cast<unsigned char>(rest[1]) <= ' ' || rest[1] == '"';
}

constexpr std::uint64_t kHighBits = 0x8080808080808080U;

/** A byte eight times. */
constexpr std::uint64_t eight_times(unsigned char byte) {
  return 0x0101010101010101U * byte;
}

/** Eight bytes of a text, if there are as many and all are ASCII. */
std::optional<std::uint64_t> eight_ascii(std::string_view text, std::size_t at) {
  if (text.size() - at < 8) return {};
  std::uint64_t bytes = 0;
  std::memcpy(&bytes, text.data() + at, 8);
  if ((bytes & kHighBits) != 0) return {};
  return bytes;
}

/** The high bit of each of eight ASCII bytes that is at least as large as another. */
std::uint64_t at_least(std::uint64_t bytes, unsigned char least) {
  return (bytes + eight_times(static_cast<unsigned char>(0x80 - least))) & kHighBits;
}

/** How many high bits are set. */
std::uint32_t count_high_bits(std::uint64_t bits) {
  return static_cast<std::uint32_t>((bits >> 7) * eight_times(1) >> 56);  // the sum of the bytes
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
  std::size_t at = 0;
  while (at < text.size()) {
    if (const std::optional<std::uint64_t> eight = eight_ascii(text, at)) {
      letters += count_high_bits(at_least(*eight, '!'));
      at += 8;
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
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::optional<std::uint64_t> eight = eight_ascii(text, at);
    if (eight && (at_least(*eight, '!') & ~at_least(*eight, '@')) == 0) {  // no mark
      at += 7;
      continue;
    }
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x40 ? is_plain_mark(byte) && ends_clause(text.substr(at))
                    : byte >= 0xd6 && is_wide_mark(text.substr(at))) {
      return true;
    }
  }
  return false;
}

}  // namespace neardup
