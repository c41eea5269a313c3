#include "html/name_words.h"

#include <cstddef>

#include "bytes/ascii.h"

namespace neardup {

std::string_view take_name_word(std::string_view& rest) {
  std::size_t begin = 0;
  while (begin != rest.size() && !is_letter(rest[begin])) ++begin;
  std::size_t end = begin;
  while (end != rest.size() && is_capital(rest[end])) ++end;
  if (end <= begin + 1) {
    while (end != rest.size() && is_letter(rest[end]) && !is_capital(rest[end])) ++end;
  }
  const std::string_view word = rest.substr(begin, end - begin);
  rest.remove_prefix(end);
  return word;
}

}  // namespace neardup
