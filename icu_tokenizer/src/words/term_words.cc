#include "words/term_words.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "repair/next_character.h"
#include "tokens/unspaced_scripts.h"

namespace neardup {

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

/** The bytes of a joining character in a term, between two others; 0 if it does not join. */
std::size_t length_of_infix(UChar32 c, bool between_digits) {
  const char32_t joint = c < 0 ? 0 : term_joint(static_cast<char32_t>(c), between_digits);
  return joint == 0 ? 0 : static_cast<std::size_t>(U8_LENGTH(joint));
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
  bool han_or_kana() const { return value_ >= 0x80 && facts_.han_or_kana; }
  bool is_mark() const { return value_ >= 0x80 && (U_GET_GC_MASK(value_) & U_GC_M_MASK) != 0; }
  bool is_cut_by_dictionary() const {
    constexpr UChar32 kFirst = 0xE00;  // Thai is the first such script
    return value_ >= kFirst && is_dictionary_cut(static_cast<char32_t>(value_));
  }

  /** For a character of a word. */
  std::size_t length_in_lower_case() const {
    if (value_ < 0x80) return 1;
    const bool is_lower_case = facts_.folds_to_one && facts_.folded == static_cast<char32_t>(value_);
    const UChar32 lower = is_lower_case ? value_ : u_tolower(value_);  // Cherokee: neither, and as long
    return static_cast<std::size_t>(U8_LENGTH(lower));
  }

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

/** A word, or the part of one between characters of Han and Kana. */
class TermWords::Part {
 public:
  void add(const Reader& reader) {
    if (length_ == 0) range_.begin = reader.begin();
    range_.end = reader.end();
    length_ += infix_ + reader.length_in_lower_case();
    infix_ = 0;
    dictionary_cut_ = dictionary_cut_ || reader.is_cut_by_dictionary();
  }

  /** Counted only if another character follows. */
  void add_infix(std::size_t length) { infix_ = length_ == 0 ? 0 : length; }

  void add_suffix(std::size_t length) { length_ += length_ == 0 ? 0 : length; }

  void close(std::vector<TermWord>& found) {
    if (length_ > kLongest) {
      found.push_back({range_, dictionary_cut_ ? TermWord::Kind::kTooLongUnspaced : TermWord::Kind::kTooLong});
    }
    *this = Part();
  }

 private:
  ByteRange range_;
  std::size_t length_ = 0;
  std::size_t infix_ = 0;
  bool dictionary_cut_ = false;
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
  const bool too_long = end - begin >= 2 * kLongest;
  return behind < 0 || is_in_ascii_word(behind) || too_long ? kNone : ByteRange{begin, end};
}

void TermWords::clear() {
  found_.clear();
  next_ = 0;
}

const std::vector<TermWord>& TermWords::find(std::string_view text, ByteRange stretch) {
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
  found_.push_back({{begin, end}, letters > kLongest ? TermWord::Kind::kTooLong : TermWord::Kind::kInitials});
  reader = ahead;
  return true;
}

/** @param reader  at the begin of a word; moves behind it. */
void TermWords::take_word(Reader& reader) {
  Part part;
  for (;;) {
    UChar32 previous = 0;
    bool behind_han_or_kana = false;
    for (; reader.in_word(); reader.advance()) {
      previous = reader.value();
      behind_han_or_kana = reader.han_or_kana() || (behind_han_or_kana && reader.is_mark());
      if (behind_han_or_kana) {
        part.close(found_);
      } else {
        part.add(reader);
      }
    }
    if (reader.at_end()) break;
    Reader next = reader;
    next.advance();
    if (!next.in_word()) break;
    const bool between_digits = is_decimal_digit(previous) && is_decimal_digit(next.value());
    const std::size_t infix = length_of_infix(reader.value(), between_digits);
    if (reader.is(kZeroWidthSpace)) no_initials_to_ = next.begin() + 1;  // Xapian's word goes on
    if (infix == 0) break;
    part.add_infix(infix);
    reader = next;
  }
  std::size_t suffix = 0;
  for (; suffix <= kMostTermSuffixes && reader.is_suffix(); reader.advance()) ++suffix;
  if (suffix <= kMostTermSuffixes && !reader.in_word()) part.add_suffix(suffix);
  part.close(found_);
}

const TermWord* TermWords::overlapping(ByteRange range) {
  while (next_ != found_.size() && found_[next_].range.end <= range.begin) ++next_;
  return next_ != found_.size() && found_[next_].range.begin < range.end ? &found_[next_] : nullptr;
}

bool TermWords::leave_out(ByteRange range) {
  if (overlapping(range) == nullptr) return false;
  for (std::size_t i = next_; i != found_.size() && found_[i].range.begin < range.end; ++i) {
    if (found_[i].kind == TermWord::Kind::kTooLong) return true;
    if (found_[i].kind == TermWord::Kind::kTooLongUnspaced && is_too_long(range)) return true;
  }
  return false;
}

/** @param range  of a token; may begin or end with characters outside the token. */
bool TermWords::is_too_long(ByteRange range) const {
  if (range.end - range.begin <= kLongest) return false;
  std::size_t length = 0;
  for (std::size_t i = range.begin; i != range.end;) {
    const std::size_t begin = i;
    const UChar32 character = next_character(text_.substr(0, range.end), i);
    const CharacterFacts facts = character < 0 ? CharacterFacts() : characters_.of(static_cast<char32_t>(character));
    length += facts.in_term && !facts.ignorable ? i - begin : 0;
  }
  return length > kLongest;
}

}  // namespace neardup
