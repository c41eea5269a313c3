/** @file parsed_number.h
 *  Reads a number that is a whole text, and writes one. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_PARSED_NUMBER_H
#define NEARDUP_CORE_BYTES_PARSED_NUMBER_H

#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace neardup {

/** The number that the whole text is, as std::from_chars() reads it: without spaces, in no locale; nothing for another
 *  text or a number that does not fit. */
template <typename Number>
std::optional<Number> parsed_number(std::string_view text) {
  Number number{};
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error != std::errc() || end != last) return std::nullopt;
  return number;
}

/** The shortest decimal that reads back as the same number, in every locale. */
inline std::string number_text(double number) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_PARSED_NUMBER_H
