#include "flags/flag.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <optional>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "bytes/parsed_number.h"

namespace neardup::cli {

namespace {

/** What a text with a decimal comma or a percent sign means, for a message; empty for another text. */
std::string meant_number(std::string text, const Flag& flag) {
  std::replace(text.begin(), text.end(), ',', '.');
  const bool percent = !text.empty() && text.back() == '%';
  if (percent) text.pop_back();
  const std::optional<double> written = parsed_number<double>(text);
  if (!written) return {};
  const double number = percent ? *written / 100 : *written;
  return number >= flag.least && number <= flag.most ? fmt::format(" (did you mean {}?)", number) : std::string();
}

std::string problem_with_number(const Flag& flag, const std::string& text) {
  const std::optional<double> number = parsed_number<double>(text);
  if (number && *number >= flag.least && *number <= flag.most) return {};
  const std::string message = fmt::format("'{}' is not a number from {} to {}", text, flag.least, flag.most);
  constexpr double kPercent = 100;
  if (!number) return message + meant_number(text, flag);
  constexpr double kLeastMeant = 10;                                                       // 2 is no 2 %
  if (flag.most != 1 || !(*number >= kLeastMeant && *number <= kPercent)) return message;  // NaN is neither
  return fmt::format("{} (did you mean {}?)", message, *number / kPercent);
}

/** Decimal digits only. */
std::string problem_with_whole(const Flag& flag, const std::string& text) {
  const std::optional<std::uint64_t> number = parsed_number<std::uint64_t>(text);
  const bool open = flag.most == 0;
  const auto least = static_cast<std::uint64_t>(flag.least);
  const auto most = open ? std::numeric_limits<std::uint64_t>::max() : static_cast<std::uint64_t>(flag.most);
  if (number && *number >= least && *number <= most) return {};
  return fmt::format("'{}' is not a whole number {}", text,
                     open ? fmt::format("of at least {}", least) : fmt::format("from {} to {}", least, most));
}

std::string problem_with_word(const Flag& flag, const std::string& text) {
  const std::vector<std::string> words = parts_of(flag.words, '|');
  if (std::find(words.begin(), words.end(), text) != words.end()) return {};
  return fmt::format("'{}' is not one of {}", text, fmt::join(words, ", "));
}

std::string problem_with_input(const std::string& path) {
  std::error_code error;
  for (const char* file : {"iamglass", "iamchert", "iamhoney"}) {
    if (!std::filesystem::exists(std::filesystem::path(path) / file, error)) continue;
    return fmt::format("'{}' is a database, not a file to read; 'xapian-neardup help' lists what works on databases",
                       path);
  }
  return {};
}

}  // namespace

std::vector<std::string> parts_of(const std::string& text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t quote = separator == ',' && text[begin] == '"' ? text.find('"', begin + 1) : text.npos;
    const bool quoted = quote != text.npos && (quote + 1 == text.size() || text[quote + 1] == separator);
    const std::size_t end = quoted ? quote + 1 : std::min(text.find(separator, begin), text.size());
    if (quoted)
      parts.push_back(text.substr(begin + 1, quote - begin - 1));
    else if (end != begin)
      parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::vector<std::string> Flag::names() const {
  std::vector<std::string> all = parts_of(name, ',');
  for (std::string& one : all) {
    if (one.front() == '!') one.erase(0, 1);
  }
  return all;
}

std::string Flag::long_name() const {
  const std::vector<std::string> all = names();
  return all.front().compare(0, 2, "--") == 0 || all.size() == 1 ? all.front() : all[1];
}

bool Flag::holds_in(const std::string& command) const {
  const std::vector<std::string> all = parts_of(commands, ' ');
  return std::find(all.begin(), all.end(), command) != all.end() || is_common_in(command);
}

bool Flag::is_common_in(const std::string& command) const {
  const std::vector<std::string> all = parts_of(commands, ' ');
  return std::find(all.begin(), all.end(), command + "*") != all.end();
}

std::vector<const Flag*> flags_of(const std::string& command) {
  std::vector<const Flag*> flags;
  for (const Flag& flag : flag_table()) {
    if (flag.holds_in(command)) flags.push_back(&flag);
  }
  return flags;
}

const Flag& flag_of(const std::string& command, const std::string& long_name) {
  for (const Flag* flag : flags_of(command)) {
    if (flag->long_name() == long_name) return *flag;
  }
  throw std::logic_error(fmt::format("the table of flags has no {} of {}", long_name, command));
}

std::string problem_with(const Flag& flag, const std::string& value) {
  if (flag.takes != Takes::kNothing && value.empty() && !flag.is_argument()) return "is empty";
  switch (flag.takes) {
    case Takes::kWhole:
      return problem_with_whole(flag, value);
    case Takes::kNumber:
      return problem_with_number(flag, value);
    case Takes::kChoice:
      return problem_with_word(flag, value);
    case Takes::kInput:
      return problem_with_input(value);
    default:
      return {};
  }
}

}  // namespace neardup::cli
