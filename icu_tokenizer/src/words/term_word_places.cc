#include "words/term_word_places.h"

#include <cstdint>

#include "bytes/ascii.h"
#include "words/piece_cutter.h"
#include "words/term_words.h"

namespace neardup {

namespace {

constexpr std::size_t kBlock = simd::BlockBits::kBytes;

std::size_t first_bit(std::uint64_t bits) {
  return static_cast<std::size_t>(__builtin_ctzll(bits));
}

}  // namespace

TermWordPlaces::Part TermWordPlaces::next_plain(std::size_t block, std::size_t begin) const {
  for (std::uint64_t signs = blocks_[block].sign; signs != 0; signs &= signs - 1) {
    const std::size_t sign = block * kBlock + first_bit(signs);
    if (sign < begin || !is_between_capitals(sign)) continue;
    const ByteRange initials = TermWords::ascii_initials_at(piece_, sign);
    if (initials.begin != initials.end) return {initials, true};
    return {part_around(sign, {begin, piece_.size()}), false};
  }
  return {};
}

ByteRange TermWordPlaces::next_of_any(ByteRange stretch) const {
  const auto may_be_initial = [](char c) {
    return is_capital(c) || static_cast<signed char>(c) < 0;
  };  // or next to a format character
  for (std::size_t dot = piece_.find('.', stretch.begin); dot < stretch.end; dot = piece_.find('.', dot + 1)) {
    const bool inner = dot != stretch.begin && dot + 1 != stretch.end;
    if (inner && may_be_initial(piece_[dot - 1]) && may_be_initial(piece_[dot + 1])) return part_around(dot, stretch);
  }
  return {stretch.end, stretch.end};
}

bool TermWordPlaces::is_between_capitals(std::size_t dot) const {
  return piece_[dot] == '.' && is_capital(piece_[dot - 1]) && dot + 1 != piece_.size() && is_capital(piece_[dot + 1]);
}

ByteRange TermWordPlaces::part_around(std::size_t byte, ByteRange within) const {
  ByteRange part{byte, byte + 1};
  const auto goes_on_at = [this](std::size_t i) {
    const auto first_byte = static_cast<unsigned char>(piece_[i]);
    return (first_byte > ' ' && first_byte != 0xE3) || !PieceCutter::may_begin_at(piece_, i);  // quick test first
  };
  while (part.begin != within.begin && goes_on_at(part.begin)) --part.begin;
  while (part.end != within.end && goes_on_at(part.end)) ++part.end;
  return part;
}

}  // namespace neardup
