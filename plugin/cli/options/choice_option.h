/** @file choice_option.h
 *  Options with a closed set of values. The error for another value lists the set. */
#ifndef NEARDUP_CLI_OPTIONS_CHOICE_OPTION_H
#define NEARDUP_CLI_OPTIONS_CHOICE_OPTION_H

#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace neardup::cli {

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

#endif  // NEARDUP_CLI_OPTIONS_CHOICE_OPTION_H
