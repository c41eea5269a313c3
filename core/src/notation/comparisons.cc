#include "notation/comparisons.h"

#include <algorithm>
#include <cstddef>

#include "bytes/ascii.h"
#include "bytes/character_range.h"
#include "notation/sign_context.h"
#include "tokens/minus.h"

namespace neardup {

namespace {

constexpr std::size_t kOperandBytes = 32;  // of white space, a sign and the beginning of a number

/** The beginning of a number without its currency; empty if a text begins with none. */
std::string number_at(std::string_view text) {
  static constexpr CharacterRange kFractions[] = {{"\u00bc", "\u00be"}, {"\u2150", "\u215e"}};
  std::string number;
  for (;; text = without_space(text)) {
    const std::string_view first = character_at(text, 0);
    const bool minus = first == "-" || first == "\u2212";
    if (is_in(first, kFractions)) return number.append(first);
    if (!minus && first != "." && first != "~" && bytes_of_currency(first) == 0) break;
    if (minus) number += '-';
    text.remove_prefix(first.size());
  }
  const std::size_t digits = digits_end(text, 0);
  return digits == 0 ? std::string() : number.append(text.substr(0, digits));
}

/** Whether several lines begin with >. */
bool has_quoted_lines(std::string_view text) {
  const std::size_t first = begins_with(text, ">") ? 0 : text.find("\n>");
  return first != text.npos && text.find("\n>", first + 1) != text.npos;
}

/** Whether a > that only such signs and spaces precede in its line marks a quotation: one behind others, below a blank line, or of
 *  several lines. */
bool quotes(std::string_view text, std::size_t at, bool several) {
  const bool behind_blank = ends_with(bytes_before(text, at, 2), "\n\n");
  return several || behind_blank || !line_before(text, at).empty();
}

/** Whether a < opens a bracket: "<2004>". @param behind  the sign. */
bool opens_bracket(std::string_view behind) {
  const std::size_t end = behind.find_first_of(" <>\n");
  return end != behind.npos && end != 0 && behind[end] == '>';
}

/** Whether a > closes a tag, such as "<p>" or "<a href='x'>". @param before  the sign. */
bool closes_tag(std::string_view before) {
  if (before.empty() || std::string_view("/'\"").find(before.back()) != before.npos) return !before.empty();
  const std::size_t open = before.find_last_of("<>");
  if (open == before.npos || before[open] != '<' || open + 1 == before.size()) return false;
  return is_letter(before[open + 1]) || before[open + 1] == '/';
}

/** What a < or > compares with; empty if it compares nothing. @param behind  the sign. */
std::string operand(std::string_view before, std::string_view behind) {
  const bool spaced = ends_with(before, " ");
  const bool alike = spaced == begins_with(behind, " ");
  behind = without_space(behind);
  if (std::string number = number_at(behind); !number.empty()) return number;
  before = without_space(before);
  const bool of_names = alike && !before.empty() && (is_digit(before.back()) || ends_with_lone_letter(before));
  return of_names && begins_with_lone_letter(behind) ? lower_ascii(character_at(behind, 0)) : std::string();
}

/** Whether a sign is one of several: a quotation mark, an arrow or a trail such as "Home > News > 2026". */
bool is_of_trail(std::string_view text, std::size_t at) {
  const char sign = text[at];
  const std::string_view near = text.substr(at == 0 ? 0 : at - 1, at == 0 ? 2 : 3);
  if (std::count(near.begin(), near.end(), sign) > 1) return true;
  const auto names = [](std::string_view line) { return std::any_of(line.begin(), line.end(), is_letter); };
  const std::string_view before = line_before(text, at);
  const std::string_view behind = line_behind(text, at + 1);
  const std::size_t last = before.rfind(" > ");
  const std::size_t next = behind.find(" > ");
  return sign == '>' && ((last != before.npos && names(before.substr(last))) ||
                         (next != behind.npos && names(behind.substr(0, next))));
}

/** @param several  whether several lines begin with >. @param order  of the signs that compare. */
void add_comparison(std::string_view text, std::size_t at, bool several, std::set<std::string>& names,
                    std::string& order) {
  const bool less = text[at] == '<';
  const bool arrow =
      less && text.substr(at + 1, 1) == "-" && (text.substr(at + 2, 1) == " " || text.substr(at + 2, 1) == "-");
  if (arrow || is_of_trail(text, at)) return;
  const std::string_view before = bytes_before(text, at, kOperandBytes);
  if (!less && (ends_with(before, "-") || ends_with(before, "=") || closes_tag(before))) return;
  if (less && opens_bracket(text.substr(at + 1, kOperandBytes))) return;
  const bool or_equal = character_at(text, at + 1) == "=";
  std::string_view behind = text.substr(at + (or_equal ? 2 : 1), kOperandBytes);
  if (!or_equal && !less && line_before(text, at).find_first_not_of("> ") == before.npos) {
    if (quotes(text, at, several)) return;
    behind = behind.substr(0, behind.find('\n'));
  }
  if (or_equal) {
    const std::string_view next = without_space(behind);
    const bool compares = !number_at(next).empty() || is_name_character(character_at(next, 0));
    if (!compares) return;
    names.emplace(less ? "\u2264" : "\u2265");
    order += text[at];
  } else if (const std::string other = operand(before, behind); !other.empty()) {
    names.insert(text[at] + other);
    order += text[at];
  }
}

}  // namespace

void add_comparisons(std::string_view text, std::set<std::string>& names) {
  const bool several = has_quoted_lines(text);
  std::string order;
  for (std::size_t at = 0; (at = text.find_first_of("<>", at)) != text.npos; ++at)
    add_comparison(text, at, several, names, order);
  if (order.find('<') != order.npos && order.find('>') != order.npos) names.insert(order);
}

}  // namespace neardup
