/** @file option_checks.h
 *  Options with a value, and which values and which company an option accepts. THREADS: no shared state.
 *
 *  Options with a closed set of values. The error for another value lists the set.
 */
#ifndef NEARDUP_CLI_OPTIONS_OPTION_CHECKS_H
#define NEARDUP_CLI_OPTIONS_OPTION_CHECKS_H

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace neardup::cli {

/** The largest number of documents, docid or slot in Xapian. */
constexpr std::uint64_t kMostInXapian = std::numeric_limits<std::uint32_t>::max();

/** Add an option that takes a value.
 *  @param name   with the name of the value in the help: "--limit N".
 *  @param value  receives the value; must outlive the command. Its present value is the default.
 *  @param check  of the value, such as whole_number(). */
template <typename Value>
CLI::Option* add_value_option(CLI::App& command, const std::string& name, Value& value, const std::string& description,
                              const CLI::Validator& check = {}) {
  const auto space = name.find(' ');
  return command.add_option(name.substr(0, space), value, description)
      ->check(check)
      ->option_text(name.substr(space + 1));
}

/** A check for counts: decimal digits only, `least` to `most`. CLI11 alone turns -1 into the largest number. */
CLI::Validator whole_number(std::uint64_t least, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/** A check for options: a decimal number from `least` to `most`, both included. */
CLI::Validator number_between(double least, double most);

/** Refuse an option that has no effect without others, unless the command line asks for help.
 *  For an option that needs another one, use needs() of CLI11.
 *  @param option   an option of the command.
 *  @param has_use  whether the option has an effect. It is called when the option is read: the values of options added
 *                  before it are known, and which options are given.
 *  @param why      end of the message "NAME: has no effect ...", such as "without --format csv or tsv". */
void refuse_idle(const CLI::App& command, CLI::Option* option, const std::string& why, std::function<bool()> has_use);

/** A check for options: the value must be one of these names. */
CLI::Validator one_of(std::vector<std::string> names);

/** The names in the form that the help shows and the completion reads: "text|jsonl|tsv". */
std::string choices_text(const std::vector<std::string>& names);

/** Add an option that takes one of some names.
 *  @param choices  names with their values, in the order of the help.
 *  @param chosen   receives the value; must outlive the command. Its present value is the default. */
template <typename Value>
CLI::Option* add_choice_option(CLI::App& command, const std::string& name,
                               const std::vector<std::pair<std::string, Value>>& choices, Value& chosen,
                               const std::string& description) {
  std::vector<std::string> names;
  std::string usual;
  for (const auto& choice : choices) {
    names.push_back(choice.first);
    if (choice.second == chosen) usual = choice.first;
  }
  const auto choose = [choices, &chosen](const std::string& given) {
    for (const auto& choice : choices) {
      if (choice.first == given) chosen = choice.second;
    }
  };
  return command.add_option_function<std::string>(name, choose, description)
      ->check(one_of(names))
      ->option_text(choices_text(names))
      ->default_str(usual);
}

}  // namespace neardup::cli

#endif  // NEARDUP_CLI_OPTIONS_OPTION_CHECKS_H
