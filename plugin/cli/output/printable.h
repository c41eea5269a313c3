/** @file printable.h
 *  Makes foreign text safe to print: no control character and no ill-formed byte reaches a terminal; counts and
 *  shares, for sentences. */
#ifndef NEARDUP_CLI_OUTPUT_PRINTABLE_H
#define NEARDUP_CLI_OUTPUT_PRINTABLE_H

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

namespace neardup::cli {

/** The text as well-formed UTF-8 without controls: each C0 control, DEL, C1 control, bidirectional override and
 *  ill-formed byte becomes \xHH or \u{HHHH}. Backslashes stay. */
std::string printable(std::string_view text);

/** The text with another one in each place where one stands. */
std::string replaced(std::string text, std::string_view what, std::string_view by);

/** A word for a shell. */
std::string shell_word(const std::string& word);

/** "1 group", "2 groups".
 *  @param noun  a noun with a plural in s. */
inline std::string counted(std::size_t number, const std::string& noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

/** "1,234,567". */
inline std::string with_commas(std::size_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}

/** "96.4 %". Rounded down, so that "100 %" is the whole.
 *  @param share  0..1. */
inline std::string percent(double share) {
  constexpr double kThousand = 1000;
  constexpr double kAboveRounding = 1e-9;
  const auto tenths = static_cast<std::size_t>(std::floor(share * kThousand + kAboveRounding));
  const std::string whole = std::to_string(tenths / 10);
  return (tenths % 10 == 0 ? whole : whole + "." + std::to_string(tenths % 10)) + " %";
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OUTPUT_PRINTABLE_H
