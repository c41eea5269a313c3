#include "words/term_word_places.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "bytes/ascii.h"
#include "words/piece_cutter.h"
#include "words/term_words.h"

namespace neardup {

namespace {

constexpr std::size_t kBlock = simd::BlockBits::kBytes;

/** The role that an ASCII character, or a byte of another one, may have in a word. */
enum class Role : std::uint8_t {
  kInside,  ///< in a word, or within or behind it, whatever its neighbours are
  kJoiner,  ///< within a word, between two digits
  kEnd,     ///< neither
};

constexpr std::array<Role, 256> make_roles() {
  std::array<Role, 256> roles{};
  for (std::size_t c = 0; c != 0x80; ++c) {
    const bool alphanumeric = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_';
    const bool inside = alphanumeric || c == '\'' || c == '&' || c == '+' || c == '#';
    roles[c] = inside ? Role::kInside : c == ',' || c == '.' || c == ';' ? Role::kJoiner : Role::kEnd;
  }
  return roles;
}

constexpr std::array<Role, 256> kRoles = make_roles();

std::size_t first_bit(std::uint64_t bits) {
  return static_cast<std::size_t>(__builtin_ctzll(bits));
}

}  // namespace

ByteRange TermWordPlaces::next_plain(std::size_t block, Progress& progress) const {
  const std::size_t long_word = long_word_of_block(block, progress);
  std::size_t place = long_word;
  for (std::uint64_t signs = blocks_[block].sign; signs != 0 && place == long_word; signs &= signs - 1) {
    const std::size_t sign = block * kBlock + first_bit(signs);
    if (sign >= progress.parts_end && sign < place && is_between_capitals(sign)) place = sign;
  }
  if (place == piece_.size()) return {};
  const ByteRange initials = place == long_word ? ByteRange() : TermWords::ascii_initials_at(piece_, place);
  progress.is_initials = initials.begin != initials.end;
  const ByteRange part = progress.is_initials ? initials : part_around(place, {progress.parts_end, piece_.size()});
  progress.parts_end = part.end;
  progress.runs_end = part.end;
  return part;
}

/** The begin of a run of more than 64 bytes that may be a word and fills half the block; the piece's end if there is
 *  none. */
std::size_t TermWordPlaces::long_word_of_block(std::size_t block, Progress& progress) const {
  for (const std::size_t half : {block * kBlock, block * kBlock + kBlock / 2}) {
    const std::uint64_t others = blocks_[block].pause | blocks_[block].awkward;  // awkward: so is the whole part
    if (static_cast<std::uint32_t>(others >> half % kBlock) != 0 || half < progress.runs_end) continue;
    const std::size_t half_end = half + kBlock / 2;
    if (visit_gaps({half, half_end}, [this](std::size_t gap) { return ends_word(gap); }) != half_end) continue;
    const ByteRange run = run_around(half, progress.parts_end);
    const std::size_t word = next_long_word(run);
    if (word != run.end) return word;
    progress.runs_end = run.end;
  }
  return piece_.size();
}

/** The bytes around one, from `begin` on, without a pause between them. */
ByteRange TermWordPlaces::run_around(std::size_t byte, std::size_t begin) const {
  ByteRange run{begin, byte};
  std::size_t block = byte / kBlock;
  std::uint64_t pauses = blocks_[block].pause & ((std::uint64_t{1} << byte % kBlock) - 1);
  for (; pauses == 0 && block * kBlock > begin; pauses = blocks_[block].pause) --block;
  if (pauses != 0)
    run.begin = std::max(begin, block * kBlock + kBlock - static_cast<std::size_t>(__builtin_clzll(pauses)));
  block = byte / kBlock;
  pauses = blocks_[block].pause & ~std::uint64_t{0} << byte % kBlock;
  while (pauses == 0) pauses = blocks_[++block].pause;  // there is one behind the piece
  run.end = std::min(piece_.size(), block * kBlock + first_bit(pauses));
  return run;
}

ByteRange TermWordPlaces::next_of_any(ByteRange stretch) const {
  const auto may_be_initial = [](char c) {
    return is_capital(c) || static_cast<signed char>(c) < 0;
  };  // or next to a format character
  std::size_t word_begin = stretch.begin;
  const auto is_long = [&word_begin](std::size_t end) { return end - word_begin >= TermWords::kFewestTooLong; };
  bool has_initials = false;
  const std::size_t place = visit_gaps(stretch, [&](std::size_t gap) {
    const bool inner = gap != stretch.begin && gap + 1 != stretch.end;
    has_initials = inner && piece_[gap] == '.' && may_be_initial(piece_[gap - 1]) && may_be_initial(piece_[gap + 1]);
    if (has_initials) return true;
    if (!ends_word(gap)) return false;
    if (is_long(gap)) return true;
    word_begin = gap + 1;
    return false;
  });
  if (!has_initials && !is_long(place)) return {stretch.end, stretch.end};
  return part_around(is_long(place) ? word_begin : place, stretch);
}

/** The first byte outside plain words, or of a sign or pause, for which `visit` returns true; the end if there is none.
 */
template <class Visit>
std::size_t TermWordPlaces::visit_gaps(ByteRange range, Visit visit) const {
  for (std::size_t block = range.begin / kBlock; block * kBlock < range.end; ++block) {
    const std::size_t block_begin = block * kBlock;
    const simd::BlockBits& bits = blocks_[block];
    std::uint64_t gaps = ~(bits.word | bits.awkward) | bits.sign | bits.pause;
    gaps &= simd::BlockBits::inside(block, range.begin, range.end);
    for (; gaps != 0; gaps &= gaps - 1) {
      const std::size_t gap = block_begin + first_bit(gaps);
      if (visit(gap)) return gap;
    }
  }
  return range.end;
}

/** The begin of the first run of more than 64 bytes that may be a word; the end if there is none. */
std::size_t TermWordPlaces::next_long_word(ByteRange range) const {
  if (range.end - range.begin <= TermWords::kLongest) return range.end;
  std::size_t word_begin = range.begin;
  const std::size_t place = visit_gaps(range, [&](std::size_t gap) {
    if (!ends_word(gap)) return false;
    if (gap - word_begin > TermWords::kLongest) return true;
    word_begin = gap + 1;
    return false;
  });
  return place - word_begin > TermWords::kLongest ? word_begin : range.end;
}

bool TermWordPlaces::is_between_capitals(std::size_t dot) const {
  return piece_[dot] == '.' && is_capital(piece_[dot - 1]) && dot + 1 != piece_.size() && is_capital(piece_[dot + 1]);
}

/** Whether no word of Xapian's continues across a byte. */
bool TermWordPlaces::ends_word(std::size_t byte) const {
  if ((blocks_[byte / kBlock].pause >> byte % kBlock & 1) != 0) return true;
  const Role role = kRoles[static_cast<unsigned char>(piece_[byte])];
  if (role != Role::kJoiner) return role == Role::kEnd;
  return (byte != 0 && is_letter(piece_[byte - 1])) || (byte + 1 != piece_.size() && is_letter(piece_[byte + 1]));
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
