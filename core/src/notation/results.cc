#include "notation/results.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"
#include "notation/sign_context.h"

namespace neardup {

namespace {

constexpr std::size_t kAround = 16;  // bytes of white space, and of what it parts
constexpr std::size_t kMostPlus = 4;

bool is_space(std::string_view character) {
  return !character.empty() && without_space(character).empty();
}

/** Whether a text ends with a term of a sum: a number, a bracket or a name of one letter, such as "2x". */
bool ends_with_term(std::string_view text) {
  if (text.empty() || text.back() == ')' || is_digit(text.back()) || ends_with_lone_letter(text)) return !text.empty();
  text.remove_suffix(last_character_of(text).size());
  return !text.empty() && is_digit(text.back());
}

/** Whether a sign begins a line that has words, such as an item of a list or a headline between signs; a sum may be wrapped. */
bool begins_line(std::string_view text, std::size_t at, std::size_t bytes) {
  const std::string_view behind = line_behind(text, at + bytes);
  if (!line_before(text, at).empty() || behind.empty()) return false;
  return !is_digit(behind.front()) || !ends_with_term(without_space(bytes_before(text, at, kAround)));
}

bool ends_sentence(std::string_view text) {
  return text.size() > 1 && std::string_view(".;!?").find(text.back()) != text.npos &&
         is_name_character(last_character_of(text.substr(0, text.size() - 1)));
}

bool ends_with_word(std::string_view text) {
  return is_name_character(last_character_of(text)) && !ends_with_term(text);
}

bool begins_with_word(std::string_view text) {
  return is_name_character(character_at(text, 0)) && !is_digit(text.front());
}

/** Whether a + or dash that begins no line stands alone. @param bytes  of it. */
bool stands_alone(std::string_view text, std::size_t at, std::size_t bytes) {
  constexpr std::string_view kBefore = "([|:,;\"";
  constexpr std::string_view kBehind = ")]|,;\".";
  const std::string_view last = last_character_of(text.substr(0, at));
  const std::string_view next = character_at(text, at + bytes);
  if (!last.empty() && !is_space(last) && kBefore.find(last) == kBefore.npos) return false;
  if (!next.empty() && !is_space(next) && kBehind.find(next) == kBehind.npos) return false;
  const std::string_view before = without_space(bytes_before(text, at, kAround));
  const std::string_view behind = line_behind(text, at + bytes);
  if (last == " " && ends_sentence(before)) return behind.empty();       // "One. + Two"
  if (ends_with_word(before) && begins_with_word(behind)) return false;  // "Laurel + Hardy"
  return behind.empty() || !is_digit(behind.front()) || ends_with_term(before);
}

/** Bytes of a + or dash at a place, and what it is; 0 bytes for another character. */
std::size_t bytes_of_sign(std::string_view text, std::size_t at) {
  if (text[at] == '+') return std::min(text.find_first_not_of('+', at), text.size()) - at;
  for (const std::string_view dash : {"-", "\u2212", "\u2010", "\u2011", "\u2013", "\u2014"})
    if (text.substr(at, dash.size()) == dash) return dash.size();
  return 0;
}

/** Add the signs that stand alone, and their order. */
void add_lone_signs(std::string_view text, std::set<std::string>& names) {
  std::string order;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t bytes = bytes_of_sign(text, at);
    if (bytes == 0) continue;
    const bool plus = text[at] == '+';
    if (begins_line(text, at, bytes)) {
      at = plus ? std::min(text.find('\n', at), text.size()) : at + bytes - 1;
      continue;
    }
    if ((!plus || bytes <= kMostPlus) && stands_alone(text, at, bytes)) {
      if (plus) names.emplace(bytes, '+');
      order.append(plus ? bytes : 1, plus ? '+' : '-') += ' ';
    }
    at += bytes - 1;
  }
  const bool both = order.find('+') != order.npos && order.find('-') != order.npos;
  if (both) names.insert(order);
}

/** Whether a text ends with a name of one letter or, in capitals, of a time zone. */
bool ends_with_origin(std::string_view text) {
  if (ends_with_lone_letter(text)) return is_letter(text.back());
  const std::size_t begin = text.find_last_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + 1;
  const std::size_t letters = text.size() - begin;
  return 2 <= letters && letters <= 4 && !is_name_character(last_character_of(text.substr(0, begin)));
}

/** Add the + of "3+4", and "+2" of "UTC+2". @param at  the place of the +. */
void add_inner_plus(std::string_view text, std::size_t at, std::set<std::string>& names) {
  const std::string_view before = bytes_before(text, at, kAround);
  const std::size_t end = digits_end(text, at + 1);
  const char last = before.empty() ? ' ' : before.back();
  const bool of_digits = (is_digit(last) || last == ')') && (end != at + 1 || character_at(text, end) == "(");
  const bool sum =
      of_digits || (ends_with_lone_letter(before) && begins_with_lone_letter(text.substr(at + 1, kAround)));
  if (sum) names.emplace("+");
  if (end != at + 1 && ends_with_origin(before)) names.emplace(text.substr(at, end - at));
}

}  // namespace

void add_results(std::string_view text, std::set<std::string>& names) {
  bool may_stand_alone = false;
  for (std::size_t at = 0; (at = text.find('+', at)) != text.npos; ++at) {
    const std::string_view next = character_at(text, at + 1);
    may_stand_alone = may_stand_alone || !is_name_character(next);
    if (is_name_character(next) || next == "(") add_inner_plus(text, at, names);
  }
  if (may_stand_alone) add_lone_signs(text, names);
}

}  // namespace neardup
