#include "notation/code_signs.h"

#include <cstddef>

#include "bytes/ascii.h"
#include "bytes/utf8_characters.h"
#include "notation/sign_context.h"

namespace neardup {

namespace {

constexpr std::size_t kNearBytes = 16;  // of white space, and the end of an operand

/** The name behind a ! at a place, as far as it tells names apart; empty if the ! is punctuation. */
std::string_view negated_name(std::string_view text, std::size_t at) {
  const std::string_view before = without_space(bytes_before(text, at, kNearBytes));
  const std::string_view name = character_at(text, at + 1);
  const bool free = !before.empty() && std::string_view("(&|=").find(before.back()) != before.npos;
  return free && is_name_character(name) ? name : std::string_view();
}

/** Whether an operator stands between two operands, one of them in brackets or negated. */
bool joins_operands(std::string_view text, std::size_t at, std::size_t bytes) {
  const std::string_view before = without_space(bytes_before(text, at, kNearBytes));
  const std::string_view behind = without_space(text.substr(at + bytes, kNearBytes));
  const bool closed = ends_with(before, ")") || ends_with(before, "]");
  const bool opened = begins_with(behind, "(") || begins_with(behind, "!");
  return (closed || is_name_character(last_character_of(before))) &&
         (opened || is_name_character(character_at(behind, 0))) && (closed || opened);
}

}  // namespace

void add_code_signs(std::string_view text, std::set<std::string>& names) {
  for (std::size_t at = 0; (at = text.find('!', at)) != text.npos; ++at)
    if (const auto name = negated_name(text, at); !name.empty()) names.insert("!" + std::string(name));
  for (const std::string_view sign : {"&&", "||"}) {
    for (std::size_t at = 0; (at = text.find(sign, at)) != text.npos; at += sign.size())
      if (joins_operands(text, at, sign.size())) names.emplace(sign);
  }
}

}  // namespace neardup
