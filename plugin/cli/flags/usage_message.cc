#include "flags/usage_message.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "compare/token_sequences.h"
#include "flags/command_row.h"
#include "flags/flag.h"

namespace neardup::cli {

namespace {

std::vector<std::uint64_t> bytes_of(const std::string& text) {
  return {text.begin(), text.end()};
}

bool looks_like_an_option(const std::string& word) {
  return word.size() > 1 && word.front() == '-';
}

/** Other commands that have the option. */
std::vector<std::string> commands_with(const std::string& option) {
  std::vector<std::string> commands;
  for (const CommandRow& row : command_table()) {
    for (const Flag* flag : flags_of(row.name)) {
      if (flag->long_name() == option) commands.emplace_back(row.name);
    }
  }
  return commands;
}

std::string unknown_option_message(const std::string& command, const std::string& word) {
  std::vector<std::string> names;
  bool runs_a_program = false;
  for (const Flag* flag : flags_of(command)) {
    if (!flag->is_argument()) names.push_back(flag->long_name());
    runs_a_program = runs_a_program || flag->takes == Takes::kProgram;
  }
  const std::string name = word.substr(0, word.find('='));
  if (runs_a_program && did_you_mean(name, names).empty())
    return fmt::format("unknown option {}; -- goes before the program: 'xapian-neardup run -- PROGRAM'", name);
  const std::vector<std::string> others = commands_with(name);
  if (!others.empty())
    return fmt::format("{} is an option of {}, not of {}{}", name, fmt::join(others, ", "), command,
                       did_you_mean(name, names));
  return fmt::format("unknown option {}{}", name, did_you_mean(name, names));
}

/** The option that CLI11's message names at its beginning. */
const Flag* named_flag(const std::string& command, const std::string& message) {
  for (const Flag* flag : flags_of(command)) {
    for (const std::string& name : flag->names()) {
      if (message.rfind(name + ":", 0) == 0 || message.rfind(name + " ", 0) == 0) return flag;
    }
  }
  return nullptr;
}

}  // namespace

std::string similar_name(const std::string& word, const std::vector<std::string>& names) {
  std::string nearest;
  std::size_t within = (word.size() + 1) / 3;
  for (const std::string& name : names) {
    const std::optional<std::size_t> distance = token_edit_distance(bytes_of(word), bytes_of(name), within);
    if (!distance || (*distance == within && !nearest.empty())) continue;
    nearest = name;
    within = *distance;
  }
  if (!nearest.empty() || word.empty()) return nearest;
  const auto begins = [&](const std::string& name) { return name.rfind(word, 0) == 0; };
  if (std::count_if(names.begin(), names.end(), begins) != 1) return {};
  return *std::find_if(names.begin(), names.end(), begins);
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& names) {
  const std::string name = similar_name(word, names);
  return name.empty() ? name : " (did you mean '" + name + "'?)";
}

std::string unexpected_argument(const std::string& command, const std::string& word) {
  const std::string arguments = find_command(command)->arguments;
  return fmt::format("unexpected argument '{}': {} takes {}", word, command,
                     arguments.empty() ? "options alone" : arguments);
}

std::string usage_message(const std::string& command, const std::vector<std::string>& left, const std::string& error) {
  const auto unknown = std::find_if(left.begin(), left.end(), looks_like_an_option);
  if (unknown != left.end()) return unknown_option_message(command, *unknown);
  if (!left.empty()) return unexpected_argument(command, left.front());
  if (const Flag* flag = named_flag(command, error)) {
    if (flag->takes == Takes::kNothing) return flag->long_name() + " takes no value";
    return fmt::format("{} needs a value, {}, such as {}", flag->long_name(), flag->value, flag->example);
  }
  return error;
}

}  // namespace neardup::cli
