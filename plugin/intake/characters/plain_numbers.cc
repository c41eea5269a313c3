#include "characters/plain_numbers.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

#include "bytes/ascii.h"
#include "bytes/digits.h"

namespace neardup {

namespace {

constexpr std::string_view kDigits = "0123456789";
constexpr std::size_t kGroup = 3;  // digits between two spaces
constexpr std::size_t kHour = 2;   // digits, and of minutes

using Spelling = std::pair<std::string_view, std::string_view>;

constexpr Spelling kSignsOfNumbers[] = {
    {"\uff1a", ":"}, {"\uff0e", "."}, {"\uff0c", ","}, {"\uff0d", "-"},
    {"\uff07", "'"}, {"\u066b", "."}, {"\u066c", ","}, {"\u2019", "'"},
};

constexpr Spelling kMultiples[] = {
    {"百", "00"},   {"백", "00"},   {"千", "000"},      {"천", "000"},      {"万", "0000"},
    {"萬", "0000"}, {"만", "0000"}, {"億", "00000000"}, {"亿", "00000000"}, {"억", "00000000"},
};

constexpr std::string_view kHours[] = {"h", "H", "ч", "時", "时", "点", "點", "시", "giờ", "Uhr"};

constexpr std::string_view kSpaces[] = {" ", "\n", "\r", "\u00a0", "\u2007", "\u2009", "\u202f", "\u3000"};

std::size_t digits_of(std::string_view text) {
  return std::min(text.find_first_not_of(kDigits), text.size());
}

/** Bytes of the one of these that a text begins with; 0 for none. */
template <std::size_t kCount>
std::size_t bytes_of_any(std::string_view text, const std::string_view (&words)[kCount]) {
  const auto* const word =
      std::find_if(std::begin(words), std::end(words), [text](std::string_view w) { return begins_with(text, w); });
  return word == std::end(words) ? 0 : word->size();
}

/** Bytes of the spaces that a text begins with, one line end at most among them: a number goes on behind it, but not behind an
 *  empty line. */
std::size_t bytes_of_spaces(std::string_view text) {
  std::size_t end = 0;
  bool ended = false;
  while (const std::size_t space = bytes_of_any(text.substr(end), kSpaces)) {
    const bool line_end = text[end] == '\n';
    if (line_end && ended) return 0;
    ended = ended || line_end;
    end += space;
  }
  return end;
}

/** What is written for the first bytes of a text. */
struct Joint {
  std::size_t bytes;
  std::string_view plain;
};

template <std::size_t kCount>
std::optional<Joint> joint_of_any(std::string_view text, const Spelling (&spellings)[kCount]) {
  for (const auto& [spelling, plain] : spellings)
    if (begins_with(text, spelling)) return Joint{spelling.size(), plain};
  return std::nullopt;
}

/** Whether a text ends with digits that may be the first ones of a number: nothing or a sign touches them, and no word touches
 *  that. @param digits  how many. */
bool may_begin_number(std::string_view text, std::size_t digits) {
  constexpr std::string_view kTouching = ".,:/@'_-+";
  text.remove_suffix(digits);
  if (!text.empty() && (text.back() == '-' || text.back() == '+')) text.remove_suffix(1);
  return text.empty() || (!is_letter_or_digit(text.back()) && kTouching.find(text.back()) == kTouching.npos);
}

/** The spaces behind digits, if three more follow. @param behind  the digits. */
std::optional<Joint> space_in_number(std::string_view behind) {
  const std::size_t space = bytes_of_spaces(behind);
  if (space == 0 || digits_of(behind.substr(space)) != kGroup) return std::nullopt;
  const std::string_view next = behind.substr(space + kGroup);
  if (!next.empty() && is_letter(next.front())) return std::nullopt;
  return Joint{space, ""};
}

/** What stands between an hour and its minutes. @param behind  the hour. */
std::optional<Joint> sign_of_hour(std::string_view behind) {
  std::size_t end = bytes_of_spaces(behind);
  const std::size_t word = bytes_of_any(behind.substr(end), kHours);
  if (word == 0) return std::nullopt;
  end += word;
  end += bytes_of_spaces(behind.substr(end));
  return digits_of(behind.substr(end)) == kHour ? std::optional(Joint{end, ":"}) : std::nullopt;
}

/** Writes the numbers of a text. */
class NumberWriter {
 public:
  /** @param text  with_ascii_digits(). */
  std::string write(std::string_view text) && {
    while (!text.empty()) {
      const auto* const number = std::find_if(text.begin(), text.end(), is_digit);
      grouped_ = grouped_ && number == text.begin();
      take(text, static_cast<std::size_t>(number - text.begin()));
      const std::size_t digits = digits_of(text);
      take(text, digits);
      const bool multiplied = replace_multiples(text);
      const std::optional<Joint> joint = digits == 0 || multiplied ? std::nullopt : joint_behind(text, digits);
      if (joint) replace(text, *joint);
    }
    return std::move(plain_);
  }

 private:
  void take(std::string_view& text, std::size_t bytes) {
    plain_ += text.substr(0, bytes);
    text.remove_prefix(bytes);
  }

  void replace(std::string_view& text, const Joint& joint) {
    plain_ += joint.plain;
    text.remove_prefix(joint.bytes);
  }

  /** Behind digits: "3百万". @return whether there are any. */
  bool replace_multiples(std::string_view& text) {
    bool found = false;
    while (const std::optional<Joint> multiple = joint_of_any(text, kMultiples)) {
      replace(text, *multiple);
      found = true;
    }
    return found;
  }

  /** @param digits  how many are in front of a text. */
  std::optional<Joint> joint_behind(std::string_view text, std::size_t digits) {
    const bool may_go_on = digits <= kGroup && (grouped_ || may_begin_number(plain_, digits));
    const std::optional<Joint> space = may_go_on ? space_in_number(text) : std::nullopt;
    grouped_ = space.has_value();
    if (space) return space;
    const std::optional<Joint> sign = joint_of_any(text, kSignsOfNumbers);
    if (sign) return digits_of(text.substr(sign->bytes)) != 0 ? sign : std::nullopt;
    return digits <= kHour ? sign_of_hour(text) : std::nullopt;
  }

  std::string plain_;
  bool grouped_ = false;  // whether a space was left out in front of the digits
};

}  // namespace

std::string with_plain_numbers(std::string_view text) {
  return NumberWriter().write(with_ascii_digits(text));
}

}  // namespace neardup
