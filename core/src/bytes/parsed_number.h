/** @file parsed_number.h
 *  Reads a number that is a whole text, and writes one; cuts lists. THREADS: pure functions. */
#ifndef NEARDUP_CORE_BYTES_PARSED_NUMBER_H
#define NEARDUP_CORE_BYTES_PARSED_NUMBER_H

#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace neardup {

/** The number that the whole text is, as std::from_chars() reads it: without spaces, in no locale; nothing for another
 *  text or a number that does not fit. @param base  of an integer; none for 10. */
template <typename Number, typename... Base>
std::optional<Number> parsed_number(std::string_view text, Base... base) {
  Number number{};
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number, base...);
  if (error != std::errc() || end != last) return std::nullopt;
  return number;
}

/** The shortest decimal that reads back as the same number, in every locale. */
inline std::string number_text(double number) {
  std::array<char, 32> text{};
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

/** The parts of a text between separators, at least one. */
inline std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator, begin)) {
    parts.emplace_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  parts.emplace_back(text.substr(begin));
  return parts;
}

/** The parts with the separator between each two. */
inline std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i != parts.size(); ++i) text.append(i == 0 ? "" : separator).append(parts[i]);
  return text;
}

}  // namespace neardup

#endif  // NEARDUP_CORE_BYTES_PARSED_NUMBER_H
