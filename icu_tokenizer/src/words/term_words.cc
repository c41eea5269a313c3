#include "words/term_words.h"

#include <cstdint>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "bytes/ascii.h"
#include "repair/next_character.h"
#include "tokens/unspaced_scripts.h"
#include "words/piece_cutter.h"

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

namespace {

bool is_in_ascii_word(UChar32 c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool is_capital(UChar32 c) {
  return c >= 'A' && c <= 'Z';
}

bool is_decimal_digit(UChar32 c) {
  return c < 0x80 ? c >= '0' && c <= '9' : u_charType(c) == U_DECIMAL_DIGIT_NUMBER;
}

constexpr UChar32 kZeroWidthSpace = 0x200B;

/** Whether a character joins the parts of a term between two others. */
bool joins(UChar32 c, bool between_digits) {
  return c >= 0 && term_joint(static_cast<char32_t>(c), between_digits) != 0;
}

}  // namespace

/** Walks the characters of a text, without ignorable ones. */
class TermWords::Reader {
 public:
  Reader(CharacterTable& characters, std::string_view text, ByteRange stretch)
      : characters_(&characters), text_(text.substr(0, stretch.end)), end_(stretch.begin) {
    advance();
  }

  bool at_end() const { return begin_ == text_.size(); }
  std::size_t begin() const { return begin_; }
  std::size_t end() const { return end_; }
  /** Negative at an ill-formed sequence, and at the end. */
  UChar32 value() const { return value_; }
  bool is(UChar32 value) const { return value_ == value; }
  bool is_capital() const { return value_ >= 'A' && value_ <= 'Z'; }
  bool is_suffix() const { return is('+') || is('#'); }
  bool in_word() const { return value_ < 0x80 ? is_in_ascii_word(value_) : facts_.in_term; }

  void advance() {
    do {
      begin_ = end_;
      value_ = at_end() ? -1 : static_cast<unsigned char>(text_[begin_]);
      if (value_ < 0x80) break;
      value_ = next_character(text_, end_);
      facts_ = value_ < 0 ? CharacterFacts() : characters_->of(static_cast<char32_t>(value_));
    } while (is_passed_over());
    if (value_ >= 0 && value_ < 0x80) ++end_;
  }

 private:
  bool is_passed_over() const {
    return facts_.ignorable && value_ != kZeroWidthSpace && u_charType(value_) == U_FORMAT_CHAR;
  }

  CharacterTable* characters_;
  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t end_;
  UChar32 value_ = -1;
  CharacterFacts facts_{};  // beyond ASCII
};

ByteRange TermWords::ascii_initials_at(std::string_view text, std::size_t dot) {
  constexpr ByteRange kNone{0, 0};
  const auto byte = [text](std::size_t i) -> int { return i < text.size() ? static_cast<signed char>(text[i]) : ' '; };
  const std::size_t begin = dot - 1;
  const int before = begin == 0 ? ' ' : byte(begin - 1);
  if (before != ' ' && before != '\n' && before != '(') return kNone;
  std::size_t end = dot;
  while (byte(end) == '.' && is_capital(byte(end + 1))) end += 2;
  const int behind = byte(byte(end) == '.' ? end + 1 : end);
  return behind < 0 || is_in_ascii_word(behind) ? kNone : ByteRange{begin, end};
}

void TermWords::clear() {
  found_.clear();
  next_ = 0;
}

const std::vector<ByteRange>& TermWords::find(std::string_view text, ByteRange stretch) {
  text_ = text;
  no_initials_to_ = 0;
  for (Reader reader(characters_, text, stretch); !reader.at_end();) {
    if (!reader.in_word()) {
      reader.advance();
    } else if (!take_initials(reader)) {
      take_word(reader);
    }
  }
  return found_;
}

/** @param reader  at the begin of a word; moves behind it if it is initials.
 *  @return        whether it is. */
bool TermWords::take_initials(Reader& reader) {
  if (!reader.is_capital() || reader.begin() < no_initials_to_) return false;
  const std::size_t begin = reader.begin();
  std::size_t end = begin;
  std::size_t letters = 0;
  Reader ahead = reader;
  for (bool goes_on = true; goes_on;) {
    ++letters;
    end = ahead.end();
    ahead.advance();
    goes_on = ahead.is('.');
    if (goes_on) ahead.advance();
    goes_on = goes_on && ahead.is_capital();
  }
  if (letters == 1) return false;
  if (ahead.in_word()) {
    no_initials_to_ = ahead.begin();  // what continues here also does for those that begin between
    return false;
  }
  found_.push_back({begin, end});
  reader = ahead;
  return true;
}

/** @param reader  at the begin of a word; moves behind it. */
void TermWords::take_word(Reader& reader) {
  for (;;) {
    UChar32 previous = 0;
    for (; reader.in_word(); reader.advance()) previous = reader.value();
    if (reader.at_end()) break;
    Reader next = reader;
    next.advance();
    if (!next.in_word()) break;
    const bool between_digits = is_decimal_digit(previous) && is_decimal_digit(next.value());
    if (reader.is(kZeroWidthSpace)) no_initials_to_ = next.begin() + 1;  // Xapian's word goes on
    if (!joins(reader.value(), between_digits)) break;
    reader = next;
  }
  for (std::size_t suffix = 0; suffix <= kMostTermSuffixes && reader.is_suffix(); ++suffix) reader.advance();
}

const ByteRange* TermWords::overlapping(ByteRange range) {
  while (next_ != found_.size() && found_[next_].end <= range.begin) ++next_;
  return next_ != found_.size() && found_[next_].begin < range.end ? &found_[next_] : nullptr;
}

}  // namespace neardup
