/** @file method_text.h
 *  The text of a method in a scheme: a name, and numbers after colons. Internal. */
#ifndef NEARDUP_CORE_FEATURES_METHOD_TEXT_H
#define NEARDUP_CORE_FEATURES_METHOD_TEXT_H

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "bytes/parsed_number.h"

namespace neardup {

struct MethodText {
  std::string name;
  std::vector<unsigned> numbers;
};

/** A number written without leading zeros. */
inline std::optional<unsigned> read_method_number(std::string_view text) {
  if (text.size() > 1 && text[0] == '0') return std::nullopt;
  return parsed_number<unsigned>(text);
}

inline std::optional<MethodText> read_method(std::string_view text) {
  const std::vector<std::string> parts = split(text, ':');
  MethodText method{parts.front(), {}};
  for (std::size_t part = 1; part != parts.size(); ++part) {
    const std::optional<unsigned> number = read_method_number(parts[part]);
    if (!number) return std::nullopt;
    method.numbers.push_back(*number);
  }
  return method;
}

/** The entry of a table with this name; null if there is none. */
template <typename Entry, std::size_t count>
const Entry* entry_named(const Entry (&entries)[count], std::string_view name) {
  for (const Entry& entry : entries) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

/** Texts in one line. */
template <typename Entries, typename TextOf>
std::string listed(const Entries& entries, const TextOf& text_of, const char* separator = ", ") {
  std::string line;
  for (const auto& entry : entries) line.append(line.empty() ? "" : separator).append(text_of(entry));
  return line;
}

/** @exception std::invalid_argument "scheme: " and the message. */
[[noreturn]] inline void reject(const std::string& message) {
  throw std::invalid_argument("scheme: " + message);
}

/** @exception std::invalid_argument if a number of a scheme is out of range. */
inline void check_scheme_range(const std::string& name, unsigned value, unsigned low, unsigned high) {
  if (value >= low && value <= high) return;
  reject(name + " is " + std::to_string(value) + ", must be " + std::to_string(low) + " to " + std::to_string(high));
}

}  // namespace neardup

#endif  // NEARDUP_CORE_FEATURES_METHOD_TEXT_H
