#include "words/piece_cutter.h"

#include <algorithm>
#include <cstdint>

namespace neardup {

namespace {

std::uint8_t byte_at(std::string_view text, std::size_t i) {
  return static_cast<std::uint8_t>(text[i]);
}

bool is_trail_byte(std::string_view text, std::size_t i) {
  return (byte_at(text, i) & 0xC0) == 0x80;
}

/** The start of the character that contains byte i; i itself if the byte belongs to no character. */
std::size_t start_of_character(std::string_view text, std::size_t i) {
  std::size_t start = i;
  for (int steps = 0; steps != 3 && is_trail_byte(text, start); ++steps) {
    --start;
  }
  return is_trail_byte(text, start) ? i : start;
}

}  // namespace

bool PieceCutter::may_begin_at(std::string_view text, std::size_t i) {
  const auto byte = byte_at(text, i);
  if (byte == ' ' || (byte >= '\t' && byte <= '\r')) {
    return true;
  }
  return byte == 0xE3 && text.size() - i >= 3 && byte_at(text, i + 1) == 0x80 && byte_at(text, i + 2) >= 0x80 &&
         byte_at(text, i + 2) <= 0x82;
}

std::size_t PieceCutter::end_of_piece(std::string_view text, std::size_t begin) const {
  if (text.size() - begin <= target_) {
    return text.size();
  }
  const std::size_t last = std::min(text.size() - begin, limit_) + begin;
  for (std::size_t i = begin + target_; i != last; ++i) {
    if (may_begin_at(text, i)) {
      return i;
    }
  }
  if (last == text.size()) {
    return last;
  }
  // The stretch up to `last` may have begun late in this piece. It is cut only if it is longer than the limit itself;
  // otherwise tokens would depend on where pieces begin.
  for (std::size_t i = begin + target_ - 1; i > begin; --i) {
    if (may_begin_at(text, i)) {
      return i;
    }
  }
  return start_of_character(text, last);
}

}  // namespace neardup
