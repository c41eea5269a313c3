#include "options/usage_message.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "characters/text_line.h"
#include "compare/token_sequences.h"

namespace neardup::cli {

namespace {

std::vector<std::uint64_t> bytes_of(const std::string& text) {
  return {text.begin(), text.end()};
}

using Options = std::vector<const CLI::Option*>;

/** The given command, else the program. */
const CLI::App& parsed_command(const CLI::App& program) {
  const std::vector<CLI::App*> commands = program.get_subcommands();
  return commands.empty() ? program : *commands.front();
}

std::string names_of(const Options& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options) names.push_back(option->get_name());
  return fmt::format("{}", fmt::join(names, ", "));
}

/** The text with its first letter in lower case, unless it begins with a name in capitals. */
std::string lower_case_start(const std::string& text) {
  const bool sentence = text.size() > 1 && text[1] == lower_ascii(text.substr(1, 1)).front();
  return sentence ? lower_ascii(text.substr(0, 1)) + text.substr(1) : text;
}

/** The option that CLI11's message names at its beginning or after its colon; null if there is none. */
const CLI::Option* named_option(const CLI::App& command, const std::string& message) {
  for (const CLI::Option* option : all_options(command)) {
    const std::string name = option->get_name();
    for (const std::string& start : {name + ":", name + " ", "Could not convert: " + name + " "}) {
      if (message.rfind(start, 0) == 0) return option;
    }
  }
  return nullptr;
}

bool looks_like_an_option(const std::string& word) {
  return word.size() > 1 && word.front() == '-';
}

std::string unknown_option_message(const CLI::App& command, const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::Option* option : all_options(command)) {
    if (option->nonpositional()) names.push_back(option->get_name());
  }
  const std::string name = word.substr(0, word.find('='));
  const std::string meant = did_you_mean(name, names);
  const bool runs_a_program = command.get_option_no_throw("COMMAND") != nullptr;
  return fmt::format(
      "unknown option {}{}{}", name, meant,
      meant.empty() && runs_a_program ? "; -- goes before the program: 'xapian-neardup run -- PROGRAM'" : "");
}

std::string unexpected_message(const CLI::App& program, const CLI::App& command, const std::string& otherwise) {
  const std::vector<std::string> words = program.remaining(true);
  if (words.empty()) return otherwise;
  const std::string& word = words.front();
  return looks_like_an_option(word) ? unknown_option_message(command, word)
                                    : fmt::format("unexpected argument '{}'", word);
}

/** "--output FILE"; the name of an argument. */
std::string with_value(const CLI::Option& option) {
  const std::string& value = option.get_option_text();
  return option.get_name() + (option.get_positional() || value.empty() ? "" : " " + value);
}

/** What is missing may have been mistyped. */
std::string missing_message(const CLI::App& program, const CLI::App& command, const std::string& otherwise) {
  if (&command == &program) return "a command is missing";
  const std::vector<std::string> words = program.remaining(true);
  const auto unknown = std::find_if(words.begin(), words.end(), looks_like_an_option);
  if (unknown != words.end()) return unknown_option_message(command, *unknown);
  for (const CLI::Option* option : command.get_options({})) {
    if (option->get_required() && option->count() == 0) return with_value(*option) + " is missing";
  }
  for (const CLI::App* group : option_groups(command)) {
    const Options options =
        group->get_options([&](const CLI::Option* option) { return option != group->get_help_ptr(); });
    const auto given =
        std::count_if(options.begin(), options.end(), [](const CLI::Option* option) { return option->count() != 0; });
    if (given == 0) return fmt::format("one of {} is missing", names_of(options));
    if (given > 1) return fmt::format("only one of {} can be given", names_of(options));
  }
  return otherwise;
}

std::string number_of_values_message(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return option.get_name() + " takes no value";
  if (option.count() > 1) return fmt::format("{} is given {} times", option.get_name(), option.count());
  const std::string& text = option.get_option_text();
  return option.get_name() + " needs a value" + (text.empty() ? "" : ", " + text);
}

/** @param needs  whether an option lacks another one, else whether it excludes it. */
std::string conflict_message(const CLI::App& command, bool needs, const std::string& otherwise) {
  for (const CLI::Option* option : all_options(command)) {
    if (option->count() == 0) continue;
    for (const CLI::Option* other : needs ? option->get_needs() : option->get_excludes()) {
      if ((other->count() == 0) != needs) continue;
      return fmt::format(fmt::runtime(needs ? "{} has no effect without {}" : "{} and {} cannot be given together"),
                         option->get_name(), other->get_name());
    }
  }
  return otherwise;
}

template <typename Error>
bool is(const CLI::ParseError& error) {
  return dynamic_cast<const Error*>(&error) != nullptr;
}

}  // namespace

std::vector<const CLI::App*> option_groups(const CLI::App& command) {
  return command.get_subcommands([](const CLI::App* app) { return app->get_name().empty(); });
}

Options all_options(const CLI::App& command) {
  Options options = command.get_options({});
  for (const CLI::App* group : option_groups(command)) {
    for (const CLI::Option* option : group->get_options({})) {
      if (option != group->get_help_ptr()) options.push_back(option);
    }
  }
  return options;
}

std::string similar_name(const std::string& word, const std::vector<std::string>& names) {
  std::string nearest;
  std::size_t within = word.size() / 3;
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

std::string usage_message(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App& command = parsed_command(program);
  const std::string as_it_is = lower_case_start(error.what());
  const CLI::Option* const option = named_option(command, error.what());
  if (is<CLI::ExtrasError>(error)) return unexpected_message(program, command, as_it_is);
  if (is<CLI::RequiredError>(error)) return missing_message(program, command, as_it_is);
  if (is<CLI::RequiresError>(error)) return conflict_message(command, true, as_it_is);
  if (is<CLI::ExcludesError>(error)) return conflict_message(command, false, as_it_is);
  if (option != nullptr && is<CLI::ArgumentMismatch>(error)) return number_of_values_message(*option);
  // The checks of values come first, so it is the value of a flag.
  const bool is_flag = option != nullptr && option->get_items_expected_max() == 0;
  if (is_flag && is<CLI::ConversionError>(error)) return option->get_name() + " takes no value";
  return as_it_is;
}

std::string command_of(const CLI::App& program) {
  const CLI::App& command = parsed_command(program);
  return &command == &program ? program.get_name() : program.get_name() + " " + command.get_name();
}

}  // namespace neardup::cli
